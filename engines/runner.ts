/** The contract of a runner, independent of engine and host. */
import type { World } from './robot/world.ts';

export interface Program {
	/** Language name as the judge spells it: `C++ 17`. */
	language: string;
	code: string;
}

export interface Limits {
	timeMs: number;
	memoryKb: number;
	outputBytes: number;
}

/**
 * `OK`: the program exited normally; its output is not compared here. `OLE`: output limit exceeded. `SE`: system error of the engine,
 * never caused by the program.
 */
export type RunVerdict = 'OK' | 'CE' | 'TLE' | 'MLE' | 'RE' | 'OLE' | 'SE';

export interface RunResult {
	verdict: RunVerdict;
	stdout: string;
	/** Compiler output for CE, reason of the exit for RE. */
	stderr: string;
	/** Milliseconds derived from executed instructions, not from a clock; at most the limit. */
	time: number;
	/** Peak memory of the program in KB, without that of its interpreter, at most the limit. */
	memory: number;
	/** Marks of `turtle`, one in each line, in the format of `worker/python-turtle.ts`. Absent if the program drew nothing. */
	drawing?: string;
	/** Lines that moved the robot, one after the other, as `robot/world-run.ts` reads them. Absent if it stood still. */
	moves?: string;
}

export interface Runner {
	readonly lanes: number;
	/**
	 * Runs the program in a fresh sandbox, and compiles it first if needed. Never rejects because of the program. `world`: where a program of Python
	 * drives its robot.
	 */
	run(program: Program, input: string, limits: Limits, world?: World): Promise<RunResult>;
	/** Returns null on success, otherwise the result that every run would have. */
	compile(program: Program): Promise<RunResult | null>;
	/** Frees the program's runner and discards its state. Programs are compared by object identity. */
	release(program: Program): Promise<void> | void;
	close(): Promise<void>;
}

export const failure = (
	verdict: RunVerdict,
	stderr: string,
	spent: { time?: number; memory?: number; stdout?: string } = {},
): RunResult => ({
	verdict,
	stdout: spent.stdout ?? '',
	stderr,
	time: spent.time ?? 0,
	memory: spent.memory ?? 0,
});
