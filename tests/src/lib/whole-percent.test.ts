import { expect, test } from 'vitest';
import { wholePercent } from '#src/lib/whole-percent.ts';

test.each([
	[0, 0],
	[97.9, 97],
	[99.99, 99],
	[(29 / 50) * 100, 58],
	[(0.29 / 1) * 100, 29],
	[100, 100],
	[130, 100],
	[-3, 0],
])('progress of %d percent is shown as %d', (percent, shown) => {
	expect(wholePercent(percent)).toBe(shown);
});
