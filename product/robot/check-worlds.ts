/** Rules of worlds that the grammar cannot know: what lies in the field, what overlaps, and whether the robot can get there. */
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';
import { scalarAt } from '#codegen/read/spec.ts';
import { FASTEST } from '#engines/robot/model.ts';
import { MOST, type Point, type World } from '#engines/robot/world.ts';
import { type Box, barriersOf, type Ground, isFree, reachableFrom } from './free-ground.ts';
import { doubtsOf, type WorldDoubt } from './world-doubts.ts';
import type { worldFindings } from './world-findings.ts';

type WorldReport = Report<keyof typeof worldFindings>;

export function checkWorlds(worlds: ReadonlyMap<string, ObjectSpec>, report: WorldReport): void {
	for (const world of worlds.values()) {
		let isSound = true;
		checkWorld(world, (finding) => {
			isSound = false;
			report(finding);
		});
		if (isSound) reportDoubts(world, report);
	}
}

function checkWorld(world: ObjectSpec, report: WorldReport): void {
	// What is too large is not looked at any further.
	if (!isWithinCounts(world, report)) return;
	const ground = groundOf(world);
	checkLines(world, report);
	checkBoxes(world, report);
	checkPlaces(world, ground.field, report);
	if (isFree(ground.start, ground.field, barriersOf(ground))) return checkGoals(world, ground, report);
	report({
		code: 'blocked-start',
		message: 'The robot would begin with a touch: a wall, a box or the edge is nearer than its radius of 80 mm.',
		hint: 'Move the start.',
		at: placeOf(world, 'start'),
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

function checkBoxes(world: ObjectSpec, report: WorldReport): void {
	const boxes = itemsAt(world, 'boxes').map((spec) => ({ spec, box: boxOf(spec) }));
	boxes.forEach(({ spec, box }, index) => {
		const first = boxes.slice(0, index).find((other) => overlap(box, other.box));
		if (first)
			report({
				code: 'overlapping-boxes',
				message: 'The box overlaps another one.',
				hint: 'Move one of them.',
				at: spec.at,
				related: [{ at: first.spec.at, message: 'The other one is here.' }],
			});
	});
}

const overlap = (one: Box, other: Box): boolean =>
	Math.abs(one.at.x - other.at.x) * 2 < one.width + other.width && Math.abs(one.at.y - other.at.y) * 2 < one.height + other.height;

function checkPlaces(world: ObjectSpec, { width, height }: World['field'], report: WorldReport): void {
	for (const place of placesIn(world)) {
		const { x, y } = pointOf(place);
		if (x > width || y > height)
			report({
				code: 'outside-field',
				message: `(${x}, ${y}) is outside the field of ${width} by ${height} mm.`,
				hint: 'Move it, or make the field larger.',
				at: place.at,
			});
	}
}

function checkGoals(world: ObjectSpec, ground: Ground, report: WorldReport): void {
	const farthest = FASTEST * numberAt(objectAt(world, 'rules'), 'seconds');
	const isReachable = reachableFrom(ground);
	ground.goals.forEach(({ at: place, radius }, index) => {
		const at = placeOf(world, 'goals', index);
		if (!isReachable(place, radius))
			report({
				code: 'unreachable-goal',
				message: 'No way from the start to this goal is as wide as the robot (160 mm).',
				hint: 'Move the goal, or open a way.',
				at,
			});
		else if (Math.hypot(place.x - ground.start.x, place.y - ground.start.y) - radius > farthest)
			report({
				code: 'too-far-goal',
				message: `The robot drives at most ${farthest} mm in the time of this world, and the goal is farther from the start.`,
				hint: 'Give more seconds, or move the goal.',
				at,
			});
	});
}

/** How the compiler says it, and the key of the part. */
const DOUBTS: Readonly<Record<WorldDoubt['kind'], { part: string; message: string; hint: string }>> = {
	'start-off-line': {
		part: 'start',
		message: 'The world has lines, and none is below the robot when it begins.',
		hint: 'Move the start onto a line, if the robot shall follow it from the beginning.',
	},
	'tight-way': {
		part: 'goals',
		message: 'Somewhere on every way to this goal there is less room than one and a half robots (240 mm).',
		hint: 'Open the way, if the robot need not drive exactly.',
	},
	'blocked-line': {
		part: 'lines',
		message: 'A robot that follows this line touches a wall or the edge: the line is nearer to it than the radius of 80 mm.',
		hint: 'Move the line, if it shall be followed to its end.',
	},
};

function reportDoubts(world: ObjectSpec, report: WorldReport): void {
	for (const { kind, index } of doubtsOf(groundOf(world))) {
		const { part, message, hint } = DOUBTS[kind];
		report({ code: kind, severity: 'note', message, hint, at: placeOf(world, part, index) });
	}
}

const groundOf = (world: ObjectSpec): Ground => ({
	field: sizeOf(objectAt(world, 'field')),
	start: pointOf(objectAt(world, 'start')),
	walls: itemsAt(world, 'walls').map((wall) => ({ from: pointOf(objectAt(wall, 'from')), to: pointOf(objectAt(wall, 'to')) })),
	boxes: itemsAt(world, 'boxes').map(boxOf),
	lines: itemsAt(world, 'lines').map((line) => ({ through: itemsAt(line, 'through').map(pointOf) })),
	goals: itemsAt(world, 'goals').map((goal) => ({ at: pointOf(objectAt(goal, 'at')), radius: numberAt(goal, 'radius') })),
});

const sizeOf = (spec: ObjectSpec | null): World['field'] => ({ width: numberAt(spec, 'width'), height: numberAt(spec, 'height') });

const pointOf = (spec: ObjectSpec | null): Point => ({ x: numberAt(spec, 'x'), y: numberAt(spec, 'y') });

const boxOf = (spec: ObjectSpec): Box => ({ at: pointOf(objectAt(spec, 'at')), ...sizeOf(spec) });

/** Every place that the world names. */
function placesIn(spec: ObjectSpec): ObjectSpec[] {
	const inner = [...spec.keys.values()].flatMap(({ value }) => {
		if (value.kind === 'object') return placesIn(value);
		return value.kind === 'list' ? value.items.flatMap((item) => (item.kind === 'object' ? placesIn(item) : [])) : [];
	});
	return spec.keys.has('x') && spec.keys.has('y') ? [spec, ...inner] : inner;
}

/** Of a part of the world; `index` counts in a list. */
function placeOf(world: ObjectSpec, part: string, index = 0): SourceSpan {
	const value = world.keys.get(part)?.value;
	return (value?.kind === 'list' ? value.items[index] : value)?.at ?? world.at;
}

function objectAt(spec: ObjectSpec, key: string): ObjectSpec | null {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'object' ? value : null;
}

const numberAt = (spec: ObjectSpec | null, key: string): number => Number((spec && scalarAt(spec, key)) ?? 0);

function itemsAt(spec: ObjectSpec, key: string): ObjectSpec[] {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'list' ? value.items.filter((item): item is ObjectSpec => item.kind === 'object') : [];
}
