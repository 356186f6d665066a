import type { Artifact } from '#mock/judge/messages.ts';
import type { Limits, Program, RunResult } from '#mock/judge/runner.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A file of an engine, and how a module of it is imported: the one thing in which the hosts differ. */
export interface EngineFiles {
	/** By its path below the engine's folder. */
	read(file: string): Promise<Bytes>;
	/** The module, after whatever it needs of its surroundings was prepared. */
	load(file: string): Promise<Record<string, unknown>>;
	/** What was kept of earlier work, here or by another worker; null: nothing. */
	recall(name: string): Promise<Bytes | null>;
	/** Keeps it as long as this version of the engine is used. */
	keep(name: string, bytes: Bytes): Promise<void>;
	/** Where the folder is: with a slash at its end. */
	readonly folder: string;
}

export interface Compiled {
	error: RunResult | null;
	artifact: Artifact;
}

export interface Job {
	program: Program;
	artifact: Artifact;
	input: string;
	limits: Limits;
	/** Says that what follows is the program's own time. */
	begin(): void;
	/** Says that the program asked for more memory than it may have. */
	denied(): void;
	/** Ends the run now, from within: the worker is not needed any more. The caller throws whatever stops the program. */
	settle(result: RunResult): void;
}

export interface Engine {
	/** `begin` says that what follows is the work of this program. */
	compile(program: Program, begin: () => void): Promise<Compiled> | Compiled;
	run(job: Job): Promise<RunResult> | RunResult;
	/** Work for when nothing is asked. */
	idle?(): Promise<void>;
}
