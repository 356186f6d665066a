import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError, type Result } from '#src/http/result.ts';
import { openRecords } from '#src/lib/kept-records.ts';
import { createKeptAnswers } from '#src/offline/kept-answers.ts';

const SITE = 'app';
const NAME = 'main.studentInfo';
const away: Result<never> = { ok: false, error: new HttpError({ kind: 'network', message: '连接后台接口失败' }) };
const refused: Result<never> = { ok: false, error: new HttpError({ kind: 'business', message: '不行', status: 200 }) };
const good = (data: unknown): Result<never> => ({ ok: true, data: data as never });

function open({ isOn = true, owner = 'u1' }: { isOn?: boolean; owner?: string | null } = {}) {
	const acts: (() => void)[] = [];
	const failures: string[] = [];
	const user = { id: owner };
	const refresh = vi.fn();
	const onShown = vi.fn();
	let now = 0;
	const kept = createKeptAnswers({
		isOn,
		siteKey: SITE,
		storage: { write: () => undefined },
		owner: () => user.id,
		now: () => now++,
		onFailed: ({ message }) => failures.push(message),
		refresh,
		onShown,
		later: (act) => void acts.push(act),
	});
	return {
		kept,
		user,
		failures,
		refresh,
		onShown,
		/** Answers one call, and returns what the caller gets. */
		ask: (input: unknown, answer: Result<never>, asked: { quiet?: boolean; check?: (data: unknown) => string | null } = {}) =>
			kept.call(NAME, { input, ...asked }, async () => answer),
		async store(count = 1) {
			for (const act of acts.splice(0)) act();
			await expect.poll(() => stored(user.id ?? '')).toHaveLength(count);
		},
	};
}

const stored = (owner: string) => openRecords(SITE, 'answers').all(owner);

afterEach(() => openRecords(SITE, 'answers').sweep('', new Set()));

test('without a connection a call gets its last answer, and nothing else does', async () => {
	const { ask, store, failures } = open();
	await ask({ page: 1 }, good(['一']));
	await ask({ page: 1 }, good(['二']));
	await store();
	expect(await ask({ page: 1 }, away)).toEqual(good(['二']));
	expect(failures).toEqual([]);
	expect([await ask({ page: 2 }, away), await ask({ page: 1 }, refused)]).toEqual([away, refused]);
	expect(failures).toEqual(['连接后台接口失败']);
});

test('a quiet call without an answer stays quiet, and an answer that no longer fits is none', async () => {
	const { ask, store, failures } = open();
	await ask({}, good({ old: true }));
	await store();
	expect(await ask({}, away, { quiet: true, check: () => 'data.name is missing' })).toEqual(away);
	expect(failures).toEqual([]);
});

test('users do not see each other, and an answer that comes after its user has left is not kept', async () => {
	const { ask, store, user } = open();
	await ask({}, good('of u1'));
	await store();
	user.id = 'u2';
	expect(await ask({}, away)).toEqual(away);
	await ask({}, good('of u2'));
	await store();
	expect([await stored('u1'), await ask({}, away)]).toEqual([[], good('of u2')]);
});

test('what was shown without a connection is asked for again once there is one', async () => {
	const { ask, store, refresh, onShown } = open();
	await ask({}, good(1));
	await store();
	window.dispatchEvent(new Event('online'));
	expect(refresh).not.toHaveBeenCalled();
	await ask({}, away);
	window.dispatchEvent(new Event('online'));
	await ask({}, away);
	await ask({}, good(2));
	expect([refresh.mock.calls.length, onShown.mock.calls.length]).toEqual([2, 2]);
});

test('the oldest answers beyond 200 go', async () => {
	const { ask, store } = open();
	for (let page = 0; page < 205; page += 1) await ask({ page }, good(page));
	await store(200);
	expect([await ask({ page: 4 }, away), await ask({ page: 5 }, away)]).toEqual([away, good(5)]);
});

test('where the app does not open offline, nothing is kept', async () => {
	const { ask, kept } = open({ isOn: false });
	await ask({}, good(1));
	expect(await ask({}, away)).toEqual(away);
	expect(await kept.call(NAME, { input: {}, takes: () => true }, async (takes) => (takes(away.error) ? away : refused))).toEqual(away);
});
