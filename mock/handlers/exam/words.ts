/** The words of a comma list; empty for none. */
export const wordsOf = (list: string | undefined): string[] =>
	(list ?? '')
		.split(',')
		.map((word) => word.trim())
		.filter(Boolean);

/** A test that a value is one of a comma list; an empty list lets all through. */
export function isAmong(list: string | undefined): (value: string | number) => boolean {
	const words = new Set(wordsOf(list));
	return (value) => words.size === 0 || words.has(String(value));
}

export const countBy = <T>(list: readonly T[], keyOf: (item: T) => string): Record<string, number> => {
	const counts: Record<string, number> = {};
	for (const item of list) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
	return counts;
};

export function pageOf<T>(
	list: readonly T[],
	{ pageNum = 1, pageSize = 12 }: { pageNum?: number; pageSize?: number },
): { records: T[]; total: number } {
	return { records: list.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: list.length };
}

/** One decimal place. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : rounded((part / whole) * 100));
