import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pipes } from '#codegen/expression/pipes.ts';

/** Pipe name → for each further argument that an author writes, whether it is optional in the runtime. The compiler adds `kind` itself. */
function declared(): Record<string, boolean[]> {
	const source = readFileSync('src/pages/pipes.ts', 'utf8');
	const methods = [...source.matchAll(/^\t(\w+)\(value: unknown(.*?)(?:, kind\?: TimeKind)?\):/gm)];
	return Object.fromEntries(
		methods.map(([, name = '', rest = '']) => [name, [...rest.matchAll(/, \w+(\??):/g)].map(([, mark]) => mark === '?')]),
	);
}

test("the compiler knows the runtime's pipes, and authors can use all but the internal one", () => {
	const { dictLabel, ...known } = declared();
	expect(dictLabel).toEqual([false]);
	expect(
		Object.fromEntries(Object.entries(pipes).map(([name, { parameters }]) => [name, parameters.map(({ optional }) => optional === true)])),
	).toEqual(known);
});
