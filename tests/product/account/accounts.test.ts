import { describe, expect, it } from 'vitest';
import type { UserRow } from '#app/account/back-end/rows.ts';
import { createWorld, type Student } from '#tests/product/student-world.ts';

const MINUTE = 60_000;

describe('signing in', () => {
	it.each(['student01', 'newbie', 'expired', 'firstlogin', 'graduate', 'bigdata', 'admin', 'editor', 'test'])(
		'lets %s in with the common password',
		async (account) => {
			const { ask } = await createWorld().as(account);
			expect((await ask('main.studentInfo')).studentDTO.account).toBe(account);
		},
	);

	it('accepts the phone number as account name', async () => {
		const { data } = await createWorld().call('main.studentLogin', { username: '13800000001', password: '123456' });
		expect(data).toEqual(expect.any(String));
	});

	it('has the same error for an unknown account and a wrong password', async () => {
		const { call } = createWorld();
		expect(await call('main.studentLogin', { username: 'nobody', password: '123456' })).toMatchObject({
			code: 500,
			message: '账号或密码不正确',
		});
		expect((await call('main.studentLogin', { username: 'newbie', password: '654321' })).message).toMatch('账号或密码不正确');
	});

	it('locks an account for half an hour after five wrong passwords', async () => {
		const { call, wait } = createWorld();
		const attempt = (password: string) => call('main.studentLogin', { username: 'newbie', password });
		for (let count = 1; count <= 4; count += 1)
			expect((await attempt('wrong-one')).message).toBe(`账号或密码不正确，再输错 ${5 - count} 次账号将被锁定`);
		expect((await attempt('wrong-one')).message).toBe('密码连续输错 5 次，账号已锁定，请在 9月12日 10:30 之后再试，或找回密码');
		expect((await attempt('123456')).message).toMatch('账号已锁定');
		wait(31 * MINUTE);
		expect((await attempt('123456')).code).toBe(200);
	});

	it('resets the counter of wrong passwords after a right one', async () => {
		const { call } = createWorld();
		for (let count = 0; count < 4; count += 1) await call('main.studentLogin', { username: 'newbie', password: 'wrong-one' });
		await call('main.studentLogin', { username: 'newbie', password: '123456' });
		expect((await call('main.studentLogin', { username: 'newbie', password: 'wrong-one' })).message).toMatch('再输错 4 次');
	});

	it('says when the account `locked` can try again', async () => {
		const reply = await createWorld().call('main.studentLogin', { username: 'locked', password: '123456' });
		expect(reply).toMatchObject({ code: 500, message: expect.stringMatching(/账号已锁定.*10月12日 08:00/) });
	});

	it('ends the session of `expired` after 60 seconds', async () => {
		const { as, wait } = createWorld();
		const { call } = await as('expired');
		wait(59_000);
		expect((await call('main.studentInfo')).code).toBe(200);
		wait(2_000);
		expect((await call('main.studentInfo')).code).toBe(401);
	});
});

describe('the session user', () => {
	it('has campus, classes, honours and figures, but neither password nor phone number', async () => {
		const { ask } = await createWorld().as('student01');
		const info = await ask('main.studentInfo');
		expect(info.studentDTO).toMatchObject({
			id: 'student01',
			studentName: '林小满',
			hojSecret: expect.any(String),
			draftKey: expect.any(String),
			phoneMasked: '138****0001',
		});
		expect(info.classes.map((row: { courseTitle: string }) => row.courseTitle)).toContain('Python 第一步：从输入输出到循环');
		expect(info.honors).toHaveLength(14);
		expect(JSON.stringify(info)).not.toMatch(/123456|13800000001/);
	});

	it.each([
		['student01', undefined, undefined],
		['admin', ['Admin'], ['read:system', 'write:system', 'delete:system']],
		['editor', ['Editor'], ['read:system', 'write:system']],
		['test', ['Admin', 'Editor'], ['read:system', 'write:system', 'delete:system']],
	])('has the roles and permissions of %s', async (account, roles, permissions) => {
		const { ask } = await createWorld().as(account);
		const info = await ask('main.studentInfo');
		expect([info.roles, info.permissions]).toEqual([roles, permissions]);
	});

	it('marks the current one among the latest sign-ins', async () => {
		const { ask } = await createWorld().as('student01');
		const { logins } = await ask('main.studentInfo');
		expect(logins.filter((row: { current: boolean }) => row.current)).toEqual([
			expect.objectContaining({ ok: true, at: '2026-09-12T10:00:00+08:00' }),
		]);
		expect(logins.some((row: { ok: boolean }) => !row.ok)).toBe(true);
	});
});

