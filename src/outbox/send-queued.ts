import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { KeptRecords } from '#src/lib/kept-records.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { afterFailure, countRequests, dueRequests, inOrder, isWaiting, nextDelay, type QueuedRequest } from './queued-request.ts';

export interface OutboxOptions {
	owner: string;
	entry: StorageEntry;
	records: KeptRecords<QueuedRequest>;
	storage: BrowserStorage;
	now(): number;
	newStamp(): string;
	/** The current path of the app. */
	here(): string;
	call(request: QueuedRequest): Promise<Result<unknown>>;
	/** Whether the owner is still signed in. */
	mayCall(): boolean;
	/** Runs `act` exclusively across windows. */
	alone(act: () => Promise<void>): Promise<void>;
	online(): boolean;
	onSent(request: QueuedRequest): void;
	onRefused(request: QueuedRequest): void;
	onEmptied(): void;
}

export interface OutboxState {
	/** Oldest first. */
	requests: readonly QueuedRequest[];
	sending: string | null;
}

interface RoundsOptions extends OutboxOptions {
	state: OutboxState;
	/** Reads the queue from storage. */
	read(): Promise<readonly QueuedRequest[]>;
	/** Reads the queue and notifies other windows. */
	readAndNotify(): Promise<void>;
}

export interface Rounds {
	/** Sends due requests, or everything queued. If a round is running, another one follows it. */
	send(which?: { all: boolean }): Promise<void>;
	plan(): void;
	stop(): void;
}

/** Sends requests in rounds: one window at a time, one request after the other. */
export function createRounds(options: RoundsOptions): Rounds {
	const { state, now } = options;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: Promise<void> | null = null;
	let stopped = false;

	const round = async (all: boolean): Promise<void> => {
		const requests = await options.read();
		const batch = all ? inOrder(requests).filter(isWaiting) : dueRequests(requests, now());
		let sent = 0;
		for (const request of batch) {
			if (stopped || !options.mayCall()) break;
			if (await deliver(request, options)) sent += 1;
		}
		const { waiting, refused } = countRequests(state.requests);
		if (sent > 0 && waiting === 0 && refused === 0) options.onEmptied();
	};
	const plan = (): void => {
		clearTimeout(timer);
		const delay = nextDelay(state.requests, now());
		// The `online` event and the next sign-in start sending themselves.
		if (delay === null || stopped || running || !options.online() || !options.mayCall()) return;
		timer = setTimeout(() => void send(), delay);
	};
	const send: Rounds['send'] = async ({ all } = { all: false }) => {
		while (running) await running;
		// Storage is no longer accessible, so there is nothing to send.
		running = options.alone(() => round(all)).catch(() => undefined);
		await running;
		running = null;
		plan();
	};
	return {
		send,
		plan,
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}

/** Sends a request; true on success. If it was replaced or removed meanwhile, in any window, the stored one is left alone. */
async function deliver(request: QueuedRequest, options: RoundsOptions): Promise<boolean> {
	const { owner, records, state, now } = options;
	const isCurrent = async (): Promise<boolean> => (await records.get(owner, request.id))?.stamp === request.stamp;
	if (!(await isCurrent())) return false;
	state.sending = request.stamp;
	const result = await options.call(request);
	state.sending = null;
	const failed = result.ok ? null : afterFailure(request, result.error, now());
	const unchanged = await isCurrent();
	if (unchanged) await (failed ? records.put(owner, request.id, failed) : records.remove(owner, request.id));
	await options.readAndNotify();
	if (!failed) options.onSent(request);
	else if (unchanged && failed.refusal !== null) options.onRefused(failed);
	return result.ok;
}
