/** Offsets of items in a virtualised list; most sizes are estimates until measured. Pure but for `resize`. */
export interface Extents {
	readonly count: number;
	/** Offset of an item; for `count`, the end of the last item. */
	startOf(index: number): number;
	/** Index of the item at an offset, clamped to the list; -1 if the list is empty. */
	indexAt(place: number): number;
	/** Records a measured size; returns false if it is unchanged. */
	resize(index: number, size: number): boolean;
}

/** Browsers round sizes, so smaller differences are ignored. */
const SAME = 0.5;

/** Keeps the differences from the estimate in a Fenwick tree, so updates and lookups take O(log n). */
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
