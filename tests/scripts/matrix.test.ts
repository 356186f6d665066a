import { expect, test } from 'vitest';
import { seededSample } from '#tests/support/matrix.ts';

const cases = Array.from({ length: 100 }, (_, index) => index);

test('two runs sample the same cases, in their original order', () => {
	const sample = seededSample(cases, 7, 1);
	expect(sample).toHaveLength(7);
	expect(new Set(sample).size).toBe(7);
	expect(sample).toEqual([...sample].sort((a, b) => a - b));
	expect(seededSample(cases, 7, 1)).toEqual(sample);
});

test('another seed samples other cases', () => {
	expect(seededSample(cases, 7, 2)).not.toEqual(seededSample(cases, 7, 1));
});

test('a sample as large as the matrix is the whole matrix', () => {
	expect(seededSample(cases, 100, 1)).toEqual(cases);
	expect(seededSample(cases, 500, 1)).toEqual(cases);
	expect(seededSample([], 5, 1)).toEqual([]);
});
