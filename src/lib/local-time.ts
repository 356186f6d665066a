import { parseTime } from './parse-time.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** A time as `<input type="datetime-local">` holds it, in the zone of the browser; '' for none. */
export function toLocalTime(value: unknown): string {
	const date = parseTime(value);
	if (!date) return '';
	const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
	return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What such an input holds, as servers read it: with seconds and the zone. What is no time stays as it is. */
export function toSentTime(local: string): string {
	const date = parseTime(local);
	return date ? date.toISOString().replace(/\.\d+Z$/, 'Z') : local;
}
