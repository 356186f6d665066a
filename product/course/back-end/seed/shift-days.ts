const DAY = 86_400_000;
const ZONE = 8 * 3_600_000;

/** Shifts a time by days and keeps the zone +08:00. */
export function shiftDays(iso: string, days: number): string {
	const shifted = new Date(Date.parse(iso) + days * DAY + ZONE).toISOString();
	return `${shifted.slice(0, 19)}+08:00`;
}
