import type { EngineName, Order, Report } from './messages.ts';

export interface WorkerListener {
	onReport(report: Report): void;
	/** It broke down by itself; `memory`: because it had no more. */
	onBreakdown(problem: { message: string; memory: boolean }): void;
}

export interface HostWorker {
	post(order: Order): void;
	/** Stops it at once, whatever it is doing. */
	terminate(): void;
}

/** All that the judge needs of the place where it runs. */
export interface JudgeHost {
	startWorker(engine: EngineName, listener: WorkerListener): HostWorker;
	/** Calls back once after some milliseconds; returns how to stop it. */
	after(ms: number, run: () => void): () => void;
}
