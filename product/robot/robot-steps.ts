/** Steps of a program, and the time in its world. A step is looked at before its line runs. */
import { STEP_MS } from '#engines/robot/model.ts';
import type { DrawnMark } from '#engines/watch.ts';

/** Moves of the robot with the steps of the program before them. */
type Moves = readonly DrawnMark[];

interface Wait {
	/** Of the program. */
	step: number;
	/** Steps of 20 ms. */
	from: number;
	to: number;
}

/** The time at which the robot is when the program is at a step, in steps of 20 ms. */
export const timeOfStep = (moves: Moves, step: number): number => waitsOf(moves).findLast((wait) => wait.step <= step)?.to ?? 0;

/** The step of the program that moves the robot on from a time; after the last move, the step that follows it. */
export function stepOfTime(moves: Moves, time: number): number {
	const waits = waitsOf(moves);
	const present = waits.find(({ to }) => time < to);
	return present ? Math.max(0, present.step - 1) : (waits.at(-1)?.step ?? 0);
}

/** Only waiting lets time pass. */
function waitsOf(moves: Moves): Wait[] {
	const waits: Wait[] = [];
	for (const { step, text } of moves) {
		const [word, milliseconds] = text.split(' ');
		const from = waits.at(-1)?.to ?? 0;
		if (word === 'wait') waits.push({ step, from, to: from + Number(milliseconds) / STEP_MS });
	}
	return waits;
}

/** The start of the move that a time is in, or of the one before it. */
export const moveBefore = (moves: Moves, time: number): number => waitsOf(moves).findLast(({ from }) => from < time)?.from ?? 0;

/** The end of the move that a time is in. */
export const moveAfter = (moves: Moves, time: number): number => waitsOf(moves).find(({ to }) => to > time)?.to ?? time;
