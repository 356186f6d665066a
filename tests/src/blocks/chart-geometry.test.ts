import { describe, expect, test } from 'vitest';
import { formatFigure, formatTick } from '#src/blocks/chart/figure.ts';
import { type AxisOptions, makeAxis, shareOf } from '#src/blocks/chart/geometry/axis.ts';
import { bars, stackedBars, totals } from '#src/blocks/chart/geometry/bars.ts';
import { calendar, calendarSize, heatBounds, heatLevel, nextDay } from '#src/blocks/chart/geometry/calendar.ts';
import { categoryLabels } from '#src/blocks/chart/geometry/category-labels.ts';
import { cutText } from '#src/blocks/chart/geometry/label-width.ts';
import { areaBelow, pathThrough, runsOf } from '#src/blocks/chart/geometry/lines.ts';
import { categoryAt, plotArea } from '#src/blocks/chart/geometry/plot-area.ts';
import { radarArea, radarPoints, spokeAt } from '#src/blocks/chart/geometry/radar.ts';
import { sectorAt, sectors } from '#src/blocks/chart/geometry/sectors.ts';

const axis = (values: number[], more: Partial<AxisOptions> = {}) => makeAxis({ values, max: null, parts: 4, isTime: false, ...more });

describe('an axis', () => {
	test.each<[string, number[], Partial<AxisOptions>, string]>([
		['figures up to 98', [12, 98], {}, '0 50 100'],
		['counts have no halves', [1, 2], {}, '0 1 2'],
		['a fraction', [0.1, 0.32], {}, '0 0.1 0.2 0.3 0.4'],
		['thousands', [1_234_567], {}, '0 500000 1000000 1500000'],
		['figures below zero', [-30, 45], {}, '-40 -20 0 20 40 60'],
		['nothing at all', [], {}, '0 1'],
		['nothing but zero', [0, 0], {}, '0 1'],
		['a given maximum', [60, 80], { max: 100 }, '0 50 100'],
		['a maximum below the values', [60, 80], { max: 50 }, '0 20 40'],
		['minutes', [4000], { isTime: true }, '0 1800 3600 5400'],
		['hours', [36_000], { isTime: true }, '0 10800 21600 32400 43200'],
		['days', [800_000], { isTime: true }, '0 432000 864000'],
		['no time at all', [0], { isTime: true }, '0 15 30 45 60'],
	])('%s', (_name, values, more, ticks) => {
		expect(axis(values, more).ticks.join(' ')).toBe(ticks);
	});

	test('includes every value and clamps values outside its bounds', () => {
		const { min, max } = axis([0.1, 0.32]);
		expect([min, max]).toEqual([0, 0.4]);
		const given = axis([60], { max: 100 });
		expect([-20, 0, 50, 100, 140].map((value) => shareOf(value, given))).toEqual([0, 0, 0.5, 1, 1]);
	});
});

describe('category labels', () => {
	const shownLabels = (names: string[], room: number) =>
		categoryLabels(names, room).map(({ index, lines }) => `${index}:${lines.join('/')}`);
	test.each<[string, string[], number, string[]]>([
		['fit on one line', ['语文', '数学'], 60, ['0:语文', '1:数学']],
		['break into two lines', ['循环与条件判断', '变量'], 56, ['0:循环与条/件判断', '1:变量']],
		['break mid-word', ['超声波避障', '变量'], 56, ['0:超声波/避障', '1:变量']],
		['are cut after two', ['循环与条件判断的综合运用', '变量'], 56, ['0:循环与条/件判断…', '1:变量']],
		['are skipped if they overlap', ['循环与条件', '变量', '函数', '列表'], 25, ['0:循环与/条件', '2:函数']],
		['never break a date', ['11-01', '11-02', '11-03'], 20, ['0:11-01']],
		['are empty without categories', [], 40, []],
	])('%s', (_name, names, room, expected) => {
		expect(shownLabels(names, room)).toEqual(expected);
	});

	test('truncates text to the available width', () => {
		expect([cutText('变量', 24), cutText('变量与常量', 40), cutText('', 0)]).toEqual(['变量', '变量…', '']);
	});
});

