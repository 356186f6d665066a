// @vitest-environment node
import { expect, test } from 'vitest';
import type { Call } from '#src/http/call.ts';
import { HttpError, type HttpErrorKind } from '#src/http/result.ts';
import { createAnswerPolicy } from '#src/session/answer-policy.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { SessionTokens } from '#src/session/tokens.ts';
import { judgeApi, mainApi, operation, simulatedApi } from '#tests/src/http/support.ts';

function createTestPolicy({
	status = 'ready',
	hasToken = false,
	renews = true,
	lasting = false,
	locked = false,
	lockable = true,
	signInError = null as HttpError | null,
} = {}) {
	const events: string[] = [];
	const state = { status };
	const entry = { landing: null, signedInAt: null, expired: false };
	const end = (): boolean => {
		const ended = hasToken || state.status !== 'guest';
		hasToken = false;
		state.status = 'guest';
		if (ended && !lasting) events.push('ended');
		return ended && !lasting;
	};
	const tokens = {
		sourceOf: (kind: string) => (kind === 'judge' ? { call: 'judge.enter', key: 'ojToken', renewed: '已为您重新登录，请重新操作' } : null),
		renew: async (kind: string) => {
			events.push(`renew ${kind}`);
			return renews ? { ok: true } : { ok: false, error: signInError };
		},
	} as unknown as SessionTokens;
	const messages: { text: string }[] = [];
	const policy = createAnswerPolicy({
		main: 'main',
		isSignIn: ({ name }) => name === 'main.studentLogin',
		session: () => ({ state, end, lasting }) as unknown as SessionStore,
		tokens: () => tokens,
		feedback: {
			state: { messages },
			message(kind: string, text: string) {
				events.push(`${kind} ${text}`);
				messages.push({ text });
			},
		} as never,
		entry,
		lock: {
			state: { locked },
			hushes: ({ kind }) => {
				if (kind === 'locked' && lockable) events.push('lock');
				return locked || (kind === 'locked' && lockable);
			},
		},
		report: (error, where) => void events.push(`${where}: ${(error as Error).message}`),
	});
	return { policy, events, entry, messages };
}

const callTo = (api: Call['api'], isPublic = false): Call => ({ api, operation: operation({ public: isPublic }) }) as Call;
const unauthorised = (code: number): HttpError => new HttpError({ kind: 'unauthorised', code, message: '登录已过期' });

test('concurrent 401 responses end the session once and show one message', async () => {
	const { policy, events, entry } = createTestPolicy();
	await Promise.all([1, 2, 3].map(() => policy.onUnauthorised(unauthorised(401), callTo(mainApi))));
	expect(events).toEqual(['ended', 'error 登录已过期']);
	expect(entry.expired).toBe(true);
});

test('402 ends the session without a message', async () => {
	const { policy, events, entry } = createTestPolicy();
	expect(await policy.onUnauthorised(unauthorised(402), callTo(mainApi))).toBe(false);
	expect(events).toEqual(['ended']);
	expect(entry.expired).toBe(true);
});

test('a sign-in whose user is refused ends with the reason in the address, and one message', async () => {
	const { policy, events, entry } = createTestPolicy({ status: 'guest', hasToken: true });
	await policy.onUnauthorised(unauthorised(401), callTo(mainApi));
	expect(events).toEqual(['ended', 'error 登录已过期']);
	expect(entry.expired).toBe(true);
});

test('a wrong password shows a message and keeps the guest on the page', async () => {
	const { policy, events, entry } = createTestPolicy({ status: 'guest' });
	await policy.onUnauthorised(unauthorised(401), callTo(mainApi, true));
	expect(events).toEqual(['error 登录已过期']);
	expect(entry.expired).toBe(false);
});

test('401 of the judge fetches a new judge token, asks the user to repeat, and the caller gets its data', async () => {
	const { policy, events } = createTestPolicy();
	expect(await policy.onUnauthorised(unauthorised(401), callTo(judgeApi))).toBe(true);
	expect(events).toEqual(['renew judge', 'warning 已为您重新登录，请重新操作']);
});

test("without a new judge token the call fails and the server's message shows", async () => {
	const { policy, events } = createTestPolicy({ renews: false });
	expect(await policy.onUnauthorised(unauthorised(401), callTo(judgeApi))).toBe(false);
	expect(events).toEqual(['renew judge', 'error 登录已过期']);
});

test.each([true, false])('a quiet call shows no message, whether there is a new token (%s)', async (renews) => {
	const { policy, events } = createTestPolicy({ renews });
	expect(await policy.onUnauthorised(unauthorised(401), { ...callTo(judgeApi), quiet: true })).toBe(renews);
	expect(events).toEqual(['renew judge']);
});