describe('signed-in devices', () => {
	it('are listed with this one first, and are signed out alone or all together', async () => {
		const { as, wait } = createWorld();
		const signInLater = (): Promise<Student> => {
			wait(60_000);
			return as('student01');
		};
		const [one, other] = [await signInLater(), await signInLater()];
		const { ask, call } = await signInLater();
		const { devices, previous } = await ask('main.studentDeviceList');
		expect(devices.map(({ signedInAt }: { signedInAt: string }) => signedInAt.slice(11, 16))).toEqual(['10:03', '10:02', '10:01']);
		expect(devices.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
		expect(previous).toMatchObject({ ok: true, current: false });
		expect(JSON.stringify(devices)).not.toMatch(/sessionId|token/);
		expect((await call('main.studentDeviceSignOut', { id: devices[0].id })).code).toBe(400);
		expect(await ask('main.studentDeviceSignOut', { id: devices[1].id })).toEqual({ endedSessions: 1 });
		expect((await ask('main.studentDeviceList')).devices).toHaveLength(2);
		expect(await ask('main.studentDeviceSignOut')).toEqual({ endedSessions: 1 });
		expect([(await one.call('main.studentInfo')).code, (await other.call('main.studentInfo')).code]).toEqual([401, 401]);
	});
});

describe('changing the password', () => {
	it('ends the other sessions, keeps this one and clears the must-change flag', async () => {
		const { as, call } = createWorld();
		const other = await as('firstlogin');
		const { ask } = await as('firstlogin');
		expect((await ask('main.studentInfo')).studentDTO.mustChangePassword).toBe(true);
		const change = await ask('main.studentUpdatePassword', { oldPassword: '123456', newPassword: 'abc123!', confirmPassword: 'abc123!' });
		expect(change.endedSessions).toBe(1);
		expect((await ask('main.studentInfo')).studentDTO.mustChangePassword).toBe(false);
		expect((await other.call('main.studentInfo')).code).toBe(401);
		expect((await call('main.studentLogin', { username: 'firstlogin', password: 'abc123!' })).code).toBe(200);
	});

	it.each([
		[{ oldPassword: '000000', newPassword: 'abc123' }, '现在的密码不正确'],
		[{ oldPassword: '123456', newPassword: '123456' }, '新密码不能与现在的相同'],
		[{ oldPassword: '123456', newPassword: 'abc123', confirmPassword: 'abc124' }, '两次输入的新密码不一样'],
	])('refuses %j', async (input, message) => {
		const { call } = await createWorld().as('newbie');
		expect(await call('main.studentUpdatePassword', input)).toMatchObject({ code: 400, message });
	});
});

describe('registering', () => {
	const phone = '13900001111';
	const form = {
		step: 'register',
		phone,
		code: '246810',
		username: 'luna_2026',
		password: 'moon2026',
		studentName: '月亮',
		grade: '4',
		agreed: true,
	};

	it('creates an account that can sign in and has no data', async () => {
		const { call } = createWorld();
		expect((await call('main.register', { step: 'code', phone })).data).toEqual({ done: false, retryAfter: 60 });
		expect((await call('main.register', form)).data).toEqual({ done: true, username: 'luna_2026', token: expect.any(String) });
		const { data: token } = await call('main.studentLogin', { username: 'luna_2026', password: 'moon2026' });
		expect((await call('main.studentInfo', {}, token)).data).toMatchObject({
			study: { coursesJoined: 0 },
			unread: 0,
			studentDTO: { grade: '4' },
		});
	});

	it.each(['main.register', 'main.password'])('%s signs in as the sign-in does', async (operation) => {
		const { call, store } = createWorld();
		const given = operation === 'main.register' ? form : { step: 'reset', phone: '13800000003', code: '246810', password: 'moon2026' };
		await call(operation, { step: 'code', phone: given.phone });
		const { data } = await call(operation, given);
		const info = (await call('main.studentInfo', {}, data.token)).data;
		expect(info.studentDTO.account).toBe(data.username);
		expect(info.logins[0]).toMatchObject({ ok: true, current: true });
		const user = store.rows<UserRow>('users').find(({ account }) => account === data.username);
		expect(user).toMatchObject({ failures: 0, lastLoginAt: info.logins[0].at });
		expect(user?.lockedUntil).toBeUndefined();
	});

	it('sends no second code within a minute', async () => {
		const { call, wait } = createWorld();
		await call('main.register', { step: 'code', phone });
		wait(20_000);
		expect(await call('main.register', { step: 'code', phone })).toMatchObject({ code: 429, message: '验证码已发送，请 40 秒后再试' });
		wait(41_000);
		expect((await call('main.register', { step: 'code', phone })).code).toBe(428);
	});

	it('allows five attempts at the code, then requires a new one', async () => {
		const { call } = createWorld();
		await call('main.register', { step: 'code', phone });
		for (let left = 4; left >= 0; left -= 1)
			expect((await call('main.register', { ...form, code: '000000' })).message).toBe(`验证码不正确，还可以试 ${left} 次`);
		expect((await call('main.register', form)).message).toBe('验证码已作废，请重新获取');
	});

	it.each([
		[{ ...form, username: 'student01' }, '这个账号已经有人用了，换一个试试'],
		[{ ...form, phone: '13800000001' }, '这个手机号已经注册过，可以直接登录或找回密码'],
		[{ ...form, agreed: undefined }, '请先和家长一起读过用户协议与隐私说明'],
		[form, '请先获取验证码'],
	])('refuses %j', async (input, message) => {
		expect((await createWorld().call('main.register', input)).message).toBe(message);
	});
});

describe('recovering a password', () => {
	it('sets a new password and unlocks the account', async () => {
		const { call } = createWorld();
		const phone = '13800000003';
		await call('main.password', { step: 'code', phone });
		expect((await call('main.password', { step: 'reset', phone, code: '246810', password: 'fresh-1' })).data).toEqual({
			done: true,
			username: 'locked',
			token: expect.any(String),
		});
		expect((await call('main.studentLogin', { username: 'locked', password: 'fresh-1' })).code).toBe(200);
	});

	it('reports an unregistered phone number', async () => {
		expect(await createWorld().call('main.password', { step: 'code', phone: '13911112222' })).toMatchObject({
			code: 404,
			message: '这个手机号还没有注册',
		});
	});
});
