import type { Artifact } from '#engines/messages.ts';
import type { World } from '#engines/robot/world.ts';
import type { Limits, Program, RunResult } from '#engines/runner.ts';
import type { LiveEvent, Watch, WatchedRun } from '#engines/watch.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface EngineFiles {
	read(file: string): Promise<Bytes>;
	/** Imports a module, after preparing the globals that it needs. */
	load(file: string): Promise<Record<string, unknown>>;
	/** Reads a file cached by this or another worker; null if there is none. */
	recall(name: string): Promise<Bytes | null>;
	keep(name: string, bytes: Bytes): Promise<void>;
	/** Address of the folder, with a trailing slash. */
	readonly folder: string;
}

export interface Compiled {
	error: RunResult | null;
	artifact: Artifact;
}

/** Limits and reports of a run, or of one event of a live program. */
export interface Turn {
	limits: Limits;
	begin(): void;
	denied(): void;
}

export interface Job extends Turn {
	program: Program;
	artifact: Artifact;
	input: string;
	world?: World;
	/** Bytes of WebAssembly's memory that the run leaves to the garbage collector. */
	leave(bytes: number): void;
}

export interface Engine {
	/** Calls `begin` when the program's own compile time starts. */
	compile(program: Program, begin: () => void): Promise<Compiled> | Compiled;
	run(job: Job): Promise<RunResult> | RunResult;
	/** Runs a program step by step. */
	watch?(job: Job, watch: Watch): Promise<WatchedRun>;
	/** Calls the handlers of a program that `watch` has kept. */
	react?(turn: Turn, event: LiveEvent): WatchedRun;
	/** Frees the program that `watch` has kept. */
	forget?(): void;
	/** Prepares the next run while no command is in flight. */
	idle?(): Promise<void>;
}
