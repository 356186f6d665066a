/** The judge's workers in Node: each runs in its own sandboxed process. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { BusyLimit, HostWorker, JudgeHost, WorkerListener } from '#engines/host.ts';
import type { EngineName, WorkerCommand } from '#engines/messages.ts';
import { bundleWorker } from './judge-bundle.ts';
import { keepFile, prepareEngines } from './judge-engines.ts';
import { createFrameReader, encodeFrame } from './judge-frames.ts';
import { isReport, readKept } from './judge-reports.ts';
import { isRunnable, processorTimeOf } from './processor-time.ts';
import { sandboxed } from './sandbox.ts';

/** Polling interval for the CPU time of a busy process, in milliseconds. */
const LOOK_MS = 100;

/** Disables V8's optimising compiler: optimising clang takes longer than compiling a student's program without it. */
const ENGINE_OPTIONS: Partial<Record<EngineName, readonly string[]>> = { clang: ['--liftoff-only'] };

/** `isolated`: whether processes have namespaces of their own, where the machine has them; false plays a machine without. */
export function createJudgeHost({ isolated = true } = {}): JudgeHost {
	return {
		startWorker: (engine, listener) => new JudgeProcess(engine, listener, isolated),
		after: (ms, run) => {
			const timer = setTimeout(run, ms);
			return () => clearTimeout(timer);
		},
	};
}

class JudgeProcess implements HostWorker {
	private readonly engine: EngineName;
	private readonly listener: WorkerListener;
	private readonly isolated: boolean;
	private readonly waiting: WorkerCommand[] = [];
	private child: ChildProcess | null = null;
	private ended = false;
	/** After a program has run, the process may only report that program's result. */
	private hasRun = false;

	constructor(engine: EngineName, listener: WorkerListener, isolated: boolean) {
		this.engine = engine;
		this.listener = listener;
		this.isolated = isolated;
		this.start().catch((error: Error) => this.breakDown(error.message));
	}

	post(command: WorkerCommand): void {
		this.hasRun ||= command.command === 'run';
		if (this.child) this.child.stdin?.write(encodeFrame(command));
		else this.waiting.push(command);
	}

	expire({ processorMs, wallMs }: BusyLimit, run: () => void): () => void {
		const pid = this.child?.pid;
		const begun = processorTimeOf(pid);
		if (begun === null) {
			const timer = setTimeout(run, wallMs);
			return () => clearTimeout(timer);
		}
		let last = begun;
		let idleMs = 0;
		const timer = setInterval(() => {
			const now = processorTimeOf(pid) ?? last;
			// Sleeping counts towards the time limit as well, waiting for a processor on a busy machine does not.
			if (now === last && !isRunnable(pid)) idleMs += LOOK_MS;
			last = now;
			if (now - begun + idleMs < processorMs) return;
			clearInterval(timer);
			run();
		}, LOOK_MS);
		return () => clearInterval(timer);
	}

	terminate(): void {
		this.ended = true;
		this.child?.kill('SIGKILL');
	}

	private async start(): Promise<void> {
		const [script, engines] = await Promise.all([bundleWorker(), prepareEngines(this.engine)]);
		if (this.ended) return;
		const { file, args } = sandboxed(
			{
				script,
				readable: [engines.folder, engines.kept],
				args: [this.engine, engines.folder, engines.kept],
				engineOptions: ENGINE_OPTIONS[this.engine] ?? [],
			},
			this.isolated,
		);
		const child = spawn(file, args, {
			env: {},
			cwd: engines.folder,
			stdio: ['pipe', 'pipe', process.env.JUDGE_DEBUG ? 'inherit' : 'ignore'],
		});
		this.child = child;
		const read = createFrameReader((message) => this.hear(message));
		child.stdout.on('data', (part: Buffer) => {
			try {
				read(part);
			} catch (error) {
				this.breakDown(error instanceof Error ? error.message : String(error));
			}
		});
		// Writing to a process that has just ended fails; that is harmless.
		child.stdin.on('error', () => undefined);
		child.once('error', (error) => this.breakDown(error.message));
		child.once('close', (code, signal) => this.breakDown(`The process of the judge has ended (${signal ?? code}).`));
		// An idle process does not keep the mock server alive.
		child.unref();
		for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref(): void }).unref();
		for (const command of this.waiting) child.stdin.write(encodeFrame(command));
	}

	private hear(message: unknown): void {
		if (this.ended) return;
		const kept = readKept(message);
		if (kept) {
			if (!this.hasRun) keepFile(kept.name, kept.bytes);
		} else if (isReport(message)) this.listener.onReport(message);
		else this.breakDown('The process of the judge says something that is no report.');
	}

	private breakDown(message: string): void {
		if (this.ended) return;
		this.terminate();
		this.listener.onBreakdown({ message, memory: false });
	}
}
