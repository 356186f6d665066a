import { language } from '#generated/messages/language.ts';
import * as texts from '#generated/messages/time.ts';
import { memoize } from './memoize.ts';

const TOKEN = /YYYY|MMM|MM?|DD?|HH?|mm|ss|d{3,4}/g;

/** Tokens that are words of the language. Creating a formatter costs more than a thousand uses. */
const wordsOf = memoize((token: string) => new Intl.DateTimeFormat(language, WORDS[token]));

const WORDS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
	MMM: { month: 'short' },
	ddd: { weekday: 'short' },
	dddd: { weekday: 'long' },
};

/** Formats in the browser's time zone; '' for an invalid date. Tokens: YYYY MM M DD D HH H mm ss, MMM for the name of the month, and ddd or dddd for that of the weekday, as 周六 or 星期六. */
export function formatTime(date: Date, format: string): string {
	if (Number.isNaN(date.getTime())) return '';
	const parts: Readonly<Record<string, string | number>> = {
		Y: date.getFullYear(),
		M: date.getMonth() + 1,
		D: date.getDate(),
		H: date.getHours(),
		m: date.getMinutes(),
		s: date.getSeconds(),
	};
	return format.replace(TOKEN, (token) =>
		Object.hasOwn(WORDS, token) ? wordsOf(token).format(date) : String(parts[token.charAt(0)]).padStart(token.length, '0'),
	);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const steps: readonly (readonly [number, (length: { count: number }) => string])[] = [
	[365 * DAY, texts.years],
	[30 * DAY, texts.months],
	[DAY, texts.days],
	[HOUR, texts.hours],
	[MINUTE, texts.minutes],
];

export function formatAgo(time: number, now: number): string {
	const distance = Math.abs(time - now);
	if (!Number.isFinite(distance)) return '';
	const step = steps.find(([length]) => distance >= length);
	if (!step) return texts.now;
	const length = step[1]({ count: Math.floor(distance / step[0]) });
	return time > now ? texts.ahead({ length }) : texts.ago({ length });
}
