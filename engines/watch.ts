/** The contract of a watched run: a program of Python, step by step. */
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
}

/** `step`: the steps that were recorded before it. `text`: as `worker/python-turtle.ts` writes it. */
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
	/** The program waits for a line that the input does not have. */
	asks: boolean;
	clock: readonly number[];
}

export interface WatchedRun {
	result: RunResult;
	/** Null if the program did not start. */
	steps: Steps | null;
}

/** Runs programs of Python step by step. */
export interface Watcher {
	watch(program: Program, input: string, limits: Limits, watch: Watch): Promise<WatchedRun>;
}
