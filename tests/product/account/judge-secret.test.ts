import { expect, it } from 'vitest';
import type { UserRow } from '#app/account/back-end/rows.ts';
import { createWorld } from '#tests/product/student-world.ts';

const ENTERED = { code: 200 };
const WRONG = { code: 400, message: '登录失败，判题密钥不正确！' };
const LOCKED = { code: 429, message: '判题密钥连续 5 次不正确，请在 9月12日 10:30 之后再试' };

const randomOf = (id: string): string => `${id}.${'0'.repeat(32)}`;

it('no secret is known before its user asks for it, nor follows from that of another', async () => {
	const world = createWorld();
	expect(world.store.rows<UserRow>('users').filter(({ hojSecret }) => hojSecret !== undefined)).toEqual([]);
	const secrets = await Promise.all(['student01', 'admin', 'newbie', 'test'].map(world.judgeSecret));
	for (const secret of secrets) expect(secret).toMatch(/^\w+\.[0-9a-f]{32}$/);
	expect(new Set(secrets.map((secret) => secret.split('.')[1])).size).toBe(secrets.length);
	expect(await world.judgeSecret('student01')).toBe(secrets[0]);
});

it('the secret of a registered student is random, and a row of an older version gets another', async () => {
	const world = createWorld();
	const phone = '13900001111';
	await world.call('main.register', { step: 'code', phone });
	const account = { username: 'luna_2026', password: '123456', studentName: '月亮', agreed: true };
	await world.call('main.register', { step: 'register', phone, code: '246810', ...account });
	expect(await world.judgeSecret('luna_2026')).toMatch(/\.[0-9a-f]{32}$/);
	const [user] = world.store.rowsBy<UserRow>('users', 'account', 'luna_2026');
	world.store.update<UserRow>('users', String(user?.id), { hojSecret: `hoj-${user?.id}` });
	expect(await world.call('judge.jqrAutoLogin', { secret: `hoj-${user?.id}` })).toMatchObject(WRONG);
	expect(await world.judgeSecret('luna_2026')).toMatch(/\.[0-9a-f]{32}$/);
});

it.each([
	['a user', randomOf('student01'), ['student01']],
	['nobody', randomOf('nobody'), ['hoj-1', 'undefined', randomOf('constructor')]],
])('five wrong secrets of %s lock that way for half an hour, and no other', async (_whose, wrong, alike) => {
	const world = createWorld();
	const [own, other] = [await world.judgeSecret('student01'), await world.judgeSecret('newbie')];
	const enter = (secret: string) => world.call('judge.jqrAutoLogin', { secret });
	for (let count = 0; count < 4; count += 1) expect(await enter(wrong)).toMatchObject(WRONG);
	await Promise.all(Array.from({ length: 200 }, () => enter(wrong)));
	expect(await enter(wrong)).toMatchObject(LOCKED);
	for (const each of alike) expect(await enter(each === 'student01' ? own : each)).toMatchObject(LOCKED);
	expect(await enter(other)).toMatchObject(ENTERED);
	world.wait(30 * 60_000);
	expect(await enter(own)).toMatchObject(ENTERED);
});

it('a right secret forgets the failures before it', async () => {
	const world = createWorld();
	const secret = await world.judgeSecret('student01');
	for (let round = 0; round < 3; round += 1) {
		for (let count = 0; count < 4; count += 1)
			expect(await world.call('judge.jqrAutoLogin', { secret: randomOf('student01') })).toMatchObject(WRONG);
		expect(await world.call('judge.jqrAutoLogin', { secret })).toMatchObject(ENTERED);
	}
});
