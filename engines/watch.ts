/** The contract of a watched run: a program of Python, step by step. */
import type { World } from './robot/world.ts';
import type { Limits, Program, RunResult } from './runner.ts';

/** Steps are events of `sys.settrace` in the program's own file: https://docs.python.org/3/library/sys.html#sys.settrace. */
export interface Watch {
	/** Of random numbers; null for those of the judge, which are the same in every run. */
	seed: number | null;
	/** Clock readings of an earlier run, which this one repeats; null for a first run. */
	clock: readonly number[] | null;
	/** Asks for a line that the input does not have; otherwise the input ends, as in the judge. */
	interactive: boolean;
	/** Numbers of steps, from 0, that are recorded with values; the run ends before `last`. Null records where each step is, without values. */
	window: { first: number; last: number } | null;
	/** Keeps the interpreter of a program that handles keys, clicks or timers, until the next run. */
	live?: boolean;
	/** Where the program drives its robot. */
	world?: World;
}

/** `step`: the steps that were recorded before it. `text`: as `worker/python-turtle.ts` or `robot/world-run.ts` writes it. */
export interface DrawnMark {
	step: number;
	text: string;
}

/** What a run has recorded. */
export interface Steps {
	/** As `worker/python-steps.ts` writes them. */
	lines: readonly string[];
	/** Bytes that the program had printed at each step. */
	printed: readonly number[];
	/** What it has drawn with a turtle. */
	marks: readonly DrawnMark[];
	/** How it has moved the robot. */
	moves: readonly DrawnMark[];
	/** The program waits for a line that the input does not have. */
	asks: boolean;
	clock: readonly number[];
	/** The interpreter was kept. */
	isLive?: boolean;
}

export interface WatchedRun {
	result: RunResult;
	/** Null if the program did not start. */
	steps: Steps | null;
	/** Of a program whose interpreter was kept. */
	live?: LiveProgram;
}

/** An event of a drawing. Keys are named as in Tk; x and y are those of the turtle; a timer has the number of its mark. */
export type LiveEvent =
	| { kind: 'key'; phase: 'press' | 'release'; key: string }
	| { kind: 'pointer'; phase: 'press' | 'drag' | 'release'; button: number; x: number; y: number }
	| { kind: 'timer'; timer: number };

/** A program that has ended and whose handlers can still be called. */
export interface LiveProgram {
	/** Calls the handlers of the event, with fuel of its own. Any verdict but OK is the end of the program. */
	send(event: LiveEvent, limits: Limits): Promise<WatchedRun>;
	/** Frees the interpreter. */
	close(): void;
}

/** Runs programs of Python step by step. */
export interface Watcher {
	watch(program: Program, input: string, limits: Limits, watch: Watch): Promise<WatchedRun>;
}
