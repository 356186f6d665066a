/** What the runner and its workers say to one another. */
import type { Limits, Program, RunResult } from './runner.ts';

/** `native` runs what `clang` has compiled. */
export type EngineName = 'javascript' | 'python' | 'clang' | 'native';

/** Handed from worker to worker: a snapshot of the interpreter, a compiled module. Opaque, but it can be posted. */
export type Handed = unknown;

export type Order =
	| { order: 'open'; engine: EngineName; handed: Handed }
	| { order: 'compile'; program: Program }
	| { order: 'run'; program: Program; artifact: Handed; input: string; limits: Limits };

export type Report =
	/** `handed`: what spares the next worker of this engine work. */
	| { report: 'opened'; handed: Handed }
	| { report: 'failed'; message: string }
	| { report: 'loading'; loaded: number; total: number }
	| { report: 'compiled'; error: RunResult | null; artifact: Handed }
	/** From now on the time of the program counts. */
	| { report: 'began' }
	/** More memory was asked for than there may be. */
	| { report: 'denied' }
	/** `spent`: the worker can do no more after this run. */
	| { report: 'ended'; result: RunResult; spent: boolean };
