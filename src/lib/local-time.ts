import { parseTime } from './parse-time.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** Formats a time for `<input type="datetime-local">` in the browser's time zone; '' if there is none. */
export function toLocalTime(value: unknown): string {
	const date = parseTime(value);
	if (!date) return '';
	const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
	return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Converts the input's value to an ISO time with seconds and zone. An invalid value is returned unchanged. */
export function toSentTime(local: string): string {
	const date = parseTime(local);
	return date ? date.toISOString().replace(/\.\d+Z$/, 'Z') : local;
}
