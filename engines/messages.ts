import type { World } from './robot/world.ts';
import type { Limits, Program, RunResult } from './runner.ts';
import type { LiveEvent, Steps, Watch } from './watch.ts';

export type EngineName = 'javascript' | 'python' | 'clang' | 'native';

export type Artifact = Uint8Array<ArrayBuffer> | null;

export type WorkerCommand =
	| { command: 'open'; engine: EngineName }
	| { command: 'compile'; program: Program }
	| { command: 'run'; program: Program; artifact: Artifact; input: string; limits: Limits; world?: World }
	| { command: 'watch'; program: Program; input: string; limits: Limits; watch: Watch }
	/** Of the program whose interpreter the last `watch` has kept. */
	| { command: 'react'; event: LiveEvent; limits: Limits }
	/** Frees this interpreter. Has no report. */
	| { command: 'forget' };

export type WorkerReport =
	| { report: 'opened' }
	| { report: 'failed'; message: string }
	| { report: 'loading'; loaded: number; total: number }
	| { report: 'compiled'; error: RunResult | null; artifact: Artifact }
	| { report: 'began' }
	| { report: 'denied' }
	/** `spent`: the worker cannot be reused after this run. */
	| { report: 'ended'; result: RunResult; spent: boolean; steps: Steps | null };
