/**
 * What of a long list is drawn: that which is in sight of its scrolling element, and somewhat more. Sizes are read after a change of the
 * window alone, never while scrolling within it; what stands in sight stays where it is when sizes above turn out other than guessed.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Extents } from '#src/lib/extents.ts';
import { joinSpans, type Span, spanBetween } from '#src/lib/spans.ts';

/** The window goes on in steps of this many px: most scroll events then draw nothing. */
const STEP = 120;
/** Drawn beyond what is in sight, at each side, in px. */
const MARGIN = { block: 240, inline: 120 };
/** After a leap, nothing beyond is drawn before scrolling has paused for so many ms: dragging the bar leaps with every frame. */
const PAUSE = 100;

/** What is in sight, in px, to whole steps. */
interface Sight {
	top: number;
	bottom: number;
	left: number;
	right: number;
}

/** Before anything has been drawn. */
const GUESS: Sight = { top: 0, bottom: 720, left: 0, right: 1440 };

export interface WindowOptions {
	/** The element that scrolls. Its parts of which sizes count say their index in `data-index`. */
	scroller: RefObject<HTMLElement | null>;
	/** The things from top to bottom. */
	extents: Extents;
	/** The thing that has the focus: it stays in the document, with its neighbours. */
	kept: number | null;
}

export interface DrawnWindow {
	spans: readonly Span[];
	/** The run of things from left to right that is in sight, for tables with many columns. */
	across: (columns: Extents) => Span;
}

export function useWindow({ scroller, extents, kept }: WindowOptions): DrawnWindow {
	const { sight, leaping, atEnd } = useSight(scroller);
	const margin = leaping ? 0 : MARGIN.block;
	const [, setMeasured] = useState(0);

	const seen = spanBetween(extents, sight.top - margin, sight.bottom + margin);
	// Sizes are the browser's: known once it has laid out what was drawn. What is drawn already need not be drawn again for that.
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element || !measure(element, extents, atEnd.current)) return;
		const needed = spanBetween(extents, sight.top, sight.bottom);
		if (needed.from < seen.from || needed.to > seen.to) setMeasured((times) => times + 1);
	});

	const around = kept === null ? [] : [{ from: kept - 1, to: kept + 2 }];
	return {
		spans: joinSpans([seen, ...around], extents.count),
		across: (columns) => spanBetween(columns, sight.left - MARGIN.inline, sight.right + MARGIN.inline),
	};
}

/** Takes the sizes of what is drawn; true when some were other than thought. */
function measure(scroller: HTMLElement, extents: Extents, atEnd: boolean): boolean {
	const top = scroller.scrollTop;
	const first = extents.indexAt(top);
	const before = extents.startOf(first);
	let changed = false;
	for (const part of scroller.querySelectorAll<HTMLElement>('[data-index]')) {
		const { height } = part.getBoundingClientRect();
		// Nothing has a size in a page that is hidden.
		if (height > 0 && extents.resize(Number(part.dataset.index), height)) changed = true;
	}
	if (!changed) return false;
	const moved = extents.startOf(first) - before;
	if (atEnd && top > 0) scroller.scrollTop = scroller.scrollHeight;
	else if (moved !== 0) scroller.scrollTop = top + moved;
	return true;
}

/** Follows what is in sight. A change is drawn before the browser paints the next frame. */
function useSight(scroller: RefObject<HTMLElement | null>) {
	const [{ sight, leaping }, setState] = useState({ sight: GUESS, leaping: false });
	const atEnd = useRef(false);
	// Scrolling and size are the browser's.
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return;
		let last: Sight | null = null;
		let pause: ReturnType<typeof setTimeout> | undefined;
		const look = (draw: (change: () => void) => void): void => {
			const next = sightOf(element);
			// A page that is hidden keeps what it has drawn.
			if (element.clientHeight === 0 || (last && sameSight(last, next))) return;
			const leaps = last !== null && (next.top > last.bottom || next.bottom < last.top);
			last = next;
			clearTimeout(pause);
			draw(() => setState((before) => ({ sight: next, leaping: leaps || before.leaping })));
			pause = setTimeout(() => setState((before) => (before.leaping ? { ...before, leaping: false } : before)), PAUSE);
		};
		const onScroll = (): void => {
			atEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
			look(flushSync);
		};
		const onSize = (): void => look((change) => change());
		onSize();
		const observer = new ResizeObserver(onSize);
		observer.observe(element);
		element.addEventListener('scroll', onScroll, { passive: true });
		return () => {
			clearTimeout(pause);
			observer.disconnect();
			element.removeEventListener('scroll', onScroll);
		};
	}, [scroller]);
	return { sight, leaping, atEnd };
}

const stepBefore = (place: number): number => Math.floor(place / STEP) * STEP;
const stepAfter = (place: number): number => Math.ceil(place / STEP) * STEP;

const sightOf = ({ scrollTop, clientHeight, scrollLeft, clientWidth }: HTMLElement): Sight => ({
	top: stepBefore(scrollTop),
	bottom: stepAfter(scrollTop + clientHeight),
	left: stepBefore(scrollLeft),
	right: stepAfter(scrollLeft + clientWidth),
});

const sameSight = (a: Sight, b: Sight): boolean => a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right;
