import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { KeptRecords } from '#src/lib/kept-records.ts';
import { afterFailure, countLetters, dueLetters, inOrder, isWaiting, type Letter, nextDelay } from './letter.ts';

export interface OutboxOptions {
	/** Whose letters these are: only they see and send them. */
	owner: string;
	/** Storage entry that exists while letters are queued; other windows watch it. */
	entry: string;
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

interface RoundsOptions extends OutboxOptions {
	state: OutboxState;
	/** Looks what is kept. */
	read(): Promise<readonly Letter[]>;
	/** Looks, and lets others look. */
	tell(): Promise<void>;
}

export interface Rounds {
	/** Sends what is due, or all that waits. Asked while a round is running, another follows. */
	send(which?: { all: boolean }): Promise<void>;
	/** Wakes up when the next one is due. */
	plan(): void;
	stop(): void;
}

/** Sends letters in rounds: one window at a time, one letter after the other. */
export function createRounds(options: RoundsOptions): Rounds {
	const { state, now } = options;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: Promise<void> | null = null;
	let stopped = false;

	const round = async (all: boolean): Promise<void> => {
		const letters = await options.read();
		const turn = all ? inOrder(letters).filter(isWaiting) : dueLetters(letters, now());
		let sent = 0;
		for (const letter of turn) {
			if (stopped || !options.mayCall()) break;
			if (await deliver(letter, options)) sent += 1;
		}
		const { waiting, refused } = countLetters(state.letters);
		if (sent > 0 && waiting === 0 && refused === 0) options.onEmptied();
	};
	const plan = (): void => {
		clearTimeout(timer);
		const delay = nextDelay(state.letters, now());
		// The line tells by itself that it is back, and whoever signs in asks.
		if (delay === null || stopped || running || !options.online() || !options.mayCall()) return;
		timer = setTimeout(() => void send(), delay);
	};
	const send: Rounds['send'] = async ({ all } = { all: false }) => {
		while (running) await running;
		// A browser that has taken its storage away has nothing to send.
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

/** True for one that has arrived. One that was replaced or removed meanwhile, by whichever window, is left as it is. */
async function deliver(letter: Letter, options: RoundsOptions): Promise<boolean> {
	const { owner, records, state, now } = options;
	const stands = async (): Promise<boolean> => (await records.get(owner, letter.id))?.stamp === letter.stamp;
	if (!(await stands())) return false;
	state.sending = letter.stamp;
	const result = await options.call(letter.operation, letter.input);
	state.sending = null;
	const failed = result.ok ? null : afterFailure(letter, result.error, now());
	const still = await stands();
	if (still) await (failed ? records.put(owner, letter.id, failed) : records.remove(owner, letter.id));
	await options.tell();
	if (!failed) options.onSent(letter);
	else if (still && failed.refusal !== null) options.onRefused(failed);
	return result.ok;
}
