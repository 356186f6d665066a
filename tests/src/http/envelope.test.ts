// @vitest-environment node
import { expect, test } from 'vitest';
import { openEnvelope } from '#src/http/envelope.ts';
import { answer, mainApi } from './support.ts';

test.each([
	['code 200', { code: 200, data: [1] }],
	['code 0', { code: 0, data: [1] }],
	['code "200"', { code: '200', data: [1] }],
	['code "0"', { code: '0', data: [1] }],
	['status 200', { status: 200, data: [1] }],
	['no code at all', { data: [1] }],
])('an answer with %s is a success', (_case, body) => {
	expect(openEnvelope(answer(body), mainApi)).toMatchObject({ ok: true, data: [1] });
});

test.each([
	['a list', [1]],
	['an object with a field `code`', { code: 500 }],
	['nothing', null],
])('of an API without an envelope %s is the data', (_case, body) => {
	const bare = { ...mainApi, envelope: { code: [], message: ['detail'], data: '', success: [] } };
	expect(openEnvelope(answer(body), bare)).toMatchObject({ ok: true, data: body });
	expect(openEnvelope(answer({ detail: '没有' }, { status: 404, ok: false }), bare)).toMatchObject({
		ok: false,
		error: { code: 404, message: '没有' },
	});
});

test('a success without data answers null', () => {
	expect(openEnvelope(answer({ code: 200 }), mainApi)).toMatchObject({ ok: true, data: null });
});

test.each([
	['code 500 with message', { code: 500, message: '名额已满' }, 200, { kind: 'business', code: 500, message: '名额已满' }],
	['code 500 with msg', { code: 500, msg: '名额已满' }, 200, { kind: 'business', code: 500, message: '名额已满' }],
	['message before msg', { code: 1, message: '甲', msg: '乙' }, 200, { message: '甲' }],
	['no words', { code: 500 }, 200, { kind: 'business', message: '请求错误' }],
	['empty words', { code: 500, message: '', msg: '' }, 200, { message: '请求错误' }],
	['code before status', { code: 500, status: 200 }, 200, { code: 500 }],
	['401 in the body', { code: 401, msg: '请重新登录' }, 200, { kind: 'unauthorised', code: 401, message: '请重新登录' }],
	['"401" as text', { code: '401' }, 200, { kind: 'unauthorised', code: '401' }],
	['402 in the body', { code: 402 }, 200, { kind: 'unauthorised', code: 402 }],
	['205 in the body', { code: 205, data: null }, 200, { kind: 'locked', code: 205 }],
	['"205" as text', { status: '205' }, 200, { kind: 'locked' }],
	['401 as HTTP status alone', { data: null }, 401, { kind: 'unauthorised', code: 401, status: 401 }],
	['HTTP 500 around a success', { code: 200, data: 1 }, 500, { kind: 'business', code: 500, status: 500 }],
	['a page of a proxy', '<h1>Bad Gateway</h1>', 502, { kind: 'http', code: 502, message: '请求错误' }],
	['a page in place of JSON', '<!doctype html>', 200, { kind: 'http', message: '请求错误' }],
	['nothing', null, 200, { kind: 'http', message: '请求错误' }],
])('an answer with %s is a failure', (_case, body, status, expected) => {
	const result = openEnvelope(answer(body, { status, ok: status < 300 }), mainApi);
	expect(result.ok ? null : { ...result.error, message: result.error.message }).toMatchObject(expected);
});

test('a failure carries the id of the request', () => {
	const result = openEnvelope(answer({ code: 500 }, { headers: new Headers({ 'X-Request-Id': 'r-7' }) }), mainApi);
	expect(result.ok ? null : result.error.requestId).toBe('r-7');
});

test('an envelope with names of its own is opened by those', () => {
	const api = { ...mainApi, envelope: { code: ['status'], message: ['note'], data: 'payload', success: ['ok'] } };
	expect(openEnvelope(answer({ status: 'ok', payload: 3 }), api)).toMatchObject({ ok: true, data: 3 });
	expect(openEnvelope(answer({ status: 'gone', note: '没有这本书' }), api)).toMatchObject({
		ok: false,
		error: { message: '没有这本书', code: 'gone' },
	});
});
