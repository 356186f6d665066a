/** The manifests of worlds in which a robot drives. Lengths are in millimetres, from the lower left corner; angles in degrees, 0 to the right, 90 up. */
import type { Collection } from '#codegen/collection.ts';
import { anyOf, boolean, integer, list, number, type ObjectGrammar, object, optional, required, string } from '#codegen/grammar/grammar.ts';
import { COLOUR_WORDS } from '#engines/robot/colour-words.ts';
import { MOST } from '#engines/robot/world.ts';
import { checkWorlds } from './check-worlds.ts';
import { worldFindings } from './world-findings.ts';

/** Of a side of a field. */
const LONGEST = 5000;

const length = number(0, LONGEST);

const point: ObjectGrammar = {
	name: 'Point',
	doc: 'A place in the field.',
	keys: { x: required(length, 'From the left edge.'), y: required(length, 'From the lower edge.') },
};

const colour = anyOf(...Object.keys(COLOUR_WORDS));

const wall: ObjectGrammar = {
	name: 'Wall',
	doc: 'A wall that stops the robot.',
	keys: { from: required(object(point), 'One end.'), to: required(object(point), 'The other end.') },
};

const line: ObjectGrammar = {
	name: 'Line',
	doc: 'A line that is painted on the ground.',
	keys: {
		colour: required(colour, 'Colour of the line.'),
		width: required(number(1, 200), 'Width of the line.'),
		through: required(list(object(point), true), 'Its points, one after the other.'),
	},
};

const patch: ObjectGrammar = {
	name: 'Patch',
	doc: 'A rectangle: painted on the ground, or the ground of a box.',
	keys: {
		colour: required(colour, 'Colour of the rectangle.'),
		at: required(object(point), 'Its middle.'),
		width: required(number(1, LONGEST), 'From left to right.'),
		height: required(number(1, LONGEST), 'From bottom to top.'),
	},
};

const goal: ObjectGrammar = {
	name: 'Goal',
	doc: 'A round place that the middle of the robot has to reach.',
	keys: {
		title: required(string(), 'Name of the goal.'),
		at: required(object(point), 'Its middle.'),
		radius: required(number(10, LONGEST), 'Radius of the place.'),
		points: optional(integer(1, 100), 'Points for the goal alone; 1 without it.'),
	},
};

const world: ObjectGrammar = {
	name: 'World',
	doc: 'A world in which a robot drives.',
	keys: {
		title: required(string(), 'Name of the world.'),
		hidden: optional(boolean, 'Keeps the world for cases that are not public: students cannot choose it.'),
		field: required(
			object({
				name: 'Field',
				doc: 'The ground, with a wall around it.',
				keys: {
					width: required(number(300, LONGEST), 'From left to right.'),
					height: required(number(300, LONGEST), 'From bottom to top.'),
				},
			}),
			'The ground.',
		),
		start: required(
			object({
				name: 'Start',
				doc: 'Where the robot begins.',
				keys: {
					...point.keys,
					heading: required(number(-360, 360), 'Where it looks.'),
				},
			}),
			'Where the robot begins.',
		),
		walls: optional(list(object(wall)), 'Walls besides the edge.'),
		boxes: optional(list(object(patch)), 'Boxes, which stop the robot as walls do.'),
		lines: optional(list(object(line)), 'Painted lines. Later ones lie on earlier ones, and all on the patches.'),
		patches: optional(list(object(patch)), 'Painted rectangles. Later ones lie on earlier ones.'),
		goals: required(list(object(goal)), 'Places to reach; none in a field to play in.'),
		noise: optional(
			object({
				name: 'Noise',
				doc: 'What makes runs of real robots differ, from a seed: the same seed gives the same run.',
				keys: {
					seed: required(integer(0, 2 ** 30), 'Chooses the run.'),
					wheels: optional(number(0, 50), 'How far the speed of a wheel may be off, in percent.'),
					distance: optional(number(0, 500), 'How far the sensor in front may be off, in millimetres.'),
				},
			}),
			'Without it, every run is exact.',
		),
		rules: required(
			object({
				name: 'Rules',
				doc: 'When a run has succeeded.',
				keys: {
					seconds: required(integer(1, MOST.seconds), 'Simulated seconds until the run ends.'),
					touches: optional(integer(0), 'Touches that are forgiven; none without it.'),
					ordered: optional(boolean, 'Goals count in their order only.'),
					stop: optional(
						boolean,
						'The robot has to stand in its last goal once the program has ended; otherwise a run ends at the last goal.',
					),
				},
			}),
			'When a run has succeeded.',
		),
	},
};

export const collection: Collection<keyof typeof worldFindings> = { shape: world, findings: worldFindings, check: checkWorlds };
