/** Walls and the sides of boxes as segments, in whole micrometres: how near something is to them, and where a ray meets them. */
import type { Patch, Point, Wall, World } from './world.ts';

export const PER_MM = 1000;

export interface Segment {
	ax: number;
	ay: number;
	bx: number;
	by: number;
}

interface Move {
	radius: number;
	before: Point;
	after: Point;
}

/** Walls, the edge of the field from below on (below, right, above, left), and the sides of boxes. */
export function segmentsOf({ field: { width, height }, walls = [], boxes = [] }: World): Segment[] {
	const edge = sidesOf({ at: { x: width / 2, y: height / 2 }, width, height });
	return [...walls, ...edge, ...boxes.flatMap(sidesOf)].map(({ from, to }) => segmentOf(from, to));
}

export const segmentOf = (from: Point, to: Point): Segment => ({
	ax: Math.round(from.x * PER_MM),
	ay: Math.round(from.y * PER_MM),
	bx: Math.round(to.x * PER_MM),
	by: Math.round(to.y * PER_MM),
});

function sidesOf({ at, width, height }: Pick<Patch, 'at' | 'width' | 'height'>): Wall[] {
	const [left, right, low, high] = [at.x - width / 2, at.x + width / 2, at.y - height / 2, at.y + height / 2];
	const corners: Point[] = [
		{ x: left, y: low },
		{ x: right, y: low },
		{ x: right, y: high },
		{ x: left, y: high },
	];
	return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));
}

/** A wall stops a move that brings the robot nearer to it than its radius. */
export function blocks(wall: Segment, { radius, before, after }: Move): boolean {
	return isWithin(wall, after, radius) && squaredDistance(wall, after) < squaredDistance(wall, before);
}

/** Most segments are far away, which four comparisons show. */
export function isWithin(segment: Segment, point: Point, most: number): boolean {
	const { ax, ay, bx, by } = segment;
	const { x, y } = point;
	if ((x < ax - most && x < bx - most) || (x > ax + most && x > bx + most)) return false;
	if ((y < ay - most && y < by - most) || (y > ay + most && y > by + most)) return false;
	return squaredDistance(segment, point) < most * most;
}

/** Of a point from a wall, in square micrometres. */
export function squaredDistance({ ax, ay, bx, by }: Segment, { x, y }: Point): number {
	const dx = bx - ax;
	const dy = by - ay;
	const long = dx * dx + dy * dy;
	const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long));
	const ex = x - ax - along * dx;
	const ey = y - ay - along * dy;
	return ex * ex + ey * ey;
}

/** How far along the way from one point to another the wall is, from 0 to 1; 1 if they do not meet. */
export function crossing(from: Point, to: Point, wall: Segment): number {
	const { ax, ay, bx, by } = wall;
	const rx = to.x - from.x;
	const ry = to.y - from.y;
	const wx = bx - ax;
	const wy = by - ay;
	const sx = ax - from.x;
	const sy = ay - from.y;
	const across = rx * wy - ry * wx;
	const beside = sx * ry - sy * rx;
	if (across === 0) return beside === 0 ? nearerEnd(from, to, wall) : 1;
	const alongWall = beside / across;
	if (alongWall < 0 || alongWall > 1) return 1;
	const alongRay = (sx * wy - sy * wx) / across;
	return alongRay >= 0 && alongRay <= 1 ? alongRay : 1;
}

/** Of a wall that is met end on. */
function nearerEnd(from: Point, to: Point, { ax, ay, bx, by }: Segment): number {
	const rx = to.x - from.x;
	const ry = to.y - from.y;
	const along = (x: number, y: number): number => ((x - from.x) * rx + (y - from.y) * ry) / (rx * rx + ry * ry);
	const ends = [along(ax, ay), along(bx, by)].filter((end) => end >= 0);
	return Math.min(1, ...ends);
}
