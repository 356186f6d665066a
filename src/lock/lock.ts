/** The stored lock entry and the limit on password attempts. Never holds a password or token. */

export interface LockHolder {
	account: string;
	name: string;
	avatar: string;
}

export interface LockEntry extends LockHolder {
	failures: number;
	/** Epoch ms before which attempts are rejected. */
	until: number;
}

/** Format version of the entry. Later versions must read earlier ones. */
const VERSION = 1;

const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 30 * 60_000;

export const lockFor = (holder: LockHolder): LockEntry => ({ ...holder, failures: 0, until: 0 });

export const writeLock = (entry: LockEntry): string => JSON.stringify({ version: VERSION, ...entry });

export function readLock(text: string | null): LockEntry | null {
	const { account, name, avatar, failures, until } = fieldsOf(text);
	if (typeof account !== 'string' || account === '') return null;
	return {
		account,
		name: typeof name === 'string' && name !== '' ? name : account,
		avatar: typeof avatar === 'string' ? avatar : '',
		failures: countOf(failures),
		until: countOf(until),
	};
}

export function waitAfter(failures: number): number {
	if (failures < FREE_ATTEMPTS) return 0;
	return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_ATTEMPTS), LONGEST_WAIT_MS);
}

export function afterFailure(entry: LockEntry, now: number): LockEntry {
	const failures = entry.failures + 1;
	return { ...entry, failures, until: now + waitAfter(failures) };
}

/** Milliseconds until the next attempt; capped by the last wait in case the clock was set back. */
export function waitingTime({ failures, until }: Pick<LockEntry, 'failures' | 'until'>, now: number): number {
	return Math.max(0, Math.min(until - now, waitAfter(failures)));
}

function fieldsOf(text: string | null): Partial<Record<keyof LockEntry, unknown>> {
	try {
		const value: unknown = JSON.parse(text ?? 'null');
		return typeof value === 'object' && value !== null ? value : {};
	} catch {
		return {};
	}
}

const countOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0);
