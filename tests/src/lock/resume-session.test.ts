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
		suffix: { suffixFrom: 1000, suffixTo: 9999 },
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => ({ ok: true, data: info }),
		prepare: async () => true,
		...changes,
	};
	return { options, storage, store: createSessionStore(options) };
}

test('forgetting the tokens leaves who is on screen, and a new token takes that session up again', async () => {
	const { options, storage, store } = createTestSession();
	await store.load();
	storage.writeOther('ojToken', 'judge');
	store.forget();
	expect([storage.entries.size, store.state.status]).toEqual([0, 'ready']);
	expect(await resumeSession(store, options, 'new')).toBe('same');
	expect(storage.read()).toBe('new1000');
	expect(store.state).toMatchObject({ status: 'ready', user: { id: '7' } });
});

test('without a token there is nothing to take up', async () => {
	const { options, store } = createTestSession();
	store.forget();
	expect(await resumeSession(store, options, null)).toBe('none');
});

test('another user is told apart and not put on screen', async () => {
	let answer: unknown = info;
	const { options, store } = createTestSession({ fetchUser: async () => ({ ok: true, data: answer }) });
	await store.load();
	answer = { student: { id: 8, name: '小月' } };
	expect(await resumeSession(store, options, 'new')).toBe('other');
	expect(store.state.user.name).toBe('小星');
});

test('a failure leaves everything as it was', async () => {
	const refused = { ok: false as const, error: new HttpError({ kind: 'network', message: '' }) };
	let fails = false;
	const { options, storage, store } = createTestSession({ fetchUser: async () => (fails ? refused : { ok: true, data: info }) });
	await store.load();
	store.forget();
	fails = true;
	expect(await resumeSession(store, options, 'new')).toBe('failed');
	expect([storage.read(), store.state.status]).toEqual(['', 'ready']);
});

test('a sign-in elsewhere meanwhile is not overwritten', async () => {
	const { options, storage, store } = createTestSession();
	await store.load();
	const resuming = resumeSession(store, options, 'new');
	storage.write('theirs');
	expect(await resuming).toBe('failed');
	expect(storage.read()).toBe('theirs');
});
