import { expect, test } from 'vitest';
import { HttpError } from '#src/http/result.ts';
import type { LockStore } from '#src/lock/lock-store.ts';
import { createScreenLock } from '#src/lock/screen-lock.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

function createTestLock({ enabled = true, offered = true, entries = {} as Record<string, string> } = {}) {
	const locks: string[] = [];
	const store = { lock: () => void locks.push('lock') } as unknown as LockStore;
	const storage = memoryStorage(entries);
	const lock = createScreenLock({
		enabled,
		storage,
		offered: () => offered,
		open: async () => ({ store, screen: () => null }),
		onFailed: () => undefined,
	});
	return { lock, locks, storage };
}

test.each([
	['an entry', true, { lock: '{}' }, true],
	['no entry', true, {}, false],
	['an entry, but no lock in the settings', false, { lock: '{}' }, false],
])('with %s in the storage the app starts accordingly', (_case, enabled, entries, locked) => {
	expect(createTestLock({ enabled, entries }).lock.state.locked).toBe(locked);
});

test('detects a lock of another window before its storage event arrives', () => {
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

test('a lock of another window loads the lock screen, and unlocking there does not', async () => {
	const fetched: string[] = [];
	const storage = memoryStorage();
	const open = async () => {
		fetched.push('open');
		return { store: {} as LockStore, screen: () => null };
	};
	const lock = createScreenLock({ enabled: true, storage, offered: () => true, open, onFailed: () => undefined });
	storage.change('lock', null);
	expect(fetched).toEqual([]);
	storage.change('lock', '{}');
	storage.change('lock', '{"failures":1}');
	await lock.load();
	expect(fetched).toEqual(['open']);
	expect(lock.screen).not.toBeNull();
});

test('reports that the lock screen failed to load, and the next attempt loads it again', async () => {
	const failures: string[] = [];
	const locks: string[] = [];
	let online = false;
	const open = async () => {
		if (!online) throw new Error('offline');
		return { store: { lock: () => void locks.push('lock') } as unknown as LockStore, screen: () => null };
	};
	const storage = memoryStorage();
	const lock = createScreenLock({ enabled: true, storage, offered: () => true, open, onFailed: () => void failures.push('failed') });
	lock.lock();
	await expect(lock.load()).rejects.toThrow('offline');
	expect(failures).toEqual(['failed']);
	online = true;
	lock.lock();
	await lock.load();
	expect(locks).toEqual(['lock']);
});
