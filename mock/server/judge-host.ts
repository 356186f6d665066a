import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HostWorker, JudgeHost, WorkerListener } from '#mock/judge/host.ts';
import type { Order } from '#mock/judge/messages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, '.cache/judge');

/** Programs that call themselves deeply are wanted; the heap of JavaScript holds little more than their output. */
const RESOURCES = { stackSizeMb: 64, maxOldGenerationSizeMb: 1024 };

/** Workers as threads of this process. */
export function createJudgeHost(): JudgeHost {
	return {
		startWorker: (_engine, listener) => startThread(listener),
		after: (ms, run) => {
			const timer = setTimeout(run, ms);
			return () => clearTimeout(timer);
		},
	};
}

/** Takes orders at once; the first thread of a process waits for its script. */
function startThread(listener: WorkerListener): HostWorker {
	let worker: Worker | null = null;
	let ended = false;
	const waiting: Order[] = [];
	const begin = (script: string): void => {
		if (ended) return;
		worker = newThread(script, listener);
		for (const order of waiting) worker.postMessage(order);
	};
	bundleWorker().then(begin, (error: Error) => listener.onBreakdown({ message: error.message, memory: false }));
	return {
		post: (order) => (worker ? worker.postMessage(order) : void waiting.push(order)),
		terminate: () => {
			ended = true;
			worker?.terminate();
		},
	};
}

function newThread(script: string, { onReport, onBreakdown }: WorkerListener): Worker {
	const workerData = { root: ROOT, kept: FOLDER };
	const worker = new Worker(script, { workerData, env: {}, resourceLimits: RESOURCES, stdout: true, stderr: true });
	// Engines complain on the console of what programs do; programs are told by their results.
	for (const stream of [worker.stdout, worker.stderr]) stream.resume();
	worker.on('message', onReport);
	worker.on('error', (error: Error & { code?: string }) =>
		onBreakdown({ message: error.message, memory: error.code === 'ERR_WORKER_OUT_OF_MEMORY' }),
	);
	// A thread that nobody waits for does not keep the process.
	worker.unref();
	return worker;
}

let bundled: Promise<string> | null = null;

/** The worker as one file of JavaScript. Once a process; the name says what is in it. */
function bundleWorker(): Promise<string> {
	bundled ??= bundle();
	return bundled;
}

async function bundle(): Promise<string> {
	const { rspack } = await import('@rsbuild/core');
	mkdirSync(FOLDER, { recursive: true });
	const folder = mkdtempSync(path.join(FOLDER, 'bundle-'));
	try {
		const compiler = rspack({
			mode: 'production',
			context: ROOT,
			target: 'node20',
			devtool: false,
			entry: './mock/server/judge-worker.ts',
			output: { path: folder, filename: 'worker.mjs', module: true, chunkFormat: 'module', asyncChunks: false },
			optimization: { minimize: false, splitChunks: false },
			plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
			module: {
				parser: { javascript: { importMeta: false, url: false, createRequire: false } },
				rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
			},
		} as never);
		await new Promise<void>((resolve, reject) => {
			compiler.run((error, stats) => {
				const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
				compiler.close(() => (failed ? reject(failed) : resolve()));
			});
		});
		const text = readFileSync(path.join(folder, 'worker.mjs'));
		const file = path.join(FOLDER, `worker-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.mjs`);
		if (!existsSync(file)) renameSync(path.join(folder, 'worker.mjs'), file);
		return file;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
