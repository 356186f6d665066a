// @vitest-environment node
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { dropEarlyRequests, fetchOrJoin, sendEarly } from '#src/http/early-requests.ts';

const URL = 'http://localhost/main-api/user';
const withToken = (token: string, url = URL, options: RequestInit = {}): Request =>
	new Request(url, { ...options, headers: { Authorization: token } });

let sent: Mock<typeof fetch>;

beforeEach(() => {
	sent = vi.fn(async () => new Response('early'));
	vi.stubGlobal('fetch', sent);
});

afterEach(() => {
	dropEarlyRequests();
	vi.unstubAllGlobals();
});

test('the first equal request gets the early answer, the second its own', async () => {
	const early = sendEarly(withToken('a'));
	expect(early.joined).toBe(false);
	sent.mockImplementation(async () => new Response('own'));
	expect(await (await fetchOrJoin(withToken('a'))).text()).toBe('early');
	expect(early.joined).toBe(true);
	expect(await (await fetchOrJoin(withToken('a'))).text()).toBe('own');
	expect(sent).toHaveBeenCalledTimes(2);
});

test('a joined answer does not tell the time, because it may have waited for the app', async () => {
	const headers = { Date: 'Sat, 12 Sep 2026 10:05:00 GMT', 'Refresh-Token': 'true' };
	sent.mockResolvedValueOnce(new Response('{}', { status: 429, headers }));
	sendEarly(withToken('a'));
	const joined = await fetchOrJoin(withToken('a'));
	expect([joined.status, joined.headers.get('Date'), joined.headers.get('Refresh-Token')]).toEqual([429, null, 'true']);
});

test.each([
	['another token', withToken('b')],
	['another address', withToken('a', `${URL}s`)],
	['another method', withToken('a', URL, { method: 'DELETE' })],
])('%s is sent as a request of its own', async (_case, request) => {
	sendEarly(withToken('a'));
	sent.mockImplementation(async () => new Response('own'));
	expect(await (await fetchOrJoin(request)).text()).toBe('own');
});

test('a failure of the early request is the failure of the one that joins', async () => {
	sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	await expect(sendEarly(withToken('a')).answer).rejects.toThrow(TypeError);
	await expect(fetchOrJoin(withToken('a'))).rejects.toThrow(TypeError);
});

test('the signal of the joining request aborts the early one', () => {
	sendEarly(withToken('a'));
	const timer = new AbortController();
	void fetchOrJoin(withToken('a', URL, { signal: timer.signal }));
	timer.abort('too late');
	expect(sent.mock.calls[0]?.[1]?.signal).toMatchObject({ aborted: true, reason: 'too late' });
});

test('after the start, a request that nothing joined is aborted and cannot be joined', async () => {
	sendEarly(withToken('a'));
	dropEarlyRequests();
	expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
	sent.mockImplementation(async () => new Response('own'));
	expect(await (await fetchOrJoin(withToken('a'))).text()).toBe('own');
});
