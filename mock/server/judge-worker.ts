/**
 * The entry point of a judge process. It is bundled on first use (judge-host.ts), reads commands from stdin one by one, and can read its
 * engine's files only (sandbox.ts).
 */
import { Buffer } from 'node:buffer';
import { readFileSync, readSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { EngineName, WorkerCommand, WorkerReport } from '#engines/messages.ts';
import type { EngineFiles } from '#engines/worker/engine.ts';
import { serve } from '#engines/worker/serve.ts';
import { bodyLength, decodeFrame, encodeFrame, HEAD_BYTES, type Message } from './judge-frames.ts';

const [engine, engines, kept] = process.argv.slice(2) as [EngineName, string, string];
const exit = process.exit.bind(process);

const INPUT = 0;
const OUTPUT = 1;

function write(message: Message): void {
	const frame = encodeFrame(message);
	for (let at = 0; at < frame.length; ) at += writeSync(OUTPUT, frame, at);
}

/** Exits at end of input, which means that the mock server is gone. */
function read(length: number): Buffer {
	const bytes = Buffer.allocUnsafe(length);
	for (let at = 0; at < length; ) {
		const count = readSync(INPUT, bytes, at, length - at, null);
		if (count === 0) exit();
		at += count;
	}
	return bytes;
}

const folder = path.join(engines, engine, path.sep);
const files: EngineFiles = {
	folder: pathToFileURL(folder).href,
	read: async (file) => new Uint8Array(await readFile(folder + file)),
	load: (file) => import(/* webpackIgnore: true */ pathToFileURL(folder + file).href),
	recall: async (name) => {
		try {
			return new Uint8Array(readFileSync(path.join(kept, name)));
		} catch {
			return null;
		}
	},
	keep: async (name, bytes) => write({ report: 'keep', name, bytes }),
};

/** Pyodide would use every Node API it finds. Makes it detect a browser worker instead; its engine provides what it needs. */
function hideNode(): void {
	const scope = globalThis as Record<string, unknown>;
	for (const name of ['process', 'require', 'fetch', 'Request', 'Response', 'WebSocket', 'EventSource', 'BroadcastChannel', 'navigator'])
		Object.defineProperty(scope, name, { value: undefined, writable: true, configurable: true });
	scope.self = globalThis;
	scope.location = { href: files.folder, toString: () => files.folder };
	scope.WorkerGlobalScope = { [Symbol.hasInstance]: () => true };
}

async function main(): Promise<void> {
	let take = async (_command: WorkerCommand): Promise<void> => undefined;
	if (engine === 'python') hideNode();
	serve({
		post: (report: WorkerReport) => write(report),
		onCommand: (obey) => {
			take = obey;
		},
		filesOf: () => files,
	});
	for (;;) {
		const head = read(HEAD_BYTES);
		await take(decodeFrame(head, read(bodyLength(head))) as WorkerCommand);
		// Weak references are released between tasks only, and the read loop never yields: interpreters would leak.
		await nextTask();
	}
}

void main();
