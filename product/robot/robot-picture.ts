import { TURN } from '#engines/robot/angle.ts';
import { type Ground, groundOf } from '#engines/robot/ground.ts';
import { distanceAhead, type Pose, sensorPlace } from '#engines/robot/model.ts';
import { PER_MM, type Segment, segmentsOf } from '#engines/robot/segments.ts';
import { type Point, ROBOT_RADIUS, type World } from '#engines/robot/world.ts';
import type { WorldRun } from '#engines/robot/world-run.ts';
import { drawRobot, drawSound, type RobotLook } from './draw-robot.ts';
import { drawReached, drawWorld, lookAt, paintOf, traceCircle, tracePath, type View, wholeOf } from './draw-world.ts';
import { soundName } from './robot-words.ts';

export interface Moment {
	/** Steps of 20 ms since the start; between two steps, the robot is on its way. */
	time: number;
	/** Shows what is around the robot, larger. */
	isFollowed: boolean;
	/** Shows what the sensors see. */
	hasRays: boolean;
}

/** Not a colour of the ground. */
const PATH = '#e64aa0';
const RAY = '#f2711c';
/** In pixels of the page. */
const PATH_WIDTH = 3;
const ZOOM = 2.5;
/** Steps during which the word of a sound is seen. */
const SOUND_STEPS = 50;
const SENSORS = ['left', 'middle', 'right'] as const;

/** Draws the moments of a run. The ground and the path are kept in a canvas of their own, so that a frame costs what is new in it. */
export class RobotPicture {
	private readonly kept = document.createElement('canvas').getContext('2d', { alpha: false });
	private readonly world: World;
	private readonly run: WorldRun;
	private readonly segments: readonly Segment[];
	private readonly ground: Ground;
	/** Steps whose path is on the kept canvas, and millimetres of a pixel of the page there; 0 before anything is. */
	private drawn = 0;
	private pixel = 0;

	constructor(world: World, run: WorldRun) {
		this.world = world;
		this.run = run;
		this.segments = segmentsOf(world);
		this.ground = groundOf(world);
	}

	/** `pixels`: width of the canvas in pixels of the page. */
	paint(context: CanvasRenderingContext2D, pixels: number, { time, isFollowed, hasRays }: Moment): void {
		const { world, run, kept } = this;
		if (!kept) return;
		const { field, goals } = world;
		const step = Math.floor(time);
		const pose = this.poseAt(time);
		const zoom = isFollowed ? ZOOM : 1;
		const pixel = field.width / zoom / pixels;
		this.keep(context.canvas.width * zoom, pixel, step);
		const view = isFollowed ? viewAround(pose, world) : wholeOf(world);
		const scale = kept.canvas.width / field.width;
		const top = field.height - view.low - view.height;
		context.setTransform(1, 0, 0, 1, 0, 0);
		// In whole pixels, which are copied faster.
		context.drawImage(kept.canvas, -Math.round(view.left * scale), -Math.round(top * scale));

		lookAt(context, view);
		this.drawPath(context, pixel, [this.poseAt(step), pose]);
		const state = run.trace[step];
		for (const [index, goal] of goals.entries()) if (state?.reached.includes(index)) drawReached(context, goal);
		const look = this.lookOf(pose, step);
		if (hasRays) this.drawRay(context, pose, pixel);
		drawRobot(context, look);
		if (hasRays) this.drawSensors(context, pose, pixel);
		const sound = run.shown.findLast((shown) => shown.kind === 'sound' && shown.step <= step);
		if (sound && step - sound.step < SOUND_STEPS) drawSound(context, soundName(sound.value), look, view, pixel);
	}

	private poseAt(time: number): Pose {
		const { trace } = this.run;
		const step = Math.floor(time);
		const { x, y, heading } = trace[step] ?? { x: 0, y: 0, heading: 0 };
		const next = trace[step + 1];
		if (!next) return { x, y, heading };
		const share = time - step;
		const between = (from: number, to: number): number => Math.round(from + (to - from) * share);
		return { x: between(x, next.x), y: between(y, next.y), heading: between(heading, next.heading) };
	}

	private lookOf({ x, y, heading }: Pose, step: number): RobotLook {
		const { trace, shown } = this.run;
		return {
			x: x / PER_MM,
			y: y / PER_MM,
			heading: (heading / TURN) * 2 * Math.PI,
			lamp: shown.findLast((each) => each.kind === 'lamp' && each.step <= step)?.value ?? '',
			isTouching: trace[step]?.isTouching ?? false,
		};
	}

	/** Brings the kept canvas to a step. */
	private keep(width: number, pixel: number, step: number): void {
		const { kept, world, run } = this;
		if (!kept) return;
		const { field } = world;
		const size = { width: Math.round(width), height: Math.round((width * field.height) / field.width) };
		const isSame = kept.canvas.width === size.width && this.pixel === pixel && this.drawn <= step;
		if (!isSame) {
			Object.assign(kept.canvas, size);
			lookAt(kept, wholeOf(world));
			drawWorld(kept, world, pixel);
			Object.assign(this, { pixel, drawn: 0 });
		}
		this.drawPath(kept, pixel, run.trace.slice(this.drawn, step + 1));
		this.drawn = step;
	}

	private drawPath(context: CanvasRenderingContext2D, pixel: number, poses: readonly Pose[]): void {
		context.strokeStyle = PATH;
		context.lineWidth = PATH_WIDTH * pixel;
		tracePath(context, poses.map(millimetres));
		context.stroke();
	}

	/** From the front of the robot to what is ahead. */
	private drawRay(context: CanvasRenderingContext2D, pose: Pose, pixel: number): void {
		const { x, y } = millimetres(pose);
		const angle = (pose.heading / TURN) * 2 * Math.PI;
		const along = (way: number) => ({ x: x + way * Math.cos(angle), y: y + way * Math.sin(angle) });
		const end = along(ROBOT_RADIUS + distanceAhead(this.segments, pose));
		context.save();
		context.strokeStyle = RAY;
		context.lineWidth = 2 * pixel;
		context.setLineDash([7 * pixel, 6 * pixel]);
		tracePath(context, [along(ROBOT_RADIUS), end]);
		context.stroke();
		context.fillStyle = RAY;
		traceCircle(context, end, 4 * pixel);
		context.fill();
		context.restore();
	}

	/** Dots in the colours that are below the sensors. */
	private drawSensors(context: CanvasRenderingContext2D, pose: Pose, pixel: number): void {
		for (const sensor of SENSORS) {
			const place = sensorPlace(pose, sensor);
			context.fillStyle = paintOf(this.ground(place));
			context.strokeStyle = RAY;
			context.lineWidth = Math.min(3, 1.5 * pixel);
			traceCircle(context, millimetres(place), 9);
			context.fill();
			context.stroke();
		}
	}
}

const millimetres = ({ x, y }: Point) => ({ x: x / PER_MM, y: y / PER_MM });

/** With the robot in the middle, unless it is near an edge of the field. */
function viewAround(pose: Pose, { field }: World): View {
	const [width, height] = [field.width / ZOOM, field.height / ZOOM];
	const { x, y } = millimetres(pose);
	const within = (low: number, most: number): number => Math.max(0, Math.min(most, low));
	return { left: within(x - width / 2, field.width - width), low: within(y - height / 2, field.height - height), width, height };
}
