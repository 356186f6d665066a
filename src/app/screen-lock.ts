import { proxy } from 'valtio/vanilla';
import { HttpError } from '#src/http/result.ts';
import type { Tokens } from '#src/http/token.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { LOCK, type LockState } from '#src/session/lock-state.ts';
import type { LockStore } from '#src/session/lock-store.ts';

/** What the app must know of the lock before anything of it is loaded. */
export interface ScreenLock {
	state: LockState;
	/** Whether this user may lock the screen: somebody is signed in whom a password lets in again. */
	offered(): boolean;
	/** Whether it is locked, here or by another window that this one has not heard of yet: its missing token is no sign-out. */
	isLocked(): boolean;
	/** The rules, and the watch over other windows. */
	load(): Promise<LockStore>;
	lock(): void;
	/** Whether nobody need be told of a failure: the screen is locked, or is so because of it. */
	hushes(error: HttpError): boolean;
	/** Puts the user back to where they were, once the screen is open again. */
	restore: (() => void) | null;
}

interface ScreenLockOptions {
	enabled: boolean;
	storage: BrowserStorage;
	offered(): boolean;
	open(lock: ScreenLock): Promise<LockStore>;
}

export function createScreenLock({ enabled, storage, offered, open }: ScreenLockOptions): ScreenLock {
	const isStored = (): boolean => enabled && storage.read(LOCK) !== null;
	const state = proxy<LockState>({ locked: isStored(), entry: null });
	const load = loadOnce(() => open(lock));
	const lock: ScreenLock = {
		state,
		offered,
		load,
		restore: null,
		isLocked: () => state.locked || isStored(),
		lock() {
			// Without a connection there is no lock, but no harm, either.
			load().then(
				(store) => store.lock(),
				() => undefined,
			);
		},
		hushes({ kind }) {
			if (state.locked) return true;
			if (kind !== 'locked' || !offered()) return false;
			lock.lock();
			return true;
		},
	};
	return lock;
}

/** While the screen is locked nothing gets a token: calls that pages are still making end here, unsent. */
export function withholdTokens(tokens: Tokens, { state }: Pick<ScreenLock, 'state'>): Tokens {
	return {
		...tokens,
		async acquire(kind) {
			if (state.locked) throw new HttpError({ kind: 'locked', message: '' });
			return tokens.acquire(kind);
		},
	};
}
