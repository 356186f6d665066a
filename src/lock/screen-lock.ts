import { proxy } from 'valtio/vanilla';
import type { HttpError } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { LOCK, type LockState } from './lock-state.ts';
import type { OpenedLock } from './open-lock.tsx';

/** The part of the lock that loads with the app. */
export interface ScreenLock {
	state: LockState;
	/** Whether this user may lock the screen, that is, can unlock it with a password. */
	offered(): boolean;
	/** Whether the screen is locked, here or in a window whose storage event is pending; a missing token is then no sign-out. */
	isLocked(): boolean;
	/** Loads rules and screen; locking needs both. */
	load(): Promise<OpenedLock>;
	/** Null until loaded. */
	screen: OpenedLock['screen'] | null;
	lock(): void;
	/** Whether to hide an error message: the screen is locked, or the error locks it. */
	hushes(error: HttpError): boolean;
}

interface ScreenLockOptions {
	enabled: boolean;
	storage: BrowserStorage;
	offered(): boolean;
	open(): Promise<OpenedLock>;
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
	// Another window has locked, perhaps while this page was in the back/forward cache. The loaded store watches storage itself.
	const loadIfLocked = (): void => {
		if (isStored()) void load().catch(onFailed);
	};
	storage.watch(LOCK, loadIfLocked);
	window.addEventListener('pageshow', loadIfLocked);
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
