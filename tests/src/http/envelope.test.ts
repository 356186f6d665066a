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
])('a response with %s is a success', (_case, body) => {
	expect(openEnvelope(answer(body), mainApi)).toMatchObject({ ok: true, data: [1] });
});

test.each([
	['a list', [1]],
	['an object with a field `code`', { code: 500 }],
	['null', null],
])('without an envelope, %s is the data', (_case, body) => {
	const bare = { ...mainApi, envelope: { code: [], message: ['detail'], data: '', success: [] } };
	expect(openEnvelope(answer(body), bare)).toMatchObject({ ok: true, data: body });
	expect(openEnvelope(answer({ detail: '没有' }, { status: 404, ok: false }), bare)).toMatchObject({
		ok: false,
		error: { code: 404, message: '没有' },
	});
});

const details = (status: number, more: object = {}): object => ({ type: 'about:blank', title: 'Title', status, detail: '说明', ...more });

test.each([
	['400', details(400), 400, { kind: 'business', code: 400, message: '说明' }],
	['401', details(401), 401, { kind: 'unauthorised', code: 401, message: '说明' }],
	['a payment that is due', details(402), 402, { kind: 'business', code: 402, message: '说明' }],
	['403', details(403), 403, { kind: 'business', code: 403 }],
	['409', details(409), 409, { kind: 'business', code: 409, resultCode: 409 }],
	['412', details(412), 412, { kind: 'business', code: 412, resultCode: 412 }],
	['429', details(429), 429, { kind: 'busy', code: 429, message: '说明' }],
	['a title alone', { title: 'Conflict', status: 409 }, 409, { kind: 'business', message: 'Conflict' }],
	['neither detail nor title', { status: 409 }, 409, { kind: 'business', message: '请求错误' }],
	['a page of a gateway', '<h1>Bad Gateway</h1>', 502, { kind: 'unavailable', message: '服务器暂时不可用，请稍后再试' }],
	['no body', null, 401, { kind: 'unauthorised', message: '请求错误' }],
])('without an envelope, problem details with %s are a failure', (_case, body, status, expected) => {
	const bare = { ...mainApi, envelope: { code: [], message: ['detail', 'title'], data: '', success: [] } };
	const result = openEnvelope(answer(body, { status, ok: false }), bare);
	expect(result.ok ? null : { ...result.error, message: result.error.message, resultCode: result.error.resultCode }).toMatchObject(
		expected,
	);
});

test('a success without data returns null', () => {
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
	['a page of a gateway', '<h1>Bad Gateway</h1>', 502, { kind: 'unavailable', code: 502, message: '服务器暂时不可用，请稍后再试' }],
	['a gateway timeout page', '', 504, { kind: 'unavailable', code: 504 }],
	['words of a server in maintenance', { msg: '今晚维护' }, 503, { kind: 'business', code: 503, message: '今晚维护' }],
	['a server error page', '<h1>Oops</h1>', 500, { kind: 'http', code: 500, message: '请求错误' }],
	['a not-found page', '<h1>Not Found</h1>', 404, { kind: 'http', code: 404, message: '请求错误' }],
	['a refusal without words', '', 403, { kind: 'http', code: 403, message: '请求错误' }],
	['429 as HTTP status', '', 429, { kind: 'busy', code: 429, message: '操作太频繁了，请稍后再试' }],
	['429 in the body', { code: 429, msg: '太快了' }, 200, { kind: 'busy', code: 429, message: '太快了' }],
	['null', null, 200, { kind: 'wrong-envelope', message: '服务器返回的内容不对，请稍后再试' }],
	['a list', [1], 200, { kind: 'wrong-envelope' }],
	['a text', 'fine', 200, { kind: 'wrong-envelope' }],
	['neither code nor data', { list: [] }, 200, { kind: 'wrong-envelope' }],
	['neither code nor data, but words', { msg: '维护中' }, 200, { kind: 'wrong-envelope', message: '维护中' }],
])('a response with %s is a failure', (_case, body, status, expected) => {
	const result = openEnvelope(answer(body, { status, ok: status < 300 }), mainApi);
	expect(result.ok ? null : { ...result.error, message: result.error.message }).toMatchObject(expected);
});

test.each(['html', 'not-json', 'empty-answer'] as const)('a success that is %s is a failure of that kind', (flaw) => {
	expect(openEnvelope(answer(null, { flaw }), mainApi)).toMatchObject({ ok: false, error: { kind: flaw } });
});

test.each([204, 205])('HTTP %i has no body, and is a success without data', (status) => {
	expect(openEnvelope(answer(null, { status, flaw: 'empty-answer' }), mainApi)).toMatchObject({ ok: true, data: null });
});

test('an API without an envelope may return an empty body, but not an HTML page of a proxy', () => {
	const bare = { ...mainApi, envelope: { code: [], message: [], data: '', success: [] } };
	expect(openEnvelope(answer(null, { flaw: 'empty-answer' }), bare)).toMatchObject({ ok: true, data: null });
	expect(openEnvelope(answer('<html>', { flaw: 'html' }), bare)).toMatchObject({ ok: false, error: { kind: 'html' } });
});

test.each([
	['no words', null, '30', '操作太频繁了，请 30 秒后再试'],
	['the words of the server', '太快了。', '30', '太快了，请 30 秒后再试'],
	['minutes', null, '300', '操作太频繁了，请 5 分钟后再试'],
	['a time in the past', null, '0', '操作太频繁了，请稍后再试'],
	['an invalid time', null, 'soon', '操作太频繁了，请稍后再试'],
	['a date, by the clock of the server', null, 'Sat, 12 Sep 2026 10:00:20 GMT', '操作太频繁了，请 20 秒后再试'],
])('429 shows the retry delay: %s', (_case, msg, wait, message) => {
	const headers = new Headers({ 'Retry-After': wait, Date: 'Sat, 12 Sep 2026 10:00:00 GMT' });
	const result = openEnvelope(answer({ msg }, { status: 429, ok: false, headers }), mainApi);
	expect(result.ok ? null : result.error.message).toBe(message);
});

test('a failure carries the request id', () => {
	const result = openEnvelope(answer({ code: 500 }, { headers: new Headers({ 'X-Request-Id': 'r-7' }) }), mainApi);
	expect(result.ok ? null : result.error.requestId).toBe('r-7');
});

test('supports custom names of envelope fields', () => {
	const api = { ...mainApi, envelope: { code: ['status'], message: ['note'], data: 'payload', success: ['ok'] } };
	expect(openEnvelope(answer({ status: 'ok', payload: 3 }), api)).toMatchObject({ ok: true, data: 3 });
	expect(openEnvelope(answer({ status: 'gone', note: '没有这本书' }), api)).toMatchObject({
		ok: false,
		error: { message: '没有这本书', code: 'gone' },
	});
});
