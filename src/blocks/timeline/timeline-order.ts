/** The newest of what has happened by now; null when all is still to come or has no time. */
export function newestOf(times: readonly (number | null)[], now: number): number | null {
	let newest: number | null = null;
	for (const [index, time] of times.entries()) {
		if (time === null || time > now) continue;
		if (newest === null || time > (times[newest] ?? 0)) newest = index;
	}
	return newest;
}

/** Places in the order of showing. Entries of one moment keep the order they came in; those without a time come last. */
export function orderOf(times: readonly (number | null)[], sort: 'given' | 'newest' | 'oldest'): number[] {
	const places = times.map((_, index) => index);
	if (sort === 'given') return places;
	const sign = sort === 'newest' ? -1 : 1;
	return places.sort((a, b) => compare(times[a] ?? null, times[b] ?? null, sign));
}

function compare(a: number | null, b: number | null, sign: number): number {
	if (a === null || b === null) return Number(a === null) - Number(b === null);
	return sign * (a - b);
}
