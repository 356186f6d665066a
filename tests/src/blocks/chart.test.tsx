import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChartBlock, ChartHeat, ChartPlot, ChartSeries } from '#generated/block-types.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, press } from '#tests/support/render.tsx';

// Elements have no size in happy-dom.
const { prototype } = HTMLElement;
const own = Object.getOwnPropertyDescriptor(prototype, 'clientWidth');
beforeEach(() => Object.defineProperty(prototype, 'clientWidth', { configurable: true, get: () => 600 }));
afterEach(() => own && Object.defineProperty(prototype, 'clientWidth', own));

const days = [
	{ at: '2026-09-10', count: 12, right: 9 },
	{ at: '2026-09-11', count: 0, right: null },
	{ at: '2026-09-12', count: 20, right: 18 },
];
const right: ChartSeries = { title: '做对', value: (s) => s.row.right };
const plot: ChartPlot = { category: (s) => s.row.at.slice(5), series: [{ title: '做题', value: (s) => s.row.count }, right], unit: '题' };
const base: ChartBlock = { block: 'chart', needs: [], label: '练习', source: { rows: () => days } };
const open = (block: Partial<ChartBlock>) => openPage(page([{ ...base, ...block }]), createWorld());

const cells = (container: HTMLElement): string[] =>
	[...container.querySelectorAll('table tr')].map((row) => [...row.children].map((cell) => cell.textContent).join('|'));

test('provides the values as a table for screen readers', async () => {
	const { screen } = await open({ bar: plot });
	expect(screen.getByRole('figure', { name: '练习' }).querySelectorAll('svg rect[fill]').length).toBeGreaterThan(0);
	expect(screen.getByRole('table', { name: '练习' })).toBeDefined();
	expect(cells(screen.container)).toEqual(['项目|做题|做对', '09-10|12 题|9 题', '09-11|0 题|—', '09-12|20 题|18 题']);
});

test('the toggle switches between chart and table', async () => {
	const { screen } = await open({ line: plot });
	expect(screen.queryByRole('application')).not.toBeNull();
	await click(screen.getByRole('button', { name: '表格' }));
	expect(screen.queryByRole('application')).toBeNull();
	expect(screen.getByRole('region', { name: '练习的数据' }).contains(screen.getByRole('table', { name: '练习' }))).toBe(true);
	expect(screen.getByRole('button', { name: '表格' }).getAttribute('aria-pressed')).toBe('true');
	await click(screen.getByRole('button', { name: '图表' }));
	expect(screen.queryByRole('application')).not.toBeNull();
});

test('arrow keys move between categories and announce their values; Escape ends it', async () => {
	const { screen } = await open({ bar: plot });
	const picture = screen.getByRole('application', { name: '练习，用方向键逐项查看' });
	const spoken = () => picture.querySelector('[aria-live]')?.textContent;
	expect([picture.tabIndex, spoken()]).toEqual([0, '']);
	await press(picture, 'ArrowRight');
	expect(spoken()).toBe('09-10：做题 12 题，做对 9 题');
	await press(picture, 'ArrowRight');
	expect(spoken()).toBe('09-11：做题 0 题，做对 —');
	await press(picture, 'End');
	await press(picture, 'ArrowRight');
	expect(spoken()).toBe('09-12：做题 20 题，做对 18 题');
	expect(picture.querySelector('strong')?.textContent).toBe('09-12');
	await press(picture, 'Escape');
	expect(picture.querySelector('strong')).toBeNull();
});

test('series differ by more than colour', async () => {
	const { screen } = await open({ line: plot });
	expect(screen.getByRole('list', { name: '图例' }).textContent).toBe('做题做对');
	const lines = [...screen.container.querySelectorAll('[role=application] path[data-series]')];
	const dashes = new Set(lines.map((line) => line.getAttribute('stroke-dasharray')));
	const shapes = new Set(lines.filter((line) => line.hasAttribute('transform')).map((point) => point.getAttribute('d')));
	expect([dashes.size, shapes.size]).toEqual([2, 2]);
});

test('draws a line with gaps as separate segments', async () => {
	const { screen } = await open({ line: { ...plot, series: [right] } });
	const paths = [...screen.container.querySelectorAll('[role=application] path[data-series]')].map((path) => path.getAttribute('d') ?? '');
	expect(paths.filter((path) => /^M[\d.]+ [\d.]+$/.test(path))).toHaveLength(2);
});

