import type { Extents } from './extents.ts';

/** A range of item indexes; `to` is exclusive. */
export interface IndexSpan {
	from: number;
	to: number;
}

export function spanBetween(extents: Extents, start: number, end: number): IndexSpan {
	return { from: Math.max(0, extents.indexAt(start)), to: extents.indexAt(end) + 1 };
}

/** Sorts and merges ranges that overlap or touch, and cuts them off at `count`. */
export function joinSpans(spans: readonly IndexSpan[], count: number): readonly IndexSpan[] {
	const joined: IndexSpan[] = [];
	for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
		const clipped = { from: Math.max(0, from), to: Math.min(to, count) };
		const last = joined.at(-1);
		if (clipped.from >= clipped.to) continue;
		if (last && clipped.from <= last.to) last.to = Math.max(last.to, clipped.to);
		else joined.push(clipped);
	}
	return joined;
}

/**
 * Next range to render on the way from `drawn` to `wanted`: adds at most `most` items, visible ones first. Always contiguous; items no
 * longer wanted are dropped at once.
 */
export function growSpan(drawn: IndexSpan, { wanted, visible, most }: { wanted: IndexSpan; visible: IndexSpan; most: number }): IndexSpan {
	const overlap = { from: Math.max(drawn.from, wanted.from), to: Math.min(drawn.to, wanted.to) };
	let { from, to } = overlap.from < overlap.to ? overlap : { from: visible.from, to: visible.from };
	let left = most;
	for (const goal of [visible, wanted]) {
		const below = Math.min(left, Math.max(0, goal.to - to));
		to += below;
		left -= below;
		const above = Math.min(left, Math.max(0, from - goal.from));
		from -= above;
		left -= above;
	}
	return { from, to };
}
