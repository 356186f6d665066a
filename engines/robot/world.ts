/** A world in which a robot drives. Lengths are in millimetres, from the lower left corner; angles in degrees, 0 to the right, 90 up. */

export type Colour = 'black' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'white';

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
	at: Point;
	radius: number;
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
	rules: {
		/** Simulated, until the run ends. */
		seconds: number;
		/** Touches that are forgiven; none without it. */
		touches?: number;
		/** Goals count in their order only. */
		ordered?: boolean;
	};
}