test('a reference line shows its label, and the axis includes its value', async () => {
	const { screen } = await open({ bar: { ...plot, mark: { value: () => 90, label: '及格线' } } });
	const texts = [...screen.container.querySelectorAll('svg text')].map((text) => text.textContent);
	expect(texts).toContain('及格线 90 题');
	expect(texts).toContain('100');
	const { screen: without } = await open({ bar: { ...plot, mark: { value: () => null, label: '及格线' } } });
	expect(without.container.textContent).not.toContain('及格线');
});

test('a radar has one spoke per row, and falls back to bars with fewer than three rows', async () => {
	const { screen } = await open({ radar: { ...plot, max: () => 20 } });
	expect(screen.container.querySelectorAll('svg g text')).toHaveLength(3);
	const { screen: two } = await open({ radar: plot, source: { rows: () => days.slice(0, 2) } });
	expect(two.container.querySelectorAll('[role=application] rect[fill]').length).toBe(3);
});

test('a calendar ends today by the server clock and sums rows of one day', async () => {
	const heat: ChartHeat = { date: (s) => s.row.at, title: '做题', value: (s) => s.row.count, unit: '题', weeks: 4 };
	const { screen } = await open({ heat, source: { rows: () => [...days, { at: '2026-09-12', count: 5 }, { at: '昨天', count: 7 }] } });
	expect(cells(screen.container)).toEqual(['日期|做题', '2026-09-10|12 题', '2026-09-11|0 题', '2026-09-12|25 题']);
	const picture = screen.getByRole('application');
	await press(picture, 'ArrowLeft');
	expect(picture.querySelector('[aria-live]')?.textContent).toBe('2026 年 9 月 12 日 周六：做题 25 题');
	await press(picture, 'ArrowLeft');
	expect(picture.querySelector('[aria-live]')?.textContent).toBe('2026 年 9 月 5 日 周六：做题 没有记录');
	expect(picture.querySelectorAll('rect[data-level]')).toHaveLength(3 * 7 + 6);
});

test('shows the empty state without rows', async () => {
	const { screen } = await open({ bar: plot, source: { rows: () => null }, empty: '还没有练习' });
	expect(screen.container.textContent).toContain('还没有练习');
});

test('a stacked bar is as high as the sum of its series', async () => {
	const { screen } = await open({ bar: { ...plot, stacked: true } });
	const boxes = [...screen.container.querySelectorAll('[role=application] svg > rect[fill]')].map((box) =>
		['x', 'y', 'height'].map((name) => Number(box.getAttribute(name))),
	);
	const [first, , second] = boxes;
	expect(first?.[0]).toBe(second?.[0]);
	expect((second?.[1] ?? 0) + (second?.[2] ?? 0)).toBeCloseTo(first?.[1] ?? 0);
});

test('a pie names its sectors in the legend and tells value and share', async () => {
	const { screen } = await open({ pie: { category: (s) => s.row.at.slice(5), title: '做题', value: (s) => s.row.count, unit: '题' } });
	const legend = screen.getByRole('list', { name: '图例' });
	expect([...legend.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['09-10', '09-11', '09-12']);
	const picture = screen.getByRole('application');
	await press(picture, 'Home');
	expect(picture.querySelector('[aria-live]')?.textContent).toBe('09-10：做题 12 题，占比 38%');
	expect(picture.textContent).toContain('32 题');
	expect(cells(screen.container)).toEqual(['项目|做题', '09-10|12 题', '09-11|0 题', '09-12|20 题']);
});

test('a pie of many rows draws the largest ones and one sector for the others; the table has all', async () => {
	const rows = [3, 9, 1, 8, 2, 7, 7].map((count, index) => ({ at: `2026-09-1${index}`, count }));
	const { screen } = await open({
		source: { rows: () => rows },
		pie: { category: (s) => s.row.at.slice(8), title: '做题', value: (s) => s.row.count },
	});
	const legend = screen.getByRole('list', { name: '图例' });
	expect([...legend.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['11', '13', '15', '16', '其他']);
	const picture = screen.getByRole('application');
	await press(picture, 'End');
	expect(picture.querySelector('[aria-live]')?.textContent).toBe('其他：做题 6，占比 16%');
	expect(cells(screen.container)).toHaveLength(8);
});
