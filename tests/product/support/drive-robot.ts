/** Runs of programs for robots, without an engine: they know the world and the way to its goals. */
import { barriersOf, isFree } from '#app/robot/free-ground.ts';
import { STEP_MS } from '#engines/robot/model.ts';
import type { Goal, Point, World } from '#engines/robot/world.ts';
import { failure, type RunResult } from '#engines/runner.ts';

/** From the middle of the robot to a wheel, in millimetres. */
const TRACK = 50;
/** Of a wheel while the robot turns, in millimetres a second. */
const TURNING = 100;
/** Between two places on a way, in millimetres. */
const GRID = 50;

/** The run that drives from goal to goal, in millimetres a second. */
export function driveToGoals(world: World, speed: number): RunResult {
	const moves: string[] = [];
	const roll = (left: number, right: number, fastest: number): void => {
		const ms = Math.ceil((Math.abs(right) / fastest) * (1000 / STEP_MS)) * STEP_MS;
		if (ms > 0) moves.push(`drive ${(left / ms) * 1000} ${(right / ms) * 1000}`, `wait ${ms}`);
	};
	let { x, y, heading } = world.start;
	for (const goal of world.goals) {
		for (const place of cornersOf(wayTo(goal, { x, y }, world))) {
			const wanted = (Math.atan2(place.y - y, place.x - x) * 180) / Math.PI;
			const turn = ((((wanted - heading + 180) % 360) + 360) % 360) - 180;
			const arc = (turn / 180) * Math.PI * TRACK;
			roll(-arc, arc, TURNING);
			const way = Math.hypot(place.x - x, place.y - y);
			roll(way, way, speed);
			({ x, y } = place);
			heading = wanted;
		}
	}
	return { ...failure('OK', '', { time: 1, memory: 64 }), moves: moves.join('\n') };
}

/** The shortest way along a grid, from its first place to one near the middle of the goal. */
function wayTo({ at }: Goal, from: Point, world: World): Point[] {
	const barriers = barriersOf(world);
	const seen = new Set<string>();
	const ways: Point[][] = [[from]];
	for (const way of ways) {
		const last = way.at(-1) ?? from;
		if (Math.hypot(last.x - at.x, last.y - at.y) < GRID) return way;
		for (const [across, up] of [
			[GRID, 0],
			[0, GRID],
			[-GRID, 0],
			[0, -GRID],
		] as const) {
			const next = { x: last.x + across, y: last.y + up };
			const name = `${next.x} ${next.y}`;
			if (seen.has(name) || !isFree(next, world.field, barriers)) continue;
			seen.add(name);
			ways.push([...way, next]);
		}
	}
	throw new Error('No way leads to a goal.');
}

/** The places where the way turns, and its end. */
const cornersOf = (way: readonly Point[]): Point[] =>
	way.filter((place, index) => {
		const [before, after] = [way[index - 1], way[index + 1]];
		return before && (!after || after.x - place.x !== place.x - before.x || after.y - place.y !== place.y - before.y);
	});