test('the call that fetches the judge token does not wait for itself, and leaves its message to the renewal', async () => {
	const { policy, events } = createTestPolicy();
	expect(await policy.onUnauthorised(unauthorised(401), { ...callTo(judgeApi), anonymous: true, quiet: true })).toBe(false);
	expect(events).toEqual([]);
});

test('if the sign-in to the judge fails again, the only message says why', async () => {
	const signInError = new HttpError({ kind: 'business', code: 400, message: '判题密钥失效了' });
	const { policy, events } = createTestPolicy({ renews: false, signInError });
	expect(await policy.onUnauthorised(unauthorised(401), callTo(judgeApi))).toBe(false);
	expect(events).toEqual(['renew judge', 'error 判题密钥失效了']);
});

test.each([
	['a call', callTo(judgeApi)],
	['a background call', { ...callTo(judgeApi), quiet: true }],
	['the sign-in', { ...callTo(judgeApi), anonymous: true, quiet: true }],
])('402 of the judge, for %s, ends the session as on the main API', async (_case, call) => {
	const { policy, events, entry } = createTestPolicy();
	expect(await policy.onUnauthorised(unauthorised(402), call)).toBe(false);
	expect(events).toEqual(['ended']);
	expect(entry.expired).toBe(true);
});

test('402 of the sign-in during a renewal shows no message', async () => {
	const { policy, events } = createTestPolicy({ renews: false, signInError: unauthorised(402) });
	await policy.onUnauthorised(unauthorised(401), callTo(judgeApi));
	expect(events).toEqual(['renew judge']);
});

test.each<HttpErrorKind>(['empty-answer', 'html', 'not-json', 'wrong-envelope'])('spec 8: a sign-in answered with %s says so', (kind) => {
	const { policy, events } = createTestPolicy();
	const error = new HttpError({ kind, message: '服务器返回的内容不对，请稍后再试' });
	policy.onFailed(error, { ...callTo(mainApi), name: 'main.studentLogin' });
	policy.onFailed(error, { ...callTo(mainApi), name: 'main.studentInfo' });
	expect(events).toEqual(['error 登录接口异常，未正确返回...', 'error 服务器返回的内容不对，请稍后再试']);
});

test('401 of another API does not end the session', async () => {
	const { policy, events } = createTestPolicy();
	await policy.onUnauthorised(unauthorised(401), callTo(simulatedApi));
	expect(events).toEqual(['error 登录已过期']);
});

test('the virtual admin is never signed out: a refusal only shows a message', async () => {
	const { policy, events, entry } = createTestPolicy({ lasting: true });
	await policy.onUnauthorised(unauthorised(401), callTo(mainApi));
	await policy.onUnauthorised(unauthorised(402), callTo(mainApi));
	expect(events).toEqual(['error 登录已过期']);
	expect(entry.expired).toBe(false);
});

test('205 locks the screen without a message; a user without a lock sees an ordinary failure', () => {
	const error = new HttpError({ kind: 'locked', code: 205, message: '请求错误' });
	const lockable = createTestPolicy();
	lockable.policy.onFailed(error, callTo(mainApi));
	expect(lockable.events).toEqual(['lock']);
	const other = createTestPolicy({ lockable: false });
	other.policy.onFailed(error, callTo(mainApi));
	expect(other.events).toEqual(['error 请求错误']);
});

test('while the screen is locked no response ends the session, fetches a token or shows a message', async () => {
	const { policy, events, entry } = createTestPolicy({ locked: true });
	expect(await policy.onUnauthorised(unauthorised(401), callTo(mainApi))).toBe(false);
	expect(await policy.onUnauthorised(unauthorised(401), callTo(judgeApi))).toBe(false);
	policy.onFailed(new HttpError({ kind: 'business', message: '名额已满' }), callTo(mainApi));
	expect(events).toEqual([]);
	expect(entry.expired).toBe(false);
});

test('of concurrent 429 responses one shows the delay, and the next shows it after that message has gone', () => {
	const { policy, events, messages } = createTestPolicy();
	const busy = (seconds: number): void =>
		policy.onFailed(new HttpError({ kind: 'busy', message: `操作太频繁了，请 ${seconds} 秒后再试` }), callTo(mainApi));
	[30, 29, 29, 28].forEach(busy);
	expect(events).toEqual(['error 操作太频繁了，请 30 秒后再试']);
	messages.length = 0;
	busy(20);
	expect(events.at(-1)).toBe('error 操作太频繁了，请 20 秒后再试');
});

test('an unreadable response is logged with its operation', () => {
	const { policy, events } = createTestPolicy();
	policy.onUnreadable('wrong-shape: data.list: a list expected, but found 7', { ...callTo(mainApi), name: 'main.courseSearch' });
	expect(events).toEqual(['main.courseSearch: wrong-shape: data.list: a list expected, but found 7']);
});
