/**
 * Virtualises a long list: renders the visible items plus a margin. Items are measured only when the window changes, never while scrolling
 * within it; visible items keep their position when sizes above differ from the estimate. On slow machines, a jump is rendered in several
 * frames, so that the browser stays responsive.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Extents } from '#src/lib/extents.ts';
import { growSpan, type IndexSpan, joinSpans, spanBetween } from '#src/lib/spans.ts';

/** The window moves in steps of this many px, so most scroll events render nothing. */
const STEP = 120;
/** Margin in px rendered on each side of the viewport. */
const MARGIN = { block: 240, inline: 120 };
/** Milliseconds per frame for rendering new items; the browser needs about as long to paint them. */
const BUDGET = 6;
/** Items per frame, also until their cost is measured: the first rows of a table are the slowest, because no code is compiled yet. */
const AT_LEAST = 3;

interface VisibleArea {
	top: number;
	bottom: number;
	left: number;
	right: number;
}

/** Used before the first measurement. */
const GUESS: VisibleArea = { top: 0, bottom: 720, left: 0, right: 1440 };

export interface WindowOptions {
	scroller: RefObject<HTMLElement | null>;
	extents: Extents;
	/** Index of the focused item: it stays in the document, with its neighbours. */
	kept: number | null;
	/** Every item is as high as `extents` says. Then none is measured, which would lay out the page in each render. */
	exact?: boolean;
}

export interface DrawnWindow {
	spans: readonly IndexSpan[];
	/** Range of visible columns, for tables with many columns. */
	across: (columns: Extents) => IndexSpan;
}

export function useWindow({ scroller, extents, kept, exact = false }: WindowOptions): DrawnWindow {
	const [{ visible, drawn }, setState] = useState<WindowState>({ visible: GUESS, drawn: null });
	const [, setMeasured] = useState(0);
	const pace = useRef<Pace>({ most: AT_LEAST, shown: null, atEnd: false });

	const spanOf = (margin: number): IndexSpan => spanBetween(extents, visible.top - margin, visible.bottom + margin);
	const wanted = spanOf(MARGIN.block);
	const shown = drawn ? growSpan(drawn, { wanted, visible: spanOf(0), most: pace.current.most }) : wanted;

	useVisibleArea(scroller, pace, setState);
	// Measures items after layout. Renders again only if the visible items exceed the rendered range.
	useLayoutEffect(() => {
		pace.current.shown = shown;
		const element = scroller.current;
		if (element && !exact && measure(element, extents, pace.current.atEnd)) {
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
		across: (columns) => spanBetween(columns, visible.left - MARGIN.inline, visible.right + MARGIN.inline),
	};
}

interface WindowState {
	visible: VisibleArea;
	/** Range rendered before; null renders everything wanted at once. */
	drawn: IndexSpan | null;
}

/** Mutable state that does not trigger renders. */
interface Pace {
	/** Maximum number of new items per frame. */
	most: number;
	shown: IndexSpan | null;
	atEnd: boolean;
}

/** Measures the rendered items; true if a size has changed. Corrects the scroll position. */
function measure(scroller: HTMLElement, extents: Extents, atEnd: boolean): boolean {
	const top = scroller.scrollTop;
	const first = extents.indexAt(top);
	const before = extents.startOf(first);
	let changed = false;
	for (const part of scroller.querySelectorAll<HTMLElement>('[data-index]')) {
		const { height } = part.getBoundingClientRect();
		// Items of a hidden page have no size.
		if (height > 0 && extents.resize(Number(part.dataset.index), height)) changed = true;
	}
	if (!changed) return false;
	const moved = extents.startOf(first) - before;
	if (atEnd && top > 0) scroller.scrollTop = scroller.scrollHeight;
	else if (moved !== 0) scroller.scrollTop = top + moved;
	return true;
}

function useVisibleArea(scroller: RefObject<HTMLElement | null>, pace: RefObject<Pace>, setState: (state: WindowState) => void): void {
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return;
		let last: VisibleArea | null = null;
		const updateVisible = (draw: (change: () => void) => void): void => {
			const next = visibleAreaOf(element);
			// A hidden page keeps its rendered items.
			if (element.clientHeight === 0 || (last && isSameArea(last, next))) return;
			last = next;
			draw(() => setState({ visible: next, drawn: pace.current.shown }));
		};
		const onScroll = (): void => {
			pace.current.atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
			updateVisible((change) => timed(pace.current, () => flushSync(change)));
		};
		const onSize = (): void => updateVisible((change) => change());
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

/** Renders, and derives the number of new items per frame from the time taken. */
function timed(pace: Pace, draw: () => void): void {
	const before = pace.shown;
	const started = performance.now();
	draw();
	const time = performance.now() - started;
	const newItems = pace.shown ? countNewItems(pace.shown, before) : 0;
	if (newItems > 0) pace.most = Math.max(AT_LEAST, Math.floor((BUDGET * newItems) / time));
}

function countNewItems({ from, to }: IndexSpan, before: IndexSpan | null): number {
	const stayed = before ? Math.max(0, Math.min(to, before.to) - Math.max(from, before.from)) : 0;
	return to - from - stayed;
}

const stepBefore = (place: number): number => Math.floor(place / STEP) * STEP;
const stepAfter = (place: number): number => Math.ceil(place / STEP) * STEP;

const visibleAreaOf = ({ scrollTop, clientHeight, scrollLeft, clientWidth }: HTMLElement): VisibleArea => ({
	top: stepBefore(scrollTop),
	bottom: stepAfter(scrollTop + clientHeight),
	left: stepBefore(scrollLeft),
	right: stepAfter(scrollLeft + clientWidth),
});

const isSameArea = (a: VisibleArea, b: VisibleArea): boolean =>
	a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right;
