/** What running a program means, whichever engine does it and wherever the mock stands. */

export interface Program {
	/** The judge's own name of the language: `C++ 17`. */
	language: string;
	code: string;
}

export interface Limits {
	timeMs: number;
	memoryKb: number;
	outputBytes: number;
}

/**
 * `OK`: it ended by itself without a fault; whether its output is right is another matter. `OLE`: too much output. `SE`: the engine
 * could not do its work, which is never the program's fault.
 */
export type RunVerdict = 'OK' | 'CE' | 'TLE' | 'MLE' | 'RE' | 'OLE' | 'SE';

export interface RunResult {
	verdict: RunVerdict;
	/** Cut at the limit. */
	stdout: string;
	/** Of a CE what the compiler says, of an RE why it ended. */
	stderr: string;
	/** Milliseconds of the program alone, counted and not measured; at most the limit. */
	time: number;
	/** The most it held, in KB, at most the limit. */
	memory: number;
}

export interface Runner {
	/** How many programs it works on at a time. */
	readonly lanes: number;
	/** One run in a fresh sandbox; compiles first where that was not done. Never rejects for what a program does. */
	run(program: Program, input: string, limits: Limits): Promise<RunResult>;
	/** null: it can be run. Otherwise the result of each of its runs. */
	compile(program: Program): Promise<RunResult | null>;
	/** The program is done with: nothing of it stays for the next. Programs are told apart by the object. */
	release(program: Program): Promise<void> | void;
	/** Ends all workers. */
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
