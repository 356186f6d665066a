import { expect, test } from 'vitest';
import { createTestHttp, json } from './support.ts';

test('a quiet call leaves reporting a failure to its caller', async () => {
	const { call, events } = createTestHttp(() => json({ code: 500, msg: '搜索坏了' }));
	const result = await call({}, { quiet: true });
	expect(result.ok).toBe(false);
	expect(events).toEqual([]);
});

test('a quiet call still ends an expired session', async () => {
	const { call, events } = createTestHttp(() => json({ code: 401, msg: '请登录' }));
	await call({}, { quiet: true });
	expect(events).toEqual(['unauthorised 401']);
});

test.each([true, false])('a call outlives its page if the option says so: %s', async (keepalive) => {
	const { call, requests } = createTestHttp(() => json({ code: 200, data: null }));
	await call({}, { keepalive });
	expect(Boolean(requests[0]?.keepalive)).toBe(keepalive);
});
