// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import type { Result } from '#src/http/result.ts';
import { HttpError } from '#src/http/result.ts';
import { createSessionStore, type SessionStoreOptions } from '#src/session/session-store.ts';
import { info, memoryStorage, operations } from './support.ts';

const refused: Result<unknown> = { ok: false, error: new HttpError({ kind: 'business', message: '停用', code: 403, status: 200 }) };

const broken: Result<unknown> = { ok: false, error: new HttpError({ kind: 'unavailable', message: '', status: 502 }) };

const offline: Result<unknown> = { ok: false, error: new HttpError({ kind: 'network', message: '连接失败' }) };

function createTestStore(changes: Partial<SessionStoreOptions> & { token?: string } = {}) {
	const storage = memoryStorage(changes.token);
	const calls: string[] = [];
	const store = createSessionStore({
		operations,
		storage,
		suffix: { from: 1000, to: 9999 },
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => {
			calls.push('user');
			return { ok: true, data: info };
		},
		prepare: async () => ({ ok: true }),
		...changes,
	});
	return { store, storage, calls };
}

test('without a token the user is a guest, and nothing is loaded', async () => {
	const { store, calls } = createTestStore();
	expect(store.state.status).toBe('guest');
	expect(await store.load()).toBe(false);
	expect(calls).toEqual([]);
});

test('loads the user of a stored token once for concurrent calls', async () => {
	const { store, calls } = createTestStore({ token: 'abc1000' });
	expect(store.state.status).toBe('unknown');
	expect(await Promise.all([store.load(), store.load()])).toEqual([true, true]);
	expect(store.state).toMatchObject({ status: 'ready', user: { id: '7', name: '小星' }, info });
	expect(await store.load()).toBe(true);
	expect(calls).toEqual(['user']);
});

test('signing in stores the token with its suffix, and the user stays a guest until the user info arrives', async () => {
	const { store, storage } = createTestStore();
	const starting = store.start('abc');
	expect(storage.read()).toBe('abc1000');
	expect(store.state.status).toBe('guest');
	expect(await starting).toBe(true);
	expect(store.state.status).toBe('ready');
});

test('clears the session when the server refuses the token', async () => {
	const { store, storage } = createTestStore({ token: 'abc1000', fetchUser: async () => refused });
	expect(await store.load()).toBe(false);
	expect(store.state.status).toBe('guest');
	expect(storage.read()).toBe('');
});

test.each([
	['the user info request fails', { fetchUser: async () => offline }, 'offline'],
	['the user info has an unexpected shape', { fetchUser: async () => ({ ok: true as const, data: null }) }, 'unreadable'],
	['the routes fail to load', { prepare: async () => ({ ok: false as const, message: '菜单坏了' }) }, 'routes'],
])('when %s, keeps the token and the reason', async (_case, options, kind) => {
	const { store, storage } = createTestStore({ token: 'abc1000', ...options });
	expect(await store.load()).toBe(false);
	expect(store.state).toMatchObject({ status: 'unknown', fault: { kind } });
	expect(storage.read()).toBe('abc1000');
});

describe('what the user typed in earlier sessions', () => {
	test('is open before he is on screen', async () => {
		const seen: string[] = [];
		const { store } = createTestStore({
			token: 'abc1000',
			openTyped: async (owner) => void seen.push(`${owner} ${store.state.status}`),
		});
		await store.load();
		expect([seen, store.state.status]).toEqual([['7 unknown'], 'ready']);
	});

	test('keeps the session waiting if it does not open, and the next try opens it', async () => {
		const openTyped = vi.fn().mockRejectedValueOnce(new Error('no code')).mockResolvedValue(undefined);
		const { store, storage } = createTestStore({ token: 'abc1000', openTyped, recall: async () => info });
		expect(await store.load()).toBe(false);
		expect([store.state.fault?.kind, storage.read()]).toEqual(['server', 'abc1000']);
		expect(await store.load()).toBe(true);
	});

	test('does not show a user who has signed out meanwhile', async () => {
		const { store } = createTestStore({ token: 'abc1000', openTyped: async () => void store.end() });
		expect(await store.load()).toBe(false);
		expect(store.state.status).toBe('guest');
	});

	test('is open without a connection, too', async () => {
		const openTyped = vi.fn().mockRejectedValue(new Error('no code'));
		const { store } = createTestStore({ token: 'abc1000', fetchUser: async () => offline, recall: async () => info, openTyped });
		expect(await store.load()).toBe(true);
		expect(openTyped).toHaveBeenCalledWith('7');
	});
});

