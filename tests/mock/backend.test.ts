import { describe, expect, it } from 'vitest';
import type { Violation } from '#mock/contract/violation.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createTestBackend, requestOf, type TestBackend } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';

function library(now = () => MOCK_NOW): TestBackend & { violations: Violation[] } {
	const violations: Violation[] = [];
	return { ...createTestBackend({ app: fixtureApp, now, onViolation: (violation) => void violations.push(violation) }), violations };
}

async function signedIn(): Promise<TestBackend & { violations: Violation[]; token: string }> {
	const all = library();
	const { data } = await all.call('lib.signIn', { username: 'lan', password: '123456' });
	return { ...all, token: data };
}

const jsonPost = (text: string, token: string): Request =>
	new Request('http://mock.test/lib-api/loans', {
		method: 'POST',
		body: text,
		headers: { Authorization: token, token, 'content-type': 'application/json' },
	});

describe('signing in', () => {
	it('accepts a token issued by an operation, in each header of the API', async () => {
		const { call, token, violations } = await signedIn();
		expect((await call('lib.myLoans', {}, token)).code).toBe(200);
		expect(violations).toEqual([]);
	});

	it.each([
		['without a token', null, '请先登录'],
		['with an unknown one', 'nonsense', '登录已过期，请重新登录'],
		['with the characters that a client should have dropped', '+1234', '登录已过期，请重新登录'],
	])('refuses with code 401 %s', async (_case, given, message) => {
		const { call, token } = await signedIn();
		const sent = given?.startsWith('+') ? token + given.slice(1) : given;
		expect(await call('lib.myLoans', {}, sent)).toMatchObject({ status: 200, code: 401, message, data: null });
	});

	it('accepts a session opened directly by a test', async () => {
		const { call, signIn } = library();
		expect((await call('lib.myLoans', {}, signIn('readers', 'r2', 'lib'))).data).toMatchObject([{ id: 'l2' }]);
		expect((await call('lib.myLoans', {}, signIn('readers', 'r2', 'old'))).code).toBe(401);
	});

	it("accepts a token only at its own API and with that API's prefix", async () => {
		const { call, backend, token } = await signedIn();
		expect(await call('old.userInfo', {}, token)).toMatchObject({ code: 401, message: '令牌无效' });
		const { data, headers } = await call('old.login', { username: 'lan' });
		expect(data.token).toBe('lan-token');
		expect(headers.get('Refresh-Token')).toBe('true');
		expect((await call('old.userInfo', {}, 'lan-token')).data).toEqual({ id: 'r1', name: 'lan' });
		const bare = new Request('http://mock.test/old-api/userInfo', { headers: { Authorization: 'lan-token' } });
		expect(await (await backend.fetch(bare)).json()).toEqual({ code: 401, msg: '令牌无效', data: null });
	});

	it('reports a missing auth header', async () => {
		const { backend, token, violations } = await signedIn();
		await backend.fetch(new Request('http://mock.test/lib-api/my/loans', { headers: { token } }));
		expect(violations.map(({ message }) => message)).toEqual([
			'The request of lib.myLoans breaks its contract at $.Authorization: expected the token in each of: Authorization, token, got nothing.',
		]);
	});

	it('reports a business error by code and message, with HTTP 200', async () => {
		const { call } = library();
		expect(await call('lib.signIn', { username: 'lan', password: '654321' })).toMatchObject({
			status: 200,
			code: 500,
			message: '帐户或密码不正确',
			data: null,
		});
	});
});

