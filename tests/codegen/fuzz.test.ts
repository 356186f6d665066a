import { expect, test } from 'vitest';
import { baseProject, compileSample } from './support/sample-project.ts';

const PIECES = [
	'{',
	'}',
	'[',
	']',
	':',
	'- ',
	'\n',
	'\t',
	'&a ',
	'*a',
	'"',
	"'",
	'|',
	'>',
	'#',
	'!!x ',
	'? ',
	',',
	'0',
	'null',
	'{{',
	'__proto__: 1\n',
	'constructor',
	'  ',
	'\u2028',
	'\0',
	'<<: *a\n',
	'${',
	'`',
];
const base = [...baseProject()];

/** The same numbers in every run: a failure can be looked into. */
function numbers(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state % below;
	};
}

function garble(text: string, next: (below: number) => number): string {
	const at = next(text.length + 1);
	const kind = next(3);
	if (kind === 0) return text.slice(0, at) + PIECES[next(PIECES.length)] + text.slice(at);
	if (kind === 1) return text.slice(0, at) + text.slice(at + 1 + next(12));
	return text.slice(0, at) + text.slice(next(text.length), next(text.length)) + text.slice(at);
}

test.each([1, 2, 3, 4])('whatever happens to a file, the compiler tells or compiles, and every finding has a place (%i)', async (seed) => {
	const next = numbers(seed);
	for (let round = 0; round < 100; round += 1) {
		const [file, text] = base[next(base.length)] as [string, string];
		let garbled = text;
		for (let times = 0; times <= next(4); times += 1) garbled = garble(garbled, next);
		const { diagnostics, sources, files } = await compileSample(new Map([...base, [file, garbled]]));
		expect(files === null).toBe(diagnostics.length > 0);
		for (const { at } of diagnostics) {
			expect(at.start).toBeGreaterThanOrEqual(0);
			expect(at.end).toBeGreaterThanOrEqual(at.start);
			expect(at.end).toBeLessThanOrEqual(Math.max(sources.get(at.file)?.length ?? 0, at.start + 1));
		}
	}
});
