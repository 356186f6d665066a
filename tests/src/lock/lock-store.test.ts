// @vitest-environment node
import { expect, test } from 'vitest';
import { HttpError, type Result } from '#src/http/result.ts';
import { writeLock } from '#src/lock/lock.ts';
import { createLockStore, type LockStoreOptions } from '#src/lock/lock-store.ts';
import type { Resumed } from '#src/lock/resume-session.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const holder = { account: 'student01', name: '小星', avatar: '' };
const stored = (): string => writeLock(holder);
const failed = (kind: 'business' | 'network'): Result<string> => ({ ok: false, error: new HttpError({ kind, message: '密码不正确' }) });

function createTestLock({ entry, ...changes }: Partial<LockStoreOptions> & { entry?: string } = {}) {
	const storage = memoryStorage(entry === undefined ? {} : { lock: entry });
	const events: string[] = [];
	const answers: { signIn: Result<string>; resume: Resumed } = { signIn: { ok: true, data: 'token-2' }, resume: 'same' };
	const store = createLockStore({
		state: { locked: entry !== undefined, entry: null },
		storage,
		now: () => 1_000_000,
		holder: () => holder,
		announce: () => void events.push('announce'),
		onLock: () => void events.push('on lock'),
		onOpen: () => void events.push('open'),
		forget: () => void events.push(`forget, ${storage.read('lock') === null ? 'no entry' : 'entry there'}`),
		signIn: async (account, password) => {
			events.push(`sign in ${account} ${password}`);
			return answers.signIn;
		},
		resume: async (token) => {
			events.push(`resume ${token}`);
			return answers.resume;
		},
		restart: (leaving) => void events.push(leaving ? 'leave' : 'restart'),
		...changes,
	});
	return { store, storage, events, answers };
}

test('locking stores the user before it clears the tokens', () => {
	const { store, storage, events } = createTestLock();
	store.lock();
	store.lock();
	expect(store.state).toEqual({ locked: true, entry: holder });
	expect(storage.entries.lock).toBe(stored());
	expect(events).toEqual(['on lock', 'forget, entry there', 'announce']);
});

test('does not lock users who cannot sign in again by password', () => {
	const { store, storage, events } = createTestLock({ holder: () => null });
	store.lock();
	expect([store.state.locked, storage.read('lock'), events]).toEqual([false, null, []]);
});

test('an app that starts locked stays locked, clears all tokens and knows its user', () => {
	const { store, events } = createTestLock({ entry: stored() });
	expect(store.state).toMatchObject({ locked: true, entry: { account: 'student01' } });
	expect(events).toEqual(['forget, entry there']);
});

test('an invalid entry is removed and does not lock', () => {
	const { store, storage } = createTestLock({ entry: '{"locked":true}' });
	expect([store.state.locked, storage.read('lock')]).toEqual([false, null]);
});

test('the right password resumes the session and unlocks the screen', async () => {
	const { store, storage, events } = createTestLock({ entry: stored() });
	expect(await store.unlock('123456')).toBeNull();
	expect(events.slice(1)).toEqual(['sign in student01 123456', 'resume token-2', 'open']);
	expect([store.state, storage.read('lock')]).toEqual([{ locked: false, entry: null }, null]);
});

test('another user gets a fresh start, and sees nothing of the previous session', async () => {
	const { store, answers, events } = createTestLock({ entry: stored() });
	answers.resume = 'other';
	await store.unlock('123456');
	expect(events.at(-1)).toBe('restart');
	expect(store.state.locked).toBe(true);
});

test('without the user’s data it stays locked and shows an error', async () => {
	const { store, storage, answers } = createTestLock({ entry: stored() });
	answers.resume = 'failed';
	expect(await store.unlock('123456')).toBe('密码正确，但没有取到你的信息，请再试一次');
	expect([store.state.locked, storage.read('lock')]).toEqual([true, stored()]);
});

test('a wrong password shows the words of the server, which counts them; the right one is sent at once', async () => {
	const { store, storage, answers } = createTestLock({ entry: stored() });
	answers.signIn = failed('business');
	for (let attempt = 0; attempt < 6; attempt += 1) expect(await store.unlock('wrong1')).toBe('密码不正确');
	expect(storage.entries.lock).toBe(stored());
	answers.signIn = { ok: true, data: 'token-2' };
	await store.unlock('123456');
	expect(store.state.locked).toBe(false);
});

test('an empty password is not sent, and a network failure leaves the lock as it is', async () => {
	const { store, storage, answers, events } = createTestLock({ entry: stored() });
	expect(await store.unlock('')).toBe('请输入密码');
	expect(events).toHaveLength(1);
	answers.signIn = failed('network');
	await store.unlock('123456');
	expect(storage.entries.lock).toBe(stored());
});

test('a lock in another window locks this one, once', () => {
	const { store, storage, events } = createTestLock();
	storage.change('lock', stored());
	storage.change('lock', stored());
	expect(store.state).toEqual({ locked: true, entry: holder });
	expect(events.filter((event) => event === 'on lock')).toHaveLength(1);
});

test.each<[string, Resumed, string | undefined, boolean]>([
	['takes over the token of the window that unlocked', 'same', 'open', false],
	['restarts for another user', 'other', 'restart', true],
	['signs out with the other window', 'none', 'leave', true],
	['stays locked while the server is unreachable', 'failed', undefined, true],
])('after the entry is removed, another window %s', async (_case, resumed, event, locked) => {
	const { store, storage, answers, events } = createTestLock({ entry: stored() });
	answers.resume = resumed;
	storage.change('lock', null);
	await Promise.resolve();
	expect(events.slice(1)).toEqual(['resume null', ...(event ? [event] : [])]);
	expect(store.state.locked).toBe(locked);
});

test('stays locked if a window locks again while the session resumes', async () => {
	const { store, storage, events } = createTestLock({ entry: stored() });
	storage.change('lock', null);
	storage.change('lock', stored());
	await Promise.resolve();
	expect([store.state.locked, events]).toEqual([true, expect.not.arrayContaining(['open'])]);
});

test('invalid data in the storage does not unlock', async () => {
	const { store, storage } = createTestLock({ entry: stored() });
	storage.change('lock', '{}');
	await store.follow();
	expect(store.state.locked).toBe(true);
});

test('signing out removes the entry, so that other windows sign out, too', () => {
	const { store, storage, events } = createTestLock({ entry: stored() });
	store.leave();
	expect([storage.read('lock'), events.at(-1)]).toEqual([null, 'leave']);
});
