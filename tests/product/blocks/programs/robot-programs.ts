/** Programs of blocks that drive a robot, each with where it stands in the end, what it showed, and what it printed. */
import type { World } from '#engines/robot/world.ts';
import { block, number, print, started, text } from '../support/build-program.ts';

/** In millimetres. */
export interface RobotEnd {
	x: number;
	y: number;
	shown: readonly string[];
	printed: string;
}

/** A red patch ahead of the robot, and the wall behind it. */
export const ROBOT_WORLD: World = {
	field: { width: 2000, height: 1000 },
	start: { x: 200, y: 500, heading: 0 },
	patches: [{ colour: 'red', at: { x: 1000, y: 500 }, width: 200, height: 200 }],
	goals: [{ title: '角落', at: { x: 100, y: 100 }, radius: 50 }],
	rules: { seconds: 60 },
};

const drive = (type: 'robot_forward' | 'robot_back' | 'robot_left' | 'robot_right', way: number) => block(type, { NUM: number(way) });

export const robotPrograms: readonly (readonly [name: string, json: string, end: RobotEnd])[] = [
	[
		'walks, turns and shows where it is',
		started(
			drive('robot_forward', 30),
			block('robot_lamp', { COLOUR: '红' }),
			drive('robot_left', 90),
			drive('robot_forward', 20),
			block('robot_lamp_off'),
			drive('robot_right', 90),
			drive('robot_back', 10),
			block('robot_sound', { NAME: text('到了') }),
		),
		{ x: 400, y: 700, shown: ['lamp red', 'lamp ', 'sound 到了'], printed: '' },
	],
	[
		'drives its motors until the ground is red',
		started(
			block('while', {
				HOW: 'until',
				CONDITION: block('robot_sees', { PLACE: '颜色', COLOUR: '红' }),
				DO: [block('robot_motors', { LEFT: number(200), RIGHT: number(200) }), block('robot_wait', { SECONDS: number(0.02) })],
			}),
			block('robot_stop'),
			block('robot_wait', { SECONDS: number(1) }),
			print(block('robot_colour', { PLACE: '左边颜色' })),
			print(block('robot_clock')),
		),
		{ x: 832, y: 500, shown: [], printed: '红\n4.16\n' },
	],
	[
		'feels the wall, and measures how far it is',
		started(
			drive('robot_forward', 200),
			print(block('robot_touching')),
			drive('robot_back', 15),
			print(block('robot_touching')),
			print(block('robot_distance')),
		),
		{ x: 1770, y: 500, shown: [], printed: 'True\nFalse\n15.0\n' },
	],
];
