// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { httpMessages } from '#src/http/messages.ts';
import { createTestHttp, json } from './support.ts';

const fine = (): Response => json({ code: 200, data: { id: 1 } });

test('a call returns only the data', async () => {
	const { call, events } = createTestHttp(fine);
	expect(await call({})).toMatchObject({ ok: true, data: { id: 1 } });
	expect(events).toEqual([]);
});

test('path and query are encoded', async () => {
	const { call, requests } = createTestHttp(fine, { path: '/course/{id}', in: { id: 'path', keyword: 'query', tags: 'query' } });
	await call({ id: 'a/b', keyword: '小 车&1', tags: ['x', 'y'] });
	expect(requests[0]?.url).toBe('http://school.test/main-api/course/a%2Fb?keyword=%E5%B0%8F%20%E8%BD%A6%261&tags=x&tags=y');
});

test('sends the main token in both headers without its last four characters', async () => {
	const { call, requests } = createTestHttp(fine);
	await call({});
	expect(requests[0]?.headers.get('Authorization')).toBe('main-token-');
	expect(requests[0]?.headers.get('token')).toBe('main-token-');
});

test('sends the judge token in full, and the simulated one as Bearer', async () => {
	const judge = createTestHttp(fine, { api: 'judge' });
	await judge.call({});
	expect(judge.requests[0]?.headers.get('Authorization')).toBe('judge-token-1234');
	const simulated = createTestHttp(fine, { api: 'simulated' });
	await simulated.call({});
	expect(simulated.requests[0]?.headers.get('Authorization')).toBe('Bearer simulated-token-1234');
});

test('fetches a missing token first, unless the call opts out', async () => {
	const asked: string[] = [];
	const acquire = async (kind: string): Promise<string> => {
		asked.push(kind);
		return kind === 'judge' ? 'new-token' : '';
	};
	const tokens = { read: () => '', acquire, replace: () => undefined };
	const judge = createTestHttp(fine, { api: 'judge' }, { tokens });
	await judge.call({});
	await judge.call({}, { anonymous: true });
	expect(judge.requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['new-token', null]);
	const main = createTestHttp(fine, {}, { tokens });
	await main.call({});
	expect(main.requests[0]?.headers.has('token')).toBe(false);
	expect(asked).toEqual(['judge', 'main']);
});

test('a token in the response replaces the old one', async () => {
	const { call, events } = createTestHttp(
		() => json({ code: 200, data: null }, { headers: { 'Refresh-Token': 'true', Authorization: 'newer' } }),
		{ api: 'judge' },
	);
	await call({});
	expect(events).toEqual(['replaced judge newer']);
});

test('a JSON body sets its content type', async () => {
	const { call, requests } = createTestHttp(fine, { method: 'post', body: 'json', in: { name: 'body' } });
	await call({ name: '小星' });
	expect(requests[0]?.headers.get('Content-Type')).toBe('application/json;charset=UTF-8');
	expect(await requests[0]?.json()).toEqual({ name: '小星' });
});

