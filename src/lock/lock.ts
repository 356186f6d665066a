/** The storage entry of a locked screen, and the limit of password attempts. It never holds a password or a token. */

export interface LockHolder {
	/** Account name for signing in. */
	account: string;
	name: string;
	avatar: string;
}

export interface LockEntry extends LockHolder {
	/** Wrong passwords in a row. */
	failures: number;
	/** No attempt is taken before this time, in epoch ms. */
	until: number;
}

/** Format of the entry. A later one must read the earlier ones. */
const VERSION = 1;

const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 30 * 60_000;

export const lockFor = (holder: LockHolder): LockEntry => ({ ...holder, failures: 0, until: 0 });

export const writeLock = (entry: LockEntry): string => JSON.stringify({ version: VERSION, ...entry });

/** Reads what `writeLock` wrote; null for anything that does not say whom to let in. */
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

/** How long to wait after so many wrong passwords: not at all for the first ones, then ever longer. */
export function waitAfter(failures: number): number {
	if (failures < FREE_ATTEMPTS) return 0;
	return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_ATTEMPTS), LONGEST_WAIT_MS);
}

export function afterFailure(entry: LockEntry, now: number): LockEntry {
	const failures = entry.failures + 1;
	return { ...entry, failures, until: now + waitAfter(failures) };
}

/** Milliseconds until the next attempt; never longer than the last failure asked for, should the clock have been put back. */
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
