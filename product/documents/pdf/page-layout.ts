/** Positions of the pages in one scrolling column, in pixels. */
import type { Size } from '../zoom.ts';

export interface Layout {
	tops: readonly number[];
	sizes: readonly Size[];
	height: number;
}

export const GAP = 12;

/** `openedSizes` holds the sizes of opened pages by number; other pages get the size of the first. */
export function layOut(count: number, first: Size, openedSizes: ReadonlyMap<number, Size>, scale: number): Layout {
	const sizes = Array.from({ length: count }, (_, index) => {
		const { width, height } = openedSizes.get(index + 1) ?? first;
		return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
	});
	const tops: number[] = [];
	let height = GAP;
	for (const size of sizes) {
		tops.push(height);
		height += size.height + GAP;
	}
	return { tops, sizes, height };
}

/** The current page: the one that covers the point a third below the top edge, or the last one at the end of the column. */
export function pageAt({ tops, height }: Layout, scrollTop: number, room: number): number {
	if (height > room && scrollTop + room >= height - 1) return tops.length;
	const point = scrollTop + room / 3;
	const after = tops.findIndex((top) => top > point);
	return Math.max(1, after < 0 ? tops.length : after);
}

/** The pages that a reader sees: those whose middle is in view, and the current one. */
export function pagesInView(layout: Layout, scrollTop: number, room: number): number[] {
	const current = pageAt(layout, scrollTop, room);
	return layout.tops.flatMap((top, index) => {
		const middle = top + (layout.sizes[index]?.height ?? 0) / 2;
		return index + 1 === current || (middle >= scrollTop && middle <= scrollTop + room) ? [index + 1] : [];
	});
}

export interface PageRange {
	from: number;
	to: number;
}

export function pagesNear({ tops, sizes }: Layout, scrollTop: number, room: number): PageRange {
	const isNear = (index: number): boolean => {
		const top = tops[index] ?? 0;
		return top < scrollTop + 2 * room && top + (sizes[index]?.height ?? 0) > scrollTop - room;
	};
	const near = tops.flatMap((_, index) => (isNear(index) ? [index + 1] : []));
	return { from: near[0] ?? 1, to: near.at(-1) ?? 1 };
}

export interface Anchor {
	page: number;
	/** Fraction of the page above the top edge, 0 to 1. */
	part: number;
}

/** The position at the top edge, which survives a change of page sizes. */
export function anchorAt({ tops, sizes }: Layout, scrollTop: number): Anchor {
	const after = tops.findIndex((top) => top > scrollTop);
	const index = Math.max(0, (after < 0 ? tops.length : after) - 1);
	const part = (scrollTop - (tops[index] ?? 0)) / Math.max(1, sizes[index]?.height ?? 1);
	return { page: index + 1, part: Math.max(0, Math.min(1, part)) };
}

export function scrollTo({ tops, sizes }: Layout, { page, part }: Anchor): number {
	const index = Math.max(0, Math.min(tops.length - 1, page - 1));
	const top = tops[index] ?? 0;
	return part === 0 ? Math.max(0, top - GAP) : top + part * (sizes[index]?.height ?? 0);
}

/** Parses a typed page number, including full-width digits; null if there is no such page. */
export function pageOf(typed: string, count: number): number | null {
	const page = Number(typed.normalize('NFKC').trim());
	return Number.isInteger(page) && page >= 1 && page <= count ? page : null;
}
