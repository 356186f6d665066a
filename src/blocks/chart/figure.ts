import * as units from '#generated/messages/countdown.ts';
import { language } from '#generated/messages/language.ts';
import { formatDuration, formatNumber } from '#src/lib/format-quantity.ts';

export interface FigureFormat {
	format: 'number' | 'duration';
	unit: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** These units follow the number without a space. */
const SIGN = /^[%‰°℃]/;

/** Formats a value with its unit, e.g. 12 分 or 1 小时 05 分; — for null. */
export function formatFigure(value: number | null, { format, unit }: FigureFormat): string {
	if (value === null) return '—';
	if (format === 'duration') return formatDuration(value);
	const text = formatNumber(value, Number.isInteger(value) ? 0 : 1);
	return unit ? `${text}${SIGN.test(unit) ? '' : ' '}${unit}` : text;
}

/** Formats an axis tick. Omits the unit, except for durations. */
export function formatTick(value: number, { format }: FigureFormat): string {
	if (format === 'number') return value.toLocaleString(language, { maximumFractionDigits: 4 });
	if (value === 0) return '0';
	const [length, unit] =
		value >= DAY ? [DAY, units.days] : value >= HOUR ? [HOUR, units.hours] : value >= MINUTE ? [MINUTE, units.minutes] : [1, units.seconds];
	return `${Number((value / length).toFixed(1))} ${unit}`;
}
