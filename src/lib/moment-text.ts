/** Days, months and times as the text that the API holds: 2026-09-01, 2026-09, 10:30, 2026-09-01T10:30. Apart from `days.ts`, because
    every form checks such text. */

export type Moment = 'date' | 'month' | 'time' | 'datetime';

const PATTERNS: Readonly<Record<Moment, RegExp>> = {
	date: /^\d{4}-\d\d-\d\d$/,
	month: /^\d{4}-(0[1-9]|1[0-2])$/,
	time: /^([01]\d|2[0-3]):[0-5]\d$/,
	datetime: /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/,
};

export const isMoment = (kind: string, text: string): kind is Moment =>
	PATTERNS[kind as Moment]?.test(text) === true && (!kind.startsWith('date') || isDay(text.slice(0, 10)));

/** `Date` accepts the 31st of every month and rolls over to the next month. */
function isDay(text: string): boolean {
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const two = (part: number): string => String(part).padStart(2, '0');

export const toDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Limits are inclusive. Texts of one kind sort in order of time. */
export const isWithin = (value: string, min: string | undefined, max: string | undefined): boolean =>
	(!min || value >= min.slice(0, value.length)) && (!max || value.slice(0, max.length) <= max);
