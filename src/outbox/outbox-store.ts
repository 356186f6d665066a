import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { KeptRecords } from '#src/lib/kept-records.ts';
import { dueAgain, inOrder, isWaiting, type Letter, newLetter, type Unsent } from './letter.ts';
import { outboxEntry } from './outbox-entry.ts';
import { createRounds } from './send-letters.ts';

export interface OutboxOptions {
	/** Whose letters these are: only they see and send them. */
	owner: string;
	records: KeptRecords<Letter>;
	storage: BrowserStorage;
	now(): number;
	newStamp(): string;
	/** The path of the app that is on screen. */
	here(): string;
	/** Sends a call, and says nothing when it fails. */
	call(operation: string, input: Readonly<Record<string, unknown>>): Promise<Result<unknown>>;
	/** Whether calls go out in the name of the owner. */
	mayCall(): boolean;
	/** Runs one after another, whichever window asks. */
	alone(act: () => Promise<void>): Promise<void>;
	online(): boolean;
	onSent(letter: Letter): void;
	onRefused(letter: Letter): void;
	/** Nothing waits any more. */
	onEmptied(): void;
}

export interface OutboxState {
	/** In the order in which they were written. */
	letters: readonly Letter[];
	/** The stamp of the one that is on its way. */
	sending: string | null;
}

export interface OutboxStore {
	state: OutboxState;
	/** Keeps what got no answer, until it has one. False: the browser has no room for it. */
	keep(unsent: Unsent): Promise<boolean>;
	/** What it was about is settled in another way, or given up. */
	drop(id: string): Promise<void>;
	/** Null for nothing. */
	stateOf(id: string): 'waiting' | 'refused' | null;
	/** Hears of every change; returns how to stop. */
	subscribe(onChange: () => void): () => void;
	retry(id: string): Promise<void>;
	/** Tries all that waits, at once. */
	sendAll(): Promise<void>;
	/** Nothing is sent by itself any more. */
	stop(): void;
}

/** Knows the letters of one user as the browser keeps them, and sends them when their time has come. */
export function createOutbox(options: OutboxOptions): OutboxStore {
	const { owner, records, storage, now } = options;
	const state = proxy<OutboxState>({ letters: [], sending: null });
	const entry = outboxEntry(owner);

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
