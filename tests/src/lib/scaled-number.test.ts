import { expect, test } from 'vitest';
import { toLargeUnits, toSmallUnits } from '#src/lib/scaled-number.ts';

test.each<[string, number, number]>([
	['12.50', 100, 1250],
	['1.15', 100, 115],
	['8.29', 100, 829],
	['1234567.89', 100, 123_456_789],
	['-0.07', 100, -7],
	['0.1', 1000, 100],
	['1e3', 100, 100_000],
	['12.505', 100, 1250.5],
])('%s at a scale of %i is %d', (large, scale, small) => {
	expect(toSmallUnits(large, scale)).toBe(small);
	expect(toLargeUnits(small, scale)).toBe(Number(large));
});

test('what is no number is none at any scale', () => {
	expect([toSmallUnits('', 100), toSmallUnits('many', 100)]).toEqual([Number.NaN, Number.NaN]);
});
