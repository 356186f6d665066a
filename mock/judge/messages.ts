/** What the runner and its workers say to one another. */
import type { Limits, Program, RunResult } from './runner.ts';

/** `native` runs what `clang` has compiled. */
export type EngineName = 'javascript' | 'python' | 'clang' | 'native';

/** A compiled program; null for languages that have none. */
export type Artifact = Uint8Array<ArrayBuffer> | null;

export type Order =
	| { order: 'open'; engine: EngineName }
	| { order: 'compile'; program: Program }
	| { order: 'run'; program: Program; artifact: Artifact; input: string; limits: Limits };

export type Report =
	| { report: 'opened' }
	| { report: 'failed'; message: string }
	| { report: 'loading'; loaded: number; total: number }
	| { report: 'compiled'; error: RunResult | null; artifact: Artifact }
	/** From now on the time of the program counts. */
	| { report: 'began' }
	/** More memory was asked for than there may be. */
	| { report: 'denied' }
	/** `spent`: the worker can do no more after this run. */
	| { report: 'ended'; result: RunResult; spent: boolean };
