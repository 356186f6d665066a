const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Parses epoch ms or an ISO time. Also accepts a zone without a colon (`+0000`) and a space instead of `T`. A time without a zone, or a
 * date, is in the browser's time zone. Returns null for anything else.
 */
export function parseTime(value: unknown): Date | null {
	if (typeof value === 'number') return validDate(new Date(value));
	if (value instanceof Date) return validDate(value);
	if (typeof value !== 'string') return null;
	const [, day, time = '00:00', zone = ''] = ISO.exec(value.trim()) ?? [];
	return day === undefined ? null : validDate(new Date(`${day}T${time}${withColon(zone)}`));
}

const withColon = (zone: string): string => zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');

const validDate = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date);
