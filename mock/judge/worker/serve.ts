import type { EngineName, WorkerCommand, WorkerReport } from '#mock/judge/messages.ts';
import { failure, type RunResult } from '#mock/judge/runner.ts';
import { openClang } from './clang.ts';
import type { Engine, EngineFiles, Job } from './engine.ts';
import { openJavascript } from './javascript.ts';
import { capMemory, type MemoryCap } from './memory-cap.ts';
import { openNative } from './native.ts';
import { openPython } from './python.ts';

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

export function serve(host: WorkerHost): void {
	const cap = capMemory();
	let engine: Engine | null = null;
	const execute = async (command: WorkerCommand): Promise<void> => {
		if (command.command === 'open') {
			const files = host.filesOf(command.engine, (loaded, total) => host.post({ report: 'loading', loaded, total }));
			engine = await ENGINES[command.engine](files, cap);
			host.post({ report: 'opened' });
		} else if (!engine) throw new Error('Received a command before the engine was open.');
		else if (command.command === 'compile') {
			const compiled = await engine.compile(command.program, () => host.post({ report: 'began' }));
			host.post({ report: 'compiled', ...compiled });
		} else await run(engine, command, host);
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

async function run(engine: Engine, command: Extract<WorkerCommand, { command: 'run' }>, { post }: WorkerHost): Promise<void> {
	let settled = false;
	const end = (result: RunResult, spent: boolean): void => {
		if (settled) return;
		settled = true;
		post({ report: 'ended', result, spent });
	};
	const job: Job = {
		...command,
		begin: () => post({ report: 'began' }),
		denied: () => post({ report: 'denied' }),
		settle: (result) => end(result, true),
	};
	try {
		end(await engine.run(job), false);
	} catch (error) {
		end(failure('RE', textOf(error)), true);
	}
}

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
