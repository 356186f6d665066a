import { type Axis, shareOf } from './axis.ts';
import { labelWidth } from './label-width.ts';

export interface Spoke {
	x: number;
	y: number;
	anchor: 'start' | 'middle' | 'end';
}

export interface RadarArea {
	centre: { x: number; y: number };
	radius: number;
	spokes: readonly Spoke[];
	room: number;
	at: (index: number, share: number) => { x: number; y: number };
}

const LINE = 16;
const WIDEST_NAME = 96;

/** A circle with one spoke per name; the first points up, the others follow clockwise. */
export function radarArea(names: readonly string[], width: number, height: number): RadarArea {
	const room = Math.min(WIDEST_NAME, width * 0.26, Math.max(0, ...names.map(labelWidth)) + 8);
	const radius = Math.max(20, Math.min(height / 2 - LINE * 1.6, width / 2 - room));
	const centre = { x: width / 2, y: height / 2 };
	const at = (index: number, share: number) => {
		const angle = (index / names.length) * 2 * Math.PI;
		return { x: centre.x + Math.sin(angle) * radius * share, y: centre.y - Math.cos(angle) * radius * share };
	};
	const spokes = names.map((_, index): Spoke => {
		const { x, y } = at(index, 1 + 10 / radius);
		const side = x - centre.x;
		return { x, y: y + lift(y - centre.y, radius), anchor: Math.abs(side) < 8 ? 'middle' : side > 0 ? 'start' : 'end' };
	});
	return { centre, radius, spokes, room, at };
}

/** Vertical shift of a label: labels above the circle sit on their point, labels below hang from it. */
const lift = (down: number, radius: number): number => (down < -radius * 0.9 ? -2 : down > radius * 0.9 ? 12 : 4);

export function spokeAt(x: number, y: number, { centre }: RadarArea, count: number): number {
	const turn = Math.atan2(x - centre.x, centre.y - y) / (2 * Math.PI);
	return (Math.round(turn * count) + count) % count;
}

/** Corner of each value; missing values fall on the centre. */
export const radarPoints = (values: readonly (number | null)[], axis: Axis, area: RadarArea) =>
	values.map((value, index) => area.at(index, value === null ? 0 : shareOf(value, axis)));
