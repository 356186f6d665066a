import { formatTime } from '#src/lib/format-time.ts';

export interface CalendarDay {
	/** YYYY-MM-DD in the browser's time zone. */
	date: string;
	week: number;
	/** 0 for Monday. */
	weekday: number;
}

export interface Calendar {
	days: readonly CalendarDay[];
	months: readonly { week: number; text: string }[];
}

export const WEEK = 7;
const weekdayOf = (date: Date): number => (date.getDay() + WEEK - 1) % WEEK;

export const dayKey = (date: Date): string => formatTime(date, 'YYYY-MM-DD');

/** Days of the last `weeks` weeks, Monday first. The last week ends at `until`. */
export function calendar(until: Date, weeks: number): Calendar {
	const last = weekdayOf(until);
	const count = (weeks - 1) * WEEK + last + 1;
	const days: CalendarDay[] = [];
	const months: { week: number; text: string }[] = [];
	for (let index = 0; index < count; index++) {
		// Uses calendar days, not 24-hour steps: a day with a clock change has 23 or 25 hours.
		const date = new Date(until.getFullYear(), until.getMonth(), until.getDate() - (count - 1 - index));
		const week = Math.floor(index / WEEK);
		days.push({ date: dayKey(date), week, weekday: index % WEEK });
		if (index % WEEK === 0) noteMonth(months, week, formatTime(date, 'MMM'));
	}
	return { days, months };
}

/** Adjacent labels would overlap, so the earlier one, which covers few weeks, is dropped. */
function noteMonth(months: { week: number; text: string }[], week: number, text: string): void {
	const before = months.at(-1);
	if (before?.text === text) return;
	if (before && week - before.week < 2) months.pop();
	months.push({ week, text });
}

export interface CalendarSize {
	weeks: number;
	/** Size of a square plus its gap, in px. */
	pitch: number;
}

const SMALLEST = 14;
const LARGEST = 22;

export function calendarSize(width: number, wanted: number): CalendarSize {
	const weeks = Math.max(4, Math.min(wanted, Math.floor(width / SMALLEST)));
	return { weeks, pitch: Math.max(SMALLEST, Math.min(LARGEST, Math.floor(width / weeks))) };
}

export function nextDay(index: number, key: string, count: number): number | null {
	const to = { ArrowUp: index - 1, ArrowDown: index + 1, ArrowLeft: index - WEEK, ArrowRight: index + WEEK, Home: 0, End: count - 1 }[key];
	return to === undefined ? null : to < 0 || to >= count ? index : to;
}

export const LEVELS = 4;

/** Level bounds are quartiles of the non-zero days, so that a single high value does not make all other days pale. */
export function heatBounds(values: Iterable<number>): number[] {
	const sorted = [...values].filter((value) => value > 0).sort((a, b) => a - b);
	return Array.from({ length: LEVELS - 1 }, (_, index) => sorted[Math.ceil(((index + 1) * sorted.length) / LEVELS) - 1] ?? 0);
}

/** 0 for no value, up to 4 for the highest level. */
export const heatLevel = (value: number | undefined, bounds: readonly number[]): number =>
	value === undefined || value <= 0 ? 0 : 1 + bounds.filter((bound) => value > bound).length;
