/** Where the middle of the robot can be, and where it can get to. Lengths are in millimetres. */
import { ROBOT_RADIUS } from '#engines/robot/world.ts';

/** A wall from one corner to the other, or a box between them. */
export interface Barrier {
	left: number;
	low: number;
	right: number;
	high: number;
	isBox: boolean;
}

interface Spot {
	x: number;
	y: number;
}

interface Size {
	width: number;
	height: number;
}

/** Between two places that are looked at. */
const GRID = 20;

export function isFree({ x, y }: Spot, { width, height }: Size, barriers: readonly Barrier[]): boolean {
	const isInside = x >= ROBOT_RADIUS && y >= ROBOT_RADIUS && x <= width - ROBOT_RADIUS && y <= height - ROBOT_RADIUS;
	return isInside && barriers.every((barrier) => distanceTo(barrier, x, y) >= ROBOT_RADIUS);
}

/** Whether the robot can get from the start to within `radius` of a place. */
export function reachableFrom(start: Spot, size: Size, barriers: readonly Barrier[]): (place: Spot, radius: number) => boolean {
	const columns = Math.floor(size.width / GRID) + 1;
	const cell = (column: number, row: number): number => row * columns + column;
	const first: [number, number] = [Math.round(start.x / GRID), Math.round(start.y / GRID)];
	const seen = new Set([cell(...first)]);
	const waiting = [first];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const [column, row] = next;
		for (const [across, up] of [
			[1, 0],
			[-1, 0],
			[0, 1],
			[0, -1],
		] as const) {
			const [c, r] = [column + across, row + up];
			if (seen.has(cell(c, r)) || !isFree({ x: c * GRID, y: r * GRID }, size, barriers)) continue;
			seen.add(cell(c, r));
			waiting.push([c, r]);
		}
	}
	return ({ x, y }, radius) =>
		[...seen].some((each) => Math.hypot((each % columns) * GRID - x, Math.floor(each / columns) * GRID - y) <= radius);
}

function distanceTo({ left, low, right, high, isBox }: Barrier, x: number, y: number): number {
	if (isBox) return Math.hypot(Math.max(left - x, 0, x - right), Math.max(low - y, 0, y - high));
	const [dx, dy] = [right - left, high - low];
	const long = dx * dx + dy * dy;
	const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - left) * dx + (y - low) * dy) / long));
	return Math.hypot(x - left - along * dx, y - low - along * dy);
}