describe('without a connection', () => {
	const start = (changes: Partial<SessionStoreOptions>) => {
		const remembered: unknown[] = [];
		const made = createTestStore({
			token: 'abc1000',
			fetchUser: async () => offline,
			recall: async () => info,
			remember: (visit) => void remembered.push(visit),
			...changes,
		});
		return { ...made, remembered };
	};

	test('the user of the last visit opens the app, unconfirmed', async () => {
		const { store, storage, remembered } = start({});
		expect(await store.load()).toBe(true);
		expect(store.state).toMatchObject({ status: 'ready', user: { id: '7' }, unconfirmed: true, fault: null });
		expect([storage.read(), remembered]).toEqual(['abc1000', []]);
	});

	test.each([
		['there was no last visit', { recall: async () => null }, 'offline'],
		['the last visit cannot be read', { recall: async () => ({ other: 1 }) }, 'offline'],
		['the server answers with an error', { fetchUser: async () => broken }, 'server'],
	])('the start fails if %s', async (_case, changes, kind) => {
		const { store } = start(changes);
		expect(await store.load()).toBe(false);
		expect(store.state).toMatchObject({ status: 'unknown', fault: { kind } });
	});

	test.each([
		['confirms the user', { ok: true as const, data: info }, { status: 'ready', unconfirmed: false }, [info]],
		['ends a session that has ended meanwhile', refused, { status: 'guest' }, [null]],
		['fails again and changes nothing', offline, { status: 'ready', unconfirmed: true }, []],
		['is an error and changes nothing', broken, { status: 'ready', unconfirmed: true }, []],
	])('a later answer %s', async (_case, later, state, kept) => {
		const results: Result<unknown>[] = [offline, later];
		const { store, remembered } = start({ fetchUser: async () => results.shift() ?? offline });
		await store.load();
		await store.confirm();
		expect(store.state).toMatchObject(state);
		expect(remembered).toEqual(kept);
	});

	test('the last visit is kept with each loaded user, and forgotten with the session and before the next sign-in', async () => {
		const { store, remembered } = start({ fetchUser: async () => ({ ok: true, data: info }) });
		await store.load();
		store.end();
		await store.start('def');
		expect(remembered).toEqual([info, null, null, info]);
	});
});

test('a retry after a temporary failure resumes the session', async () => {
	const results: Result<unknown>[] = [offline, { ok: true, data: info }];
	const { store } = createTestStore({ token: 'abc1000', fetchUser: async () => results.shift() ?? refused });
	expect([await store.load(), await store.load()]).toEqual([false, true]);
	expect(store.state).toMatchObject({ status: 'ready', user: { id: '7' }, fault: null });
});

test('keeps the token when user info fails after sign-in, for a retry', async () => {
	const results: Result<unknown>[] = [offline, { ok: true, data: info }];
	const { store, storage } = createTestStore({ fetchUser: async () => results.shift() ?? refused });
	expect(await store.start('abc')).toBe(false);
	expect(store.state).toMatchObject({ status: 'unknown', fault: { kind: 'offline' } });
	expect(storage.read()).toBe('abc1000');
	expect(await store.load()).toBe(true);
});

test('ending the session clears every token, and only the first caller gets true', async () => {
	const { store, storage } = createTestStore({ token: 'abc1000' });
	await store.load();
	storage.writeOther('ojToken', 'judge');
	expect([store.end(), store.end()]).toEqual([true, false]);
	expect(storage.entries.size).toBe(0);
	expect(store.state).toMatchObject({ status: 'guest', user: { name: '游客' }, info: null, roles: [] });
});

test('user info that arrives after sign-out is dropped', async () => {
	let answer: (result: Result<unknown>) => void = () => undefined;
	const { store } = createTestStore({ token: 'abc1000', fetchUser: () => new Promise((resolve) => (answer = resolve)) });
	const loading = store.load();
	store.end();
	answer({ ok: true, data: info });
	expect(await loading).toBe(false);
	expect(store.state.status).toBe('guest');
});

test('with login interception off every visitor is the virtual admin', () => {
	expect(createTestStore({ loginInterception: false }).store.state).toMatchObject({ status: 'ready', admin: true });
});

test('an app without accounts has only guests', () => {
	expect(createTestStore({ operations: null, token: 'x' }).store.state.status).toBe('guest');
});

test('data of the user is cleared once, however the session ends', async () => {
	const onEnded = vi.fn();
	const { store } = createTestStore({ token: 'abc1000', onEnded });
	await store.load();
	store.end();
	store.end();
	expect(onEnded).toHaveBeenCalledOnce();
	const failing = createTestStore({ token: 'abc1000', onEnded, fetchUser: async () => refused });
	await failing.store.load();
	expect(onEnded).toHaveBeenCalledTimes(2);
});

test('a sign-in that fails after storing its token also ends a session', async () => {
	const { store } = createTestStore({ fetchUser: async () => refused });
	const ended: boolean[] = [];
	const starting = store.start('abc');
	ended.push(store.end(), store.end());
	await starting;
	expect(ended).toEqual([true, false]);
});

test('resumes a session of another window, and keeps its token if that fails', async () => {
	const { store, storage } = createTestStore();
	storage.write('other1000');
	expect(await store.resume()).toBe(true);
	expect(store.state).toMatchObject({ status: 'ready', user: { id: '7' } });
	const failing = createTestStore({ fetchUser: async () => refused });
	failing.storage.write('other1000');
	expect(await failing.store.resume()).toBe(false);
	expect(failing.store.state.status).toBe('guest');
	expect(failing.storage.read()).toBe('other1000');
});

test('the virtual admin cannot sign out', () => {
	const { store } = createTestStore({ loginInterception: false });
	expect([store.lasting, store.end(), store.state.status]).toEqual([true, false, 'ready']);
});
