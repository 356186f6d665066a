/** Where the middle of the robot can be, and where it can get to. Lengths are in millimetres. */
import { type Goal, type Line, type Patch, type Point, ROBOT_RADIUS, type Wall, type World } from '#engines/robot/world.ts';

/** A wall from one corner to the other, or a box between them. */
export interface Barrier {
	left: number;
	low: number;
	right: number;
	high: number;
	isBox: boolean;
}

export type Box = Omit<Patch, 'colour'>;

/** What of a world matters for where the robot can drive. */
export interface Ground {
	field: World['field'];
	start: Point;
	walls?: readonly Wall[];
	boxes?: readonly Box[];
	lines?: readonly Pick<Line, 'through'>[];
	goals: readonly Omit<Goal, 'title'>[];
}

/** Between two places that are looked at. */
const GRID = 20;

export const barriersOf = ({ walls = [], boxes = [] }: Ground): Barrier[] => [
	...walls.map(({ from, to }) => barrierBetween(from, to)),
	...boxes.map(({ at: { x, y }, width, height }) => ({
		left: x - width / 2,
		low: y - height / 2,
		right: x + width / 2,
		high: y + height / 2,
		isBox: true,
	})),
];

export const barrierBetween = (from: Point, to: Point): Barrier => ({ left: from.x, low: from.y, right: to.x, high: to.y, isBox: false });

/** Whether so much room is around a place. */
export function isFree(place: Point, { width, height }: World['field'], barriers: readonly Barrier[], room = ROBOT_RADIUS): boolean {
	const { x, y } = place;
	const isInside = x >= room && y >= room && x <= width - room && y <= height - room;
	return isInside && barriers.every((barrier) => distanceTo(barrier, place) >= room);
}

/** Whether the robot can get from the start to within `radius` of a place, with so much room around its middle. */
export function reachableFrom(ground: Ground, room = ROBOT_RADIUS): (place: Point, radius: number) => boolean {
	const { start, field } = ground;
	const columns = Math.floor(field.width / GRID) + 1;
	const open = openCells(ground, columns, room);
	const first = Math.round(start.y / GRID) * columns + Math.round(start.x / GRID);
	const reached = new Uint8Array(open.length);
	reached[first] = 1;
	const waiting = [first];
	for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
		// Cells at the edge are not open, so no step leads to the other end of a row.
		for (const next of [cell + 1, cell - 1, cell + columns, cell - columns]) {
			if (open[next] !== 1 || reached[next] === 1) continue;
			reached[next] = 1;
			waiting.push(next);
		}
	}
	return ({ x, y }, radius) =>
		[...cellsWithin({ left: x, low: y, right: x, high: y }, radius, field)].some(
			(place) => reached[(place.y / GRID) * columns + place.x / GRID] === 1 && Math.hypot(place.x - x, place.y - y) <= radius,
		);
}

/** 1 for each cell of the field with so much room around it. */
function openCells(ground: Ground, columns: number, room: number): Uint8Array {
	const { width, height } = ground.field;
	const open = new Uint8Array(columns * (Math.floor(height / GRID) + 1));
	const inside = { left: room, low: room, right: width - room, high: height - room };
	for (const { x, y } of cellsWithin(inside, 0, ground.field)) open[(y / GRID) * columns + x / GRID] = 1;
	for (const barrier of barriersOf(ground))
		for (const place of cellsWithin(barrier, room, ground.field))
			if (distanceTo(barrier, place) < room) open[(place.y / GRID) * columns + place.x / GRID] = 0;
	return open;
}

/** Places of the cells in an area and so far around it. */
function* cellsWithin(
	{ left, low, right, high }: Omit<Barrier, 'isBox'>,
	around: number,
	{ width, height }: World['field'],
): Generator<Point> {
	const from = (one: number, other: number): number => Math.ceil(Math.max(0, Math.min(one, other) - around) / GRID) * GRID;
	const to = (one: number, other: number, size: number): number => Math.min(size, Math.max(one, other) + around);
	for (let y = from(low, high); y <= to(low, high, height); y += GRID)
		for (let x = from(left, right); x <= to(left, right, width); x += GRID) yield { x, y };
}

export function distanceTo({ left, low, right, high, isBox }: Barrier, { x, y }: Point): number {
	if (isBox) return Math.hypot(Math.max(left - x, 0, x - right), Math.max(low - y, 0, y - high));
	const [dx, dy] = [right - left, high - low];
	const long = dx * dx + dy * dy;
	const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - left) * dx + (y - low) * dy) / long));
	return Math.hypot(x - left - along * dx, y - low - along * dy);
}
