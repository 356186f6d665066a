// Generated from product/robot/worlds by `npm run codegen`; do not edit.

export type WorldName = 'first-line' | 'free-field' | 'maze-mouse';

/** The ground, with a wall around it. */
export interface Field {
	/** From left to right. */
	width: number;
	/** From bottom to top. */
	height: number;
}

/** A round place that the middle of the robot has to reach. */
export interface Goal {
	/** Name of the goal. */
	title: string;
	/** Its middle. */
	at: Point;
	/** Radius of the place. */
	radius: number;
	/** Points for the goal alone; 1 without it. */
	points?: number;
}

/** A line that is painted on the ground. */
export interface Line {
	/** Colour of the line. */
	colour: 'black' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'white';
	/** Width of the line. */
	width: number;
	/** Its points, one after the other. */
	through: readonly Point[];
}

/** What makes runs of real robots differ, from a seed: the same seed gives the same run. */
export interface Noise {
	/** Chooses the run. */
	seed: number;
	/** How far the speed of a wheel may be off, in percent. */
	wheels?: number;
	/** How far the sensor in front may be off, in millimetres. */
	distance?: number;
}

/** A rectangle: painted on the ground, or the ground of a box. */
export interface Patch {
	/** Colour of the rectangle. */
	colour: 'black' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'white';
	/** Its middle. */
	at: Point;
	/** From left to right. */
	width: number;
	/** From bottom to top. */
	height: number;
}

/** A place in the field. */
export interface Point {
	/** From the left edge. */
	x: number;
	/** From the lower edge. */
	y: number;
}

/** When a run has succeeded. */
export interface Rules {
	/** Simulated seconds until the run ends. */
	seconds: number;
	/** Touches that are forgiven; none without it. */
	touches?: number;
	/** Goals count in their order only. */
	ordered?: boolean;
	/** The robot has to stand in its last goal once the program has ended; otherwise a run ends at the last goal. */
	stop?: boolean;
}

/** Where the robot begins. */
export interface Start {
	/** From the left edge. */
	x: number;
	/** From the lower edge. */
	y: number;
	/** Where it looks. */
	heading: number;
}

/** A wall that stops the robot. */
export interface Wall {
	/** One end. */
	from: Point;
	/** The other end. */
	to: Point;
}

/** A world in which a robot drives. */
export interface World {
	/** Name of the world. */
	title: string;
	/** The ground. */
	field: Field;
	/** Where the robot begins. */
	start: Start;
	/** Walls besides the edge. */
	walls?: readonly Wall[];
	/** Boxes, which stop the robot as walls do. */
	boxes?: readonly Patch[];
	/** Painted lines. Later ones lie on earlier ones, and all on the patches. */
	lines?: readonly Line[];
	/** Painted rectangles. Later ones lie on earlier ones. */
	patches?: readonly Patch[];
	/** Places to reach; none in a field to play in. */
	goals: readonly Goal[];
	/** Without it, every run is exact. */
	noise?: Noise;
	/** When a run has succeeded. */
	rules: Rules;
}

export const worlds: Readonly<Record<WorldName, World>> = {
	'first-line': {
		title: '沿着黑线走',
		field: { width: 2000, height: 1200 },
		start: { x: 200, y: 600, heading: 0 },
		lines: [
			{
				colour: 'black',
				width: 20,
				through: [{ x: 200, y: 600 }, { x: 1000, y: 600 }, { x: 1400, y: 900 }, { x: 1800, y: 900 }],
			},
		],
		patches: [{ colour: 'green', at: { x: 1800, y: 900 }, width: 200, height: 200 }],
		goals: [{ title: '终点', at: { x: 1800, y: 900 }, radius: 80 }],
		rules: { seconds: 40 },
	},
	'free-field': {
		title: '自由场地',
		field: { width: 2800, height: 1800 },
		start: { x: 400, y: 300, heading: 0 },
		walls: [
			{ from: { x: 1900, y: 0 }, to: { x: 1900, y: 500 } },
			{ from: { x: 2350, y: 400 }, to: { x: 2800, y: 400 } },
			{ from: { x: 1900, y: 900 }, to: { x: 2400, y: 900 } },
		],
		boxes: [
			{ colour: 'red', at: { x: 900, y: 650 }, width: 160, height: 160 },
			{ colour: 'blue', at: { x: 2250, y: 1300 }, width: 220, height: 140 },
			{ colour: 'orange', at: { x: 2600, y: 1500 }, width: 140, height: 140 },
		],
		lines: [
			{
				colour: 'black',
				width: 24,
				through: [
					{ x: 400, y: 300 },
					{ x: 1400, y: 300 },
					{ x: 1550, y: 360 },
					{ x: 1600, y: 500 },
					{ x: 1600, y: 800 },
					{ x: 1540, y: 950 },
					{ x: 1400, y: 1000 },
					{ x: 1000, y: 1000 },
					{ x: 800, y: 1100 },
					{ x: 600, y: 1150 },
					{ x: 400, y: 1100 },
					{ x: 270, y: 960 },
					{ x: 220, y: 800 },
					{ x: 220, y: 500 },
					{ x: 270, y: 360 },
					{ x: 400, y: 300 },
				],
			},
		],
		patches: [
			{ colour: 'red', at: { x: 300, y: 1550 }, width: 240, height: 240 },
			{ colour: 'yellow', at: { x: 700, y: 1550 }, width: 240, height: 240 },
			{ colour: 'green', at: { x: 1100, y: 1550 }, width: 240, height: 240 },
			{ colour: 'blue', at: { x: 1500, y: 1550 }, width: 240, height: 240 },
			{ colour: 'purple', at: { x: 2600, y: 200 }, width: 240, height: 240 },
		],
		goals: [],
		rules: { seconds: 60 },
	},
	'maze-mouse': {
		title: '迷宫鼠的迷宫',
		field: { width: 1800, height: 1500 },
		start: { x: 150, y: 150, heading: 90 },
		walls: [
			{ from: { x: 1200, y: 300 }, to: { x: 1500, y: 300 } },
			{ from: { x: 300, y: 600 }, to: { x: 600, y: 600 } },
			{ from: { x: 900, y: 600 }, to: { x: 1500, y: 600 } },
			{ from: { x: 0, y: 900 }, to: { x: 300, y: 900 } },
			{ from: { x: 1200, y: 1200 }, to: { x: 1500, y: 1200 } },
			{ from: { x: 300, y: 900 }, to: { x: 300, y: 1200 } },
			{ from: { x: 600, y: 300 }, to: { x: 600, y: 1200 } },
			{ from: { x: 900, y: 0 }, to: { x: 900, y: 300 } },
			{ from: { x: 900, y: 600 }, to: { x: 900, y: 1200 } },
			{ from: { x: 1200, y: 900 }, to: { x: 1200, y: 1500 } },
			{ from: { x: 1500, y: 300 }, to: { x: 1500, y: 900 } },
		],
		patches: [
			{ colour: 'blue', at: { x: 150, y: 150 }, width: 200, height: 200 },
			{ colour: 'yellow', at: { x: 1050, y: 750 }, width: 220, height: 220 },
		],
		goals: [{ title: '奶酪', at: { x: 1050, y: 750 }, radius: 80 }],
		rules: { seconds: 60, touches: 3 },
	},
};
