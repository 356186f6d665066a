/** Arithmetic and typing of moments. Pure; days have no time zone. */
import * as texts from '#generated/messages/spans.ts';
import type { Moment } from './moment-text.ts';

/** Arrow keys move by the small step, Page Up and Page Down by the large one. */
export interface Move {
	amount: 1 | -1;
	large: boolean;
}

const DAY_MS = 86_400_000;
const LARGE_MINUTES = 60;
const SMALL_MINUTES = 5;
const DAY_MINUTES = 1440;

const two = (part: number): string => String(part).padStart(2, '0');

const partsOf = (text: string): number[] => text.split(/\D+/).map(Number);
const toUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => fromUtc(new Date(toUtc(day).getTime() + count * DAY_MS));

/** Uses the last day of a month that lacks the day. */
export function addMonths(day: string, count: number): string {
	const [year = 0, month = 1, date = 1] = partsOf(day);
	const last = new Date(Date.UTC(year, month - 1 + count + 1, 0));
	return fromUtc(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))));
}

function addMinutes(time: string, count: number): string {
	const [hours = 0, minutes = 0] = partsOf(time);
	const sum = (((hours * 60 + minutes + count) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
	return `${two(Math.floor(sum / 60))}:${two(sum % 60)}`;
}

export function moveMoment(kind: Moment, value: string, { amount, large }: Move): string {
	switch (kind) {
		case 'date':
			return large ? addMonths(value, amount) : addDays(value, amount);
		case 'month':
			return addMonths(`${value}-01`, large ? 12 * amount : amount).slice(0, 7);
		case 'time':
			return addMinutes(value, amount * (large ? LARGE_MINUTES : SMALL_MINUTES));
		case 'datetime':
			return `${moveMoment('date', value.slice(0, 10), { amount, large })}${value.slice(10)}`;
	}
}

const SEPARATOR = '[-/.年月]';
const DAY = `(\\d{4})${SEPARATOR}?(\\d{1,2})${SEPARATOR}?(\\d{1,2})日?`;
const TIME = '(\\d{1,2})[:：时]?(\\d{2})分?';
const PATTERNS: Readonly<Record<Moment, RegExp>> = {
	date: new RegExp(`^${DAY}$`),
	month: new RegExp(`^(\\d{4})${SEPARATOR}?(\\d{1,2})月?$`),
	time: new RegExp(`^${TIME}$`),
	datetime: new RegExp(`^${DAY}[ T]+${TIME}$`),
};

/** Converts typed text, such as 2014/5/21 or 20140521, to the API's format; null if it is invalid. */
export function parseMoment(kind: Moment, text: string): string | null {
	const found = PATTERNS[kind].exec(text.trim());
	if (!found) return null;
	const numbers = found.slice(1).map(Number);
	const day = kind === 'time' ? '' : parseDay(numbers);
	const time = kind === 'time' || kind === 'datetime' ? parseClock(numbers.slice(-2)) : '';
	if (day === null || time === null) return null;
	if (kind === 'month') return day.slice(0, 7);
	return kind === 'datetime' ? `${day}T${time}` : day + time;
}

function parseDay([year = 0, month = 0, date = 1]: readonly number[]): string | null {
	const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
	const exact = toUtc(text);
	return !Number.isNaN(exact.getTime()) && fromUtc(exact) === text ? text : null;
}

const parseClock = ([hours = 0, minutes = 0]: readonly number[]): string | null =>
	hours < 24 && minutes < 60 ? `${two(hours)}:${two(minutes)}` : null;

export type Shortcut = 'today' | 'yesterday' | 'tomorrow' | 'last-7-days' | 'last-30-days' | 'this-month' | 'last-month';

interface Span {
	label: string;
	from: string;
	to: string;
}

/** First and last day of a shortcut's range. */
export function spanOf(shortcut: Shortcut, today: string): Span {
	const month = `${today.slice(0, 7)}-01`;
	const one = (label: string, day: string): Span => ({ label, from: day, to: day });
	switch (shortcut) {
		case 'today':
			return one(texts.today, today);
		case 'yesterday':
			return one(texts.yesterday, addDays(today, -1));
		case 'tomorrow':
			return one(texts.tomorrow, addDays(today, 1));
		case 'last-7-days':
			return { label: texts.last7Days, from: addDays(today, -6), to: today };
		case 'last-30-days':
			return { label: texts.last30Days, from: addDays(today, -29), to: today };
		case 'this-month':
			return { label: texts.thisMonth, from: month, to: addDays(addMonths(month, 1), -1) };
		case 'last-month':
			return { label: texts.lastMonth, from: addMonths(month, -1), to: addDays(month, -1) };
	}
}
