import { proxy, ref, subscribe } from 'valtio/vanilla';
import { dueAgain, inOrder, isWaiting, type Letter, newLetter, type Unsent } from './letter.ts';
import { createRounds, type OutboxOptions, type OutboxState } from './send-letters.ts';

/** Calls that got no answer, kept until they get one. Only calls that may be sent twice belong here. */
export interface Outbox {
	/** False when the browser has no room for it. */
	keep(unsent: Unsent): Promise<boolean>;
	/** Removes a call that was settled in another way, or given up. */
	drop(id: string): Promise<void>;
	/** Null when no such call is queued. A refused call is not retried until the user asks for it. */
	stateOf(id: string): 'waiting' | 'refused' | null;
	/** Calls `onChange` on every change; returns how to stop. */
	subscribe(onChange: () => void): () => void;
}

export interface OutboxStore extends Outbox {
	state: OutboxState;
	retry(id: string): Promise<void>;
	/** Tries all that waits, at once. */
	sendAll(): Promise<void>;
	/** Nothing is sent by itself any more. */
	stop(): void;
}

/** Knows the letters of one user as the browser keeps them, and sends them when their time has come. */
export function createOutbox(options: OutboxOptions): OutboxStore {
	const { owner, entry, records, storage, now } = options;
	const state = proxy<OutboxState>({ letters: [], sending: null });

	const read = async (): Promise<readonly Letter[]> => {
		const letters = inOrder(await records.all(owner).catch(() => []));
		state.letters = ref(letters) as readonly Letter[];
		return letters;
	};
	/** Other windows look, too. */
	const tell = async (): Promise<void> => {
		const letters = await read();
		storage.write(entry, letters.length > 0 ? options.newStamp() : null);
	};
	const rounds = createRounds({ ...options, state, read, tell });
	const unwatch = storage.watch(entry, () => void read().then(rounds.plan));
	return {
		state,
		async keep(unsent) {
			try {
				await records.put(owner, unsent.id, newLetter(unsent, { now: now(), stamp: options.newStamp(), here: options.here() }));
			} catch {
				return false;
			}
			await tell();
			rounds.plan();
			return true;
		},
		async drop(id) {
			if (!state.letters.some((letter) => letter.id === id)) return;
			await records.remove(owner, id);
			await tell();
		},
		stateOf(id) {
			const letter = state.letters.find((each) => each.id === id);
			if (!letter) return null;
			return isWaiting(letter) ? 'waiting' : 'refused';
		},
		subscribe: (onChange) => subscribe(state, onChange),
		async retry(id) {
			const letter = await records.get(owner, id);
			if (!letter) return;
			await records.put(owner, id, dueAgain(letter, now()));
			await tell();
			await rounds.send();
		},
		sendAll: () => rounds.send({ all: true }),
		stop() {
			unwatch();
			rounds.stop();
		},
	};
}
