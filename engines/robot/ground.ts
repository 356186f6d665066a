/** What is painted on the ground of a world. */
import { isWithin, PER_MM, type Segment, segmentOf } from './segments.ts';
import type { Colour, Line, Point, World } from './world.ts';

/** The colour at a point, in micrometres. */
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
			({ at, width, height }) =>
				Math.abs(point.x - at.x * PER_MM) * 2 <= width * PER_MM && Math.abs(point.y - at.y * PER_MM) * 2 <= height * PER_MM,
		);
		return stroke?.colour ?? patch?.colour ?? 'white';
	};
}

const strokesOf = ({ colour, width, through }: Line): Stroke[] =>
	through.slice(1).map((to, index) => ({ colour, reach: (width / 2) * PER_MM, segment: segmentOf(through[index] ?? to, to) }));
