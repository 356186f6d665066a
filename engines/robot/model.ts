/**
 * The robot: two driven wheels, and sensors. A run is a row of steps of 20 ms, computed in integers, so that the same program gives the same trace on
 * every machine: what is no integer is a quotient, which every machine rounds alike. Lengths are in micrometres, angles in parts of a turn (`angle.ts`).
 */
import { angleOf, TURN, timesCosine, timesSine } from './angle.ts';
import type { Colour, Goal, Patch, Point, Wall, World } from './world.ts';

export const STEP_MS = 20;
const PER_MM = 1000;
export const RADIUS = 80 * PER_MM;
/** Around the circle on which the wheels run when the robot turns on the spot: π × 100 mm. */
const TRACK = 314_159;
/** Of a wheel, in millimetres a second. */
export const FASTEST = 400;
/** Where the sensors are: ahead of the middle, and to its side. */
const SENSORS = { left: [70, 20], right: [70, -20], middle: [70, 0] } as const;
type Sensor = keyof typeof SENSORS;
/** Farthest that the sensor in front sees, in millimetres. */
export const FARTHEST = 2550;

export interface Pose extends Point {
	heading: number;
}

export interface Segment {
	ax: number;
	ay: number;
	bx: number;
	by: number;
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
	/** What the right wheel has run more than the left one. The heading comes from the sum, so that no rounding adds up. */
	private turned = 0;
	private readonly firstHeading: number;
	private pose: Pose;
	private wheels = { left: 0, right: 0 };
	private step = 0;
	private touches = 0;
	private isTouching = false;
	private readonly reached: number[] = [];
	/** Apart, so that what is measured does not change where the robot drives. */
	private readonly wheelNoise: () => number;
	private readonly distanceNoise: () => number;

	constructor(world: World) {
		this.world = world;
		this.walls = segmentsOf(world);
		const { x, y, heading } = world.start;
		const { seed = 0 } = world.noise ?? {};
		this.wheelNoise = noiseOf(2 * seed);
		this.distanceNoise = noiseOf(2 * seed + 1);
		this.firstHeading = angleOf(heading);
		this.pose = { x: x * PER_MM, y: y * PER_MM, heading: this.firstHeading };
	}

	get state(): RobotState {
		const { pose, wheels, step, isTouching, touches, reached } = this;
		return { ...pose, ...wheels, step, isTouching, touches, reached: [...reached] };
	}

	/** Speeds of the wheels, in millimetres a second; faster ones are as fast as a wheel can be. A step of a wheel is a whole number of micrometres. */
	drive(left: number, right: number): void {
		const { wheels = 0 } = this.world.noise ?? {};
		const off = (speed: number): number => limited(speed) * (1 + (wheels / 100) * this.wheelNoise());
		this.wheels = { left: off(left), right: off(right) };
	}

	/** Lets 20 ms pass. */
	next(): void {
		const left = Math.round(this.wheels.left * STEP_MS);
		const right = Math.round(this.wheels.right * STEP_MS);
		this.turned += right - left;
		const heading = this.firstHeading + Math.floor((this.turned * TURN) / (2 * TRACK));
		// Between the headings before and after, as the wheels run on an arc.
		const middle = Math.floor((this.pose.heading + heading) / 2);
		const way = Math.floor((left + right) / 2);
		const moved = { x: this.pose.x + timesCosine(way, middle), y: this.pose.y + timesSine(way, middle), heading };
		const isBlocked = way !== 0 && this.walls.some((wall) => blocks(wall, this.pose, moved));
		this.pose = isBlocked ? { ...this.pose, heading } : moved;
		if (isBlocked && !this.isTouching) this.touches += 1;
		this.isTouching = isBlocked;
		this.step += 1;
		this.reach();
	}

	/** Millimetres from the front to what is ahead. */
	distance(): number {
		const { distance = 0 } = this.world.noise ?? {};
		return Math.max(0, Math.round(distanceAhead(this.walls, this.pose) + distance * this.distanceNoise()));
	}

	colour(sensor: Sensor): Colour {
		return colourAt(this.world, sensorPlace(this.pose, sensor));
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
			if (this.isIn(goal)) this.reached.push(index);
		});
	}
}

