import { proxy } from 'valtio/vanilla';
import type { HttpError } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { LOCK, type LockState } from './lock-state.ts';
import type { OpenedLock } from './open-lock.tsx';

/** The part of the lock that is loaded with the app. */
export interface ScreenLock {
	state: LockState;
	/** Whether this user may lock the screen: somebody is signed in whom a password lets in again. */
	offered(): boolean;
	/** Whether it is locked, here or by another window that this one has not heard of yet: its missing token is no sign-out. */
	isLocked(): boolean;
	/** The rules and the screen. Nothing locks before they have arrived. */
	load(): Promise<OpenedLock>;
	/** Null until they have. */
	screen: OpenedLock['screen'] | null;
	lock(): void;
	/** Whether nobody need be told of a failure: the screen is locked, or is so because of it. */
	hushes(error: HttpError): boolean;
}

interface ScreenLockOptions {
	enabled: boolean;
	storage: BrowserStorage;
	offered(): boolean;
	open(): Promise<OpenedLock>;
	/** Locking needs code that did not arrive. */
	onFailed(): void;
}

export function createScreenLock({ enabled, storage, offered, open, onFailed }: ScreenLockOptions): ScreenLock {
	const isStored = (): boolean => enabled && storage.read(LOCK) !== null;
	const state = proxy<LockState>({ locked: isStored(), entry: null });
	const load = loadOnce(async () => {
		const opened = await open();
		screenLock.screen = opened.screen;
		return opened;
	});
	const lock = (): void => void load().then(({ store }) => store.lock(), onFailed);
	// Another window has locked, perhaps while the browser had put this one away. What was loaded watches by itself.
	const look = (): void => {
		if (isStored()) void load().catch(onFailed);
	};
	storage.watch(LOCK, look);
	window.addEventListener('pageshow', look);
	const screenLock: ScreenLock = {
		state,
		offered,
		load,
		lock,
		screen: null,
		isLocked: () => state.locked || isStored(),
		hushes({ kind }) {
			if (state.locked) return true;
			const locks = kind === 'locked' && offered();
			if (locks) lock();
			return locks;
		},
	};
	return screenLock;
}
