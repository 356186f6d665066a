import { greeted } from '#generated/messages/greeting.ts';
import { listSeparator } from '#generated/messages/lists.ts';
import type { Dictionaries } from '#src/dictionaries/dictionaries.ts';
import { formatBytes, formatDuration, formatNumber } from '#src/lib/format-quantity.ts';
import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { greetingAt } from '#src/lib/greeting.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { periodOf } from '#src/lib/period.ts';
import { toLargeUnits } from '#src/lib/scaled-number.ts';
import { shownText } from '#src/lib/shown-text.ts';
import type { SiteTimes } from '#src/lib/site-times.ts';
import { hourIn } from '#src/lib/zoned-time.ts';
import type { Pipes } from './pipes.ts';

export interface PipesOptions {
	dictionaries: Pick<Dictionaries, 'find'>;
	/** Epoch ms by the server's clock. */
	now: () => number;
	times: SiteTimes;
}

/**
 * Creates the functions behind `|` in expressions. They never throw. A text or number of the wrong type is shown as it is, anything else
 * as ''.
 */
export function createPipes({ dictionaries, now, times }: PipesOptions): Pipes {
	return {
		date: (value, format = 'YYYY-MM-DD', kind) => withTime(value, (date) => times.format(date, format, kind)),
		ago: (value) => withTime(value, (date) => formatAgo(date.getTime(), now())),
		period(value) {
			const date = parseTime(value);
			return date ? periodOf(date.getTime(), now()) : '';
		},
		span: (value, end, kind) => times.span(parseTime(value), parseTime(end), kind),
		today: (format) => formatTime(new Date(now()), shownText(format), times.zone),
		greeting(name) {
			const text = shownText(name);
			return text && greeted({ greeting: greetingAt(hourIn(now(), times.zone)), name: text });
		},
		dict(value, type) {
			const text = shownText(value);
			return text && (dictionaries.find(type, text)?.label ?? text);
		},
		dictLabel: (value, type) => {
			const text = shownText(value);
			if (text === '') return null;
			const item = dictionaries.find(type, text);
			return item ? { label: item.label, tone: item.tone } : { label: text, tone: 'mute' };
		},
		number: (value, digits = 0, scale = 1) => withNumber(value, (number) => formatNumber(toLargeUnits(number, scale), digits)),
		percent: (value, digits = 0) => withNumber(value, (number) => `${formatNumber(number * 100, digits)}%`),
		duration: (value) => withNumber(value, formatDuration),
		bytes: (value) => withNumber(value, formatBytes),
		join: (value, separator: string = listSeparator) => shownTexts(value).join(separator),
		list: (value) => (value === null || value === undefined ? [] : [value]),
		integer: (value) => (/^-?\d{1,15}$/.test(shownText(value)) ? Number(value) : null),
		each: (value, field) => (Array.isArray(value) ? value.map((item) => ownField(item, field)) : []),
		where: (value, field, wanted) => (Array.isArray(value) ? value.filter((item) => ownField(item, field) === wanted) : []),
		at: (value, key, field) => ownField(ownField(value, shownText(key)), field),
		sum: (value, field) => sumOf(numbersIn(value, field)),
		mean(value, field) {
			const numbers = numbersIn(value, field);
			return numbers.length > 0 ? sumOf(numbers) / numbers.length : null;
		},
		has: (value, item) => Array.isArray(value) && value.includes(item),
		count: (value) => (Array.isArray(value) || typeof value === 'string' ? value.length : 0),
	};
}

const ownField = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : null;

function numbersIn(value: unknown, field: string | undefined): number[] {
	const entries: readonly unknown[] = Array.isArray(value) ? value : [];
	const values = field === undefined ? entries : entries.map((entry) => ownField(entry, field));
	return values.filter((entry): entry is number => Number.isFinite(entry));
}

/** Without the last digits of binary fractions: 0.1 and 0.2 are 0.3. */
function sumOf(numbers: readonly number[]): number {
	const sum = numbers.reduce((total, number) => total + number, 0);
	return Number.isInteger(sum) ? sum : Number(sum.toPrecision(15));
}

const shownTexts = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(shownText).filter((text) => text !== '');

function withTime(value: unknown, format: (date: Date) => string): string {
	const date = parseTime(value);
	return date ? format(date) : shownText(value);
}

/** Converts only texts and numbers, since `Number([3])` is 3 and `Number(null)` is 0. */
function withNumber(value: unknown, format: (value: number) => string): string {
	const text = shownText(value);
	const number = text.trim() === '' ? Number.NaN : Number(text);
	return Number.isFinite(number) ? format(number) : text;
}
