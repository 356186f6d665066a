import { language } from '#generated/messages/language.ts';
import * as texts from '#generated/messages/time.ts';
import { memoize } from './memoize.ts';
import { wallTime, type Zone } from './zoned-time.ts';

const TOKEN = /YYYY|MMM|MM?|DD?|HH?|mm|ss|d{3,4}/g;

/** Tokens that are words of the language. Creating a formatter costs more than a thousand uses. */
const wordsOf = memoize((key: string) => {
	const [token = '', timeZone] = key.split(' ');
	return new Intl.DateTimeFormat(language, { ...WORDS[token], ...(timeZone && { timeZone }) });
});

const WORDS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
	MMM: { month: 'short' },
	ddd: { weekday: 'short' },
	dddd: { weekday: 'long' },
};

/** Formats in a time zone, the browser's by default; '' for an invalid date. Tokens: YYYY MM M DD D HH H mm ss, MMM for the name of the month, and ddd or dddd for that of the weekday, as 周六 or 星期六. */
export function formatTime(date: Date, format: string, zone: Zone = null): string {
	if (Number.isNaN(date.getTime())) return '';
	const { year, month, day, hour, minute, second } = wallTime(date, zone);
	const parts: Readonly<Record<string, number>> = { Y: year, M: month, D: day, H: hour, m: minute, s: second };
	return format.replace(TOKEN, (token) =>
		Object.hasOwn(WORDS, token)
			? wordsOf(zone === null ? token : `${token} ${zone}`).format(date)
			: String(parts[token.charAt(0)]).padStart(token.length, '0'),
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