describe('a request', () => {
	it.each([
		['lib.signIn', { password: '123456' }, '缺少参数 username（账号）', '$.username'],
		['lib.signIn', { username: 'lan', password: '12345' }, '密码至少 6 位', '$.password'],
		['lib.books', { pageNum: 'x' }, '参数 pageNum 的类型不对，应为整数', '$.pageNum'],
		['lib.books', { pageNum: 0 }, '参数 pageNum 超出范围，不能小于 1', '$.pageNum'],
		['lib.books', { pageSize: 101 }, '参数 pageSize 超出范围，应在 1 到 100 之间', '$.pageSize'],
		['lib.books', { onLoan: 'maybe' }, '参数 onLoan 的类型不对，应为是或否', '$.onLoan'],
	])('of %s with %o is refused with code 400', async (name, input, message, path) => {
		const { call, violations } = library();
		expect(await call(name, input)).toMatchObject({ status: 200, code: 400, message, data: null });
		expect(violations).toMatchObject([{ kind: 'request', operation: name, path }]);
	});

	it.each([
		['{"bookId":""}', '参数 bookId 的长度不对，不能小于 1'],
		['{"bookId":7}', '参数 bookId 的类型不对，应为文本'],
		['{"bookId":"b1","note":"太长的备注了"}', '参数 note（备注）的长度不对，不能大于 5'],
		['{"bookId":', '请求体不是有效的 JSON'],
		['', '请求体不能为空'],
		['[1]', '请求体的类型不对，应为对象'],
	])('with the body %s is refused with code 400', async (text, message) => {
		const { backend, token, store } = await signedIn();
		const response = await backend.fetch(jsonPost(text, token));
		expect({ status: response.status, ...((await response.json()) as object) }).toEqual({ status: 200, code: 400, message, data: null });
		expect(store.rows('loans')).toHaveLength(2);
	});

	it('with an unknown parameter succeeds and is reported', async () => {
		const { backend, violations } = library();
		const response = await backend.fetch(new Request('http://mock.test/lib-api/books?keyord=x'));
		expect(response.status).toBe(200);
		expect(violations).toMatchObject([{ path: '$.keyord', expected: 'no such parameter', got: '"x"' }]);
	});

	it('accepts lists in each common encoding', async () => {
		const { backend } = library();
		for (const search of ['tags=car&tags=python', 'tags=car,python', 'tags[]=car&tags[]=python']) {
			const response = await backend.fetch(new Request(`http://mock.test/lib-api/books?${search}`));
			expect(await response.json()).toMatchObject({ data: { total: 2 } });
		}
	});

	it('accepts files in a multipart body', async () => {
		const { call } = library();
		const file = new File(['print(1)'], 'a.py');
		expect((await call('lib.upload', { name: 'a.py', file })).data).toEqual({ name: 'a.py', size: 8 });
		expect(await call('lib.upload', { name: 'a.py' })).toMatchObject({ code: 400, message: '缺少参数 file' });
	});

	it('to an unknown path gets a 404 and a report with the nearest operation', async () => {
		const { backend, violations } = library();
		const response = await backend.fetch(new Request('http://mock.test/lib-api/book/all?x=1'));
		expect(response.status).toBe(404);
		expect(await response.json()).toEqual({ code: 404, message: '没有这个接口：GET /lib-api/book/all', data: null });
		expect(violations.map(({ kind, message }) => [kind, message])).toEqual([
			[
				'unhandled',
				'GET /lib-api/book/all is in no API document, so the mock cannot answer it. Near it: GET /lib-api/books/all. Correct the call, or add the operation with its x-mock to manifests/api.',
			],
		]);
	});

	it.each([
		['POST', '/lib-api/books', 404],
		['GET', '/LIB-API/books', 404],
		['GET', '/lib-api/books/all/', 404],
		['GET', '/nowhere', 404],
		['GET', '/lib-api/books/%E0%A4%A', 200],
		['GET', '/OLD-API/UserInfo', 200],
		['GET', '/old-api/userinfo/more?x=1', 200],
		['GET', '/old-api/lockscreen', 200],
	])('%s %s gets HTTP %i', async (method, path, status) => {
		const { backend } = library();
		expect((await backend.fetch(new Request(`http://mock.test${path}`, { method }))).status).toBe(status);
	});
});

describe('a response', () => {
	it('drops fields that its schema does not name', async () => {
		const { backend } = library();
		const text = await (await backend.fetch(requestOf(fixtureApp, 'lib.book', { id: 'b1' }))).text();
		expect(text).not.toContain('内部备注');
	});

	it("has a Date header from the mock's clock", async () => {
		const { call } = library();
		expect((await call('lib.rules')).headers.get('date')).toBe('Sat, 12 Sep 2026 02:00:00 GMT');
	});

	it('that breaks the contract is reported with operation, path and seed row', async () => {
		const { call, store, violations } = library();
		store.update('books', 'b3', { pages: '80' });
		await call('lib.books', { ids: 'b3' });
		expect(violations).toEqual([
			{
				kind: 'answer',
				operation: 'lib.books',
				path: '$.records[0].pages',
				expected: 'integer',
				got: '"80"',
				origin: { kind: 'row', resource: 'books', id: 'b3', file: 'app/seed/books.yaml' },
				message:
					'The answer of lib.books breaks its contract at $.records[0].pages: expected integer, got "80". It comes from row b3 of books (app/seed/books.yaml).',
			},
		]);
	});

	it('of a handler that breaks the contract is reported with its file or the row it returned', async () => {
		const { call, store, violations } = library();
		store.update('books', 'b5', { tags: 'none' });
		await call('lib.wrong');
		expect(violations.map(({ path, origin }) => [path, origin])).toEqual([
			['$.book.tags', { kind: 'row', resource: 'books', id: 'b5', file: 'app/seed/books.yaml' }],
			['$.days', { kind: 'handler', name: 'lib.wrong', file: 'app/wrong.ts' }],
		]);
	});

	it('is HTTP 500 when the handler throws, and the cause is reported', async () => {
		const { call, violations } = library();
		expect(await call('lib.boom')).toMatchObject({ status: 500, code: 500, message: '服务器内部错误', data: null });
		expect(violations).toMatchObject([
			{ kind: 'failed', message: 'lib.boom could not be answered: app/boom.ts threw Error: no such shelf' },
		]);
	});

	it('rejects the call when violations fail the test', async () => {
		await expect(createTestBackend({ app: fixtureApp }).call('lib.wrong')).rejects.toThrow(
			'The answer of lib.wrong breaks its contract at $.days',
		);
		await expect(createTestBackend({ app: fixtureApp }).call('lib.books', { pageNum: 'x' })).rejects.toThrow(
			'The request of lib.books breaks its contract at $.pageNum',
		);
	});
});
