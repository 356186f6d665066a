import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallGate } from '#build/call-gate.ts';
import { watchTree } from '#codegen/commands/watch-tree.ts';
import { type MockProcess, type Ports, type Running, startMock } from './start-app.ts';

/** Milliseconds: a run of the compiler, or an editor, writes several files. */
const SETTLE_MS = 100;

/** Calls in flight get this long to be answered before a restart. */
const DRAIN_MS = 5000;

/** Runs the mock server, and starts it anew on its stored rows when its operations, handlers or seed change. */
export async function followMock(ports: Ports, gate: CallGate): Promise<Running> {
	let end: (code: number) => void = () => undefined;
	const ended = new Promise<number>((resolve) => {
		end = resolve;
	});
	const watched = new Map<string, () => void>();
	let mock: MockProcess | null = null;
	let stopping = false;
	let due = false;
	let restarting: Promise<void> | null = null;

	const start = async (): Promise<void> => {
		const started = await startMock(ports);
		mock = started;
		for (const folder of started.sources) follow(path.resolve(folder));
		void started.ended.then((code) => mock === started && !stopping && end(code));
	};
	const restart = async (): Promise<void> => {
		const drained = gate.close();
		while (due && !stopping) {
			due = false;
			await wait(SETTLE_MS);
			await Promise.race([drained, wait(DRAIN_MS, undefined, { ref: false })]);
			const old = mock;
			mock = null;
			await old?.stop();
			if (!stopping) await start().catch(report);
		}
		gate.open();
	};
	const follow = (folder: string): void => {
		if (watched.has(folder)) return;
		const onChange = (): void => {
			due = true;
			restarting ??= restart().finally(() => {
				restarting = null;
			});
		};
		watched.set(folder, watchTree(folder, onChange));
	};
	await start();
	return {
		ended,
		async stop() {
			stopping = true;
			for (const stopWatching of watched.values()) stopWatching();
			await restarting;
			await mock?.stop();
		},
	};
}

function report(error: unknown): void {
	console.error(error instanceof Error ? error.message : String(error));
	console.error('mock: it starts again with the next change.');
}
