import { expect, test } from 'vitest';
import { streakDays } from '#app/home/back-end/streak-days.ts';

test.each([
	['today and the two days before it', ['09-12', '09-11', '09-10'], '10:00', 3],
	['up to yesterday, while there is nothing today', ['09-11', '09-10'], '10:00', 2],
	['nothing since the day before yesterday', ['09-10'], '10:00', 0],
	['a gap', ['09-12', '09-10'], '10:00', 1],
	['a day that begins at midnight of the place, not of UTC', ['09-12'], '07:00', 1],
	['its evening', ['09-12', '09-11'], '23:59', 2],
])('days in a row: %s', (_case, days, time, expected) => {
	expect(streakDays(new Set(days.map((day) => `2026-${day}`)), Date.parse(`2026-09-12T${time}:00+08:00`))).toBe(expected);
});
