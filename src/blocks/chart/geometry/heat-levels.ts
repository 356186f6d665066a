export const LEVELS = 4;

/** Bounds of the levels: quarters of the days that have something, so that one long day does not make all others pale. */
export function heatBounds(values: Iterable<number>): number[] {
	const sorted = [...values].filter((value) => value > 0).sort((a, b) => a - b);
	return Array.from({ length: LEVELS - 1 }, (_, index) => sorted[Math.ceil(((index + 1) * sorted.length) / LEVELS) - 1] ?? 0);
}

/** 0 for nothing, up to 4 for the most. */
export const heatLevel = (value: number | undefined, bounds: readonly number[]): number =>
	value === undefined || value <= 0 ? 0 : 1 + bounds.filter((bound) => value > bound).length;
