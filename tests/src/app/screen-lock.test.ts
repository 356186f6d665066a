// @vitest-environment node
import { expect, test } from 'vitest';
import { createScreenLock, withholdTokens } from '#src/app/screen-lock.ts';
import { HttpError } from '#src/http/result.ts';
import type { LockStore } from '#src/session/lock-store.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

function createTestLock({ enabled = true, offered = true, entries = {} as Record<string, string> } = {}) {
	const locks: string[] = [];
	const store = { lock: () => void locks.push('lock') } as unknown as LockStore;
	const storage = memoryStorage(entries);
	const lock = createScreenLock({ enabled, storage, offered: () => offered, open: async () => store });
	return { lock, locks, storage };
}

test.each([
	['an entry', true, { lock: '{}' }, true],
	['none', true, {}, false],
	['an entry, but no lock in the settings', false, { lock: '{}' }, false],
])('with %s in the storage the app starts so', (_case, enabled, entries, locked) => {
	expect(createTestLock({ enabled, entries }).lock.state.locked).toBe(locked);
});

test('a lock of another window is known before its event comes', () => {
	const { lock, storage } = createTestLock();
	storage.write('lock', '{}');
	expect([lock.state.locked, lock.isLocked()]).toEqual([false, true]);
});

test.each([
	['205', 'locked', true, false, true, ['lock']],
	['205 for somebody who cannot be locked', 'locked', false, false, false, []],
	['another failure', 'business', true, false, false, []],
	['any failure while it is locked', 'business', true, true, true, []],
] as const)('%s', async (_case, kind, offered, locked, hushed, calls) => {
	const { lock, locks } = createTestLock({ offered });
	lock.state.locked = locked;
	expect(lock.hushes(new HttpError({ kind, message: '' }))).toBe(hushed);
	await lock.load();
	expect(locks).toEqual(calls);
});

test('while it is locked a token that is not there is not got, and the call ends unsent', async () => {
	const state = { locked: false, entry: null };
	const tokens = withholdTokens({ read: () => '', acquire: async () => 'judge-1', replace: () => undefined }, { state });
	expect(await tokens.acquire('judge')).toBe('judge-1');
	state.locked = true;
	await expect(tokens.acquire('judge')).rejects.toMatchObject({ kind: 'locked' });
});
