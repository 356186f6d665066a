import { parseFields } from '#src/lib/record-of.ts';

/** The stored lock entry. Never holds a password or token. The server counts wrong passwords. */
export interface LockHolder {
	account: string;
	name: string;
	avatar: string;
}

/** Format version of the entry. Later versions must read earlier ones. */
const VERSION = 1;

export const writeLock = (holder: LockHolder): string => JSON.stringify({ version: VERSION, ...holder });

export function readLock(text: string | null): LockHolder | null {
	const { account, name, avatar } = parseFields(text);
	if (typeof account !== 'string' || account === '') return null;
	return {
		account,
		name: typeof name === 'string' && name !== '' ? name : account,
		avatar: typeof avatar === 'string' ? avatar : '',
	};
}
