// @vitest-environment node
import { expect, test } from 'vitest';
import { HttpError } from '#src/http/result.ts';
import { resumeSession } from '#src/lock/resume-session.ts';
import { createSessionStore, type SessionStoreOptions } from '#src/session/session-store.ts';
import { info, memoryStorage, operations } from '#tests/src/session/support.ts';

function createTestSession(changes: Partial<SessionStoreOptions> = {}) {
	const storage = memoryStorage('abc1000');
	const options: SessionStoreOptions = {
		operations,
		storage,
		suffix: { from: 1000, to: 9999 },
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => ({ ok: true, data: info }),
		prepare: async () => ({ ok: true }),
		...changes,
	};
	return { options, storage, store: createSessionStore(options) };
}

test('clearing the tokens keeps the user on screen, and a new token resumes the session', async () => {
	const { options, storage, store } = createTestSession();
	await store.load();
	storage.writeOther('ojToken', 'judge');
	store.forget();
	expect([storage.entries.size, store.state.status]).toEqual([0, 'ready']);
	expect(await resumeSession(store, options, 'new')).toBe('same');
	expect(storage.read()).toBe('new1000');
	expect(store.state).toMatchObject({ status: 'ready', user: { id: '7' } });
});

test('cannot resume without a token', async () => {
	const { options, store } = createTestSession();
	store.forget();
	expect(await resumeSession(store, options, null)).toBe('none');
});

test('another user is detected and not shown', async () => {
	let answer: unknown = info;
	const { options, store } = createTestSession({ fetchUser: async () => ({ ok: true, data: answer }) });
	await store.load();
	answer = { student: { id: 8, name: '小月' } };
	expect(await resumeSession(store, options, 'new')).toBe('other');
	expect(store.state.user.name).toBe('小星');
});

test('a failure leaves the session unchanged', async () => {
	const refused = { ok: false as const, error: new HttpError({ kind: 'network', message: '' }) };
	let fails = false;
	const { options, storage, store } = createTestSession({ fetchUser: async () => (fails ? refused : { ok: true, data: info }) });
	await store.load();
	store.forget();
	fails = true;
	expect(await resumeSession(store, options, 'new')).toBe('failed');
	expect([storage.read(), store.state.status]).toEqual(['', 'ready']);
});

test('typed text that does not open leaves the session unchanged', async () => {
	const openTyped = async (): Promise<void> => {
		if (opens === false) throw new Error('no code');
	};
	let opens = true;
	const { options, storage, store } = createTestSession({ openTyped });
	await store.load();
	store.forget();
	opens = false;
	expect(await resumeSession(store, options, 'new')).toBe('failed');
	expect(storage.read()).toBe('');
	opens = true;
	expect(await resumeSession(store, options, 'new')).toBe('same');
});

test('does not overwrite a concurrent sign-in in another window', async () => {
	const { options, storage, store } = createTestSession();
	await store.load();
	const resuming = resumeSession(store, options, 'new');
	storage.write('theirs');
	expect(await resuming).toBe('failed');
	expect(storage.read()).toBe('theirs');
});
