/** What is odd about a world that can be driven, and may yet be meant. Lengths are in millimetres. */
import { type Line, type Point, ROBOT_RADIUS } from '#engines/robot/world.ts';
import { barrierBetween, barriersOf, distanceTo, type Ground, isFree, reachableFrom } from './free-ground.ts';

export interface WorldDoubt {
	/**
	 * `start-off-line`: the world has lines, and none is below the robot. `tight-way`: every way to the goal is narrower than one and a half robots.
	 * `blocked-line`: a robot that follows the line touches a wall or the edge; a box on a line is an obstacle.
	 */
	kind: 'start-off-line' | 'tight-way' | 'blocked-line';
	/** Of the goal or the line; 0 for the start. */
	index: number;
}

/** Half of the room that a robot can drive in without care. */
const ROOM = 1.5 * ROBOT_RADIUS;
/** Between two places of a line that are looked at. */
const STRIDE = 20;

export function doubtsOf(ground: Ground): WorldDoubt[] {
	const { field, start, goals, lines = [] } = ground;
	const isRoomy = reachableFrom(ground, ROOM);
	const doubts: WorldDoubt[] = [];
	if (lines.length > 0 && !lines.some((line) => isBelow(start, line))) doubts.push({ kind: 'start-off-line', index: 0 });
	goals.forEach(({ at, radius }, index) => {
		if (!isRoomy(at, radius)) doubts.push({ kind: 'tight-way', index });
	});
	const walls = barriersOf({ ...ground, boxes: [] });
	lines.forEach(({ through }, index) => {
		if (!placesOn(through).every((place) => isFree(place, field, walls))) doubts.push({ kind: 'blocked-line', index });
	});
	return doubts;
}

const isBelow = (robot: Point, { through }: Pick<Line, 'through'>): boolean =>
	legsOf(through).some(([from, to]) => distanceTo(barrierBetween(from, to), robot) <= ROBOT_RADIUS);

const legsOf = (points: readonly Point[]): [Point, Point][] =>
	points.slice(1).flatMap((to, index): [Point, Point][] => {
		const from = points[index];
		return from ? [[from, to]] : [];
	});

const placesOn = (points: readonly Point[]): Point[] =>
	legsOf(points).flatMap(([from, to]) => {
		const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE);
		return Array.from({ length: count + 1 }, (_, index) => {
			const share = count === 0 ? 0 : index / count;
			return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
		});
	});
