import { formatBytes, formatDuration, formatNumber } from '#src/lib/format-quantity.ts';
import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { DictionaryItem } from './page-environment.tsx';
import type { Pipes } from './pipes.ts';

export interface PipesOptions {
	dictionary: (type: string) => readonly DictionaryItem[];
	/** Epoch ms. */
	now: () => number;
}

/** Makes the functions that expressions call by `|`. Never throws; a value of the wrong kind shows as it is. */
export function createPipes({ dictionary, now }: PipesOptions): Pipes {
	const itemOf = (value: unknown, type: string): DictionaryItem | undefined => {
		const key = String(value);
		return dictionary(type).find((item) => item.value === key);
	};
	return {
		date: (value, format = 'YYYY-MM-DD') => withTime(value, (date) => formatTime(date, format)),
		ago: (value) => withTime(value, (date) => formatAgo(date.getTime(), now())),
		dict: (value, type) => (isNothing(value) ? '' : (itemOf(value, type)?.label ?? String(value))),
		dictLabel: (value, type) => {
			if (isNothing(value)) return null;
			const item = itemOf(value, type);
			return item ? { label: item.label, tone: item.tone } : { label: String(value), tone: 'mute' };
		},
		number: (value, digits = 0) => withNumber(value, (number) => formatNumber(number, digits)),
		percent: (value, digits = 0) => withNumber(value, (number) => `${formatNumber(number * 100, digits)}%`),
		duration: (value) => withNumber(value, formatDuration),
		bytes: (value) => withNumber(value, formatBytes),
		join: (value, separator = '、') => (Array.isArray(value) ? value.filter((item) => !isNothing(item)).join(separator) : shown(value)),
		list: (value) => (value === null || value === undefined ? [] : [value]),
		count: (value) => (Array.isArray(value) || typeof value === 'string' ? value.length : 0),
	};
}

const isNothing = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === '';
const shown = (value: unknown): string => (isNothing(value) ? '' : String(value));

function withTime(value: unknown, format: (date: Date) => string): string {
	const date = parseTime(value);
	return date ? format(date) : shown(value);
}

function withNumber(value: unknown, format: (value: number) => string): string {
	if (isNothing(value)) return '';
	const number = Number(value);
	return Number.isFinite(number) ? format(number) : shown(value);
}
