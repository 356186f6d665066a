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
])('of %j nothing secret is left', (body, expected) => {
	expect(withoutSecrets(body, ['key'])).toEqual(expected);
});

test('an answer arrives without its secret fields; the session alone hears of them', async () => {
	const heard: unknown[] = [];
	const { call } = createTestHttp(() => json({ code: 200, data: student }), { secrets: ['key'] });
	expect(await call('', {})).toMatchObject({ ok: true, data: clean });
	expect(JSON.stringify(await call('', {}, { onSecrets: (data) => heard.push(data) }))).not.toContain('s3');
	expect(heard).toEqual([student]);
});

test('nor does an error carry them, which goes into the log', async () => {
	const heard: unknown[] = [];
	const { call } = createTestHttp(() => json({ code: 500, msg: '出错', data: student }), { secrets: ['key'] });
	const result = await call('', {}, { onSecrets: (data) => heard.push(data) });
	expect(result.ok ? null : JSON.stringify(result.error.body)).not.toContain('s3');
	expect(heard).toEqual([]);
});

test('an operation without secrets hands its answer on as it is', async () => {
	const { call } = createTestHttp(() => json({ code: 200, data: student }));
	expect(await call('', {})).toMatchObject({ data: student });
});
