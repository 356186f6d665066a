/**
 * What of a long list is drawn: that which is in sight of its scrolling element, and somewhat more. Sizes are read after a change of the
 * window alone, never while scrolling within it; what stands in sight stays where it is when sizes above turn out other than guessed.
 * On a slow machine a leap is drawn in several frames: none may keep the browser from what the user does meanwhile.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Extents } from '#src/lib/extents.ts';
import { growSpan, joinSpans, type Span, spanBetween } from '#src/lib/spans.ts';

/** The window goes on in steps of this many px: most scroll events then draw nothing. */
const STEP = 120;
/** Drawn beyond what is in sight, at each side, in px. */
const MARGIN = { block: 240, inline: 120 };
/** A frame may take so many ms for drawing new things; the browser needs as many again to paint them. */
const BUDGET = 6;
const AT_LEAST = 3;
/** Until it is known how long one takes. */
const AT_FIRST = 8;

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
	const [{ sight, drawn }, setState] = useState<WindowState>({ sight: GUESS, drawn: null });
	const [, setMeasured] = useState(0);
	const pace = useRef<Pace>({ most: AT_FIRST, shown: null, atEnd: false });

	const spanOf = (margin: number): Span => spanBetween(extents, sight.top - margin, sight.bottom + margin);
	const wanted = spanOf(MARGIN.block);
	const shown = drawn ? growSpan(drawn, { wanted, sight: spanOf(0), most: pace.current.most }) : wanted;

	useSight(scroller, pace, setState);
	// Sizes are the browser's: known once it has laid out what was drawn. What is drawn already need not be drawn again for that.
	useLayoutEffect(() => {
		pace.current.shown = shown;
		const element = scroller.current;
		if (element && measure(element, extents, pace.current.atEnd)) {
			const needed = spanOf(0);
			if (needed.from < wanted.from || needed.to > wanted.to) setMeasured((times) => times + 1);
		}
		if (shown.from === wanted.from && shown.to === wanted.to) return;
		const frame = requestAnimationFrame(() => setState((before) => ({ ...before, drawn: shown })));
		return () => cancelAnimationFrame(frame);
	});

	const around = kept === null ? [] : [{ from: kept - 1, to: kept + 2 }];
	return {
		spans: joinSpans([shown, ...around], extents.count),
		across: (columns) => spanBetween(columns, sight.left - MARGIN.inline, sight.right + MARGIN.inline),
	};
}

interface WindowState {
	sight: Sight;
	/** What was drawn before; null for nothing, and then all that is wanted is drawn at once. */
	drawn: Span | null;
}

/** What is not drawn itself. */
interface Pace {
	/** New things that a frame may draw. */
	most: number;
	/** What stands in the document. */
	shown: Span | null;
	/** The user has scrolled to the end. */
	atEnd: boolean;
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
function useSight(scroller: RefObject<HTMLElement | null>, pace: RefObject<Pace>, setState: (state: WindowState) => void): void {
	// Scrolling and size are the browser's.
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return;
		let last: Sight | null = null;
		const look = (draw: (change: () => void) => void): void => {
			const next = sightOf(element);
			// A page that is hidden keeps what it has drawn.
			if (element.clientHeight === 0 || (last && sameSight(last, next))) return;
			last = next;
			draw(() => setState({ sight: next, drawn: pace.current.shown }));
		};
		const onScroll = (): void => {
			pace.current.atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
			look((change) => timed(pace.current, () => flushSync(change)));
		};
		const onSize = (): void => look((change) => change());
		onSize();
		const observer = new ResizeObserver(onSize);
		observer.observe(element);
		element.addEventListener('scroll', onScroll, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', onScroll);
		};
	}, [scroller, pace, setState]);
}

/** Draws, and learns from it how many new things a frame may draw. */
function timed(pace: Pace, draw: () => void): void {
	const before = pace.shown;
	const started = performance.now();
	draw();
	const time = performance.now() - started;
	const fresh = pace.shown ? freshIn(pace.shown, before) : 0;
	if (fresh > 0) pace.most = Math.max(AT_LEAST, Math.floor((BUDGET * fresh) / time));
}

/** How many of these were not there before. */
function freshIn({ from, to }: Span, before: Span | null): number {
	const stayed = before ? Math.max(0, Math.min(to, before.to) - Math.max(from, before.from)) : 0;
	return to - from - stayed;
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
