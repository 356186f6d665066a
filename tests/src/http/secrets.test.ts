// @vitest-environment node
import { expect, test } from 'vitest';
import { withoutSecrets } from '#src/http/create-http.ts';
import { createTestHttp, json } from './support.ts';

const student = { id: 1, key: 's3', friends: [{ id: 2, key: 's4', tags: ['key'] }], school: null };
const clean = { id: 1, friends: [{ id: 2, tags: ['key'] }], school: null };

test.each([
	[student, clean],
	[[student], [clean]],
	[null, null],
	['key', 'key'],
	[7, 7],
])('removes all secrets from %j', (body, expected) => {
	expect(withoutSecrets(body, ['key'])).toEqual(expected);
});

test('a response arrives without its secret fields; only the session gets them', async () => {
	const heard: unknown[] = [];
	const { call } = createTestHttp(() => json({ code: 200, data: student }), { secrets: ['key'] });
	expect(await call({})).toMatchObject({ ok: true, data: clean });
	expect(JSON.stringify(await call({}, { onSecrets: (data) => heard.push(data) }))).not.toContain('s3');
	expect(heard).toEqual([student]);
});

test('errors, which are logged, contain no secrets', async () => {
	const heard: unknown[] = [];
	const { call } = createTestHttp(() => json({ code: 500, msg: '出错', data: student }), { secrets: ['key'] });
	const result = await call({}, { onSecrets: (data) => heard.push(data) });
	expect(result.ok ? null : JSON.stringify(result.error.body)).not.toContain('s3');
	expect(heard).toEqual([]);
});

test('an operation without secrets returns its response unchanged', async () => {
	const { call } = createTestHttp(() => json({ code: 200, data: student }));
	expect(await call({})).toMatchObject({ data: student });
});
