/** Converts a value to display text. Objects, lists and NaN give '' instead of `[object Object]` and `NaN`. */
export function shownText(value: unknown): string {
	if (typeof value === 'string') return value;
	if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
	return typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}
