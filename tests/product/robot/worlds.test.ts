import { expect, it } from 'vitest';
import { collection } from '#app/robot/world-grammar.ts';
import { findingsIn } from '#tests/product/support/collection-findings.ts';

const world = (parts: string, goal = '{ title: 终点, at: { x: 900, y: 500 }, radius: 50 }'): string =>
	`title: 试一试
field: { width: 1000, height: 1000 }
start: { x: 200, y: 500, heading: 0 }
goals: [${goal}]
rules: { seconds: 20 }
${parts}`;

const WALL = '{ from: { x: 500, y: 0 }, to: { x: 500, y: 1000 } }';
const LINE = '{ colour: black, width: 20, through: [{ x: 1, y: 1 }] }';
const line = (y: number, end: number): string => `{ colour: black, width: 20, through: [{ x: 200, y: ${y} }, { x: ${end}, y: ${y} }] }`;
const box = (x: number): string => `{ colour: red, at: { x: ${x}, y: 200 }, width: 200, height: 100 }`;

it.each([
	['nothing wrong', world('walls: [{ from: { x: 500, y: 0 }, to: { x: 500, y: 740 } }]'), []],
	[
		'a goal too far for the time',
		world('').replace('seconds: 20', 'seconds: 1'),
		['too-far-goal a: { title: 终点, at: { x: 900, y: 500 }, radius: 50 }'],
	],
	[
		'a way with little room',
		world('walls: [{ from: { x: 500, y: 0 }, to: { x: 500, y: 800 } }]'),
		['tight-way a: { title: 终点, at: { x: 900, y: 500 }, radius: 50 }'],
	],
	['a line below the start', world(`lines: [${line(500, 880)}]`), []],
	['a line beside the start', world(`lines: [${line(700, 880)}]`), ['start-off-line a: { x: 200, y: 500, heading: 0 }']],
	['a box on a line', world(`lines: [${line(500, 900)}]\nboxes: [{ colour: red, at: { x: 600, y: 500 }, width: 50, height: 50 }]`), []],
	['a line to the edge', world(`lines: [${line(500, 980)}]`), [`blocked-line a: ${line(500, 980)}`]],
	[
		'a goal outside the field',
		world('', '{ title: 终点, at: { x: 1200, y: 500 }, radius: 300 }'),
		['outside-field a: { x: 1200, y: 500 }'],
	],
	[
		'a start at a wall',
		world('walls: [{ from: { x: 250, y: 0 }, to: { x: 250, y: 600 } }]'),
		['blocked-start a: { x: 200, y: 500, heading: 0 }'],
	],
	['a wall in the way', world(`walls: [${WALL}]`), ['unreachable-goal a: { title: 终点, at: { x: 900, y: 500 }, radius: 50 }']],
	[
		'a way that is too narrow',
		world('walls: [{ from: { x: 500, y: 0 }, to: { x: 500, y: 850 } }]'),
		['unreachable-goal a: { title: 终点, at: { x: 900, y: 500 }, radius: 50 }'],
	],
	['two boxes in one place', world(`boxes: [${box(500)}, ${box(600)}]`), [`overlapping-boxes a: ${box(600)}`]],
	['boxes beside each other', world(`boxes: [${box(500)}, ${box(700)}]`), []],
	['a line of one point', world(`lines: [${LINE}]`), [`single-point a: ${LINE}`]],
	['too many walls', world(`walls: [${Array(501).fill(WALL).join(', ')}]`), [expect.stringMatching(/^too-many-parts /)]],
	[
		'too many points of lines',
		world(`lines: [{ colour: black, width: 20, through: [${Array(2001).fill('{ x: 1, y: 1 }').join(', ')}] }]`),
		[expect.stringMatching(/^too-many-parts /)],
	],
])('%s', (_, text, found) => {
	expect(findingsIn(collection, { a: text })).toEqual(found);
});