describe('bars and lines', () => {
	const scale = { min: 0, max: 10, ticks: [] };
	const area = plotArea({ width: 216, height: 154, axis: scale, ticks: [], count: 2, hasUnit: false });

	test('bars of one category start at zero side by side, and missing values draw no bar', () => {
		expect(
			bars(
				[
					[10, null],
					[5, 2],
				],
				area,
				scale,
			).map(({ index, series, y, height }) => [index, series, y, height]),
		).toEqual([
			[0, 0, 14, 100],
			[0, 1, 64, 50],
			[1, 1, 94, 20],
		]);
		const [first, second] = bars([[1], [1]], area, scale);
		expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
	});

	test('stacked bars of one category stand on each other; missing and negative values take no room', () => {
		const series = [
			[4, null, 5],
			[2, 3, -1],
			[null, 1, 2],
		];
		expect(totals(series)).toEqual([6, 4, 7]);
		expect(totals([[null], [null]])).toEqual([null]);
		const three = plotArea({ width: 316, height: 154, axis: scale, ticks: [], count: 3, hasUnit: false });
		expect(
			stackedBars(series, three, scale).map(({ index, series: order, y, height }) => [index, order, Math.round(y), Math.round(height)]),
		).toEqual([
			[0, 0, 74, 40],
			[2, 0, 64, 50],
			[0, 1, 54, 20],
			[1, 1, 84, 30],
			[1, 2, 74, 10],
			[2, 2, 44, 20],
		]);
		expect(new Set(stackedBars(series, three, scale).flatMap(({ index, x }) => (index === 0 ? [x] : []))).size).toBe(1);
	});

	test('sectors begin at the top and share the circle by their values', () => {
		const ring = { x: 100, y: 100, radius: 50 };
		const all = sectors([1, null, 2, 0, 1, -3], ring);
		expect(all.map(({ index, share }) => [index, share])).toEqual([
			[0, 0.25],
			[2, 0.5],
			[4, 0.25],
		]);
		expect(all[0]?.path.startsWith('M100 50A50 50 0 0 1 150 100L')).toBe(true);
		expect([sectorAt(130, 70, ring, all), sectorAt(100, 145, ring, all), sectorAt(60, 80, ring, all)]).toEqual([0, 2, 4]);
		expect([sectorAt(100, 100, ring, all), sectorAt(160, 100, ring, all)]).toEqual([null, null]);
		const [whole] = sectors([7], ring);
		expect([whole?.share, whole?.path.match(/A/g)?.length]).toEqual([1, 4]);
		expect(sectors([], ring)).toEqual([]);
	});

	test('negative bars hang below zero', () => {
		const below = { min: -10, max: 10, ticks: [] };
		const [bar] = bars([[-5]], plotArea({ width: 216, height: 154, axis: below, ticks: [], count: 1, hasUnit: false }), below);
		expect([bar?.y, bar?.height]).toEqual([64, 25]);
	});

	test('a line breaks at a gap and continues after it', () => {
		const runs = runsOf([1, 2, null, 3, null], (index, value) => ({ x: index * 10, y: value }));
		expect(runs.map(pathThrough)).toEqual(['M0 1L10 2', 'M30 3']);
		expect(areaBelow(runs[0] ?? [], 9)).toBe('M0 1L10 2L10 9L0 9Z');
		expect(areaBelow([], 9)).toBe('');
	});

	test('finds the nearest category, also outside the plot', () => {
		expect([-50, 9, 107, 109, 900].map((x) => categoryAt(x, area, 2))).toEqual([0, 0, 0, 1, 1]);
	});
});

/** Px: the labels beside the circle start a gap away from the room that was counted for them. */
const GIVE = 10;
const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

