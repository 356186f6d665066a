import type { EngineName, Order, Report } from './messages.ts';

export interface WorkerListener {
	onReport(report: Report): void;
	/** It broke down by itself; `memory`: because it had no more. */
	onBreakdown(problem: { message: string; memory: boolean }): void;
}

/** How long a worker may be busy with one order, in milliseconds. */
export interface BusyLimit {
	/** Processor time plus idle time, for hosts that can read both. */
	processorMs: number;
	/** Wall clock time, for all other hosts. */
	wallMs: number;
}

export interface HostWorker {
	post(order: Order): void;
	/** Calls back once the worker has reached a limit, counted from now; returns how to stop it. */
	expire(limit: BusyLimit, run: () => void): () => void;
	/** Stops it at once, whatever it is doing. */
	terminate(): void;
}

/** All that the judge needs of the place where it runs. */
export interface JudgeHost {
	startWorker(engine: EngineName, listener: WorkerListener): HostWorker;
	/** Calls back once after some milliseconds; returns how to stop it. */
	after(ms: number, run: () => void): () => void;
}
