import { memoize } from './memoize.ts';

/** Date and time as a clock on the wall of a place shows them; months begin at 1. */
export interface WallTime {
	year: number;
	month: number;
	day: number;
	hour: number;
	minute: number;
	second: number;
}

/** IANA name of a time zone; null for the zone of the browser. */
export type Zone = string | null;

const formatterOf = memoize(
	(timeZone: string) =>
		new Intl.DateTimeFormat('en-US', {
			timeZone,
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		}),
);

/** NaN in all parts of an invalid date. */
export function wallTime(date: Date, zone: Zone): WallTime {
	if (zone === null || Number.isNaN(date.getTime()))
		return {
			year: date.getFullYear(),
			month: date.getMonth() + 1,
			day: date.getDate(),
			hour: date.getHours(),
			minute: date.getMinutes(),
			second: date.getSeconds(),
		};
	const parts = Object.fromEntries(
		formatterOf(zone)
			.formatToParts(date)
			.map(({ type, value }) => [type, Number(value)]),
	);
	const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
	return { year, month, day, hour, minute, second };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** The day of a place, as 2026-09-12. */
export function dayIn(date: Date, zone: Zone): string {
	const { year, month, day } = wallTime(date, zone);
	return `${year}-${two(month)}-${two(day)}`;
}

/** The moment at which the clock of a place shows `text`, such as 2026-09-12T10:00; an invalid date for other texts. */
export function instantIn(text: string, zone: Zone): Date {
	if (zone === null) return new Date(text);
	const wanted = Date.parse(`${text}Z`);
	const shownAt = (time: number): number => {
		const { year, month, day, hour, minute, second } = wallTime(new Date(time), zone);
		return Date.UTC(year, month - 1, day, hour, minute, second);
	};
	if (Number.isNaN(wanted)) return new Date(wanted);
	const guess = wanted - (shownAt(wanted) - wanted);
	// The offset may change between the two, e.g. with daylight saving time.
	return new Date(guess - (shownAt(guess) - wanted));
}

/** The hour of a place, 0 to 23. */
export const hourIn = (time: number, zone: Zone): number => wallTime(new Date(time), zone).hour;