describe('a radar', () => {
	const area = radarArea(['上', '右', '下', '左'], 300, 200);

	test('starts at the top and goes clockwise; missing values lie at the centre', () => {
		const points = radarPoints([100, 50, null, 0], axis([], { max: 100 }), area).map(({ x, y }) => [Math.round(x), Math.round(y)]);
		const { radius } = area;
		expect(points).toEqual([
			[150, Math.round(100 - radius)],
			[Math.round(150 + radius / 2), 100],
			[150, 100],
			[150, 100],
		]);
		expect(area.spokes.map(({ anchor }) => anchor)).toEqual(['middle', 'start', 'middle', 'end']);
	});

	test.each([
		[20, 296, 213],
		[20, 640, 320],
		[12, 296, 213],
		[9, 240, 173],
		[31, 296, 213],
		[60, 296, 213],
	])('labels of %i axes in %i × %i px lie apart, outside of the circle and inside of the chart', (count, width, height) => {
		const names = Array.from({ length: count }, (_, index) => `循环与条件${index}`);
		const { spokes, room, centre, radius } = radarArea(names, width, height);
		const shown = spokes.filter(({ labelled }) => labelled);
		expect(shown.length).toBeGreaterThan(Math.min(count, 12) - 1);
		const boxes = shown.map(({ x, y, anchor }) => {
			const left = anchor === 'start' ? x : anchor === 'end' ? x - room : x - room / 2;
			return { left, right: left + room, top: y - 11, bottom: y + 3 };
		});
		for (const [index, one] of boxes.entries()) {
			expect(one.left).toBeGreaterThanOrEqual(-GIVE);
			expect(one.right).toBeLessThanOrEqual(width + GIVE);
			expect(one.top).toBeGreaterThanOrEqual(0);
			expect(one.bottom).toBeLessThanOrEqual(height);
			const nearest = Math.hypot(within(centre.x, one.left, one.right) - centre.x, within(centre.y, one.top, one.bottom) - centre.y);
			expect(nearest).toBeGreaterThan(radius);
			for (const other of boxes.slice(index + 1)) {
				const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
				expect(apart, `${index} of ${count}`).toBe(true);
			}
		}
	});

	test.each([
		[150, 10, 0],
		[290, 110, 1],
		[140, 190, 2],
		[10, 90, 3],
	])('the spoke nearest to %i, %i is %i', (x, y, expected) => {
		expect(spokeAt(x, y, area, 4)).toBe(expected);
	});
});

describe('a calendar', () => {
	test('ends on its last day, with one column per week from Monday', () => {
		const { days, months } = calendar(new Date(2026, 8, 9), 6);
		expect(days).toHaveLength(5 * 7 + 3);
		expect(days[0]).toEqual({ date: '2026-08-03', week: 0, weekday: 0 });
		expect(days.at(-1)).toEqual({ date: '2026-09-09', week: 5, weekday: 2 });
		expect(months).toEqual([
			{ week: 0, text: '8月' },
			{ week: 5, text: '9月' },
		]);
	});

	test('drops the label of a month with few visible days; handles leap days and year ends', () => {
		expect(calendar(new Date(2026, 8, 20), 3).months).toEqual([{ week: 1, text: '9月' }]);
		expect(calendar(new Date(2026, 8, 20), 4).months.map(({ text }) => text)).toEqual(['8月', '9月']);
		expect(calendar(new Date(2028, 2, 1), 4).days.map(({ date }) => date)).toContain('2028-02-29');
		expect(calendar(new Date(2027, 0, 3), 4).days.at(-8)?.date).toBe('2026-12-27');
	});

	test.each([
		[900, 26, { weeks: 26, pitch: 22 }],
		[300, 26, { weeks: 21, pitch: 14 }],
		[10, 26, { weeks: 4, pitch: 14 }],
		[900, 53, { weeks: 53, pitch: 16 }],
	])('fits %i px with %i weeks', (width, weeks, expected) => {
		expect(calendarSize(width, weeks)).toEqual(expected);
	});

	test.each([
		[10, 'ArrowLeft', 3],
		[10, 'ArrowRight', 17],
		[10, 'ArrowUp', 9],
		[10, 'ArrowDown', 11],
		[3, 'ArrowLeft', 3],
		[19, 'ArrowRight', 19],
		[10, 'Home', 0],
		[10, 'End', 19],
		[10, 'a', null],
	])('moves from day %i by %s to %s', (day, key, expected) => {
		expect(nextDay(day, key, 20)).toBe(expected);
	});

	test('an outlier does not make all other days pale', () => {
		const bounds = heatBounds([0, 10, 20, 30, 40, 50, 60, 70, 9000]);
		expect([undefined, 0, 10, 20, 30, 50, 70, 9000].map((value) => heatLevel(value, bounds))).toEqual([0, 0, 1, 1, 2, 3, 4, 4]);
		expect(heatLevel(5, heatBounds([5]))).toBe(1);
	});
});

test('formats values in full and ticks in short', () => {
	const number = { format: 'number', unit: '' } as const;
	const time = { format: 'duration', unit: '' } as const;
	expect([
		formatFigure(null, number),
		formatFigure(12_345.67, number),
		formatFigure(66.5, { ...number, unit: '%' }),
		formatFigure(3, { ...number, unit: '题' }),
		formatFigure(3900, time),
	]).toEqual(['—', '12,345.7', '66.5%', '3 题', '1 小时 05 分']);
	expect([0, 30, 1800, 5400, 86_400].map((value) => formatTick(value, time))).toEqual(['0', '30 秒', '30 分', '1.5 小时', '1 天']);
	expect([0.25, 1500].map((value) => formatTick(value, number))).toEqual(['0.25', '1,500']);
});
