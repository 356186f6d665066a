import * as texts from '#generated/messages/lock/screen.ts';
import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { type LockHolder, readLock, writeLock } from './lock.ts';
import { LOCK, type LockState } from './lock-state.ts';
import type { Resumed } from './resume-session.ts';

export interface LockStoreOptions {
	state: LockState;
	storage: BrowserStorage;
	now(): number;
	/** The signed-in user; null if they cannot unlock with a password. */
	holder(): LockHolder | null;
	/** Called just before the content is hidden, whichever window locked it. */
	onLock(): void;
	onOpen(): void;
	forget(): void;
	/** Gets a new token. */
	signIn(account: string, password: string): Promise<Result<string>>;
	/** Tells the server that the user has locked the screen. */
	announce(): void;
	/** Resumes the session with a new token or the stored one. */
	resume(token: string | null): Promise<Resumed>;
	restart(leaving: boolean): void;
}

/** The screen lock. While locked there is no token; only the account's password gets a new one. */
export interface LockStore {
	state: LockState;
	/** Epoch ms by the server's clock. */
	now(): number;
	/** Locks this window and, through storage, all others. No-op if the user could not unlock again. */
	lock(): void;
	/** Unlocks and returns null; otherwise returns a message for the user. */
	unlock(password: string): Promise<string | null>;
	leave(): void;
	/** Applies changes that other windows have made. */
	follow(): Promise<void>;
}

/** Locks this window if another one has locked the app, also before this one was opened. */
export function createLockStore(options: LockStoreOptions): LockStore {
	const { state, storage, restart } = options;
	const entry = storedEntry(options);
	if (entry) shut(options, entry);
	else {
		// A malformed entry locks nobody out: no token is stored beside it.
		storage.write(LOCK, null);
		state.locked = false;
	}
	storage.watch(LOCK, (text) => void follow(options, text));
	return {
		state,
		now: options.now,
		unlock: (password) => unlock(options, password),
		lock() {
			const holder = options.holder();
			if (state.locked || !holder) return;
			// Written before the tokens are removed, so other windows can tell locking from signing out.
			storage.write(LOCK, writeLock(holder));
			shut(options, holder);
			options.announce();
		},
		leave() {
			storage.write(LOCK, null);
			restart(true);
		},
		follow: () => follow(options, storage.read(LOCK)),
	};
}

const storedEntry = ({ storage }: LockStoreOptions): LockHolder | null => readLock(storage.read(LOCK));

function shut({ state, onLock, forget }: LockStoreOptions, entry: LockHolder): void {
	if (!state.locked) onLock();
	Object.assign(state, { locked: true, entry });
	forget();
}

function settle({ state, restart, onOpen }: LockStoreOptions, resumed: Resumed): void {
	if (resumed === 'none') restart(true);
	else if (resumed === 'other') restart(false);
	else if (resumed === 'same') {
		Object.assign(state, { locked: false, entry: null });
		onOpen();
	}
}

async function follow(options: LockStoreOptions, text: string | null): Promise<void> {
	const entry = readLock(text);
	if (entry) shut(options, entry);
	else if (text === null && options.state.locked) {
		// Another window removed the entry: it unlocked, with a shared token, or it signed out, without one.
		const resumed = await options.resume(null);
		if (options.storage.read(LOCK) === null) settle(options, resumed);
	}
}

async function unlock(options: LockStoreOptions, password: string): Promise<string | null> {
	const { state, storage } = options;
	const entry = storedEntry(options) ?? state.entry;
	if (!entry) return null;
	if (password === '') return texts.passwordMissing;
	const result = await options.signIn(entry.account, password);
	if (!result.ok) return result.error.message;
	const resumed = await options.resume(result.data);
	if (resumed === 'failed' || resumed === 'none') return texts.noUser;
	storage.write(LOCK, null);
	settle(options, resumed);
	return null;
}
