import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { KeptRecords } from '#src/lib/kept-records.ts';
import { afterFailure, countLetters, dueLetters, inOrder, isWaiting, type Letter, nextDelay } from './letter.ts';

export interface OutboxOptions {
	owner: string;
	entry: string;
	records: KeptRecords<Letter>;
	storage: BrowserStorage;
	now(): number;
	newStamp(): string;
	/** The current path of the app. */
	here(): string;
	call(operation: string, input: Readonly<Record<string, unknown>>): Promise<Result<unknown>>;
	/** Whether the owner is still signed in. */
	mayCall(): boolean;
	/** Runs `act` exclusively across windows. */
	alone(act: () => Promise<void>): Promise<void>;
	online(): boolean;
	onSent(letter: Letter): void;
	onRefused(letter: Letter): void;
	onEmptied(): void;
}

export interface OutboxState {
	/** Oldest first. */
	letters: readonly Letter[];
	sending: string | null;
}

interface RoundsOptions extends OutboxOptions {
	state: OutboxState;
	/** Reads the queue from storage. */
	read(): Promise<readonly Letter[]>;
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
		const letters = await options.read();
		const batch = all ? inOrder(letters).filter(isWaiting) : dueLetters(letters, now());
		let sent = 0;
		for (const letter of batch) {
			if (stopped || !options.mayCall()) break;
			if (await deliver(letter, options)) sent += 1;
		}
		const { waiting, refused } = countLetters(state.letters);
		if (sent > 0 && waiting === 0 && refused === 0) options.onEmptied();
	};
	const plan = (): void => {
		clearTimeout(timer);
		const delay = nextDelay(state.letters, now());
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
async function deliver(letter: Letter, options: RoundsOptions): Promise<boolean> {
	const { owner, records, state, now } = options;
	const isCurrent = async (): Promise<boolean> => (await records.get(owner, letter.id))?.stamp === letter.stamp;
	if (!(await isCurrent())) return false;
	state.sending = letter.stamp;
	const result = await options.call(letter.operation, letter.input);
	state.sending = null;
	const failed = result.ok ? null : afterFailure(letter, result.error, now());
	const unchanged = await isCurrent();
	if (unchanged) await (failed ? records.put(owner, letter.id, failed) : records.remove(owner, letter.id));
	await options.readAndNotify();
	if (!failed) options.onSent(letter);
	else if (unchanged && failed.refusal !== null) options.onRefused(failed);
	return result.ok;
}
