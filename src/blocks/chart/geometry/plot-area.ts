import { type Axis, shareOf } from './axis.ts';
import { labelWidth } from './label-width.ts';

export interface PlotArea {
	left: number;
	top: number;
	width: number;
	height: number;
	room: number;
	x: (index: number) => number;
	y: (value: number) => number;
}

export interface PlotAreaOptions {
	width: number;
	height: number;
	axis: Axis;
	ticks: readonly string[];
	count: number;
	/** Reserves a line on top for the unit. */
	hasUnit: boolean;
}

const TOP = 14;
const UNIT = 14;
const BOTTOM = 40;
const RIGHT = 8;

export function plotArea({ width, height, axis, ticks, count, hasUnit }: PlotAreaOptions): PlotArea {
	const left = Math.max(0, ...ticks.map(labelWidth)) + 8;
	const inner = Math.max(1, width - left - RIGHT);
	const top = TOP + (hasUnit ? UNIT : 0);
	const tall = height - top - BOTTOM;
	const room = inner / Math.max(1, count);
	return {
		left,
		top,
		width: inner,
		height: tall,
		room,
		x: (index) => left + room * (index + 0.5),
		y: (value) => top + tall * (1 - shareOf(value, axis)),
	};
}

export const categoryAt = (x: number, { left, room }: PlotArea, count: number): number =>
	Math.min(count - 1, Math.max(0, Math.floor((x - left) / room)));
