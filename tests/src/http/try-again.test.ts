// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestHttp, json } from './support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reset = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const fine = (): Response => json({ code: 200, data: 7 });
const busy = (wait: string): Response => json({ msg: '太快了' }, { status: 429, headers: { 'Retry-After': wait } });
const inTurn = (...answers: (() => Response | Promise<Response>)[]) => {
	let turn = 0;
	return (): Response | Promise<Response> => {
		const answer = answers[Math.min(turn, answers.length - 1)] ?? reset;
		turn += 1;
		return answer();
	};
};

test('retries a read once when the connection is lost', async () => {
	const { call, requests, events } = createTestHttp(inTurn(reset, fine));
	expect(await call({})).toMatchObject({ ok: true, data: 7 });
	expect([requests.length, events]).toEqual([2, []]);
});

test.each([502, 504])('retries a read once when a gateway lost its connection and answers %i with a page of its own', async (status) => {
	const lost = (): Response => new Response('Error occurred while trying to proxy', { status });
	const { call, requests, events } = createTestHttp(inTurn(lost, fine));
	expect(await call({})).toMatchObject({ ok: true, data: 7 });
	expect([requests.length, events]).toEqual([2, []]);
	const away = createTestHttp(lost);
	expect(await away.call({})).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
	expect([away.requests.length, away.events.length]).toEqual([2, 1]);
});

test('does not retry a 504 in the envelope of the API, which is an answer', async () => {
	const { call, requests } = createTestHttp(inTurn(() => json({ code: 504, message: '判题机没有回应' }, { status: 504 }), fine));
	expect(await call({})).toMatchObject({ ok: false, error: { message: '判题机没有回应' } });
	expect(requests.length).toBe(1);
});

test('retries only once, then reports the failure once', async () => {
	const { call, requests, events } = createTestHttp(reset);
	expect(await call({})).toMatchObject({ ok: false, error: { kind: 'network' } });
	expect([requests.length, events.length]).toEqual([2, 1]);
});

test.each(['post', 'put', 'delete', 'patch'] as const)('a %s is never retried, since the server may have processed it', async (method) => {
	const lost = createTestHttp(inTurn(reset, fine), { method });
	expect((await lost.call({})).ok).toBe(false);
	const refused = createTestHttp(
		inTurn(() => busy('1'), fine),
		{ method },
	);
	expect(await refused.call({})).toMatchObject({ ok: false, error: { kind: 'busy', message: '太快了，请 1 秒后再试' } });
	const away = createTestHttp(
		inTurn(() => new Response('', { status: 504 }), fine),
		{ method },
	);
	expect((await away.call({})).ok).toBe(false);
	expect([lost.requests.length, refused.requests.length, away.requests.length]).toEqual([1, 1, 1]);
});

test('a truncated response is a failure of its own kind, and not retried', async () => {
	const broken = (): Response =>
		new Response(
			new ReadableStream({
				start: (stream) => stream.enqueue(new TextEncoder().encode('{"code":200,"da')),
				pull: (stream) => stream.error(new TypeError('network error')),
			}),
		);
	const { call, requests, events } = createTestHttp(broken);
	expect(await call({})).toMatchObject({ ok: false, error: { kind: 'cut-off' } });
	expect([requests.length, events]).toEqual([1, ['failed cut-off 网络不太稳，内容没有收全，请再试一次']]);
});

test('retries a busy server after its Retry-After', async () => {
	const { call, requests, events } = createTestHttp(inTurn(() => busy('3'), fine));
	const result = call({});
	await vi.advanceTimersByTimeAsync(2999);
	expect(requests.length).toBe(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(await result).toMatchObject({ ok: true, data: 7 });
	expect(events).toEqual([]);
});

test.each([
	['names a long time', '6', '太快了，请 6 秒后再试'],
	['gives no delay', 'later', '太快了'],
])('a busy server that %s is not retried', async (_case, wait, message) => {
	const { call, requests } = createTestHttp(() => busy(wait));
	expect(await call({})).toMatchObject({ ok: false, error: { kind: 'busy', message } });
	expect(requests.length).toBe(1);
});

test('an aborted call does not wait for the retry', async () => {
	const { call, requests, events } = createTestHttp(() => busy('3'));
	const given = new AbortController();
	const result = call({}, { signal: given.signal });
	await vi.advanceTimersByTimeAsync(100);
	given.abort();
	expect(await result).toMatchObject({ ok: false, error: { kind: 'aborted' } });
	expect([requests.length, events, vi.getTimerCount()]).toEqual([1, [], 0]);
});
