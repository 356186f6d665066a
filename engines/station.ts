/** Owns one worker of an engine: starts it on demand, terminates it on timeout, and replaces it. */
import * as texts from '#generated/messages/engines.ts';
import type { BusyLimit, HostWorker, JudgeHost } from './host.ts';
import type { Artifact, EngineName, WorkerCommand, WorkerReport } from './messages.ts';
import { failure, type Limits, type Program, type RunResult } from './runner.ts';
import type { LiveProgram, Watch, WatchedRun } from './watch.ts';

/**
 * Programs meter their own instructions and stop at their limit. A run that exceeds this multiple of its limit does unmetered work, so
 * the worker is terminated.
 */
const BACKSTOP = 5;
const COMPILE_MS = 10_000;
/** Longer than COMPILE_MS, because wall-clock time also grows with the load of the machine. */
const COMPILE_WALL_MS = 60_000;
/** From a command to `began`; includes precompiling the headers. */
const COMPILER_MS = 600_000;
const BEGIN_MS = 180_000;
/** From the start of a worker, or its latest download progress, to `opened`. */
const START_MS = 180_000;

export interface CompiledProgram {
	error: RunResult | null;
	artifact: Artifact;
}

export interface StationOptions {
	engine: EngineName;
	host: JudgeHost;
	onLoading?: (engine: EngineName, loaded: number, total: number) => void;
	onOpened?: (engine: EngineName) => void;
	onFailed?: (engine: EngineName) => void;
}

export type RunRequest = Omit<Extract<WorkerCommand, { command: 'run' }>, 'command' | 'program'>;

type RunCommand = Extract<WorkerCommand, { command: 'run' | 'watch' | 'react' }>;

type Restart = (limit: BusyLimit, late: () => RunResult) => void;

interface RunningWorker {
	worker: HostWorker;
	opened: Promise<void>;
	listen: ((report: WorkerReport) => void) | null;
	/** Rejects `opened`; null after it. */
	cancel: (() => void) | null;
}

export class Station {
	private readonly options: StationOptions;
	private running: RunningWorker | null = null;
	/** Ends with the command in flight: a worker answers one at a time. */
	private ended: Promise<unknown> = Promise.resolve();
	/** The program whose interpreter the worker keeps. */
	private live: LiveProgram | null = null;

	constructor(options: StationOptions) {
		this.options = options;
	}

	async warm(): Promise<void> {
		this.running ??= this.start();
		await this.running.opened;
	}

	async compile(program: Program): Promise<CompiledProgram> {
		const answer = await this.command(
			{ command: 'compile', program },
			(report, restart) => {
				if (report.report === 'began')
					restart({ processorMs: COMPILE_MS, wallMs: COMPILE_WALL_MS }, () => failure('CE', texts.compileTooSlow));
				return report.report === 'compiled' ? report : null;
			},
			{ ms: COMPILER_MS, result: failure('SE', texts.compilerSilent) },
		);
		return 'artifact' in answer ? answer : { error: answer, artifact: null };
	}

	async run(program: Program, { artifact, input, limits, world }: RunRequest): Promise<RunResult> {
		return (await this.execute({ command: 'run', program, artifact, input, limits, world })).result;
	}

	watch(program: Program, input: string, limits: Limits, watch: Watch): Promise<WatchedRun> {
		return this.execute({ command: 'watch', program, input, limits, watch });
	}

	/** Becomes the live program. It ends with the next run, also with one that is already queued. */
	private keep(): LiveProgram {
		const isLive = (): boolean => this.live === live;
		const live: LiveProgram = {
			send: async (event, limits) => {
				const run = await this.execute({ command: 'react', event, limits }, isLive);
				if (run.result.verdict !== 'OK' && isLive()) this.live = null;
				return run;
			},
			close: () => {
				if (!isLive()) return;
				this.live = null;
				this.running?.worker.post({ command: 'forget' });
			},
		};
		this.live = live;
		return live;
	}

	private async execute(command: RunCommand, isWanted?: () => boolean): Promise<WatchedRun> {
		const { limits } = command;
		const backstop = BACKSTOP * limits.timeMs;
		let denied = false;
		const late = (): RunResult =>
			denied
				? failure('MLE', '', { time: limits.timeMs, memory: limits.memoryKb })
				: failure('TLE', '', { time: limits.timeMs, memory: 0 });
		const answer = await this.command(
			command,
			(report, restart) => {
				if (report.report === 'began') restart({ processorMs: backstop, wallMs: backstop }, late);
				if (report.report === 'denied') denied = true;
				if (report.report !== 'ended') return null;
				return { ...report, live: report.steps?.isLive ? this.keep() : undefined };
			},
			{ ms: BEGIN_MS, result: failure('SE', texts.engineSilent) },
			isWanted,
		);
		if (!('result' in answer)) return { result: clip(answer, limits), steps: null };
		const { result, spent, steps, live } = answer;
		// A worker with a live program is replaced after the next run.
		if (spent && !live) this.drop();
		return { result: clip(result, limits), steps, live };
	}

