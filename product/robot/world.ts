/** A world in which a robot drives. Lengths are in millimetres, from the lower left corner; angles in degrees, 0 to the right, 90 up. */

export type Point = readonly [x: number, y: number];

export const COLOURS = ['white', 'black', 'red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Wall {
	from: Point;
	to: Point;
}

/** A painted line through points. */
export interface Line {
	colour: Colour;
	width: number;
	through: readonly Point[];
}

/** A painted rectangle; `at` is its middle. */
export interface Patch {
	colour: Colour;
	at: Point;
	size: Point;
}

export interface Goal {
	name: string;
	at: Point;
	radius: number;
}

export interface World {
	field: { width: number; height: number };
	start: { at: Point; heading: number };
	walls: readonly Wall[];
	/** Boxes stop the robot as walls do. */
	boxes: readonly Patch[];
	lines: readonly Line[];
	patches: readonly Patch[];
	goals: readonly Goal[];
	rules: {
		/** Simulated seconds until the run ends. */
		seconds: number;
		/** Touches of walls and boxes that are forgiven. */
		touches: number;
		/** Goals count in their order only. */
		inOrder: boolean;
	};
}
