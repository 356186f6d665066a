import { type Axis, shareOf } from './axis.ts';
import { labelWidth } from './label-width.ts';

export interface Spoke {
	x: number;
	/** Baseline of the label. */
	y: number;
	anchor: 'start' | 'middle' | 'end';
	/** False if there is no room for the label. */
	labelled: boolean;
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
/** Px from the circle to the labels. */
const GAP = 10;
const MIN_RADIUS = 20;

/** A circle with one spoke per name; the first points up, the others follow clockwise. */
export function radarArea(names: readonly string[], width: number, height: number): RadarArea {
	const room = Math.min(WIDEST_NAME, width * 0.26, Math.max(0, ...names.map(labelWidth)) + 8);
	const half = Math.max(height / 2 - LINE, MIN_RADIUS + GAP);
	const every = Math.ceil(names.length / 4 / Math.floor(half / LINE));
	const radius = Math.max(MIN_RADIUS, Math.min(tallest(names.length, every, half) - GAP, width / 2 - room));
	const centre = { x: width / 2, y: height / 2 };
	const at = (index: number, share: number) => {
		const angle = (index / names.length) * 2 * Math.PI;
		return { x: centre.x + Math.sin(angle) * radius * share, y: centre.y - Math.cos(angle) * radius * share };
	};
	const spokes = names.map((_, index): Spoke => {
		const { x, y } = at(index, 1 + GAP / radius);
		const side = x - centre.x;
		const anchor = Math.abs(side) < 8 ? 'middle' : side > 0 ? 'start' : 'end';
		return { x, y: y + lift(y - centre.y, radius), anchor, labelled: index % every === 0 && index <= names.length - every };
	});
	return { centre, radius, spokes: spread(spokes, centre.y), room, at };
}

/** Vertical shift of a label: labels above the circle sit on their point, labels below hang from it. */
const lift = (down: number, radius: number): number => (down < -radius * 0.9 ? -2 : down > radius * 0.9 ? 12 : 4);

/** Largest radius of the circle of labels: those of a quarter are a line apart, and the outermost is at most `half` from the centre. */
function tallest(count: number, every: number, half: number): number {
	const step = (2 * Math.PI * every) / Math.max(1, count);
	const lines = Array.from({ length: Math.ceil(Math.PI / 2 / step) }, (_, line) => line);
	return Math.min(...lines.map((line) => (half - line * LINE) / Math.cos(line * step)));
}

/** Moves the labels of each side away from the middle until they are a line apart. */
function spread(spokes: readonly Spoke[], middle: number): Spoke[] {
	const moved = spokes.map((spoke) => ({ ...spoke }));
	for (const side of ['start', 'end'] as const) {
		const column = moved
			.filter(({ anchor, labelled }) => labelled && (anchor === side || anchor === 'middle'))
			.sort((one, other) => one.y - other.y);
		const below = column.filter(({ y }) => y >= middle);
		const above = column.filter(({ y }) => y < middle).reverse();
		for (const [index, spoke] of below.entries()) spoke.y = Math.max(spoke.y, (below[index - 1]?.y ?? -Infinity) + LINE);
		for (const [index, spoke] of above.entries()) spoke.y = Math.min(spoke.y, ((above[index - 1] ?? below[0])?.y ?? Infinity) - LINE);
	}
	return moved;
}

export function spokeAt(x: number, y: number, { centre }: RadarArea, count: number): number {
	const turn = Math.atan2(x - centre.x, centre.y - y) / (2 * Math.PI);
	return (Math.round(turn * count) + count) % count;
}

/** Corner of each value; missing values fall on the centre. */
export const radarPoints = (values: readonly (number | null)[], axis: Axis, area: RadarArea) =>
	values.map((value, index) => area.at(index, value === null ? 0 : shareOf(value, axis)));
