/** Rules of worlds that the grammar cannot know: what lies in the field, what overlaps, and whether the robot can get there. */
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';
import { scalarAt } from '#codegen/read/spec.ts';
import { MOST } from '#engines/robot/world.ts';
import { type Barrier, isFree, reachableFrom } from './free-ground.ts';
import type { worldFindings } from './world-findings.ts';

type WorldReport = Report<keyof typeof worldFindings>;

interface Place {
	x: number;
	y: number;
	at: SourceSpan;
}

interface Box extends Place {
	width: number;
	height: number;
}

export function checkWorlds(worlds: ReadonlyMap<string, ObjectSpec>, report: WorldReport): void {
	for (const world of worlds.values()) checkWorld(world, report);
}

function checkWorld(world: ObjectSpec, report: WorldReport): void {
	const field = objectAt(world, 'field');
	const start = objectAt(world, 'start');
	if (!field || !start) return;
	// What is too large is not looked at any further.
	if (!isWithinCounts(world, report)) return;
	const size = { width: numberAt(field, 'width'), height: numberAt(field, 'height') };
	const boxes = itemsAt(world, 'boxes').flatMap(boxOf);
	const goals = itemsAt(world, 'goals').flatMap((goal) => placeIn(goal, 'at'));
	checkLines(world, report);
	checkBoxes(boxes, report);
	const places = placesIn(world);
	for (const place of places)
		if (place.x > size.width || place.y > size.height)
			report({
				code: 'outside-field',
				message: `(${place.x}, ${place.y}) is outside the field of ${size.width} by ${size.height} mm.`,
				hint: 'Move it, or make the field larger.',
				at: place.at,
			});
	const barriers = [...itemsAt(world, 'walls').flatMap(wallOf), ...boxes.map(boxBarrier)];
	const begin = { x: numberAt(start, 'x'), y: numberAt(start, 'y') };
	if (!isFree(begin, size, barriers))
		return report({
			code: 'blocked-start',
			message: 'The robot would begin with a touch: a wall, a box or the edge is nearer than its radius of 80 mm.',
			hint: 'Move the start.',
			at: start.at,
		});
	const reachable = reachableFrom(begin, size, barriers);
	for (const goal of goals)
		if (!reachable(goal, numberAt(goal.spec, 'radius')))
			report({
				code: 'unreachable-goal',
				message: 'No way from the start to this goal is as wide as the robot (160 mm).',
				hint: 'Move the goal, or open a way.',
				at: goal.at,
			});
}

function isWithinCounts(world: ObjectSpec, report: WorldReport): boolean {
	const count = (key: string): number => itemsAt(world, key).length;
	const points = itemsAt(world, 'lines').reduce((sum, line) => sum + itemsAt(line, 'through').length, 0);
	const tooMany = [
		{ parts: 'walls and boxes', count: count('walls') + count('boxes'), most: MOST.barriers },
		{ parts: 'points of lines and patches', count: points + count('patches'), most: MOST.painted },
		{ parts: 'goals', count: count('goals'), most: MOST.goals },
	].filter(({ count, most }) => count > most);
	for (const { parts, count, most } of tooMany)
		report({
			code: 'too-many-parts',
			message: `The world has ${count} ${parts}; ${most} are the most.`,
			hint: 'Leave some out.',
			at: world.at,
		});
	return tooMany.length === 0;
}

function checkLines(world: ObjectSpec, report: WorldReport): void {
	for (const line of itemsAt(world, 'lines'))
		if (itemsAt(line, 'through').length < 2)
			report({ code: 'single-point', message: 'The line has one point, so it leads nowhere.', hint: 'Add another point.', at: line.at });
}

function checkBoxes(boxes: readonly Box[], report: WorldReport): void {
	boxes.forEach((box, index) => {
		const first = boxes.slice(0, index).find((other) => overlap(box, other));
		if (first)
			report({
				code: 'overlapping-boxes',
				message: 'The box overlaps another one.',
				hint: 'Move one of them.',
				at: box.at,
				related: [{ at: first.at, message: 'The other one is here.' }],
			});
	});
}

const overlap = (one: Box, other: Box): boolean =>
	Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height;

function wallOf(wall: ObjectSpec): Barrier[] {
	const [from] = placeIn(wall, 'from');
	const [to] = placeIn(wall, 'to');
	return from && to ? [{ left: from.x, low: from.y, right: to.x, high: to.y, isBox: false }] : [];
}

function boxOf(box: ObjectSpec): Box[] {
	return placeIn(box, 'at').map((place) => ({ ...place, at: box.at, width: numberAt(box, 'width'), height: numberAt(box, 'height') }));
}

const boxBarrier = ({ x, y, width, height }: Box): Barrier => ({
	left: x - width / 2,
	low: y - height / 2,
	right: x + width / 2,
	high: y + height / 2,
	isBox: true,
});

/** Every place that the world names. */
function placesIn(spec: ObjectSpec): Place[] {
	const own = spec.keys.has('x') && spec.keys.has('y') ? [{ x: numberAt(spec, 'x'), y: numberAt(spec, 'y'), at: spec.at }] : [];
	const inner = [...spec.keys.values()].flatMap(({ value }) => {
		if (value.kind === 'object') return placesIn(value);
		return value.kind === 'list' ? value.items.flatMap((item) => (item.kind === 'object' ? placesIn(item) : [])) : [];
	});
	return [...own, ...inner];
}

function placeIn(spec: ObjectSpec, key: string): (Place & { spec: ObjectSpec })[] {
	const place = objectAt(spec, key);
	return place ? [{ x: numberAt(place, 'x'), y: numberAt(place, 'y'), at: spec.at, spec }] : [];
}

function objectAt(spec: ObjectSpec, key: string): ObjectSpec | null {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'object' ? value : null;
}

const numberAt = (spec: ObjectSpec, key: string): number => Number(scalarAt(spec, key) ?? 0);

function itemsAt(spec: ObjectSpec, key: string): ObjectSpec[] {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'list' ? value.items.filter((item): item is ObjectSpec => item.kind === 'object') : [];
}
