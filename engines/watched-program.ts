/** A run of a program that can be walked: where it was at each step, and what it had there. */

import type { RunResult } from './runner.ts';
import { MOST_STEPS, type Moment, parseMoment, parseStep, type Step } from './steps.ts';
import type { DrawnMark, LiveProgram, Steps, Watch, WatchedRun } from './watch.ts';

export type WatchRun = (watch: Watch) => Promise<WatchedRun>;

export interface WatchedProgram {
	result: RunResult;
	steps: readonly Step[];
	/** What it has drawn. */
	marks: readonly DrawnMark[];
	/** How it has moved the robot. */
	moves: readonly DrawnMark[];
	/** The run has more steps than are recorded. */
	isShortened: boolean;
	/** The program waits for a line that the input does not have. */
	asks: boolean;
	/** Of a program that handles keys, clicks or timers, if `live` was asked for. */
	live?: LiveProgram;
	/** Runs the program once more up to the step, if it has not been shown yet. Null if this run took other steps than the first. */
	momentAt(step: number): Promise<Moment | null>;
}

/** Steps that one repetition records with values. */
const WINDOW = 100;

const NO_STEPS: Steps = { lines: [], printed: [], marks: [], moves: [], asks: false, clock: [] };

/** `run` starts the program in a fresh interpreter, always with the same input. */
export async function watchProgram(
	run: WatchRun,
	{ live: isLive, ...first }: Pick<Watch, 'seed' | 'interactive' | 'live' | 'world'>,
): Promise<WatchedProgram> {
	const { result, steps, live } = await run({ ...first, clock: null, window: null, live: isLive });
	const { lines, printed, marks, moves, asks, clock } = steps ?? NO_STEPS;
	const walked = lines.flatMap((line, index) => parseStep(line, printed[index] ?? 0) ?? []);
	const windows = new Map<number, Promise<readonly (Moment | null)[]>>();
	const readWindow = async (start: number): Promise<readonly (Moment | null)[]> => {
		const window = { first: start, last: Math.min(start + WINDOW, walked.length) };
		const again = (await run({ ...first, clock, window })).steps ?? NO_STEPS;
		// Of a program that writes lines of its own there, no moment can be trusted.
		const isSame = walked.length === lines.length && again.lines.slice(0, start).every((line, index) => line === lines[index]);
		return again.lines.slice(start).map((line, index) => {
			const moment = isSame ? parseMoment(line) : null;
			return moment?.line === walked[start + index]?.line ? moment : null;
		});
	};
	return {
		result,
		steps: walked,
		isShortened: lines.length >= MOST_STEPS,
		marks,
		moves,
		asks,
		live,
		async momentAt(step) {
			const start = step - (step % WINDOW);
			const window = windows.get(start) ?? readWindow(start);
			windows.set(start, window);
			return (await window)[step - start] ?? null;
		},
	};
}
