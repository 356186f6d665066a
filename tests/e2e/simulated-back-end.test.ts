/** The simulated back end, chosen in config.json: in the demo, where it answers in the page, and over the network. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { startAppServer } from '#tests/support/app-server.ts';
import { answerJson, messages } from './support/answers.ts';
import { built } from './support/builds.ts';
import { type Site, journey as served } from './support/journey.ts';
import { addressOf, settled, signIn } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';
import { signOut } from './support/windows.ts';

const demo = served.extend<{ site: Site }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	site: async ({}, use) => {
		const server = await startAppServer({ dist: await built('demo') });
		await use({ url: server.url, violations: [] });
		await server.close();
	},
});

const choose = (page: Page): Promise<void> => answerJson(page, '**/config.json', { backend: 'simulated' });
const lockScreen = (page: Page) => page.getByRole('dialog', { name: '已锁定' });
const passwordField = (page: Page) => lockScreen(page).getByLabel('密码', { exact: true });

async function storedToken(page: Page): Promise<string | undefined> {
	const entry = await page.evaluate(() => localStorage.getItem('student-app-token'));
	return entry === null ? undefined : (JSON.parse(entry) as { token: string }).token;
}

async function lockAndUnlock(page: Page, password: string): Promise<void> {
	await page.getByRole('button', { name: '锁屏' }).click();
	await passwordField(page).fill(password);
	expect(await storedToken(page)).toBeUndefined();
	await page.getByRole('button', { name: '解锁', exact: true }).click();
	await lockScreen(page).waitFor({ state: 'detached' });
}

const ROUTES: unknown = app.seed.routes;

/** Menu items of the served list; a group with one page shows as that page. */
const SERVED = ['首页', '课程中心', '备考中心', '荣誉中心', '竞赛中心', '视频中心', '题库编程', '通知公告', '个人中心', '菜单工坊'];

/** The served list with another title for the course centre. */
const RENAMED = JSON.parse(JSON.stringify(ROUTES).replaceAll('课程中心', '下发的课程'));

demo(
	'spec 7.5: admin signs in to the demo with any password, sees the user and the served menus, locks, unlocks and signs out',
	async ({ page }) => {
		await choose(page);
		await page.goto('/login');
		await page.getByLabel('账号').fill('student01');
		await page.getByLabel('密码', { exact: true }).fill('123456');
		await page.getByRole('button', { name: '登录', exact: true }).click();
		await messages(page).filter({ hasText: '帐户或密码不正确' }).waitFor();
		expect(addressOf(page)).toBe('/login');
		expect(await storedToken(page)).toBeUndefined();

		await signIn(page, 'admin', 'whatever');
		await settled(page);
		expect(addressOf(page)).toBe('/index');
		expect(await storedToken(page)).toMatch(/^admin-token-.+-\d{13}[1-9]\d{3}$/);
		const user = page.getByRole('banner').locator('button[aria-haspopup="menu"]');
		expect(await user.innerText()).toBe('admin');
		const avatar = user.locator('img');
		expect(await avatar.getAttribute('src')).toBe('/static/images/1.svg');
		expect(await avatar.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
		const menu = page.getByRole('navigation').first();
		for (const title of SERVED) await menu.getByText(title, { exact: true }).first().waitFor();

		await page.reload();
		await settled(page);
		expect(await user.innerText()).toBe('admin');

		// The pages of the main API and of the judge open, too.
		await walkTo(page, '/ucenter');
		await walkTo(page, '/problem/index?tab=program');
		await page.locator('main:visible').getByText('P1001').first().waitFor();
		expect(await messages(page).allInnerTexts()).toEqual([]);
		await lockAndUnlock(page, 'another');
		expect(addressOf(page)).toBe('/problem/index?tab=program');
		expect(await storedToken(page)).toMatch(/^admin-token-/);
		await signOut(page);
		expect(await storedToken(page)).toBeUndefined();
		await page.goto('/courseIndex');
		await page.waitForURL(/\/login\?redirect=/);
	},
);

demo('without the choice the demo signs in at the main API', async ({ page }) => {
	await signIn(page, 'admin');
	await settled(page);
	expect(await storedToken(page)).not.toMatch(/^admin-token-/);
});

served('spec 7.5: over the network the session uses the simulated calls, from sign-in to sign-out', async ({ page }) => {
	const calls: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith('/simulated-api/')) calls.push(`${request.method()} ${pathname.slice('/simulated-api'.length)}`);
		if (/\/main-api\/(user\/student\/(login|info)|router)/.test(pathname)) calls.push(pathname);
	});
	await answerJson(page, '**/simulated-api/router/getList', { code: 200, msg: '', data: { list: RENAMED } });
	await choose(page);
	const bearer = page.waitForRequest('**/simulated-api/userInfo');
	await signIn(page, 'admin', 'whatever');
	await settled(page);
	await page.getByRole('navigation').first().getByText('下发的课程').first().waitFor();
	const token = (await storedToken(page)) ?? '';
	expect((await bearer).headers().authorization).toBe(`Bearer ${token.slice(0, -4)}`);
	expect(calls.splice(0).sort()).toEqual(['GET /router/getList', 'GET /userInfo', 'POST /login']);

	const locked = page.waitForRequest('**/simulated-api/lock');
	await lockAndUnlock(page, 'another');
	await locked;
	expect(calls.splice(0).sort()).toEqual(['GET /lock', 'GET /router/getList', 'GET /userInfo', 'POST /login']);

	await signOut(page);
	expect(calls).toEqual(['GET /logout']);
});

served('spec 7.5: an unknown back end in config.json stops the app with a sentence', async ({ page }) => {
	await answerJson(page, '**/config.json', { backend: 'moon' });
	await page.goto('/login');
	await page.getByText('里的 backend 只能是 "network"、"browser"、"simulated" 之一，现在是 "moon"。').waitFor();
});
