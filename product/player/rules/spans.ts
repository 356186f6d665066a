export type PlayedSpan = readonly [number, number];

/** Largest gap between spans of continuous playback, caused by the browser's report interval. In seconds. */
const GAP = 0.3;

export function mergeSpans(spans: readonly PlayedSpan[]): PlayedSpan[] {
	const merged: [number, number][] = [];
	for (const [from, to] of [...spans].filter(([from, to]) => to > from).sort((one, other) => one[0] - other[0])) {
		const last = merged.at(-1);
		if (last && from <= last[1] + GAP) last[1] = Math.max(last[1], to);
		else merged.push([from, to]);
	}
	return merged;
}

export const coveredSeconds = (spans: readonly PlayedSpan[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** Percentage of the video covered by the spans; 100 only if it is complete. */
export function percentWatched(spans: readonly PlayedSpan[], seconds: number): number {
	if (seconds <= 0) return 0;
	const share = coveredSeconds(mergeSpans(spans)) / seconds;
	return share >= 1 ? 100 : Math.min(99, Math.floor(share * 100));
}

/** A span in the request format, rounded to tenths of a second. */
export interface WatchedSpan {
	from: number;
	to: number;
}

export function writeSpans(spans: readonly PlayedSpan[], limit: number): { sent: WatchedSpan[]; rest: PlayedSpan[] } {
	const merged = mergeSpans(spans);
	return { sent: merged.slice(0, limit).map(([from, to]) => ({ from: tenths(from), to: tenths(to) })), rest: merged.slice(limit) };
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
