import type { Extents } from './extents.ts';

/** A run of things, by index; `to` is the first one after it. */
export interface Span {
	from: number;
	to: number;
}

/** The things of which something lies between two places. */
export function spanBetween(extents: Extents, start: number, end: number): Span {
	return { from: Math.max(0, extents.indexAt(start)), to: extents.indexAt(end) + 1 };
}

/** The same things in order, each once; what touches is one run. Things beyond `count` are left out. */
export function joinSpans(spans: readonly Span[], count: number): readonly Span[] {
	const joined: Span[] = [];
	for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
		const clipped = { from: Math.max(0, from), to: Math.min(to, count) };
		const last = joined.at(-1);
		if (clipped.from >= clipped.to) continue;
		if (last && clipped.from <= last.to) last.to = Math.max(last.to, clipped.to);
		else joined.push(clipped);
	}
	return joined;
}
