import { expect, test } from 'vitest';
import { compare, least, median, takeTurns } from '#bench/compare.ts';

test('measurements run in turns, and samples of warm-up rounds are discarded', async () => {
	const calls: string[] = [];
	const samples = await takeTurns(
		{ rounds: 2, warmUp: 1 },
		{
			ours: (round) => {
				calls.push(`ours ${round}`);
				return round;
			},
			theirs: async (round) => {
				calls.push(`theirs ${round}`);
				return 10 * round;
			},
		},
	);
	expect(calls).toEqual(['ours 0', 'theirs 0', 'ours 1', 'theirs 1', 'ours 2', 'theirs 2']);
	expect(samples).toEqual({ ours: [1, 2], theirs: [10, 20] });
});

test('compares medians by default', () => {
	const times = [5, 1, 9];
	const standards = [4, 2, 6, 8];
	const comparison = { name: 'redraw', unit: 'ms', yardstick: 'a bare server', limit: 2 } as const;
	expect(compare(comparison, times, standards)).toMatchObject({ value: 5, yardstick: { name: 'a bare server', value: 5 }, atMost: true });
	expect(compare({ ...comparison, typical: least }, times, standards)).toMatchObject({ value: 1, yardstick: { value: 2 } });
});

test('the typical value of no samples is NaN', () => {
	expect(median([])).toBeNaN();
	expect(least([])).toBeNaN();
});
