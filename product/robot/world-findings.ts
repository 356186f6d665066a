import type { CatalogueSection } from '#codegen/diagnostics/catalogue/entry.ts';

/** Codes that the rules of worlds report. */
export const worldFindings = {
	'outside-field': {
		title: 'A part outside the field',
		explanation: 'The field ends at its edge, which is a wall. What lies outside can be neither seen nor reached.',
		wrong: 'field: { width: 1000, height: 1000 }\ngoals: [{ title: 终点, at: { x: 1200, y: 500 }, radius: 80 }]',
		right: 'field: { width: 1000, height: 1000 }\ngoals: [{ title: 终点, at: { x: 900, y: 500 }, radius: 80 }]',
	},
	'blocked-start': {
		title: 'A start that touches a wall',
		explanation: 'The robot has a radius of 80 mm. A start that is nearer to a wall or a box would begin with a touch.',
		wrong: 'start: { x: 40, y: 500, heading: 0 }',
		right: 'start: { x: 200, y: 500, heading: 0 }',
	},
	'unreachable-goal': {
		title: 'A goal that the robot cannot reach',
		explanation: 'Walls and boxes leave no way from the start that is as wide as the robot (160 mm).',
		wrong: 'walls: [{ from: { x: 500, y: 0 }, to: { x: 500, y: 1000 } }]',
		right: 'walls: [{ from: { x: 500, y: 0 }, to: { x: 500, y: 700 } }]',
	},
	'overlapping-boxes': {
		title: 'Two boxes in one place',
		explanation: 'Boxes stand on the ground. Two of them that overlap are a mistake in their places or sizes.',
		wrong:
			'boxes:\n  - { colour: red, at: { x: 500, y: 500 }, width: 200, height: 200 }\n  - { colour: blue, at: { x: 550, y: 500 }, width: 200, height: 200 }',
		right:
			'boxes:\n  - { colour: red, at: { x: 500, y: 500 }, width: 200, height: 200 }\n  - { colour: blue, at: { x: 800, y: 500 }, width: 200, height: 200 }',
	},
	'single-point': {
		title: 'A line of one point',
		explanation: 'A line needs two points to lead from one to the other.',
		wrong: 'lines: [{ colour: black, width: 20, through: [{ x: 100, y: 100 }] }]',
		right: 'lines: [{ colour: black, width: 20, through: [{ x: 100, y: 100 }, { x: 900, y: 100 }] }]',
	},
	'too-many-parts': {
		title: 'More parts than a world may have',
		explanation:
			'Each step of a run looks at all parts. A world has at most 500 walls and boxes, 2,000 points of lines and patches, and 100 goals, so that a run stays short.',
		wrong: 'walls: # 600 of them',
		right: 'walls: # at most 500',
	},
	'too-far-goal': {
		title: 'A goal that is too far for the time',
		explanation: 'A robot drives at most 400 mm in a second. Even on the straight way the time of the world ends before the goal.',
		wrong: 'start: { x: 200, y: 500, heading: 0 }\ngoals: [{ title: 终点, at: { x: 1800, y: 500 }, radius: 80 }]\nrules: { seconds: 3 }',
		right: 'start: { x: 200, y: 500, heading: 0 }\ngoals: [{ title: 终点, at: { x: 1800, y: 500 }, radius: 80 }]\nrules: { seconds: 20 }',
	},
	'start-off-line': {
		title: 'A start that is on no line',
		explanation:
			'The world has lines, and none is below the robot when it begins. It may be meant, when the robot shall look for the line.',
		wrong:
			'start: { x: 200, y: 300, heading: 0 }\nlines: [{ colour: black, width: 20, through: [{ x: 200, y: 600 }, { x: 900, y: 600 }] }]',
		right:
			'start: { x: 200, y: 600, heading: 0 }\nlines: [{ colour: black, width: 20, through: [{ x: 200, y: 600 }, { x: 900, y: 600 }] }]',
	},
	'tight-way': {
		title: 'A way with little room',
		explanation:
			'Somewhere on every way to the goal there is less room than one and a half robots (240 mm), so small turns already touch. It may be meant, as for parking.',
		wrong: 'walls: [{ from: { x: 500, y: 0 }, to: { x: 500, y: 800 } }] # in a field of 1000 mm',
		right: 'walls: [{ from: { x: 500, y: 0 }, to: { x: 500, y: 700 } }]',
	},
	'blocked-line': {
		title: 'A line that leads to a wall',
		explanation:
			'A robot that follows the line with its middle touches a wall or the edge, because the line is nearer to it than 80 mm. A box on a line is an obstacle, and no finding.',
		wrong: 'field: { width: 1000, height: 1000 }\nlines: [{ colour: black, width: 20, through: [{ x: 200, y: 500 }, { x: 980, y: 500 }] }]',
		right: 'field: { width: 1000, height: 1000 }\nlines: [{ colour: black, width: 20, through: [{ x: 200, y: 500 }, { x: 900, y: 500 }] }]',
	},
} as const satisfies CatalogueSection;
