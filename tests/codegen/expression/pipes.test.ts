import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pipes } from '#codegen/expression/pipes.ts';

/** Name → whether each argument after the value may be left out, as the runtime declares them. */
function declared(): Record<string, boolean[]> {
	const source = readFileSync('src/pages/pipes.ts', 'utf8');
	const methods = [...source.matchAll(/^\t(\w+)\(value: unknown(.*)\):/gm)];
	return Object.fromEntries(
		methods.map(([, name = '', rest = '']) => [name, [...rest.matchAll(/, \w+(\??):/g)].map(([, mark]) => mark === '?')]),
	);
}

test('the compiler knows the pipes of the runtime, and authors call all but the one that it emits itself', () => {
	const { dictLabel, ...known } = declared();
	expect(dictLabel).toEqual([false]);
	expect(
		Object.fromEntries(Object.entries(pipes).map(([name, { parameters }]) => [name, parameters.map(({ optional }) => optional === true)])),
	).toEqual(known);
});
