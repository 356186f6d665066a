import { describe, expect, it } from 'vitest';
import { createWorld } from './student-world.ts';

describe('the simulated back end', () => {
	it.each([
		['admin', ['Admin'], ['read:system', 'write:system', 'delete:system']],
		['editor', ['Editor'], ['read:system', 'write:system']],
		['test', ['Admin', 'Editor'], ['read:system', 'write:system', 'delete:system']],
	])('lets %s in with any password and returns roles and permissions', async (username, roles, permissions) => {
		const { call } = createWorld();
		const { data } = await call('simulated.login', { username, password: 'anything' });
		expect(data.token).toMatch(new RegExp(`^${username}-token-.+-\\d+$`));
		expect((await call('simulated.userInfo', {}, data.token)).data).toMatchObject({
			username,
			roles,
			permissions,
			avatar: expect.stringMatching(/^\//),
		});
	});

	it('refuses unknown names and tokens', async () => {
		const { call } = createWorld();
		expect(await call('simulated.login', { username: 'student01' })).toMatchObject({ code: 500, message: '帐户或密码不正确' });
		expect(await call('simulated.userInfo')).toMatchObject({ code: 401, message: '令牌无效' });
		expect(await call('simulated.userInfo', {}, 'forged')).toMatchObject({ code: 401, message: '令牌无效' });
	});

	it.each(['simulated.register', 'simulated.password'])('%s always succeeds with a token', async (name) => {
		expect(await createWorld().call(name)).toMatchObject({ code: 200, data: { token: expect.any(String) } });
	});

	it('signs out with success and locks with 205', async () => {
		const { call } = createWorld();
		expect(await call('simulated.logout')).toMatchObject({ code: 200, message: 'success' });
		expect((await call('simulated.lock')).code).toBe(205);
	});
});
