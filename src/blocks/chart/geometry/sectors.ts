export interface Sector {
	index: number;
	/** Part of the whole, from 0 to 1. */
	share: number;
	path: string;
	/** Middle of the ring's breadth, for a label. */
	middle: { x: number; y: number };
}

export interface Ring {
	x: number;
	y: number;
	radius: number;
}

const HOLE = 0.58;
const TURN = 2 * Math.PI;

/** Sectors of a ring, clockwise from the top. Values that are missing, zero or negative have none. */
export function sectors(values: readonly (number | null)[], ring: Ring): Sector[] {
	const parts = values.flatMap((value, index) => (value !== null && value > 0 ? [{ index, value }] : []));
	const whole = parts.reduce((sum, { value }) => sum + value, 0);
	let from = 0;
	return parts.map(({ index, value }) => {
		const start = from;
		from += value / whole;
		return { index, share: value / whole, path: sectorPath(ring, start, from), middle: pointAt(ring, (start + from) / 2, (1 + HOLE) / 2) };
	});
}

/** The row whose sector lies at the point; null outside of the ring. */
export function sectorAt(x: number, y: number, ring: Ring, all: readonly Sector[]): number | null {
	const distance = Math.hypot(x - ring.x, y - ring.y) / ring.radius;
	if (distance > 1 || distance < HOLE) return null;
	const turn = (Math.atan2(x - ring.x, ring.y - y) / TURN + 1) % 1;
	let end = 0;
	for (const { index, share } of all) {
		end += share;
		if (turn < end) return index;
	}
	return all.at(-1)?.index ?? null;
}

function pointAt({ x, y, radius }: Ring, turn: number, distance: number): { x: number; y: number } {
	const angle = turn * TURN;
	return { x: round(x + Math.sin(angle) * radius * distance), y: round(y - Math.cos(angle) * radius * distance) };
}

function sectorPath(ring: Ring, start: number, end: number): string {
	// An arc cannot end where it starts, so a whole ring is two halves.
	if (end - start > 0.9999) return sectorPath(ring, start, start + 0.5) + sectorPath(ring, start + 0.5, start + 0.9999);
	const a = pointAt(ring, start, 1);
	const b = pointAt(ring, end, 1);
	const c = pointAt(ring, end, HOLE);
	const d = pointAt(ring, start, HOLE);
	const large = end - start > 0.5 ? 1 : 0;
	const outer = round(ring.radius);
	const inner = round(ring.radius * HOLE);
	return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
