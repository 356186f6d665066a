import { expect, test } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { seededNumbers } from '#tests/support/seeded-numbers.ts';
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

function garble(text: string, next: (below: number) => number): string {
	const at = next(text.length + 1);
	const kind = next(3);
	if (kind === 0) return text.slice(0, at) + PIECES[next(PIECES.length)] + text.slice(at);
	if (kind === 1) return text.slice(0, at) + text.slice(at + 1 + next(12));
	return text.slice(0, at) + text.slice(next(text.length), next(text.length)) + text.slice(at);
}

test.each(sampleOf([1, 2, 3, 4], 1))(
	'garbled files either compile or have findings, and every finding has a valid location (%i)',
	async (seed) => {
		const next = seededNumbers(seed);
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
	},
);
