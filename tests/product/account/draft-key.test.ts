import { expect, it } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';

it('each user has a random draft key that stays, and that of a simulated account is the one of its user', async () => {
	const world = createWorld();
	const keyOf = async (account: string): Promise<string> => (await (await world.as(account)).ask('main.studentInfo')).studentDTO.draftKey;
	const keys = await Promise.all(['student01', 'newbie', 'editor'].map(keyOf));
	for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
	expect(new Set(keys).size).toBe(keys.length);
	expect(await keyOf('student01')).toBe(keys[0]);
	const { token } = (await world.call('simulated.login', { username: 'editor', password: 'x' })).data;
	expect((await world.call('simulated.userInfo', {}, token)).data.draftKey).toBe(keys[2]);
});
