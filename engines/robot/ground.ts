/** What is painted on the ground of a world. */
import { isWithin, type Segment } from './segments.ts';
import type { Colour, Line, Point, World } from './world.ts';

/** The colour at a point. Lengths are in millimetres. */
export type Ground = (point: Point) => Colour;

interface Stroke {
	colour: Colour;
	/** Half of its width. */
	reach: number;
	segment: Segment;
}

/** Lines lie on patches, and each part on those before it. */
export function groundOf({ lines = [], patches = [] }: World): Ground {
	const strokes = lines.flatMap(strokesOf).reverse();
	return (point) => {
		const stroke = strokes.find(({ segment, reach }) => isWithin(segment, point, reach));
		const patch = patches.findLast(
			({ at, width, height }) => Math.abs(point.x - at.x) * 2 <= width && Math.abs(point.y - at.y) * 2 <= height,
		);
		return stroke?.colour ?? patch?.colour ?? 'white';
	};
}

function strokesOf({ colour, width, through }: Line): Stroke[] {
	return through.slice(1).map((to, index) => {
		const from = through[index] ?? to;
		return { colour, reach: width / 2, segment: { ax: from.x, ay: from.y, bx: to.x, by: to.y } };
	});
}