	/** Terminates the worker, including a command in flight. */
	drop(): void {
		this.running?.cancel?.();
		this.running?.worker.terminate();
		this.running = null;
		this.live = null;
		this.ended = Promise.resolve();
	}

	private start(): RunningWorker {
		const { engine, host, onLoading, onOpened, onFailed } = this.options;
		let open = (): void => undefined;
		let refuse = (_error: Error): void => undefined;
		const opened = new Promise<void>((resolve, reject) => {
			open = resolve;
			refuse = reject;
		});
		opened.catch(() => undefined);
		const fail = (message: string): void => {
			stop();
			refuse(new Error(message));
			running.worker.terminate();
			if (this.running === running) this.running = null;
			onFailed?.(engine);
		};
		const watch = (): (() => void) => host.after(START_MS, () => fail(texts.noResponse));
		let stop = watch();
		const running: RunningWorker = {
			opened,
			listen: null,
			cancel: () => {
				stop();
				refuse(new Error(texts.shutDown));
				onFailed?.(engine);
			},
			worker: host.startWorker(engine, {
				onReport: (report) => {
					if (report.report === 'opened') {
						stop();
						running.cancel = null;
						open();
						onOpened?.(engine);
					} else if (report.report === 'loading') {
						stop();
						stop = watch();
						onLoading?.(engine, report.loaded, report.total);
					} else if (running.listen) running.listen(report);
					else if (report.report === 'failed') fail(texts.engineFailed);
				},
				// A student cannot use the message of an engine or of the host.
				onBreakdown: ({ memory }) => {
					const message = texts.engineFailed;
					fail(message);
					running.listen?.({ report: 'ended', result: failure(memory ? 'MLE' : 'RE', message), spent: true, steps: null });
				},
			}),
		};
		running.worker.post({ command: 'open', engine });
		return running;
	}

	/** Posts a command after those before it, and resolves with the first non-null result of `pick`, or with a failure on timeout. */
	private command<T>(
		command: WorkerCommand,
		pick: (report: WorkerReport, restart: Restart) => T | null,
		first: { ms: number; result: RunResult },
		isWanted?: () => boolean,
	): Promise<T | RunResult> {
		const answer = this.ended.then(() => (isWanted?.() === false ? failure('SE', texts.programReplaced) : this.post(command, pick, first)));
		this.ended = answer;
		return answer;
	}

	private async post<T>(
		command: WorkerCommand,
		pick: (report: WorkerReport, restart: Restart) => T | null,
		first: { ms: number; result: RunResult },
	): Promise<T | RunResult> {
		try {
			await this.warm();
		} catch (error) {
			return failure('SE', texts.engineNotStarted({ reason: error instanceof Error ? error.message : String(error) }));
		}
		const { running } = this;
		if (!running) return failure('SE', texts.engineShutDown);
		if (command.command === 'run' || command.command === 'watch') this.live = null;
		return new Promise((resolve) => {
			let stop = (): void => undefined;
			const finish = (answer: T | RunResult): void => {
				stop();
				running.listen = null;
				resolve(answer);
			};
			const onLate = (late: () => RunResult) => (): void => {
				this.drop();
				finish(late());
			};
			const restart: Restart = (limit, late) => {
				stop();
				stop = running.worker.expire(limit, onLate(late));
			};
			running.listen = (report) => {
				if (report.report === 'failed') {
					this.drop();
					return finish(failure('SE', texts.engineFailed));
				}
				const picked = pick(report, restart);
				if (picked !== null) return finish(picked);
				// A crash reports `ended` for commands of every kind.
				return report.report === 'ended' ? finish(report.result) : undefined;
			};
			stop = this.options.host.after(
				first.ms,
				onLate(() => first.result),
			);
			running.worker.post(command);
		});
	}
}

/** Clamps time and memory to the limits. A program that finished over its time limit gets TLE. */
function clip(result: RunResult, { timeMs, memoryKb }: Limits): RunResult {
	const verdict = result.verdict === 'OK' && result.time > timeMs ? 'TLE' : result.verdict;
	return { ...result, verdict, time: Math.min(Math.round(result.time), timeMs), memory: Math.min(Math.round(result.memory), memoryKb) };
}
