import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { OperationName } from '#generated/api/operations.ts';
import { dueAgain, inOrder, isWaiting, newRequest, type QueuedRequest, type Unsent } from './queued-request.ts';
import { createRounds, type OutboxOptions, type OutboxState } from './send-queued.ts';

/** Queue of idempotent calls that got no response. */
export interface Outbox {
	/** Resolves to false if storage is full. */
	keep<N extends OperationName>(unsent: Unsent<N>): Promise<boolean>;
	drop(id: string): Promise<void>;
	/** Null if no such call is queued. A refused call is retried only on the user's request. */
	stateOf(id: string): 'waiting' | 'refused' | null;
	/** Calls `onChange` on every change; returns an unsubscribe function. */
	subscribe(onChange: () => void): () => void;
}

export interface OutboxStore extends Outbox {
	state: OutboxState;
	retry(id: string): Promise<void>;
	sendAll(): Promise<void>;
	/** Stops automatic sending. */
	stop(): void;
}

export function createOutbox(options: OutboxOptions): OutboxStore {
	const { owner, entry, records, storage, now } = options;
	const state = proxy<OutboxState>({ requests: [], sending: null });

	const read = async (): Promise<readonly QueuedRequest[]> => {
		const requests = inOrder(await records.all(owner).catch(() => []));
		state.requests = ref(requests) as readonly QueuedRequest[];
		return requests;
	};
	/** Writes the storage entry, which makes other windows read the queue again. */
	const readAndNotify = async (): Promise<void> => {
		const requests = await read();
		storage.write(entry, requests.length > 0 ? options.newStamp() : null);
	};
	const rounds = createRounds({ ...options, state, read, readAndNotify });
	const unwatch = storage.watch(entry, () => void read().then(rounds.plan));
	return {
		state,
		async keep(unsent) {
			try {
				await records.put(owner, unsent.id, newRequest(unsent, { now: now(), stamp: options.newStamp(), here: options.here() }));
			} catch {
				return false;
			}
			await readAndNotify();
			rounds.plan();
			return true;
		},
		async drop(id) {
			if (!state.requests.some((request) => request.id === id)) return;
			await records.remove(owner, id);
			await readAndNotify();
		},
		stateOf(id) {
			const request = state.requests.find((each) => each.id === id);
			if (!request) return null;
			return isWaiting(request) ? 'waiting' : 'refused';
		},
		subscribe: (onChange) => subscribe(state, onChange),
		async retry(id) {
			const request = await records.get(owner, id);
			if (!request) return;
			await records.put(owner, id, dueAgain(request, now()));
			await readAndNotify();
			await rounds.send();
		},
		sendAll: () => rounds.send({ all: true }),
		stop() {
			unwatch();
			rounds.stop();
		},
	};
}
