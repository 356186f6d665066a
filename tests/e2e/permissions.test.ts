/** A sample of the permission matrix on the built product. `tests/product/manifests/permission-matrix.test.ts` covers all of it. */
import { expect, it } from 'vitest';
import { built } from './support/builds.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { serveBuild } from './support/serve-build.ts';
import { openSite } from './support/visit.ts';
import { walkTo } from './support/walk.ts';

interface Rights {
	account: string;
	/** Visible menu items among 视频中心, 备考中心 and 菜单工坊. */
	menu: readonly string[];
	open: readonly string[];
	goal: boolean;
	changeGoal: boolean;
	favourites: boolean;
}

const GUARDED = ['/videoIndex', '/profile', '/menuStudio', '/examPrepHubIndex'];

const RIGHTS: readonly Rights[] = [
	{ account: 'student01', menu: ['备考中心'], open: ['/examPrepHubIndex'], goal: false, changeGoal: false, favourites: false },
	{
		account: 'editor',
		menu: ['视频中心', '备考中心', '菜单工坊'],
		open: GUARDED,
		goal: true,
		changeGoal: false,
		favourites: true,
	},
	{ account: 'admin', menu: ['视频中心', '备考中心', '菜单工坊'], open: GUARDED, goal: true, changeGoal: true, favourites: true },
];

it('a guest goes to sign-in, and each role sees its own menu items, pages, blocks and buttons only', async () => {
	const site = await serveBuild(await built('guarded'));
	const { page, complaints, close } = await openSite(site.url);
	await page.goto('/videoIndex');
	await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/videoIndex');
	for (const rights of RIGHTS) {
		await openAs(page, rights.account, '/index');
		await settled(page);
		const menu = page.getByRole('navigation').first();
		const shown: string[] = [];
		for (const name of ['视频中心', '备考中心', '菜单工坊'])
			if ((await menu.getByRole('link', { name, exact: true }).count()) > 0) shown.push(name);
		expect(shown, rights.account).toEqual(rights.menu);
		const main = page.locator('main:visible');
		expect(await main.getByRole('heading', { name: '本周目标' }).count()).toBe(rights.goal ? 1 : 0);
		expect(await main.getByRole('button', { name: '改目标' }).count()).toBe(rights.changeGoal ? 1 : 0);
		await walkTo(page, '/ucenter');
		expect(await page.getByRole('button', { name: /^已学完/ }).count()).toBe(1);
		expect(await page.getByRole('button', { name: /^收藏/ }).count()).toBe(rights.favourites ? 1 : 0);
		for (const path of GUARDED) {
			await (rights.open.includes(path) ? walkTo(page, path) : page.goto(path));
			await expect.poll(() => addressOf(page), { message: rights.account }).toBe(rights.open.includes(path) ? path : '/403');
			await settled(page);
		}
	}
	expect([...complaints, ...site.violations]).toEqual([]);
	await close();
	await site.close();
});
