import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { afterFailure, type LockEntry, type LockHolder, lockFor, readLock, waitingTime, writeLock } from './lock.ts';
import { LOCK, type LockState } from './lock-state.ts';
import type { Resumed } from './resume-session.ts';

export interface LockStoreOptions {
	state: LockState;
	storage: BrowserStorage;
	now(): number;
	/** The signed-in user; null for one whom no password lets in again. */
	holder(): LockHolder | null;
	/** The last moment at which the content is on screen, whichever window locked it. */
	onLock(): void;
	/** The screen is open again. */
	onOpen(): void;
	/** Forgets every token. */
	forget(): void;
	/** Asks the server for a token. */
	signIn(account: string, password: string): Promise<Result<unknown>>;
	/** Takes the session up again, with a new token or with the one that is stored. */
	resume(token: string | null): Promise<Resumed>;
	/** Starts the app afresh; `leaving` ends the session first. */
	restart(leaving: boolean): void;
}

/** The lock of the screen. While it is shut there is no token: nothing but the account's password brings one back. */
export interface LockStore {
	state: LockState;
	/** Locks this window and, through the storage, all others. Does nothing when there is nobody to let in again. */
	lock(): void;
	/** Opens the screen; otherwise a text for the user says why it stays locked. */
	unlock(password: string): Promise<string | null>;
	/** Gives the screen up: somebody else wants to sign in. */
	leave(): void;
	/** Takes over what other windows have done meanwhile. */
	follow(): Promise<void>;
}

const NOT_RESUMED = '密码正确，但没有取到你的信息，请再试一次';
const NEEDED = '请输入密码';

export function createLockStore(options: LockStoreOptions): LockStore {
	const { state, storage, now, restart } = options;
	const stored = (): LockEntry | null => readLock(storage.read(LOCK));

	const shut = (entry: LockEntry): void => {
		if (!state.locked) options.onLock();
		Object.assign(state, { locked: true, entry });
		options.forget();
	};

	const settle = (resumed: Resumed): void => {
		if (resumed === 'none') restart(true);
		else if (resumed === 'other') restart(false);
		else if (resumed === 'same') {
			Object.assign(state, { locked: false, entry: null });
			options.onOpen();
		}
	};

	const follow = async (text: string | null): Promise<void> => {
		const entry = readLock(text);
		if (entry) shut(entry);
		else if (text === null && state.locked) {
			// Unlocked elsewhere, with a token that is everybody's; without one that window has left.
			const resumed = await options.resume(null);
			if (storage.read(LOCK) === null) settle(resumed);
		}
	};

	/** Attempts in all windows count together. An entry that was opened elsewhere is not written again: that would lock the others. */
	const countFailure = (entry: LockEntry): void => {
		const before = stored();
		state.entry = afterFailure(before ?? entry, now());
		if (before) storage.write(LOCK, writeLock(state.entry));
	};

	const unlock = async (password: string): Promise<string | null> => {
		const entry = stored() ?? state.entry;
		if (!entry || waitingTime(entry, now()) > 0) return null;
		if (password === '') return NEEDED;
		const result = await options.signIn(entry.account, password);
		if (!result.ok) {
			if (result.error.kind === 'business' || result.error.kind === 'unauthorised') countFailure(entry);
			return result.error.message;
		}
		const resumed = typeof result.data === 'string' && result.data !== '' ? await options.resume(result.data) : 'none';
		if (resumed === 'failed' || resumed === 'none') return NOT_RESUMED;
		storage.write(LOCK, null);
		settle(resumed);
		return null;
	};

	begin();
	return {
		state,
		unlock,
		lock() {
			const holder = options.holder();
			if (state.locked || !holder) return;
			const entry = lockFor(holder);
			// Before the tokens go: so other windows can tell this from a sign-out.
			storage.write(LOCK, writeLock(entry));
			shut(entry);
		},
		leave() {
			storage.write(LOCK, null);
			restart(true);
		},
		follow: () => follow(storage.read(LOCK)),
	};

	/** An entry that says nothing of use locks nobody out: there is no token beside it. */
	function begin(): void {
		const entry = stored();
		if (entry) shut(entry);
		else {
			storage.write(LOCK, null);
			state.locked = false;
		}
		storage.watch(LOCK, (text) => void follow(text));
	}
}
