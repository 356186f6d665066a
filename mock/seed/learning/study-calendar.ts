import { shiftDays } from './shift-days.ts';

const DAY = 86_400_000;

/** How many days the demo student has been here. */
export const DEMO_DAYS = 245;

/** Days ago without study: those at 7, 29 and 61 make a run of seven days up to today and one of 31. */
const GAPS = new Set([
	7, 29, 61, 66, 72, 75, 81, 88, 94, 95, 101, 108, 113, 120, 126, 131, 139, 147, 148, 155, 163, 169, 177, 182, 188, 195, 201, 207, 214, 219,
	225, 231, 236, 241, 243,
]);

export const isGap = (ago: number): boolean => GAPS.has(ago);

/** The nearest day with study, this one or an earlier one. */
export function studied(ago: number): number {
	let day = ago;
	while (GAPS.has(day)) day += 1;
	return day;
}

/** The same time of day on the nearest day with study, earlier or later. */
export function onStudyDay(iso: string, today: string, direction: 'earlier' | 'later'): string {
	let moved = iso;
	while (GAPS.has(daysBetween(moved, today))) moved = shiftDays(moved, direction === 'earlier' ? -1 : 1);
	return moved;
}

const daysBetween = (iso: string, today: string): number =>
	Math.round((Date.parse(today.slice(0, 10)) - Date.parse(iso.slice(0, 10))) / DAY);
