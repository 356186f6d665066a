export const countBy = <T>(list: readonly T[], keyOf: (item: T) => string): Record<string, number> => {
	const counts: Record<string, number> = {};
	for (const item of list) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
	return counts;
};

export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : rounded((part / whole) * 100));

/** Null over nothing: a student who has done nothing has no rate, rather than one of 0 %. */
export const rateOf = (part: number, whole: number): number | null => (whole === 0 ? null : percentOf(part, whole));
