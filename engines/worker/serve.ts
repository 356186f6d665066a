import type { Artifact, EngineName, WorkerCommand, WorkerReport } from '#engines/messages.ts';
import type { World } from '#engines/robot/world.ts';
import { failure, type Program } from '#engines/runner.ts';
import type { WatchedRun } from '#engines/watch.ts';
// By these names a build leaves out the engines that it does not contain.
import { openClang } from '#engines/worker/clang.ts';
import { openJavascript } from '#engines/worker/javascript.ts';
import { openNative } from '#engines/worker/native.ts';
import { openPython } from '#engines/worker/python.ts';
import { collect } from './collect.ts';
import type { Engine, EngineFiles, Job, Turn } from './engine.ts';
import { capMemory, type MemoryCap } from './memory-cap.ts';

export interface WorkerHost {
	/** Must not depend on globals at call time: programs may replace them. */
	post(report: WorkerReport): void;
	onCommand(take: (command: WorkerCommand) => Promise<void>): void;
	filesOf(engine: EngineName, onProgress: (loaded: number, total: number) => void): EngineFiles;
}

type Open = (files: EngineFiles, cap: MemoryCap) => Promise<Engine>;

const ENGINES: Readonly<Record<EngineName, Open>> = {
	javascript: openJavascript,
	python: openPython,
	clang: openClang,
	native: openNative,
};

/**
 * Browsers free the memories of ended programs late, and end the whole page if they hold too much. A worker that has left this many bytes is
 * replaced.
 */
const MAX_BYTES_LEFT = 768 * 1024 * 1024;

export function serve(host: WorkerHost): void {
	const cap = capMemory();
	let engine: Engine | null = null;
	let bytesLeft = 0;
	const leave = (bytes: number): boolean => {
		bytesLeft += bytes;
		return !collect && bytesLeft > MAX_BYTES_LEFT;
	};
	const execute = async (command: WorkerCommand): Promise<void> => {
		if (command.command === 'open') {
			const files = host.filesOf(command.engine, (loaded, total) => host.post({ report: 'loading', loaded, total }));
			engine = await ENGINES[command.engine](files, cap);
			host.post({ report: 'opened' });
		} else if (!engine) throw new Error('Received a command before the engine was open.');
		else if (command.command === 'compile') {
			const compiled = await engine.compile(withoutMark(command.program), () => host.post({ report: 'began' }));
			host.post({ report: 'compiled', ...compiled });
		} else if (command.command === 'forget') engine.forget?.();
		else await run(engine, command, host, leave);
	};
	let last = Promise.resolve();
	host.onCommand((command) => {
		last = last
			.then(() => execute(command))
			.then(() => engine?.idle?.())
			.catch((error: unknown) => host.post({ report: 'failed', message: textOf(error) }));
		return last;
	});
}

/** Editors of Windows begin a file with a byte order mark, which Python refuses in a text. */
const withoutMark = ({ language, code }: Program): Program => ({ language, code: code.replace(/^\uFEFF/, '') });

type RunCommand = Extract<WorkerCommand, { command: 'run' | 'watch' | 'react' }>;

/** `leave` adds to what earlier runs have left, and tells whether the worker must be replaced. */
async function run(engine: Engine, command: RunCommand, { post }: WorkerHost, leave: (bytes: number) => boolean): Promise<void> {
	let worn = false;
	const turn: Turn = {
		limits: command.limits,
		begin: () => post({ report: 'began' }),
		denied: () => post({ report: 'denied' }),
	};
	const jobOf = ({ program, input }: Exclude<RunCommand, { command: 'react' }>, artifact: Artifact, world?: World): Job => ({
		...turn,
		program: withoutMark(program),
		input,
		artifact,
		world,
		leave: (bytes) => {
			worn = leave(bytes);
		},
	});
	const execute = async (): Promise<WatchedRun> => {
		if (command.command === 'run') return { result: await engine.run(jobOf(command, command.artifact, command.world)), steps: null };
		if (!engine.watch || !engine.react) throw new Error('This engine has no steps.');
		return command.command === 'watch'
			? engine.watch(jobOf(command, null, command.watch.world), command.watch)
			: engine.react(turn, command.event);
	};
	try {
		const { result, steps } = await execute();
		post({ report: 'ended', result, spent: worn, steps });
	} catch (error) {
		post({ report: 'ended', result: failure('RE', textOf(error)), spent: true, steps: null });
	}
}

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
