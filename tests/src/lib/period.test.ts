import { expect, it } from 'vitest';
import { type Period, periodOf } from '#src/lib/period.ts';

/** A Saturday. */
const NOW = new Date(2026, 8, 12, 10).getTime();

it.each<[when: string, day: number, hour: number, period: Period]>([
	['earlier today', 12, 9, 'past'],
	['on Friday', 11, 23, 'past'],
	['now', 12, 10, 'today'],
	['tonight', 12, 23, 'today'],
	['at midnight', 13, 0, 'week'],
	['on Sunday, the last day of the week', 13, 23, 'week'],
	['on Monday', 14, 0, 'later'],
])('%s', (_when, day, hour, period) => {
	expect(periodOf(new Date(2026, 8, day, hour).getTime(), NOW)).toBe(period);
});
