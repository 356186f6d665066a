import type { ChartBars, ChartHeat, ChartPie, ChartPlot, ChartRadar } from '#generated/block-types.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import type { Row } from '#src/pages/use-rows.ts';
import type { FigureFormat } from './figure.ts';
import { dayKey } from './geometry/calendar.ts';
import { LOOKS } from './series-look.tsx';

export interface Series {
	title: string;
	/** One value per category; null if the value is missing. */
	values: readonly (number | null)[];
}

export interface ChartModel {
	categories: readonly string[];
	series: readonly Series[];
	figure: FigureFormat;
}

/** Non-numeric values become gaps, so one bad row does not break the chart. */
const toFigure = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

export type Plotted = ChartBars | ChartPlot | ChartRadar;

export function readPlot(plot: Plotted, rows: readonly Row[], scope: PageScope): ChartModel {
	return {
		categories: rows.map((row) => row.scope.shown(plot.category)),
		series: plot.series.map(({ title, value }) => ({
			title: scope.text(title),
			values: rows.map((row) => toFigure(row.scope.read(value))),
		})),
		figure: readFigure(plot, scope),
	};
}

/** One series of all sectors. */
export const readPie = ({ category, title, value, ...figures }: ChartPie, rows: readonly Row[], scope: PageScope): ChartModel =>
	readPlot({ ...figures, category, series: [{ title, value }] }, rows, scope);

/** As many sectors as there are looks to tell them apart: the largest ones, and one for all others. */
export function fewSectors(model: ChartModel, others: string): ChartModel {
	const [series] = model.series;
	const values = (series?.values ?? []).map((value) => Math.max(0, value ?? 0));
	if (!series || values.length <= LOOKS) return model;
	const least = values.toSorted((a, b) => b - a)[LOOKS - 2] ?? 0;
	const larger = values.flatMap((value, index) => (value > least ? [index] : []));
	const equal = values.flatMap((value, index) => (value === least ? [index] : [])).slice(0, LOOKS - 1 - larger.length);
	const kept = [...larger, ...equal].sort((a, b) => a - b);
	const rest = values.reduce((sum, value, index) => (kept.includes(index) ? sum : sum + value), 0);
	const categories = kept.map((index) => model.categories[index] ?? '');
	return {
		...model,
		categories: [...categories, others],
		series: [{ ...series, values: [...kept.map((index) => values[index] ?? 0), rest] }],
	};
}

export function readDays(heat: ChartHeat, rows: readonly Row[], scope: PageScope): ChartModel {
	const days = new Map<string, number>();
	for (const row of rows) {
		const date = parseTime(row.scope.read(heat.date));
		const value = toFigure(row.scope.read(heat.value));
		if (!date || value === null) continue;
		days.set(dayKey(date), (days.get(dayKey(date)) ?? 0) + value);
	}
	const sorted = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
	return {
		categories: sorted.map(([day]) => day),
		series: [{ title: scope.text(heat.title), values: sorted.map(([, value]) => value) }],
		figure: readFigure(heat, scope),
	};
}

const readFigure = ({ format, unit }: Plotted | ChartHeat, scope: PageScope): FigureFormat => ({
	format: format ?? 'number',
	unit: scope.text(unit),
});

/** Maximum of the axis; null if it follows from the values. */
export const readMaximum = ({ max }: Plotted, scope: PageScope): number | null => (max ? toFigure(scope.read(max)) : null);

export interface Mark {
	value: number;
	label: string;
}

export function readMark(plot: Plotted, scope: PageScope): Mark | null {
	const mark = 'mark' in plot ? plot.mark : undefined;
	const value = mark ? toFigure(scope.read(mark.value)) : null;
	return mark && value !== null ? { value, label: scope.text(mark.label) } : null;
}
