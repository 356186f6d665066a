import type { EngineName, Order, Report } from '#mock/judge/messages.ts';
import { failure, type RunResult } from '#mock/judge/runner.ts';
import { openClang } from './clang.ts';
import type { Engine, EngineFiles, Job } from './engine.ts';
import { openJavascript } from './javascript.ts';
import { capMemory, type MemoryCap } from './memory-cap.ts';
import { openNative } from './native.ts';
import { openPython } from './python.ts';

export interface WorkerHost {
	/** Must not depend on globals at call time: programs may replace them. */
	post(report: Report): void;
	onOrder(take: (order: Order) => Promise<void>): void;
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
	const execute = async (order: Order): Promise<void> => {
		if (order.order === 'open') {
			const files = host.filesOf(order.engine, (loaded, total) => host.post({ report: 'loading', loaded, total }));
			engine = await ENGINES[order.engine](files, cap);
			host.post({ report: 'opened' });
		} else if (!engine) throw new Error('Received an order before the engine was open.');
		else if (order.order === 'compile') {
			const compiled = await engine.compile(order.program, () => host.post({ report: 'began' }));
			host.post({ report: 'compiled', ...compiled });
		} else await run(engine, order, host);
	};
	let last = Promise.resolve();
	host.onOrder((order) => {
		last = last
			.then(() => execute(order))
			.then(() => engine?.idle?.())
			.catch((error: unknown) => host.post({ report: 'failed', message: textOf(error) }));
		return last;
	});
}

async function run(engine: Engine, order: Extract<Order, { order: 'run' }>, { post }: WorkerHost): Promise<void> {
	let settled = false;
	const end = (result: RunResult, spent: boolean): void => {
		if (settled) return;
		settled = true;
		post({ report: 'ended', result, spent });
	};
	const job: Job = {
		...order,
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
