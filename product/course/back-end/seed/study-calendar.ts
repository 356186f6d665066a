import { shiftDays } from './shift-days.ts';

const DAY = 86_400_000;

export const DEMO_DAYS = 245;

/** Days ago without study. The gaps at 7, 29 and 61 leave a current streak of seven days and one of 31. */
const GAPS = new Set([
	7, 29, 61, 66, 72, 75, 81, 88, 94, 95, 101, 108, 113, 120, 126, 131, 139, 147, 148, 155, 163, 169, 177, 182, 188, 195, 201, 207, 214, 219,
	225, 231, 236, 241, 243,
]);

export const isGap = (ago: number): boolean => GAPS.has(ago);

export function studied(ago: number): number {
	let day = ago;
	while (GAPS.has(day)) day += 1;
	return day;
}

/** Moves a time to the nearest day with study; keeps the time of day. */
export function onStudyDay(iso: string, today: string, direction: 'earlier' | 'later'): string {
	let moved = iso;
	while (GAPS.has(daysBetween(moved, today))) moved = shiftDays(moved, direction === 'earlier' ? -1 : 1);
	return moved;
}

const daysBetween = (iso: string, today: string): number =>
	Math.round((Date.parse(today.slice(0, 10)) - Date.parse(iso.slice(0, 10))) / DAY);
