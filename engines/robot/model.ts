/**
 * The robot: two driven wheels, and sensors. A run is a row of steps of 20 ms, computed in integers, so that the same program gives the same trace on
 * every machine: what is no integer is a quotient, which every machine rounds alike. Poses and walls are in micrometres, what the wheels run in
 * nanometres, so that the steps of a turn add up to it; angles in parts of a turn (`angle.ts`).
 */
import { angleOf, rounded, TURN, timesCosine, timesSine } from './angle.ts';
import { type Ground, groundOf } from './ground.ts';
import { blocks, crossing, PER_MM, type Segment, segmentsOf } from './segments.ts';
import { type Colour, type Goal, type Point, ROBOT_RADIUS, type World } from './world.ts';

export const STEP_MS = 20;
const NM_PER_MICROMETRE = 1000;
export const RADIUS = ROBOT_RADIUS * PER_MM;
/** Nanometres that a wheel runs in a step at 1 mm/s. */
const NM_PER_STEP = STEP_MS * 1000;
/** Nanometres that one wheel runs more than the other in a whole turn: twice the circle around both, which is π × 100 mm long. */
const WHOLE_TURN = 2 * 314_159_265;
/** Of a wheel, in millimetres a second. */
export const FASTEST = 400;
/** Places of the colour sensors, in millimetres: ahead of the middle of the robot, and to its left. */
const SENSORS = { left: [70, 20], right: [70, -20], middle: [70, 0] } as const;
export type Sensor = keyof typeof SENSORS;
/** Farthest that the sensor in front sees, in millimetres. */
export const FARTHEST = 2550;

export interface Pose extends Point {
	heading: number;
}

export interface RobotState extends Pose {
	/** Steps since the start. */
	step: number;
	/** Speeds of the wheels, in millimetres a second. */
	left: number;
	right: number;
	isTouching: boolean;
	touches: number;
	/** Goals that are reached, in the order in which they were. */
	reached: readonly number[];
}

export class Robot {
	private readonly world: World;
	private readonly walls: readonly Segment[];
	private readonly ground: Ground;
	private readonly firstHeading: number;
	/** Way of the right wheel less that of the left one, in nanometres. The heading follows from this sum, so that rounding does not add up. */
	private turned = 0;
	/** In nanometres. */
	private place: Point;
	private pose: Pose;
	/** Way of each wheel in a step, in nanometres. */
	private wheels = { left: 0, right: 0 };
	private step = 0;
	private touches = 0;
	private isTouching = false;
	private reached: readonly number[] = [];
	/** Apart, so that what is measured does not change where the robot drives. */
	private readonly wheelNoise: () => number;
	private readonly distanceNoise: () => number;
	/** One for each step, so that a value does not depend on how often the program has asked. */
	private distanceOff: number;

	constructor(world: World) {
		this.world = world;
		this.walls = segmentsOf(world);
		this.ground = groundOf(world);
		const { x, y, heading } = world.start;
		const { seed = 0 } = world.noise ?? {};
		this.wheelNoise = noiseOf(2 * seed);
		this.distanceNoise = noiseOf(2 * seed + 1);
		this.distanceOff = this.distanceNoise();
		this.firstHeading = angleOf(heading);
		this.pose = { x: rounded(x * PER_MM), y: rounded(y * PER_MM), heading: this.firstHeading };
		this.place = { x: this.pose.x * NM_PER_MICROMETRE, y: this.pose.y * NM_PER_MICROMETRE };
	}

	get state(): RobotState {
		const { pose, wheels, step, isTouching, touches, reached } = this;
		return { ...pose, left: wheels.left / NM_PER_STEP, right: wheels.right / NM_PER_STEP, step, isTouching, touches, reached };
	}

	/** Speeds of the wheels, in millimetres a second. */
	drive(left: number, right: number): void {
		const { wheels = 0 } = this.world.noise ?? {};
		const wayOf = (speed: number): number => rounded(wheelSpeed(speed) * (1 + (wheels / 100) * this.wheelNoise()) * NM_PER_STEP);
		this.wheels = { left: wayOf(left), right: wayOf(right) };
	}

	/** Lets 20 ms pass. */
	next(): void {
		const { left, right } = this.wheels;
		this.turned += right - left;
		const heading = this.firstHeading + rounded((this.turned / WHOLE_TURN) * TURN);
		// Between the headings before and after, as the wheels run on an arc.
		const middle = rounded((this.pose.heading + heading) / 2);
		const way = (left + right) / 2;
		const place = { x: this.place.x + timesCosine(way, middle), y: this.place.y + timesSine(way, middle) };
		const moved = { x: rounded(place.x / NM_PER_MICROMETRE), y: rounded(place.y / NM_PER_MICROMETRE), heading };
		const isBlocked = way !== 0 && this.walls.some((wall) => blocks(wall, { radius: RADIUS, before: this.pose, after: moved }));
		if (!isBlocked) this.place = place;
		this.pose = isBlocked ? { ...this.pose, heading } : moved;
		if (isBlocked && !this.isTouching) this.touches += 1;
		// A robot that stands still goes on touching what it touches.
		if (left !== 0 || right !== 0) this.isTouching = isBlocked;
		this.step += 1;
		this.distanceOff = this.distanceNoise();
		this.reach();
	}

	/** Millimetres from the front to what is ahead. */
	distance(): number {
		const { distance = 0 } = this.world.noise ?? {};
		const measured = rounded(distanceAhead(this.walls, this.pose) + distance * this.distanceOff);
		return Math.max(0, Math.min(FARTHEST, measured));
	}

	colour(sensor: Sensor): Colour {
		return this.ground(sensorPlace(this.pose, sensor));
	}

	/** Whether the middle of the robot is in a goal. */
	isIn({ at: { x, y }, radius }: Goal): boolean {
		const [dx, dy] = [this.pose.x - x * PER_MM, this.pose.y - y * PER_MM];
		return dx * dx + dy * dy <= (radius * PER_MM) ** 2;
	}

	private reach(): void {
		const { goals, rules } = this.world;
		goals.forEach((goal, index) => {
			if (this.reached.includes(index) || (rules.ordered && index !== this.reached.length)) return;
			if (this.isIn(goal)) this.reached = [...this.reached, index];
		});
	}
}

/** Millimetres from the front of a robot to the nearest of the walls, exactly; less than 0 for one that is nearer than its radius. */
export function distanceAhead(walls: readonly Segment[], pose: Pose): number {
	const far = FARTHEST * PER_MM + RADIUS;
	const ahead = { x: pose.x + timesCosine(far, pose.heading), y: pose.y + timesSine(far, pose.heading) };
	const nearest = walls.reduce((least, wall) => Math.min(least, crossing(pose, ahead, wall)), 1);
	return (nearest * far - RADIUS) / PER_MM;
}

/** Where a sensor of a robot is, in micrometres. */
export function sensorPlace({ x, y, heading }: Pose, sensor: Sensor): Point {
	const [ahead, side] = SENSORS[sensor];
	const quarter = heading + TURN / 4;
	return {
		x: x + timesCosine(ahead * PER_MM, heading) + timesCosine(side * PER_MM, quarter),
		y: y + timesSine(ahead * PER_MM, heading) + timesSine(side * PER_MM, quarter),
	};
}

/** The nearest speed that a wheel can have. */
export function wheelSpeed(speed: number): number {
	return rounded(Math.max(-FASTEST, Math.min(FASTEST, speed)) * NM_PER_STEP) / NM_PER_STEP;
}

/** Numbers from -1 to 1 (mulberry32). */
function noiseOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
	};
}
