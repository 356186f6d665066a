import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRoom } from '../use-room.ts';
import { type Size, scaleOf, type Zoom } from '../zoom.ts';
import type { OpenPdf } from './open-pdf.ts';
import {
	type Anchor,
	anchorAt,
	GAP,
	type Layout,
	layOut,
	type PageRange,
	pageAt,
	pagesInView,
	pagesNear,
	scrollTo,
} from './page-layout.ts';

export interface Pages {
	column: RefObject<HTMLElement | null>;
	layout: Layout;
	scale: number;
	zoom: Zoom;
	setZoom: (zoom: Zoom) => void;
	page: number;
	near: PageRange | null;
	goTo: (page: number, part?: number) => void;
	/** Scrolls only the column until the element is a third below its top edge. */
	scrollIntoView: (element: HTMLElement) => void;
	onScroll: () => void;
	onSize: (page: number, size: Size) => void;
}

interface VisiblePages extends PageRange {
	page: number;
	/** Joined with commas. */
	inView: string;
}

export function usePages(
	{ pages: count, first }: OpenPdf,
	start: number,
	onPage: (page: number, inView: readonly number[]) => void,
): Pages {
	const column = useRef<HTMLElement>(null);
	const room = useRoom(column, 2 * GAP);
	const [zoom, setZoom] = useState<Zoom>('width');
	const [openedSizes, setOpenedSizes] = useState<ReadonlyMap<number, Size>>(new Map());
	const scale = room ? widest(scaleOf(zoom, first, room), zoom) : 1;
	const layout = useMemo(() => layOut(count, first, openedSizes, scale), [count, first, openedSizes, scale]);
	const [visible, updateVisible] = useVisiblePages(column, layout);
	// The position to keep at the top edge when page sizes change.
	const anchor = useRef<Anchor>({ page: Math.min(start, count), part: 0 });

	// biome-ignore lint/correctness/useExhaustiveDependencies: only a new layout moves the pages
	useLayoutEffect(() => {
		if (!column.current || !room) return;
		column.current.scrollTop = scrollTo(layout, anchor.current);
		updateVisible();
	}, [layout, room === null]);

	const page = visible?.page ?? null;
	const inView = visible?.inView ?? '';
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new `onPage` is not a page change
	useEffect(() => {
		if (page !== null) onPage(page, inView.split(',').map(Number));
	}, [page, inView]);

	return {
		column,
		layout,
		scale,
		zoom,
		setZoom,
		page: page ?? anchor.current.page,
		near: visible,
		goTo(to, part = 0) {
			anchor.current = { page: to, part };
			if (column.current) column.current.scrollTop = scrollTo(layout, anchor.current);
			updateVisible();
		},
		scrollIntoView(element) {
			const frame = column.current;
			if (!frame) return;
			const inner = element.getBoundingClientRect();
			const outer = frame.getBoundingClientRect();
			frame.scrollBy({ top: inner.top - outer.top - frame.clientHeight / 3, left: Math.min(0, inner.left - outer.left) });
		},
		onScroll() {
			const element = column.current;
			if (!element || element.clientHeight === 0) return;
			anchor.current = anchorAt(layout, element.scrollTop);
			updateVisible();
		},
		onSize: (number, size) => setOpenedSizes((before) => withSize(before, number, size, first)),
	};
}

/** The pages in the visible part of the column, and a function that reads its scroll position again. */
function useVisiblePages(column: RefObject<HTMLElement | null>, layout: Layout): [VisiblePages | null, () => void] {
	const [visible, setVisible] = useState<VisiblePages | null>(null);
	const update = (): void => {
		const element = column.current;
		if (!element || element.clientHeight === 0) return;
		const { scrollTop, clientHeight } = element;
		const next = {
			page: pageAt(layout, scrollTop, clientHeight),
			inView: pagesInView(layout, scrollTop, clientHeight).join(),
			...pagesNear(layout, scrollTop, clientHeight),
		};
		const isSame = (before: VisiblePages): boolean =>
			before.page === next.page && before.inView === next.inView && before.from === next.from && before.to === next.to;
		setVisible((before) => (before && isSame(before) ? before : next));
	};
	return [visible, update];
}

/** Caps fit-to-width at 150 %, because wider pages are hard to read. */
const widest = (scale: number, zoom: Zoom): number => (zoom === 'width' ? Math.min(scale, 1.5) : scale);

function withSize(openedSizes: ReadonlyMap<number, Size>, page: number, size: Size, first: Size): ReadonlyMap<number, Size> {
	const before = openedSizes.get(page) ?? first;
	return before.width === size.width && before.height === size.height ? openedSizes : new Map(openedSizes).set(page, size);
}
