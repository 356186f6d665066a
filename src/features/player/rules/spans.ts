/** A stretch of the film that was played, in seconds: from, to. */
export type Span = readonly [number, number];

/** Played in one go all the same: what reports of the browser leave between two spans. */
const GAP = 0.3;

/** The spans as few as they can be, in order: a second that was played twice counts once. */
export function mergeSpans(spans: readonly Span[]): Span[] {
	const merged: [number, number][] = [];
	for (const [from, to] of [...spans].filter(([from, to]) => to > from).sort((one, other) => one[0] - other[0])) {
		const last = merged.at(-1);
		if (last && from <= last[1] + GAP) last[1] = Math.max(last[1], to);
		else merged.push([from, to]);
	}
	return merged;
}

/** Seconds in spans that do not overlap. */
export const coveredSeconds = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** How much of a film the spans make, 0 to 100; 100 only for all of it. */
export function percentWatched(spans: readonly Span[], seconds: number): number {
	if (seconds <= 0) return 0;
	const share = coveredSeconds(mergeSpans(spans)) / seconds;
	return share >= 1 ? 100 : Math.min(99, Math.floor(share * 100));
}

/** A span as the call takes it, in tenths of a second. */
export interface WatchedSpan {
	from: number;
	to: number;
}

/** The spans as the call takes them, up to `limit`; the rest waits for the next call. */
export function writeSpans(spans: readonly Span[], limit: number): { sent: WatchedSpan[]; rest: Span[] } {
	const merged = mergeSpans(spans);
	return { sent: merged.slice(0, limit).map(([from, to]) => ({ from: tenths(from), to: tenths(to) })), rest: merged.slice(limit) };
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
