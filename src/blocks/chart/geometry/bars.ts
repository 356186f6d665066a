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
