import type { Axis } from './axis.ts';
import type { PlotArea } from './plot-area.ts';

export interface Bar {
	index: number;
	series: number;
	x: number;
	y: number;
	width: number;
	height: number;
}

const WIDEST = 32;
const GROUP = 0.72;

export function bars(series: readonly (readonly (number | null)[])[], area: PlotArea, axis: Axis): Bar[] {
	const width = Math.min(WIDEST, (area.room * GROUP) / Math.max(1, series.length));
	const base = area.y(Math.min(axis.max, Math.max(axis.min, 0)));
	return series.flatMap((values, order) =>
		values.flatMap((value, index) => {
			if (value === null) return [];
			const y = area.y(value);
			const x = area.x(index) + (order - series.length / 2) * width;
			return [{ index, series: order, x, y: Math.min(y, base), width: Math.max(1, width - 1), height: Math.abs(y - base) }];
		}),
	);
}

type Values = readonly (readonly (number | null)[])[];

/** Sum of the positive values of each category; null if it has none. */
export const totals = (series: Values): (number | null)[] =>
	Array.from({ length: Math.max(0, ...series.map(({ length }) => length)) }, (_, index) => {
		const values = series.flatMap((each) => each[index] ?? []);
		return values.length > 0 ? values.reduce((sum, value) => sum + Math.max(0, value), 0) : null;
	});

/** The series of a category on top of one another, the first at the bottom. */
export function stackedBars(series: Values, area: PlotArea, axis: Axis): Bar[] {
	const width = Math.min(WIDEST, area.room * GROUP);
	const heights: number[] = [];
	return series.flatMap((values, order) =>
		values.flatMap((value, index) => {
			if (value === null || value <= 0) return [];
			const from = heights[index] ?? Math.max(0, axis.min);
			heights[index] = from + value;
			const bottom = area.y(from);
			const y = area.y(from + value);
			return [{ index, series: order, x: area.x(index) - width / 2, y, width, height: bottom - y }];
		}),
	);
}
