import { createRunner } from '#engines/create-runner.ts';
import type { HostWorker, JudgeHost, WorkerListener } from '#engines/host.ts';
import type { EngineName, WorkerCommand, WorkerReport } from '#engines/messages.ts';
import type { Runner } from '#engines/runner.ts';
import type { Watcher } from '#engines/watch.ts';
import { missingBytes } from './engine-files.ts';

export interface EngineProgress {
	engine: EngineName;
	/** `asking`: the student decides about the download. `starting`: no bytes are awaited. `failed` includes a refused download. */
	state: 'asking' | 'loading' | 'starting' | 'ready' | 'failed';
	/** Bytes; 0 of 0 if all files are cached. */
	loaded: number;
	total: number;
}

export interface BrowserRunnerOptions {
	/** The folder that build/judge-engines.ts writes, with a trailing slash. */
	folder: string;
	engines: readonly EngineName[];
	onProgress?: (progress: EngineProgress) => void;
	offer?: (engine: EngineName, bytes: number) => Promise<boolean>;
}

/** Bytes; smaller engines are fetched without asking. */
const SMALL = 5_000_000;

/** Runs the judge in the page. Fetches an engine only when a program in its language first runs. */
export function createBrowserRunner({ folder, engines, onProgress, offer }: BrowserRunnerOptions): Runner & Watcher {
	const last = new Map<EngineName, { loaded: number; total: number }>();
	return createRunner({
		host: hostOf(folder),
		engines,
		mayOpen: async (engine) => {
			// If the size is unknown, the engine cannot be fetched either, and its worker reports that.
			const bytes = await missingBytes(folder, engine).catch(() => 0);
			if (bytes > SMALL) {
				onProgress?.({ engine, state: 'asking', loaded: 0, total: bytes });
				if ((await offer?.(engine, bytes)) === false) {
					onProgress?.({ engine, state: 'failed', loaded: 0, total: bytes });
					return false;
				}
			}
			onProgress?.({ engine, state: bytes > 0 ? 'loading' : 'starting', loaded: 0, total: bytes });
			return true;
		},
		onLoading: (engine, loaded, total) => {
			last.set(engine, { loaded, total });
			onProgress?.({ engine, state: loaded < total ? 'loading' : 'starting', loaded, total });
		},
		onFailed: (engine) => onProgress?.({ engine, state: 'failed', loaded: 0, total: 0 }),
		onOpened: (engine) => onProgress?.({ engine, state: 'ready', ...(last.get(engine) ?? { loaded: 0, total: 0 }) }),
	});
}

const hostOf = (folder: string): JudgeHost => ({
	startWorker: (_engine, listener) => startWorker(folder, listener),
	after,
});

function after(ms: number, run: () => void): () => void {
	const timer = setTimeout(run, ms);
	return () => clearTimeout(timer);
}

function startWorker(folder: string, { onReport, onBreakdown }: WorkerListener): HostWorker {
	// Servers send a content security policy with the scripts of this folder: see build/worker-policy.ts.
	const worker = new Worker(/* webpackChunkName: "workers/judge" */ new URL('./engine-worker.ts', import.meta.url), {
		type: 'module',
		name: folder,
	});
	worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => onReport(data);
	worker.onerror = (event) => {
		event.preventDefault();
		onBreakdown({ message: event.message || 'The worker could not be started.', memory: false });
	};
	return {
		post: (command: WorkerCommand) => worker.postMessage(command),
		terminate: () => worker.terminate(),
		expire: ({ wallMs }, run) => after(wallMs, run),
	};
}
