// @vitest-environment node
import { expect, test } from 'vitest';
import { openEnvelope } from '#src/http/envelope.ts';
import { HttpError, type Result } from '#src/http/result.ts';
import { signedIn } from '#src/session/session.ts';
import { type Prepared, readUserAnswer } from '#src/session/user-answer.ts';
import { mainApi } from '../http/support.ts';
import { info, operations } from './support.ts';

const describe = (data: unknown) => {
	try {
		return signedIn(data, operations);
	} catch {
		return null;
	}
};

function read(body: unknown, status = 200, prepared: Prepared = { ok: true }) {
	const result = openEnvelope({ status, ok: status < 300, headers: new Headers(), body }, mainApi);
	return readUserAnswer({ result, prepared, describe });
}

const failed = (error: ConstructorParameters<typeof HttpError>[0]): Result<unknown> => ({ ok: false, error: new HttpError(error) });

test('a user with an id is signed in', () => {
	expect(read({ code: 200, data: info })).toMatchObject({ kind: 'ready', user: { status: 'ready', user: { id: '7' }, fault: null } });
});

test.each([
	['code 401 of the envelope', 200, { code: 401, message: '请登录' }],
	['code 402 of the envelope', 200, { code: 402 }],
	['code 403 of the envelope', 200, { code: 403, message: '账号已停用' }],
	['code 404 of the envelope: the account is gone', 200, { code: '404', message: '用户不存在' }],
	['status 401 without an envelope', 401, '<html>'],
	['status 403 with an envelope', 403, { code: 403, message: '账号已停用' }],
])('%s invalidates the token', (_case, status, body) => {
	expect(read(body, status)).toEqual({ kind: 'refused' });
});

test.each([
	['status 500 with an envelope', 500, { code: 500, message: '开小差了' }, { kind: 'server', message: '开小差了' }],
	['code 500 of the envelope', 200, { code: 500, message: '开小差了' }, { kind: 'server', message: '开小差了' }],
	['a code unknown to the app', 200, { code: 'B0001', message: '系统繁忙' }, { kind: 'server', message: '系统繁忙' }],
	['status 502 with HTML', 502, '<html>Bad gateway</html>', { kind: 'server' }],
	['status 404 with HTML', 404, '<html>', { kind: 'server' }],
	['status 403 with the HTML of a firewall', 403, '<html>', { kind: 'server' }],
	['status 429', 429, '', { kind: 'busy' }],
	['code 429 of the envelope', 200, { code: 429, message: '太快了' }, { kind: 'busy', message: '太快了' }],
	['HTML with status 200', 200, '<!doctype html>', { kind: 'unreadable' }],
	['broken JSON', 200, '{"code":200,"data":{"stu', { kind: 'unreadable' }],
	['an empty body', 200, null, { kind: 'unreadable' }],
	['a list instead of an envelope', 200, [], { kind: 'unreadable' }],
	['an envelope without data', 200, { code: 200 }, { kind: 'unreadable' }],
	['a list as the user', 200, { code: 200, data: [info] }, { kind: 'unreadable' }],
	['a text as the user', 200, { code: 200, data: 'student01' }, { kind: 'unreadable' }],
	['a number as the user', 200, { code: 200, data: 7 }, { kind: 'unreadable' }],
	['a user of another shape', 200, { code: 200, data: { id: 7 } }, { kind: 'unreadable' }],
	['a user without id', 200, { code: 200, data: { student: { name: '小星' } } }, { kind: 'unreadable' }],
	['a user whose id is an object', 200, { code: 200, data: { student: { id: {} } } }, { kind: 'unreadable' }],
])('%s may be temporary, so the token is kept', (_case, status, body, fault) => {
	expect(read(body, status)).toMatchObject({ kind: 'fault', fault });
});

test.each(['network', 'timeout', 'aborted'] as const)('a missing response (%s) may be temporary, too', (kind) => {
	const result = failed({ kind, message: '连接后台接口失败' });
	expect(readUserAnswer({ result, prepared: { ok: true }, describe })).toEqual({
		kind: 'fault',
		fault: { kind: 'offline', message: null },
	});
});

test('a known user whose routes have not arrived waits for them, and the server’s sentence says why', () => {
	expect(read({ code: 200, data: info }, 200, { ok: false, message: '菜单坏了' })).toEqual({
		kind: 'fault',
		fault: { kind: 'routes', message: '菜单坏了' },
	});
});

test('omits invalid roles, names and pictures of the response', () => {
	const data = { student: { id: 7, name: { first: '星' }, picture: 3 }, roles: ['Editor', null, { toString: null }] };
	expect(read({ code: 200, data })).toMatchObject({
		user: { user: { id: '7', name: '游客', avatar: '/avatar.svg' }, roles: ['Editor'] },
	});
	expect(read({ code: 200, data: { ...info, roles: 'Admin' } })).toMatchObject({ user: { roles: ['student'] } });
});
