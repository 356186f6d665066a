/** A world in which a robot drives. Lengths are in millimetres, from the lower left corner; angles in degrees, 0 to the right, 90 up. */

import type { COLOUR_WORDS } from './colour-words.ts';

/** Of the robot, whose ground is round. */
export const ROBOT_RADIUS = 80;

/** What a world may have at most, since each step of a run looks at all of it; a run of more seconds ends there. */
export const MOST = {
	/** Walls and boxes. */
	barriers: 500,
	/** Points of lines, and patches. */
	painted: 2000,
	goals: 100,
	seconds: 60,
} as const;

export type Colour = keyof typeof COLOUR_WORDS;

export interface Point {
	x: number;
	y: number;
}

export interface Wall {
	from: Point;
	to: Point;
}

/** Painted on the ground. */
export interface Line {
	colour: Colour;
	width: number;
	through: readonly Point[];
}

/** A rectangle, painted on the ground or the ground of a box. `at`: its middle. */
export interface Patch {
	colour: Colour;
	at: Point;
	width: number;
	height: number;
}

/** A round place that the middle of the robot has to reach. */
export interface Goal {
	title: string;
	at: Point;
	radius: number;
	/** For the goal alone; 1 without it. */
	points?: number;
}

/** What makes two runs of a real robot differ, from a seed: the same seed gives the same run. */
export interface Noise {
	seed: number;
	/** How far the speed of a wheel may be off, in percent. */
	wheels?: number;
	/** How far the sensor in front may be off. */
	distance?: number;
}

export interface World {
	/** With a wall around it. */
	field: { width: number; height: number };
	start: Point & { heading: number };
	walls?: readonly Wall[];
	/** They stop the robot as walls do. */
	boxes?: readonly Patch[];
	/** Later ones lie on earlier ones, and all on the patches. */
	lines?: readonly Line[];
	patches?: readonly Patch[];
	goals: readonly Goal[];
	noise?: Noise;
	rules: {
		/** Simulated, until the run ends. */
		seconds: number;
		/** Touches that are forgiven; none without it. */
		touches?: number;
		/** Goals count in their order only. */
		ordered?: boolean;
		/** The robot has to stand in its last goal once the program has ended; otherwise a run ends at the last goal. */
		stop?: boolean;
	};
}

export function isTooLarge({ walls = [], boxes = [], lines = [], patches = [], goals }: World): boolean {
	const points = lines.reduce((sum, { through }) => sum + through.length, 0);
	return walls.length + boxes.length > MOST.barriers || points + patches.length > MOST.painted || goals.length > MOST.goals;
}
