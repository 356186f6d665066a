const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads epoch ms or an ISO time as servers write it: the zone may come without its colon (`+0000`), a blank may stand for the
 * `T`, and a time without zone, or a day alone, is one of this browser's zone. Yields null for anything else.
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
