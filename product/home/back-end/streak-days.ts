import { toIsoTime } from '#mock/store/time-offset.ts';

const DAY_MS = 86_400_000;

interface Dates {
	has(date: string): boolean;
}

export const dateOf = (ms: number): string => toIsoTime(ms).slice(0, 10);

/** Days in a row up to today, or up to yesterday if there is nothing today yet. */
export const streakDays = (dates: Dates, now: number): number => streakUntil(dates, dates.has(dateOf(now)) ? now : now - DAY_MS);

/** Days in a row that end with the day of `last`. */
export function streakUntil(dates: Dates, last: number): number {
	let length = 0;
	while (dates.has(dateOf(last - length * DAY_MS))) length += 1;
	return length;
}
