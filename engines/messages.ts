import type { Limits, Program, RunResult } from './runner.ts';
import type { Steps, Watch } from './watch.ts';

export type EngineName = 'javascript' | 'python' | 'clang' | 'native';

export type Artifact = Uint8Array<ArrayBuffer> | null;

export type WorkerCommand =
	| { command: 'open'; engine: EngineName }
	| { command: 'compile'; program: Program }
	| { command: 'run'; program: Program; artifact: Artifact; input: string; limits: Limits }
	| { command: 'watch'; program: Program; input: string; limits: Limits; watch: Watch };

export type WorkerReport =
	| { report: 'opened' }
	| { report: 'failed'; message: string }
	| { report: 'loading'; loaded: number; total: number }
	| { report: 'compiled'; error: RunResult | null; artifact: Artifact }
	| { report: 'began' }
	| { report: 'denied' }
	/** `spent`: the worker cannot be reused after this run. */
	| { report: 'ended'; result: RunResult; spent: boolean; steps: Steps | null };
