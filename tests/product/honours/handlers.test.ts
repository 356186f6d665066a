import { expect, test } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';

test('a guest can verify an honour, but read nothing else', async () => {
	const world = createWorld();
	const { ask } = await world.as('student01');
	const { honours } = await ask('main.courseAggregate', { scope: 'honours', owner: 'mine', honourKind: 'cert' });
	const verified = await world.call('main.courseAggregate', { scope: 'honours', verifyCode: honours[0].verifyCode });
	expect(verified.data.honour).toMatchObject({ id: honours[0].id, title: honours[0].title, mine: false });
	for (const input of [{ scope: 'honours' }, { scope: 'home' }, { scope: 'course', courseId: 'c01', verifyCode: 'x' }]) {
		expect((await world.call('main.courseAggregate', input)).code).toBe(401);
	}
});

test('an honour requested by id is returned as `honour`', async () => {
	const { ask } = await createWorld().as('student01');
	expect((await ask('main.courseAggregate', { scope: 'honours', honourId: 'hn02' })).honour).toMatchObject({ id: 'hn02', mine: true });
	expect((await ask('main.courseAggregate', { scope: 'honours', honourId: 'nothing' })).honour).toBeUndefined();
	expect((await ask('main.courseAggregate', { scope: 'honours' })).honour).toBeUndefined();
});

test('only its owner can hide and show an honour, once it is earned', async () => {
	const world = createWorld();
	const [owner, other] = [await world.as('student01'), await world.as('bigdata')];
	const seen = async (): Promise<boolean> =>
		(await other.ask('main.courseAggregate', { scope: 'honours' })).honours.some(({ id }: { id: string }) => id === 'hn02');
	expect(await seen()).toBe(true);
	await owner.ask('main.honourVisibilitySave', { honourId: 'hn02', hidden: true });
	expect(await seen()).toBe(false);
	expect((await owner.ask('main.courseAggregate', { scope: 'honours', honourId: 'hn02' })).honour).toMatchObject({ hidden: true });
	expect((await other.call('main.honourVisibilitySave', { honourId: 'hn02', hidden: false })).code).toBe(404);
	const { honours } = await owner.ask('main.courseAggregate', { scope: 'honours', owner: 'mine' });
	const locked = honours.find(({ state }: { state: string }) => state === 'locked');
	expect((await owner.call('main.honourVisibilitySave', { honourId: locked.id, hidden: true })).code).toBe(404);
	expect((await world.call('main.honourVisibilitySave', { honourId: 'hn02', hidden: true })).code).toBe(401);
	await owner.ask('main.honourVisibilitySave', { honourId: 'hn02', hidden: false });
	expect(await seen()).toBe(true);
});

test('an unrevealed badge hides its name from its owner and itself from others', async () => {
	const world = createWorld();
	const [owner, other] = [await world.as('student01'), await world.as('bigdata')];
	const isActivity = async (): Promise<boolean> =>
		(await owner.ask('main.courseAggregate', { scope: 'centre' })).activities.some(({ id }: { id: string }) => id === 'honour-hn12');
	const search = async ({ ask }: typeof owner): Promise<number> =>
		(await ask('main.courseSearch', { keyword: '队长', type: 'honour' })).total;
	const asked = { scope: 'honours', honourId: 'hn12' };
	const { honour } = await owner.ask('main.courseAggregate', asked);
	expect(honour).toMatchObject({ revealed: false, rarity: 'epic', title: '一枚还没揭晓的徽章' });
	expect(JSON.stringify(honour)).not.toContain('第一次带队');
	expect([await search(owner), await search(other), await isActivity()]).toEqual([0, 0, false]);
	expect((await other.ask('main.courseAggregate', asked)).honour).toBeUndefined();
	expect((await other.call('main.honourBadgeReveal', { honourId: 'hn12' })).code).toBe(404);

	await owner.ask('main.honourBadgeReveal', { honourId: 'hn12' });
	expect((await owner.ask('main.courseAggregate', asked)).honour).toMatchObject({ revealed: true, title: '队长', hidden: false });
	expect([await search(owner), await search(other), await isActivity()]).toEqual([1, 1, true]);
});

test('a search without a kind returns the top three hits of each kind', async () => {
	const { ask } = await createWorld().as('student01');
	const { tops, groups } = await ask('main.courseSearch', { keyword: '循环', pageSize: 1 });
	const counts = groups.map((group: { title: string; total: number }) => [group.title, Math.min(3, group.total), group.total]);
	const shown = groups.map((group: { title: string }) => {
		const own = tops.filter((hit: { groupTitle: string }) => hit.groupTitle === group.title);
		return [group.title, own.length, own[0].groupTotal];
	});
	expect(shown).toEqual(counts);
	expect((await ask('main.courseSearch', { keyword: '循环', type: 'lesson' })).tops).toEqual([]);
});

test('honours of others and own honours are all honours', async () => {
	const { ask } = await createWorld().as('student01');
	const ids = async (owner: string): Promise<string[]> =>
		(await ask('main.courseAggregate', { scope: 'honours', owner })).honours.map(({ id }: { id: string }) => id);
	const others = await ids('others');
	expect(others).not.toContain('hn01');
	expect([...(await ids('mine')), ...others].sort()).toEqual((await ids('all')).sort());
});
