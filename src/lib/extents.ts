/** Where each of many things begins that stand one after another, most of them of a size that is only guessed. Pure but for `resize`. */
export interface Extents {
	readonly count: number;
	/** Where a thing begins; for `count`, where the last one ends. */
	startOf(index: number): number;
	/** The thing at a place; the first or the last one for a place outside. -1 when there is none. */
	indexAt(place: number): number;
	/** Says how large a thing is really; false when that is what was held already. */
	resize(index: number, size: number): boolean;
}

/** Sizes closer than this are the same: browsers round. */
const SAME = 0.5;

/**
 * Keeps, in a Fenwick tree, by how much sizes differ from the guess: a size is told, and a place found, in as many steps as `count` has
 * binary digits.
 */
export function createExtents(count: number, guess: number): Extents {
	const differences = new Float64Array(count);
	const sums = new Float64Array(count + 1);
	const highest = 2 ** Math.floor(Math.log2(Math.max(count, 1)));

	const startOf = (index: number): number => {
		let start = index * guess;
		for (let node = index; node > 0; node -= node & -node) start += sums[node] ?? 0;
		return start;
	};
	const indexAt = (place: number): number => {
		let index = 0;
		let left = place;
		for (let step = highest; step >= 1; step /= 2) {
			const next = index + step;
			const size = step * guess + (sums[next] ?? 0);
			if (next > count || size > left) continue;
			index = next;
			left -= size;
		}
		return Math.min(index, count - 1);
	};
	const resize = (index: number, size: number): boolean => {
		const change = size - guess - (differences[index] ?? 0);
		if (index >= count || Math.abs(change) < SAME) return false;
		differences[index] = size - guess;
		for (let node = index + 1; node <= count; node += node & -node) sums[node] = (sums[node] ?? 0) + change;
		return true;
	};
	return { count, startOf, indexAt, resize };
}
