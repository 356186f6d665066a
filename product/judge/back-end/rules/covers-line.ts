import type { Point } from '#app/programs/turtle-picture.ts';

export interface Line {
	from: Point;
	to: Point;
}

/** Part of a line, as shares of its length. */
type Span = readonly [start: number, end: number];

/** Of spans that touch but for the last digits. */
const EPSILON = 1e-6;

/** Whether each point of the line is no farther than `tolerance` from one of `others`, wherever those begin, end and overlap. */
export function coversLine(others: readonly Line[], line: Line, tolerance: number): boolean {
	const spans = others
		.flatMap((other) => (isNear(other, line, tolerance) ? spanNear(line, other, tolerance) : []))
		.sort(([a], [b]) => a - b);
	let reached = 0;
	for (const [start, end] of spans) {
		if (start > reached + EPSILON) return false;
		reached = Math.max(reached, end);
	}
	return spans.length > 0 && reached >= 1 - EPSILON;
}

const isNear = (a: Line, b: Line, tolerance: number): boolean =>
	overlap(a.from[0], a.to[0], b.from[0], b.to[0], tolerance) && overlap(a.from[1], a.to[1], b.from[1], b.to[1], tolerance);

const overlap = (a: number, b: number, c: number, d: number, tolerance: number): boolean =>
	Math.min(a, b) - tolerance <= Math.max(c, d) && Math.min(c, d) - tolerance <= Math.max(a, b);

/** The span of `line` that lies near `other`: in the band along it, or in the circles around its ends. Together they are convex. */
function spanNear({ from, to }: Line, other: Line, tolerance: number): Span[] {
	const length = Math.hypot(other.to[0] - other.from[0], other.to[1] - other.from[1]);
	const along: Point = length === 0 ? [1, 0] : [(other.to[0] - other.from[0]) / length, (other.to[1] - other.from[1]) / length];
	// In a frame where `other` goes from 0, 0 to the right.
	const turned = ([x, y]: Point): Point => {
		const [dx, dy] = [x - other.from[0], y - other.from[1]];
		return [dx * along[0] + dy * along[1], dy * along[0] - dx * along[1]];
	};
	const [start, end] = [turned(from), turned(to)];
	const parts = [
		meet(between(start[0], end[0], 0, length), between(start[1], end[1], -tolerance, tolerance)),
		inCircle(start, end, tolerance),
		inCircle([start[0] - length, start[1]], [end[0] - length, end[1]], tolerance),
	].flatMap((span) => span ?? []);
	if (parts.length === 0) return [];
	return [[Math.min(...parts), Math.max(...parts)]];
}

/** The shares at which a value that goes evenly from `start` to `end` is within bounds. */
function between(start: number, end: number, least: number, most: number): Span | null {
	if (start === end) return start >= least && start <= most ? [0, 1] : null;
	const [a, b] = [(least - start) / (end - start), (most - start) / (end - start)];
	return meet([Math.min(a, b), Math.max(a, b)], [0, 1]);
}

const meet = (a: Span | null, b: Span | null): Span | null => {
	if (!a || !b) return null;
	const [start, end] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
	return start <= end ? [start, end] : null;
};

/** The shares at which a line is in the circle around 0, 0. */
function inCircle([x, y]: Point, end: Point, radius: number): Span | null {
	const [dx, dy] = [end[0] - x, end[1] - y];
	const square = dx * dx + dy * dy;
	if (square === 0) return Math.hypot(x, y) <= radius ? [0, 1] : null;
	const middle = -(x * dx + y * dy) / square;
	const rest = middle * middle - (x * x + y * y - radius * radius) / square;
	return rest < 0 ? null : meet([middle - Math.sqrt(rest), middle + Math.sqrt(rest)], [0, 1]);
}