test('a form body is URL-encoded', async () => {
	const { call, requests } = createTestHttp(fine, { method: 'post', body: 'form', in: { name: 'body', age: 'body' } });
	await call({ name: '小 星', age: 9 });
	expect(requests[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
	expect(await requests[0]?.text()).toBe('name=%E5%B0%8F+%E6%98%9F&age=9');
});

test('credentials go URL-encoded into the query string, without a body', async () => {
	const { call, requests } = createTestHttp(fine, { method: 'post', body: 'query', in: { username: 'body', password: 'body' } });
	await call({ username: 'student01', password: '1&2' });
	expect(requests[0]?.url).toBe('http://school.test/main-api/thing?username=student01&password=1%262');
	expect(await requests[0]?.text()).toBe('');
});

test('a multipart body leaves its boundary to the browser', async () => {
	const { call, requests } = createTestHttp(fine, { method: 'post', body: 'multipart', in: { secret: 'body' } });
	await call({ secret: 's3' });
	expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
	expect((await requests[0]?.formData())?.get('secret')).toBe('s3');
});

test('reports a failed call once and returns the error', async () => {
	const { call, events } = createTestHttp(() => json({ code: 500, msg: '名额已满' }));
	expect(await call({})).toMatchObject({ ok: false, error: { kind: 'business', code: 500 } });
	expect(events).toEqual(['failed business 名额已满']);
});

test('a call without a response suggests a likely cause', async () => {
	const { call, events } = createTestHttp(() => Promise.reject(new TypeError('Failed to fetch')));
	expect(await call({})).toMatchObject({ ok: false, error: { kind: 'network' } });
	expect(events).toEqual([`failed network ${httpMessages.noAnswer}`]);
});

test('a call without a network says so', async () => {
	vi.stubGlobal('navigator', { onLine: false });
	onTestFinished(() => void vi.unstubAllGlobals());
	const { call, events } = createTestHttp(() => Promise.reject(new TypeError('Failed to fetch')));
	await call({});
	expect(events).toEqual([`failed network ${httpMessages.offline}`]);
});

test('a call that times out shows the same message', async () => {
	const { call, events } = createTestHttp(
		(request) => new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
		{ timeout: 20 },
	);
	expect(await call({})).toMatchObject({ ok: false, error: { kind: 'timeout' } });
	expect(events).toEqual([`failed timeout ${httpMessages.noAnswer}`]);
});

test('an aborted call reports no error', async () => {
	const { call, events } = createTestHttp(
		(request) => new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
	);
	const given = new AbortController();
	const pending = call({}, { signal: given.signal });
	given.abort();
	expect(await pending).toMatchObject({ ok: false, error: { kind: 'aborted' } });
	expect(events).toEqual([]);
});

test.each([401, 402])('code %i is handled by the session and not reported', async (code) => {
	const { call, events } = createTestHttp(() => json({ code, msg: '请登录' }));
	expect((await call({})).ok).toBe(false);
	expect(events).toEqual([`unauthorised ${code}`]);
});

test('after the session recovers the call, the caller gets its data', async () => {
	const { call } = createTestHttp(() => json({ code: 401, data: 'as it came' }), {}, { onUnauthorised: async () => true });
	expect(await call({})).toEqual({ ok: true, data: 'as it came' });
});

test('when the recovered data does not match the schema, the call fails without another message', async () => {
	const { call, events } = createTestHttp(() => json({ code: 401, data: null }), {}, { onUnauthorised: async () => true });
	const check = (data: unknown): string | null => (data === null ? 'data: a list expected' : null);
	expect(await call({}, { check })).toMatchObject({ ok: false, error: { kind: 'unauthorised', message: '' } });
	expect(events).toEqual([]);
});

test('reports and logs data that does not match the schema', async () => {
	const { call, events } = createTestHttp(() => json({ code: 200, data: 7 }));
	const check = async (data: unknown): Promise<string | null> => (data === 7 ? 'data: a list expected, but found 7' : null);
	expect(await call({}, { check })).toMatchObject({ ok: false, error: { kind: 'wrong-shape' } });
	expect(events).toEqual([
		'unreadable wrong-shape: data: a list expected, but found 7',
		'failed wrong-shape 服务器返回的内容不对，请稍后再试',
	]);
});

test.each([
	['an operation with an overlay', { overlay: true }],
	['an address on the debounce list', { path: '/table/doEdit' }],
])('the overlay covers the screen during %s, and is removed after a failure, too', async (_case, spec) => {
	const { call, events } = createTestHttp(() => json({ code: 500, msg: '坏了' }), spec);
	await call({});
	expect(events).toEqual(['overlay', 'overlay gone', 'failed business 坏了']);
	// A quiet call shows no overlay.
	events.length = 0;
	await call({}, { quiet: true });
	expect(events).toEqual([]);
});

test('an undeclared operation is a programming error', async () => {
	const { call } = createTestHttp(fine, { api: 'nowhere' });
	await expect(call({})).rejects.toThrow('npm run codegen');
});

test.each([
	['with a token', {}, 'no-store'],
	['without one', { anonymous: true }, 'default'],
])('the HTTP cache of the browser is told of a call %s', async (_what, options, cache) => {
	const { call, requests } = createTestHttp(() => json({ code: 200, data: 1 }));
	await call({}, options);
	expect(requests[0]?.cache).toBe(cache);
});
