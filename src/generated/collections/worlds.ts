// Generated from product/robot/worlds by `npm run codegen`; do not edit.

export type WorldName = 'before-the-box' | 'before-the-wall' | 'bent-crossing' | 'charging' | 'crossing' | 'far-parking' | 'first-line' | 'flower-bed' | 'free-field' | 'grand-tour' | 'maze-mouse' | 'more-road-signs' | 'obstacle-after-bend' | 'obstacle' | 'parking' | 'right-hand-maze' | 'road-signs' | 'second-line' | 'second-maze' | 'sort-colours' | 'sort-more-colours';

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
	/** Keeps the world for cases that are not public: students cannot choose it. */
	hidden?: boolean;
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
	'before-the-box': {
		title: '箱子前停车',
		hidden: true,
		field: { width: 1200, height: 1800 },
		start: { x: 600, y: 200, heading: 90 },
		boxes: [{ colour: 'blue', at: { x: 600, y: 1400 }, width: 400, height: 200 }],
		patches: [{ colour: 'yellow', at: { x: 600, y: 1120 }, width: 300, height: 100 }],
		goals: [{ title: '停车区', at: { x: 600, y: 1120 }, radius: 60 }],
		rules: { seconds: 30, stop: true },
	},
	'before-the-wall': {
		title: '墙前停车',
		field: { width: 2400, height: 800 },
		start: { x: 300, y: 400, heading: 0 },
		walls: [{ from: { x: 2100, y: 150 }, to: { x: 2100, y: 650 } }],
		patches: [{ colour: 'yellow', at: { x: 1920, y: 400 }, width: 100, height: 300 }],
		goals: [{ title: '停车区', at: { x: 1920, y: 400 }, radius: 60 }],
		rules: { seconds: 30, stop: true },
	},
	'bent-crossing': {
		title: '弯路上的路口',
		hidden: true,
		field: { width: 2400, height: 1800 },
		start: { x: 200, y: 300, heading: 0 },
		lines: [
			{
				colour: 'black',
				width: 24,
				through: [{ x: 200, y: 300 }, { x: 1100, y: 300 }, { x: 1400, y: 450 }, { x: 1500, y: 700 }, { x: 1500, y: 1600 }],
			},
			{ colour: 'black', width: 24, through: [{ x: 600, y: 100 }, { x: 600, y: 800 }] },
			{ colour: 'black', width: 24, through: [{ x: 700, y: 1200 }, { x: 2100, y: 1200 }] },
		],
		patches: [
			{ colour: 'red', at: { x: 600, y: 900 }, width: 200, height: 200 },
			{ colour: 'red', at: { x: 2100, y: 1200 }, width: 200, height: 200 },
			{ colour: 'green', at: { x: 700, y: 1200 }, width: 200, height: 200 },
		],
		goals: [{ title: '图书馆', at: { x: 700, y: 1200 }, radius: 80 }],
		rules: { seconds: 40 },
	},
	charging: {
		title: '小车去充电',
		field: { width: 2000, height: 2000 },
		start: { x: 400, y: 600, heading: 0 },
		boxes: [
			{ colour: 'green', at: { x: 200, y: 1800 }, width: 180, height: 180 },
			{ colour: 'green', at: { x: 1800, y: 1800 }, width: 180, height: 180 },
			{ colour: 'orange', at: { x: 1800, y: 200 }, width: 180, height: 180 },
			{ colour: 'orange', at: { x: 200, y: 200 }, width: 180, height: 180 },
		],
		patches: [
			{ colour: 'blue', at: { x: 1000, y: 1000 }, width: 320, height: 320 },
			{ colour: 'yellow', at: { x: 1000, y: 1000 }, width: 220, height: 220 },
		],
		goals: [{ title: '充电桩', at: { x: 1000, y: 1000 }, radius: 80 }],
		rules: { seconds: 20 },
	},
	crossing: {
		title: '第二个路口',
		field: { width: 2400, height: 1600 },
		start: { x: 200, y: 500, heading: 0 },
		lines: [
			{ colour: 'black', width: 24, through: [{ x: 200, y: 500 }, { x: 2200, y: 500 }] },
			{ colour: 'black', width: 24, through: [{ x: 800, y: 200 }, { x: 800, y: 1000 }] },
			{ colour: 'black', width: 24, through: [{ x: 1500, y: 200 }, { x: 1500, y: 1350 }] },
		],
		patches: [
			{ colour: 'red', at: { x: 800, y: 1100 }, width: 200, height: 200 },
			{ colour: 'red', at: { x: 2200, y: 500 }, width: 200, height: 200 },
			{ colour: 'green', at: { x: 1500, y: 1350 }, width: 200, height: 200 },
		],
		goals: [{ title: '图书馆', at: { x: 1500, y: 1350 }, radius: 80 }],
		rules: { seconds: 40 },
	},
	'far-parking': {
		title: '最远的空车位',
		hidden: true,
		field: { width: 2000, height: 1000 },
		start: { x: 200, y: 250, heading: 0 },
		walls: [
			{ from: { x: 350, y: 550 }, to: { x: 350, y: 1000 } },
			{ from: { x: 650, y: 550 }, to: { x: 650, y: 1000 } },
			{ from: { x: 950, y: 550 }, to: { x: 950, y: 1000 } },
			{ from: { x: 1250, y: 550 }, to: { x: 1250, y: 1000 } },
			{ from: { x: 1550, y: 550 }, to: { x: 1550, y: 1000 } },
			{ from: { x: 1850, y: 550 }, to: { x: 1850, y: 1000 } },
		],
		boxes: [
			{ colour: 'yellow', at: { x: 500, y: 780 }, width: 160, height: 280 },
			{ colour: 'red', at: { x: 800, y: 780 }, width: 160, height: 280 },
			{ colour: 'blue', at: { x: 1100, y: 780 }, width: 160, height: 280 },
			{ colour: 'red', at: { x: 1400, y: 780 }, width: 160, height: 280 },
		],
		patches: [{ colour: 'green', at: { x: 1700, y: 820 }, width: 200, height: 300 }],
		goals: [{ title: '空车位', at: { x: 1700, y: 820 }, radius: 90 }],
		rules: { seconds: 60, stop: true },
	},
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
	'flower-bed': {
		title: '绕花坛一圈',
		field: { width: 2000, height: 2000 },
		start: { x: 400, y: 400, heading: 0 },
		boxes: [{ colour: 'green', at: { x: 1000, y: 1000 }, width: 700, height: 700 }],
		patches: [
			{ colour: 'yellow', at: { x: 1000, y: 400 }, width: 180, height: 180 },
			{ colour: 'red', at: { x: 1600, y: 1000 }, width: 180, height: 180 },
			{ colour: 'orange', at: { x: 1000, y: 1600 }, width: 180, height: 180 },
			{ colour: 'purple', at: { x: 400, y: 1000 }, width: 180, height: 180 },
		],
		goals: [
			{ title: '黄花', at: { x: 1000, y: 400 }, radius: 60 },
			{ title: '红花', at: { x: 1600, y: 1000 }, radius: 60 },
			{ title: '橙花', at: { x: 1000, y: 1600 }, radius: 60 },
			{ title: '紫花', at: { x: 400, y: 1000 }, radius: 60 },
		],
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
	'grand-tour': {
		title: '综合赛道',
		field: { width: 2800, height: 1800 },
		start: { x: 200, y: 300, heading: 0 },
		walls: [{ from: { x: 2600, y: 1100 }, to: { x: 2600, y: 1500 } }],
		boxes: [{ colour: 'red', at: { x: 1500, y: 1300 }, width: 160, height: 160 }],
		lines: [
			{
				colour: 'black',
				width: 24,
				through: [
					{ x: 200, y: 300 },
					{ x: 900, y: 300 },
					{ x: 1150, y: 400 },
					{ x: 1250, y: 600 },
					{ x: 1150, y: 800 },
					{ x: 900, y: 850 },
					{ x: 700, y: 850 },
				],
			},
			{
				colour: 'black',
				width: 24,
				through: [
					{ x: 560, y: 850 },
					{ x: 450, y: 850 },
					{ x: 250, y: 950 },
					{ x: 200, y: 1100 },
					{ x: 300, y: 1270 },
					{ x: 500, y: 1300 },
					{ x: 1330, y: 1300 },
				],
			},
			{ colour: 'black', width: 24, through: [{ x: 1670, y: 1300 }, { x: 2420, y: 1300 }] },
		],
		patches: [
			{ colour: 'blue', at: { x: 1250, y: 600 }, width: 160, height: 160 },
			{ colour: 'yellow', at: { x: 630, y: 850 }, width: 160, height: 160 },
			{ colour: 'orange', at: { x: 2000, y: 1300 }, width: 160, height: 160 },
			{ colour: 'green', at: { x: 2420, y: 1300 }, width: 240, height: 240 },
		],
		goals: [
			{ title: '弯道', at: { x: 1250, y: 600 }, radius: 100 },
			{ title: '断线', at: { x: 630, y: 850 }, radius: 100 },
			{ title: '路障后面', at: { x: 2000, y: 1300 }, radius: 100, points: 2 },
			{ title: '车库', at: { x: 2420, y: 1300 }, radius: 80, points: 3 },
		],
		noise: { seed: 1, wheels: 3, distance: 5 },
		rules: { seconds: 60, touches: 1, ordered: true, stop: true },
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
	'more-road-signs': {
		title: '更多的路牌',
		hidden: true,
		field: { width: 2400, height: 1800 },
		start: { x: 300, y: 1600, heading: -90 },
		patches: [
			{ colour: 'red', at: { x: 300, y: 1000 }, width: 200, height: 200 },
			{ colour: 'blue', at: { x: 1000, y: 1000 }, width: 200, height: 200 },
			{ colour: 'red', at: { x: 1000, y: 300 }, width: 200, height: 200 },
			{ colour: 'red', at: { x: 1700, y: 300 }, width: 200, height: 200 },
			{ colour: 'blue', at: { x: 1700, y: 900 }, width: 200, height: 200 },
			{ colour: 'green', at: { x: 2200, y: 900 }, width: 200, height: 200 },
		],
		goals: [
			{ title: '第 1 块路牌', at: { x: 300, y: 1000 }, radius: 50 },
			{ title: '第 2 块路牌', at: { x: 1000, y: 1000 }, radius: 50 },
			{ title: '第 3 块路牌', at: { x: 1000, y: 300 }, radius: 50 },
			{ title: '第 4 块路牌', at: { x: 1700, y: 300 }, radius: 50 },
			{ title: '第 5 块路牌', at: { x: 1700, y: 900 }, radius: 50 },
			{ title: '终点', at: { x: 2200, y: 900 }, radius: 50, points: 3 },
		],
		rules: { seconds: 60, ordered: true },
	},
	'obstacle-after-bend': {
		title: '弯道后的路障',
		hidden: true,
		field: { width: 2600, height: 1800 },
		start: { x: 200, y: 600, heading: 0 },
		boxes: [{ colour: 'orange', at: { x: 1750, y: 1000 }, width: 200, height: 160 }],
		lines: [
			{
				colour: 'black',
				width: 24,
				through: [
					{ x: 200, y: 600 },
					{ x: 500, y: 600 },
					{ x: 800, y: 750 },
					{ x: 1000, y: 950 },
					{ x: 1200, y: 1000 },
					{ x: 1560, y: 1000 },
				],
			},
			{ colour: 'black', width: 24, through: [{ x: 1940, y: 1000 }, { x: 2400, y: 1000 }] },
		],
		patches: [{ colour: 'green', at: { x: 2400, y: 1000 }, width: 200, height: 200 }],
		goals: [{ title: '终点', at: { x: 2400, y: 1000 }, radius: 80 }],
		rules: { seconds: 60 },
	},
	obstacle: {
		title: '绕开路障',
		field: { width: 2400, height: 1400 },
		start: { x: 200, y: 700, heading: 0 },
		boxes: [{ colour: 'red', at: { x: 1100, y: 700 }, width: 180, height: 180 }],
		lines: [
			{ colour: 'black', width: 24, through: [{ x: 200, y: 700 }, { x: 930, y: 700 }] },
			{ colour: 'black', width: 24, through: [{ x: 1270, y: 700 }, { x: 2200, y: 700 }] },
		],
		patches: [{ colour: 'green', at: { x: 2200, y: 700 }, width: 200, height: 200 }],
		goals: [{ title: '终点', at: { x: 2200, y: 700 }, radius: 80 }],
		rules: { seconds: 60 },
	},
	parking: {
		title: '找一个空车位',
		field: { width: 2000, height: 1000 },
		start: { x: 200, y: 250, heading: 0 },
		walls: [
			{ from: { x: 350, y: 550 }, to: { x: 350, y: 1000 } },
			{ from: { x: 650, y: 550 }, to: { x: 650, y: 1000 } },
			{ from: { x: 950, y: 550 }, to: { x: 950, y: 1000 } },
			{ from: { x: 1250, y: 550 }, to: { x: 1250, y: 1000 } },
			{ from: { x: 1550, y: 550 }, to: { x: 1550, y: 1000 } },
			{ from: { x: 1850, y: 550 }, to: { x: 1850, y: 1000 } },
		],
		boxes: [
			{ colour: 'red', at: { x: 500, y: 780 }, width: 160, height: 280 },
			{ colour: 'blue', at: { x: 800, y: 780 }, width: 160, height: 280 },
			{ colour: 'orange', at: { x: 1400, y: 780 }, width: 160, height: 280 },
			{ colour: 'purple', at: { x: 1700, y: 780 }, width: 160, height: 280 },
		],
		patches: [{ colour: 'green', at: { x: 1100, y: 820 }, width: 200, height: 300 }],
		goals: [{ title: '空车位', at: { x: 1100, y: 820 }, radius: 90 }],
		rules: { seconds: 60, stop: true },
	},
	'right-hand-maze': {
		title: '右手走迷宫',
		field: { width: 1500, height: 1200 },
		start: { x: 150, y: 150, heading: 90 },
		walls: [
			{ from: { x: 900, y: 300 }, to: { x: 1200, y: 300 } },
			{ from: { x: 300, y: 600 }, to: { x: 900, y: 600 } },
			{ from: { x: 0, y: 900 }, to: { x: 300, y: 900 } },
			{ from: { x: 600, y: 900 }, to: { x: 1200, y: 900 } },
			{ from: { x: 300, y: 0 }, to: { x: 300, y: 600 } },
			{ from: { x: 600, y: 0 }, to: { x: 600, y: 300 } },
			{ from: { x: 1200, y: 300 }, to: { x: 1200, y: 900 } },
		],
		patches: [{ colour: 'green', at: { x: 1350, y: 1050 }, width: 220, height: 220 }],
		goals: [{ title: '出口', at: { x: 1350, y: 1050 }, radius: 80 }],
		rules: { seconds: 60, touches: 2 },
	},
	'road-signs': {
		title: '彩色路牌',
		field: { width: 2200, height: 1600 },
		start: { x: 200, y: 300, heading: 0 },
		patches: [
			{ colour: 'red', at: { x: 900, y: 300 }, width: 200, height: 200 },
			{ colour: 'blue', at: { x: 900, y: 1100 }, width: 200, height: 200 },
			{ colour: 'blue', at: { x: 1500, y: 1100 }, width: 200, height: 200 },
			{ colour: 'red', at: { x: 1500, y: 500 }, width: 200, height: 200 },
			{ colour: 'green', at: { x: 2000, y: 500 }, width: 200, height: 200 },
		],
		goals: [
			{ title: '第 1 块路牌', at: { x: 900, y: 300 }, radius: 50 },
			{ title: '第 2 块路牌', at: { x: 900, y: 1100 }, radius: 50 },
			{ title: '第 3 块路牌', at: { x: 1500, y: 1100 }, radius: 50 },
			{ title: '第 4 块路牌', at: { x: 1500, y: 500 }, radius: 50 },
			{ title: '终点', at: { x: 2000, y: 500 }, radius: 50, points: 3 },
		],
		rules: { seconds: 60, ordered: true },
	},
	'second-line': {
		title: '弯弯的黑线',
		field: { width: 2200, height: 1400 },
		start: { x: 200, y: 300, heading: 0 },
		lines: [
			{
				colour: 'black',
				width: 24,
				through: [
					{ x: 200, y: 300 },
					{ x: 700, y: 300 },
					{ x: 950, y: 450 },
					{ x: 1000, y: 700 },
					{ x: 900, y: 950 },
					{ x: 1000, y: 1150 },
					{ x: 1250, y: 1200 },
					{ x: 1500, y: 1050 },
					{ x: 1600, y: 750 },
					{ x: 1800, y: 550 },
					{ x: 2000, y: 550 },
				],
			},
		],
		patches: [{ colour: 'green', at: { x: 2000, y: 550 }, width: 200, height: 200 }],
		goals: [{ title: '终点', at: { x: 2000, y: 550 }, radius: 80 }],
		rules: { seconds: 50 },
	},
	'second-maze': {
		title: '另一座迷宫',
		hidden: true,
		field: { width: 1800, height: 1200 },
		start: { x: 150, y: 150, heading: 90 },
		walls: [
			{ from: { x: 300, y: 300 }, to: { x: 900, y: 300 } },
			{ from: { x: 1200, y: 300 }, to: { x: 1500, y: 300 } },
			{ from: { x: 0, y: 600 }, to: { x: 600, y: 600 } },
			{ from: { x: 900, y: 600 }, to: { x: 1200, y: 600 } },
			{ from: { x: 300, y: 900 }, to: { x: 900, y: 900 } },
			{ from: { x: 300, y: 0 }, to: { x: 300, y: 300 } },
			{ from: { x: 900, y: 600 }, to: { x: 900, y: 900 } },
			{ from: { x: 1200, y: 300 }, to: { x: 1200, y: 600 } },
			{ from: { x: 1200, y: 900 }, to: { x: 1200, y: 1200 } },
			{ from: { x: 1500, y: 600 }, to: { x: 1500, y: 900 } },
		],
		patches: [{ colour: 'green', at: { x: 1650, y: 150 }, width: 220, height: 220 }],
		goals: [{ title: '出口', at: { x: 1650, y: 150 }, radius: 80 }],
		rules: { seconds: 60, touches: 2 },
	},
	'sort-colours': {
		title: '按颜色送货',
		field: { width: 2200, height: 1200 },
		start: { x: 200, y: 600, heading: 0 },
		boxes: [{ colour: 'orange', at: { x: 1300, y: 230 }, width: 200, height: 160 }],
		patches: [
			{ colour: 'red', at: { x: 550, y: 600 }, width: 160, height: 160 },
			{ colour: 'red', at: { x: 550, y: 1000 }, width: 240, height: 240 },
			{ colour: 'blue', at: { x: 950, y: 600 }, width: 160, height: 160 },
			{ colour: 'blue', at: { x: 950, y: 200 }, width: 240, height: 240 },
			{ colour: 'yellow', at: { x: 1300, y: 600 }, width: 160, height: 160 },
			{ colour: 'red', at: { x: 1700, y: 600 }, width: 160, height: 160 },
			{ colour: 'red', at: { x: 1700, y: 1000 }, width: 240, height: 240 },
		],
		goals: [
			{ title: '一号红筐', at: { x: 550, y: 1000 }, radius: 90 },
			{ title: '二号蓝筐', at: { x: 950, y: 200 }, radius: 90 },
			{ title: '三号红筐', at: { x: 1700, y: 1000 }, radius: 90 },
		],
		rules: { seconds: 60 },
	},
	'sort-more-colours': {
		title: '更多的货',
		hidden: true,
		field: { width: 2200, height: 1200 },
		start: { x: 200, y: 600, heading: 0 },
		boxes: [{ colour: 'orange', at: { x: 800, y: 230 }, width: 200, height: 160 }],
		patches: [
			{ colour: 'blue', at: { x: 500, y: 600 }, width: 160, height: 160 },
			{ colour: 'blue', at: { x: 500, y: 200 }, width: 240, height: 240 },
			{ colour: 'green', at: { x: 800, y: 600 }, width: 160, height: 160 },
			{ colour: 'blue', at: { x: 1150, y: 600 }, width: 160, height: 160 },
			{ colour: 'blue', at: { x: 1150, y: 200 }, width: 240, height: 240 },
			{ colour: 'red', at: { x: 1550, y: 600 }, width: 160, height: 160 },
			{ colour: 'red', at: { x: 1550, y: 1000 }, width: 240, height: 240 },
			{ colour: 'blue', at: { x: 1900, y: 600 }, width: 160, height: 160 },
			{ colour: 'blue', at: { x: 1900, y: 200 }, width: 240, height: 240 },
		],
		goals: [
			{ title: '一号蓝筐', at: { x: 500, y: 200 }, radius: 90 },
			{ title: '二号蓝筐', at: { x: 1150, y: 200 }, radius: 90 },
			{ title: '三号红筐', at: { x: 1550, y: 1000 }, radius: 90 },
			{ title: '四号蓝筐', at: { x: 1900, y: 200 }, radius: 90 },
		],
		rules: { seconds: 60 },
	},
};
