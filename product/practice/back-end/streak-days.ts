import { toIsoTime } from '#mock/store/time-offset.ts';

const DAY_MS = 86_400_000;

/** Days in a row up to today, or up to yesterday if there is nothing today yet. */
export function streakDays(days: { has(date: string): boolean }, now: number): number {
	const dateOf = (back: number): string => toIsoTime(now - back * DAY_MS).slice(0, 10);
	let back = days.has(dateOf(0)) ? 0 : 1;
	const first = back;
	while (days.has(dateOf(back))) back += 1;
	return back - first;
}
