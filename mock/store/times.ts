export const isPast = (iso: string | undefined, now: number): boolean => iso !== undefined && Date.parse(iso) <= now;

/** Newest first. */
export const byTime =
	<T>(timeOf: (row: T) => string | undefined) =>
	(one: T, other: T): number =>
		(timeOf(other) ?? '').localeCompare(timeOf(one) ?? '');
