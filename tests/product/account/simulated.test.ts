import { describe, expect, it } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';

const REFUSED = { code: 500, message: '帐户或密码不正确', data: null };
const ANY_TOKEN = /^(admin|editor|test)-token-[\w-]+-\d+$/;

/** Sends a request as it stands, with any path, body and header. */
async function send(method: string, path: string, { body, authorization }: { body?: string; authorization?: string } = {}) {
	const { backend } = createWorld();
	const headers = new Headers(body === undefined ? {} : { 'Content-Type': 'application/json' });
	if (authorization !== undefined) headers.set('Authorization', authorization);
	const response = await backend.fetch(new Request(`http://mock.test${path}`, { method, headers, body: body ?? null }));
	const json = await response.json();
	return { code: json.code, message: json.msg, data: json.data };
}

describe('spec 7.5: the simulated back end', () => {
	it.each([
		['admin', ['Admin'], ['read:system', 'write:system', 'delete:system']],
		['editor', ['Editor'], ['read:system', 'write:system']],
		['test', ['Admin', 'Editor'], ['read:system', 'write:system', 'delete:system']],
	])(
		'spec 7.5: POST /login lets %s in with any password, and GET /userInfo derives the user from the token',
		async (username, roles, permissions) => {
			const { call } = createWorld();
			const { code, data } = await call('simulated.login', { username, password: 'anything' });
			expect(code).toBe(200);
			expect(data.token).toMatch(new RegExp(`^${username}-token-[0-9a-f]{32}-\\d{13}$`));
			expect((await call('simulated.userInfo', {}, data.token)).data).toEqual({
				username,
				roles,
				permissions,
				avatar: expect.stringMatching(/^\/static\/images\/\d+\.svg$/),
				hojSecret: expect.stringMatching(/\.[0-9a-f]{32}$/),
				draftKey: expect.stringMatching(/^[0-9a-f]{64}$/),
			});
		},
	);

	it('spec 7.5: each sign-in gets a token of its own', async () => {
		const { call } = createWorld();
		const tokens = [await call('simulated.login', { username: 'admin' }), await call('simulated.login', { username: 'admin' })];
		expect(new Set(tokens.map(({ data }) => data.token)).size).toBe(2);
	});

	it.each([
		['another name', '{"username":"student01","password":"123456"}'],
		['an empty name', '{"username":"","password":"123456"}'],
		['no name', '{"password":"123456"}'],
		['an empty object', '{}'],
		['no body', undefined],
	])('spec 7.5: POST /login with %s is refused with 500', async (_case, body) => {
		expect(await send('POST', '/simulated-api/login', body === undefined ? {} : { body })).toEqual(REFUSED);
	});

	it.each([
		['without a header', undefined],
		['with a token that was never issued', 'Bearer admin-token-forged-1'],
		['with an empty token', 'Bearer '],
		['without Bearer', 'admin-token-forged-1'],
	])('spec 7.5: GET /userInfo %s is refused with 401', async (_case, authorization) => {
		const answer = await send('GET', '/simulated-api/userInfo', authorization === undefined ? {} : { authorization });
		expect(answer).toEqual({ code: 401, message: '令牌无效', data: null });
	});

	it('spec 7.5: GET /userInfo refuses an issued token without Bearer, and one of a student', async () => {
		const { backend, call, as } = createWorld();
		const { data } = await call('simulated.login', { username: 'admin' });
		const bare = new Request('http://mock.test/simulated-api/userInfo', { headers: { Authorization: data.token } });
		expect(await (await backend.fetch(bare)).json()).toMatchObject({ code: 401, msg: '令牌无效' });
		const { token } = await as('student01');
		expect(await call('simulated.userInfo', {}, token)).toMatchObject({ code: 401, message: '令牌无效' });
	});

	it.each([
		['simulated.register', '模拟注册成功'],
		['simulated.password', '模拟找回密码成功'],
	])('spec 7.5: %s answers 200 with a message and a token', async (name, message) => {
		for (const input of [{}, { username: 'newcomer', phone: '13800000000' }, { username: 'admin' }])
			expect(await createWorld().call(name, input)).toMatchObject({
				code: 200,
				message,
				data: { token: expect.stringMatching(ANY_TOKEN) },
			});
	});

	it('spec 7.5: GET /logout answers success, and GET /lock 205', async () => {
		const { call } = createWorld();
		expect(await call('simulated.logout')).toMatchObject({ code: 200, message: 'success' });
		expect((await call('simulated.lock')).code).toBe(205);
	});

	it('spec 7.5: GET /router/getList answers the list of the main API', async () => {
		const { call } = createWorld();
		const { data } = await call('simulated.login', { username: 'editor' });
		const { code, data: routes } = await call('simulated.routerGetList', {}, data.token);
		expect([code, routes.list.length > 0]).toEqual([200, true]);
		expect(routes).toEqual((await call('main.routerGetList', {}, data.token)).data);
		expect(await call('simulated.routerGetList')).toMatchObject({ code: 401, message: '令牌无效' });
	});

	it('the main API and the judge accept its users', async () => {
		const { call } = createWorld();
		const { data } = await call('simulated.login', { username: 'test' });
		const info = await call('main.studentInfo', {}, data.token);
		expect(info).toMatchObject({ code: 200, data: { studentDTO: { account: 'test' } } });
		expect(await call('judge.jqrAutoLogin', { secret: info.data.studentDTO.hojSecret })).toMatchObject({ code: 200 });
	});

	it.each([
		['POST', '/simulated-api/LOGIN', 500],
		['POST', '/Simulated-API/Login', 500],
		['POST', '/simulated-api/login/', 500],
		['POST', '/simulated-api/login/again', 500],
		['POST', '/simulated-api/loginByPhone', 500],
		['POST', '/simulated-api/Register/step-2', 200],
		['POST', '/simulated-api/PASSWORD.json', 200],
		['GET', '/simulated-api/userinfo', 401],
		['GET', '/SIMULATED-API/USERINFO/me', 401],
		['GET', '/simulated-api/LogOut/now', 200],
		['GET', '/simulated-api/lockScreen', 205],
		['GET', '/simulated-api/Router/GetList/all', 401],
	])('spec 7.5: paths match in any case and with any ending: %s %s', async (method, path, code) => {
		expect((await send(method, path)).code).toBe(code);
	});

	it('spec 7.5: only what stands before the path and the method has to match', async () => {
		const { backend } = createWorld();
		for (const [method, path] of [
			['GET', '/simulated-api/login'],
			['POST', '/simulated-api/v2/login'],
		] as const) {
			const asked = backend.fetch(new Request(`http://mock.test${path}`, { method }));
			await expect(asked).rejects.toThrow(/is in no API document/);
		}
	});
});
