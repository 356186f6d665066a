import type { LockHolder } from './lock.ts';

export const LOCK = 'lock';

export interface LockState {
	locked: boolean;
	/** Null while unlocked, and briefly while a locked app starts. */
	entry: LockHolder | null;
}
