/** A route list that an administrator changes while a student works: menus, addresses and tabs follow without a new sign-in. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LIST_EVERY_MS } from '#src/routing/served-routes.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { built } from './support/builds.ts';
import { addressOf, signIn } from './support/page-steps.ts';
import { SERVED_LISTS, serveBuild } from './support/serve-build.ts';
import { openByMenu, tab, tabNames } from './support/tab-steps.ts';
import { openSite } from './support/visit.ts';

const serve = async () => serveBuild(await built('product'), SERVED_LISTS);

interface Served {
	name: string;
	path: string;
	meta: Record<string, unknown>;
	children?: Served[];
}

/** Publishes a change of the list as the administrator, by the calls of the menu studio. */
async function publish(page: Page, url: string, change: (list: Served[]) => Served[]): Promise<void> {
	const call = async (path: string, headers: Record<string, string>, body?: object) => {
		const address = `${url}/main-api/${path}`;
		const answer = await (body ? page.request.post(address, { headers, data: body }) : page.request.get(address, { headers }));
		return ((await answer.json()) as { data: unknown }).data;
	};
	const signedIn = await page.request.post(`${url}/main-api/user/student/login?username=admin&password=123456`);
	const { data: token } = (await signedIn.json()) as { data: string };
	const headers = { Authorization: token, token };
	const { etag, list } = (await call('menus/published', headers)) as { etag: string; list: Served[] };
	const body = { list: change(list), comment: '改菜单', requestKey: `${etag} next` };
	await call('menus/publish', { ...headers, 'If-Match': etag }, body);
}

const without = (list: Served[], ...names: string[]): Served[] =>
	list
		.filter(({ name }) => !names.includes(name))
		.map((record) => ({ ...record, ...(record.children && { children: without(record.children, ...names) }) }));

const changed = (list: Served[], name: string, change: (record: Served) => Partial<Served>): Served[] =>
	list.map((record) => ({
		...record,
		...(record.children && { children: changed(record.children, name, change) }),
		...(record.name === name && change(record)),
	}));

const menuLink = (page: Page, title: string) =>
	page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title, exact: true });
const films = (page: Page) => page.getByRole('searchbox', { name: '搜索视频' });
const password = (page: Page) => page.getByLabel('现在的密码');
const nickname = (page: Page) => page.getByLabel('昵称');

it('a published change reaches the open tabs of a student: a page that moved, one that went away, one that is denied', async () => {
	const site = await serve();
	const { page, complaints } = await openSite(site.url);
	await page.clock.install();
	/** Lets the time until the next check pass; returns the status of its answer. */
	const check = async (): Promise<number> => {
		const answering = page.waitForResponse('**/router/getList');
		await page.clock.fastForward(LIST_EVERY_MS);
		return (await answering).status();
	};
	await signIn(page);
	await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
	await page.getByRole('menuitem', { name: '修改密码' }).click();
	await password(page).fill('123456');
	await openByMenu(page, '个人中心');
	await page.getByRole('link', { name: '编辑资料' }).first().click();
	await nickname(page).fill('小满');
	await openByMenu(page, '视频中心');
	await films(page).fill('机器人');
	await films(page).press('Enter');
	await expect.poll(() => addressOf(page)).toContain('?keyword=');
	const search = new URL(page.url()).search;
	expect(await check()).toBe(304);
	expect(await tabNames(page)).toEqual(['首页', '修改密码', '个人中心', '编辑资料', '视频中心']);

	// A page that moved stays as it is at its new address; one that went away says so.
	await publish(page, site.url, (list) =>
		changed(without(list, 'changePassword'), 'videoIndex', () => ({ path: '/films', meta: { title: '看影片', icon: 'video' } })),
	);
	expect(await check()).toBe(200);
	await menuLink(page, '看影片').waitFor();
	await expect.poll(() => addressOf(page)).toBe(`/films${search}`);
	expect(await films(page).inputValue()).toBe('机器人');
	await tab(page, '修改密码 已撤下').click();
	await page.getByRole('status').getByText('这个页面已经从菜单里撤下。').waitFor();
	expect(await password(page).inputValue()).toBe('123456');
	for (const mode of ['light', 'dark'] as const) {
		await page.evaluate((name) => document.body.setAttribute('arco-theme', name), mode);
		expect(await accessibilityFindings(page)).toEqual([]);
	}

	// Closing asks, since something was typed; then the address is gone as well.
	await page.getByRole('button', { name: '关闭这个页面' }).click();
	await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
	await expect.poll(() => addressOf(page)).toBe(`/films${search}`);
	expect(await tabNames(page)).toEqual(['首页', '个人中心', '编辑资料', '视频中心']);

	// A page that is denied is left at once; what was typed is there again when it opens again.
	await tab(page, '编辑资料').click();
	expect(await nickname(page).inputValue()).toBe('小满');
	await publish(page, site.url, (list) => changed(list, 'profile', ({ meta }) => ({ meta: { ...meta, guard: 'admin' } })));
	expect(await check()).toBe(200);
	await page.waitForURL('**/403');
	await publish(page, site.url, (list) => changed(list, 'profile', ({ meta: { guard: _guard, ...meta } }) => ({ meta })));
	await page.goto(`${site.url}/profile`);
	await page.getByRole('main').getByText('已恢复上次没有提交的内容。').waitFor();
	expect(await nickname(page).inputValue()).toBe('小满');
	expect(complaints).toEqual([]);
	await site.close();
});
