/** Quantities for display; '' for NaN and infinite numbers. */
import * as texts from '#generated/messages/duration.ts';
import { language } from '#generated/messages/language.ts';
import { memoize } from './memoize.ts';

const BYTES = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formatters cached by decimal places: creating one costs more than a thousand uses, and a table shows thousands of numbers. */
const formatOf = memoize(
	(digits: number) => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

export const formatNumber = (value: number, digits: number): string => (Number.isFinite(value) ? formatOf(digits).format(value) : '');

/** Seconds → 145 小时, 2 小时, 1 小时 05 分, 3 分 20 秒, 12 秒. */
export function formatDuration(seconds: number): string {
	if (!Number.isFinite(seconds)) return '';
	const total = Math.max(0, Math.round(seconds));
	const hours = Math.floor(total / 3600);
	const minutes = Math.floor((total % 3600) / 60);
	const rest = total % 60;
	if (hours >= 100 || (hours > 0 && minutes === 0)) return texts.hours({ hours });
	if (hours > 0) return texts.hoursAndMinutes({ hours, minutes: String(minutes).padStart(2, '0') });
	if (minutes > 0)
		return rest > 0 ? texts.minutesAndSeconds({ minutes, seconds: String(rest).padStart(2, '0') }) : texts.minutes({ minutes });
	return texts.seconds({ seconds: rest });
}

/** 1258291 → 1.2 MB, 655360 → 640 KB; switches to the next unit at 1000. */
export function formatBytes(bytes: number): string {
	if (!Number.isFinite(bytes)) return '';
	let size = bytes;
	let power = 0;
	for (; Math.round(size) >= 1000 && power < BYTES.length - 1; power += 1) size /= 1024;
	return `${power === 0 ? Math.round(size) : Number(size.toFixed(size < 100 ? 1 : 0))} ${BYTES[power]}`;
}
