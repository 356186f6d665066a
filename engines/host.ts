import type { EngineName, WorkerCommand, WorkerReport } from './messages.ts';

export interface WorkerListener {
	onReport(report: WorkerReport): void;
	/** The worker crashed; `memory` is true if it ran out of memory. */
	onBreakdown(problem: { message: string; memory: boolean }): void;
}

export interface BusyLimit {
	/** Processor time plus idle time. Used by hosts that can read both. */
	processorMs: number;
	wallMs: number;
}

export interface HostWorker {
	post(command: WorkerCommand): void;
	/** Calls `run` when the worker reaches the limit, counted from now. Returns a function that cancels the timer. */
	expire(limit: BusyLimit, run: () => void): () => void;
	terminate(): void;
}

export interface JudgeHost {
	startWorker(engine: EngineName, listener: WorkerListener): HostWorker;
	/** Calls `run` once after `ms` milliseconds. Returns a function that cancels the timer. */
	after(ms: number, run: () => void): () => void;
}
