// @vitest-environment node
import { expect, test } from 'vitest';
import { HttpError, type HttpErrorKind, type Result } from '#src/http/result.ts';
import { tokenResult } from '#src/lock/token-result.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';

const inField = { token: (answer: { token?: unknown } | null) => answer?.token } as SessionOperations;
const failed = (kind: HttpErrorKind): Result<unknown> => ({ ok: false, error: new HttpError({ kind, message: '请求错误' }) });

test.each<[string, Result<unknown>, SessionOperations | null, string]>([
	['the response itself', { ok: true, data: 'abc' }, null, 'abc'],
	['the field that app.yaml names', { ok: true, data: { token: 'abc' } }, inField, 'abc'],
])('the token is %s', (_case, result, accounts, token) => {
	expect(tokenResult(result, accounts)).toEqual({ ok: true, data: token });
});

test.each<[string, Result<unknown>]>([
	['nothing', { ok: true, data: null }],
	['an object', { ok: true, data: { token: 'abc' } }],
	['an empty body', failed('empty-answer')],
	['a page of a proxy', failed('html')],
])('spec 8: unlocking with %s as token says so', (_case, result) => {
	expect(tokenResult(result, null)).toMatchObject({ ok: false, error: { message: '登录接口异常，未正确返回...' } });
});

test('a refused password keeps the server’s message', () => {
	expect(tokenResult(failed('business'), null)).toMatchObject({ error: { kind: 'business', message: '请求错误' } });
});
