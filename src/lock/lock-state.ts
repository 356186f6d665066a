import type { LockEntry } from './lock.ts';

/** Name of the lock's entry in the browser storage. */
export const LOCK = 'lock';

export interface LockState {
	locked: boolean;
	/** Null while the screen is open, and for the moment in which a locked app is starting. */
	entry: LockEntry | null;
}