/** Millimetres from the front of a robot to the nearest of the walls, exactly; less than 0 for one that is nearer than its radius. */
export function distanceAhead(walls: readonly Segment[], { x, y, heading }: Pose): number {
	const far = (FARTHEST + RADIUS / PER_MM) * PER_MM;
	const ray = { ax: x, ay: y, bx: x + timesCosine(far, heading), by: y + timesSine(far, heading) };
	const nearest = walls.reduce((least, wall) => Math.min(least, crossing(ray, wall)), 1);
	return (nearest * far - RADIUS) / PER_MM;
}

/** Where a sensor of a robot is, in millimetres. */
export function sensorPlace({ x, y, heading }: Pose, sensor: Sensor): Point {
	const [ahead, side] = SENSORS[sensor];
	const quarter = heading + TURN / 4;
	return {
		x: (x + timesCosine(ahead * PER_MM, heading) + timesCosine(side * PER_MM, quarter)) / PER_MM,
		y: (y + timesSine(ahead * PER_MM, heading) + timesSine(side * PER_MM, quarter)) / PER_MM,
	};
}

/** Numbers from -1 to 1. */
function noiseOf(seed: number): () => number {
	let state = seed;
	return () => {
		// Numerical Recipes, 3rd edition, 7.1.
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 31 - 1;
	};
}

const limited = (speed: number): number => Math.max(-FASTEST, Math.min(FASTEST, speed));

/** Walls, the edge of the field from below on (below, right, above, left), and the sides of boxes. */
export function segmentsOf({ field: { width, height }, walls = [], boxes = [] }: World): Segment[] {
	const edge = sidesOf({ at: { x: width / 2, y: height / 2 }, width, height });
	return [...walls, ...edge, ...boxes.flatMap(sidesOf)].map(({ from, to }) => ({
		ax: from.x * PER_MM,
		ay: from.y * PER_MM,
		bx: to.x * PER_MM,
		by: to.y * PER_MM,
	}));
}

function sidesOf({ at, width, height }: Pick<Patch, 'at' | 'width' | 'height'>): Wall[] {
	const [left, right, low, high] = [at.x - width / 2, at.x + width / 2, at.y - height / 2, at.y + height / 2];
	const corners: Point[] = [
		{ x: left, y: low },
		{ x: right, y: low },
		{ x: right, y: high },
		{ x: left, y: high },
	];
	return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));
}

/** A wall stops a move that brings the robot nearer to it than its radius. */
function blocks(wall: Segment, before: Pose, after: Pose): boolean {
	const now = squaredDistance(wall, after);
	return now < RADIUS * RADIUS && now < squaredDistance(wall, before);
}

/** Of a point from a wall, in square micrometres. */
export function squaredDistance({ ax, ay, bx, by }: Segment, { x, y }: Point): number {
	const [dx, dy] = [bx - ax, by - ay];
	const long = dx * dx + dy * dy;
	const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long));
	const [ex, ey] = [x - ax - along * dx, y - ay - along * dy];
	return ex * ex + ey * ey;
}

/** How far along the ray the wall is, from 0 to 1; 1 if they do not meet. */
function crossing(ray: Segment, wall: Segment): number {
	const [rx, ry] = [ray.bx - ray.ax, ray.by - ray.ay];
	const [wx, wy] = [wall.bx - wall.ax, wall.by - wall.ay];
	const across = rx * wy - ry * wx;
	if (across === 0) return 1;
	const [sx, sy] = [wall.ax - ray.ax, wall.ay - ray.ay];
	const alongRay = (sx * wy - sy * wx) / across;
	const alongWall = (sx * ry - sy * rx) / across;
	return alongRay >= 0 && alongRay <= 1 && alongWall >= 0 && alongWall <= 1 ? alongRay : 1;
}

/** What is painted at a point, in millimetres: lines lie on patches, what comes later on what comes before. */
export function colourAt({ lines = [], patches = [] }: World, point: Point): Colour {
	const line = lines.findLast(({ width, through }) =>
		through.some((to, index) => index > 0 && isNear(through[index - 1] ?? to, to, point, width / 2)),
	);
	const patch = patches.findLast(
		({ at, width, height }) => Math.abs(point.x - at.x) <= width / 2 && Math.abs(point.y - at.y) <= height / 2,
	);
	return line?.colour ?? patch?.colour ?? 'white';
}

function isNear(from: Point, to: Point, { x, y }: Point, most: number): boolean {
	return squaredDistance({ ax: from.x, ay: from.y, bx: to.x, by: to.y }, { x, y }) <= most * most;
}
