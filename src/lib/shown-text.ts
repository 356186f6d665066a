/** A value as people may read it. Objects, lists and numbers that are none come out as '': never `[object Object]` or `NaN`. */
export function shownText(value: unknown): string {
	if (typeof value === 'string') return value;
	if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
	return typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}
