import { afterEach, describe, expect, it, vi } from 'vitest';
import { findHits, hitFrom } from '#app/documents/pdf/find-hits.ts';
import { limitTime } from '#app/documents/pdf/limit-time.ts';
import { markHits } from '#app/documents/pdf/mark-hits.ts';
import { anchorAt, layOut, pageAt, pageOf, pagesInView, pagesNear, scrollTo } from '#app/documents/pdf/page-layout.ts';
import { LONGEST } from '#app/documents/read/readings.ts';
import { scaleOf, zoomByKey, zoomFrom } from '#app/documents/zoom.ts';

const A4 = { width: 600, height: 800 };
const layout = layOut(100, A4, new Map([[2, { width: 800, height: 600 }]]), 0.5);

describe('the column of pages', () => {
	it('stacks pages below each other at their own sizes', () => {
		expect(layout.tops.slice(0, 4)).toEqual([12, 424, 736, 1148]);
		expect(layout.sizes[1]).toEqual({ width: 400, height: 300 });
		expect(layout.height).toBe(12 + 99 * 412 + 312);
	});

	it.each([
		[0, 1],
		[200, 1],
		[300, 2],
		[1000, 4],
		[layout.height - 1100, 98],
		[layout.height - 600, 100],
	])('scrolled to %d it shows page %d', (scrollTop, page) => {
		expect(pageAt(layout, scrollTop, 600)).toBe(page);
	});

	it('shows its last page at the end, even if pages are small', () => {
		const small = layOut(10, A4, new Map(), 0.25);
		expect([pageAt(small, small.height - 600, 600), pageAt(small, small.height - 700, 600)]).toEqual([10, 8]);
	});

	it.each([
		[0, 600, [1, 2]],
		[300, 600, [2]],
		[1148, 100, [4]],
		[layout.height - 900, 900, [99, 100]],
	])('scrolled to %d in a window of %d pixels it has the pages %j in view', (scrollTop, room, pages) => {
		expect(pagesInView(layout, scrollTop, room)).toEqual(pages);
	});

	it.each([
		[0, { from: 1, to: 4 }],
		[4000, { from: 9, to: 13 }],
		[layout.height - 600, { from: 98, to: 100 }],
	])('scrolled to %d it renders only nearby pages', (scrollTop, expected) => {
		expect(pagesNear(layout, scrollTop, 600)).toEqual(expected);
	});

	it.each([0.5, 1, 2.25])('keeps its position when zoomed by %d', (scale) => {
		const other = layOut(100, A4, new Map(), scale);
		const anchor = anchorAt(layout, 5200);
		expect(anchorAt(other, scrollTo(other, anchor)).page).toBe(anchor.page);
		expect(scrollTo(layout, anchor)).toBeCloseTo(5200);
	});

	it.each([
		['7', 7],
		[' 100 ', 100],
		['１２', 12],
		['0', null],
		['101', null],
		['1.5', null],
		['第三页', null],
		['', null],
	])('entering “%s” goes to %s', (typed, page) => {
		expect(pageOf(typed, 100)).toBe(page);
	});
});

describe('search matches', () => {
	it.each([
		['within a piece', ['小车的底部'], '底部', [[{ item: 0, from: 3, to: 5 }]]],
		['whatever the case', ['Python 与 python'], 'PYTHON', [[{ item: 0, from: 0, to: 6 }], [{ item: 0, from: 9, to: 15 }]]],
		[
			'over the end of a line',
			['循迹小', '', '车入门'],
			'小车',
			[
				[
					{ item: 0, from: 2, to: 3 },
					{ item: 2, from: 0, to: 1 },
				],
			],
		],
		['with blanks between', ['传 感 器'], '传感器', [[{ item: 0, from: 0, to: 5 }]]],
		['not overlapping', ['哈哈哈哈哈'], '哈哈', [[{ item: 0, from: 0, to: 2 }], [{ item: 0, from: 2, to: 4 }]]],
		[
			'in radicals and wide letters',
			['⼩⻋ Ａ', '①'],
			'小车a1',
			[
				[
					{ item: 0, from: 0, to: 4 },
					{ item: 1, from: 0, to: 1 },
				],
			],
		],
		['after letters of two units', ['😀小车'], '小车', [[{ item: 0, from: 2, to: 4 }]]],
		['not at all', ['小车'], '大车', []],
		['an empty search', ['小车'], '  ', []],
	])('%s', (_case, items, words, expected) => {
		expect(findHits(items, words, 3)).toEqual(expected.map((parts) => ({ page: 3, parts })));
	});

	it.each([
		[[], 1, -1],
		[[2, 5, 9], 1, 0],
		[[2, 5, 9], 5, 1],
		[[2, 5, 9], 10, 0],
	])('of matches on pages %j the first from page %d has index %d', (pages, page, expected) => {
		expect(
			hitFrom(
				pages.map((each) => ({ page: each, parts: [] })),
				page,
			),
		).toBe(expected);
	});

	it('are highlighted, and cleared by the next search', () => {
		const texts = ['循迹小车', '小车'];
		const elements = texts.map((text) => Object.assign(document.createElement('span'), { textContent: text }));
		const hits = texts.flatMap((_, index) => findHits(texts, '小车', 1).slice(index, index + 1));
		const shown = markHits({ elements, texts }, hits, hits[1] ?? null);
		expect(elements.map(({ innerHTML }) => innerHTML)).toEqual(['循迹<mark>小车</mark>', '<mark data-active="">小车</mark>']);
		expect(shown).toBe(elements[1]?.firstElementChild);
		expect(markHits({ elements, texts }, [], null)).toBeNull();
		expect(elements.map(({ innerHTML }) => innerHTML)).toEqual(texts);
	});
});

describe('the page size', () => {
	it.each([
		['width', 1.5],
		['page', 0.5],
		[2, 2],
	] as const)('%s', (zoom, scale) => {
		expect(scaleOf(zoom, A4, { width: 900, height: 400 })).toBe(scale);
	});

	it.each([
		[1, 1, 1.25],
		[1, -1, 0.75],
		[1.1, -1, 1],
		[4, 1, 4],
		[0.25, -1, 0.25],
	] as const)('from %d, step %d: %d', (from, step, to) => {
		expect(zoomFrom(from, step)).toBe(to);
	});

	it.each([
		['+', 1.25],
		['-', 0.75],
		['0', 'page'],
		['a', null],
	])('key %s: %s', (key, zoom) => {
		expect(zoomByKey(key, 1)).toBe(zoom);
	});
});

describe('the time to draw a page', () => {
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	});

	it('is limited, unless the tab is hidden or the page has been drawn', () => {
		vi.useFakeTimers();
		const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
		const onLate = vi.fn();
		limitTime(onLate);
		vi.advanceTimersByTime(2.5 * LONGEST);
		expect(onLate).not.toHaveBeenCalled();
		hidden.mockReturnValue(false);
		vi.advanceTimersByTime(0.5 * LONGEST);
		expect(onLate).toHaveBeenCalledOnce();
		limitTime(onLate).end();
		vi.advanceTimersByTime(2 * LONGEST);
		expect(onLate).toHaveBeenCalledOnce();
	});
});
