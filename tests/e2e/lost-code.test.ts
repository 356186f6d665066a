import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgetComplaints } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { said } from './support/said.ts';

const CODE = '**/static/js/async/*';

/** Answers chunk requests with 404, as after a deploy that removed them. Counts requests by path: a repeat has another query. */
async function loseCode(page: Page, files = CODE): Promise<Map<string, number>> {
	const asked = new Map<string, number>();
	await page.route(files, (route) => {
		const { pathname } = new URL(route.request().url());
		asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
		return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });
	});
	return asked;
}

const openVideos = (page: Page): Promise<void> =>
	page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '视频中心' }).click();

journey(
	'a missing chunk is requested twice before an error shows; 重试 renders the page, 刷新页面 reloads it, but not twice in a row',
	async ({ page, complaints }) => {
		await openAs(page);
		await settled(page);
		// A lost connection shows a notice until it is back.
		await page.context().setOffline(true);
		const notice = page.getByRole('status').getByText('网络已断开');
		await notice.waitFor();
		await page.context().setOffline(false);
		await notice.waitFor({ state: 'detached' });
		// Prefetches may have been in flight.
		expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

		const asked = await loseCode(page);
		await openVideos(page);
		await page.getByRole('heading', { name: '页面打开失败' }).waitFor();
		expect(Math.max(...asked.values())).toBe(2);
		expect(await page.getByRole('navigation', { name: '主菜单' }).isVisible()).toBe(true);
		await page.unroute(CODE);
		await page.getByRole('button', { name: '重试' }).click();
		await page.getByRole('heading', { name: '视频中心' }).waitFor();
		expect(addressOf(page)).toBe('/videoIndex');

		await loseCode(page);
		await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '竞赛中心' }).click();
		await page.getByRole('heading', { name: '页面打开失败' }).waitFor();
		await page.evaluate(() => Object.assign(window, { before: true }));
		await page.getByRole('button', { name: '刷新页面' }).click();
		await page.waitForFunction(() => !('before' in window));

		// The layout's chunk is missing too, so the outermost error boundary catches it.
		await page.getByRole('heading', { name: '页面打开失败' }).waitFor();
		expect(addressOf(page)).toBe('/challengeArenaIndex');
		await page.evaluate(() => Object.assign(window, { before: true }));
		await page.getByRole('button', { name: '刷新页面' }).click();
		await said(page, '刚刚刷新过，请过一会儿再试');
		expect(await page.evaluate(() => 'before' in window)).toBe(true);

		await page.unroute(CODE);
		await page.getByRole('button', { name: '重试' }).click();
		await page.getByRole('heading', { name: '竞赛中心' }).waitFor();
		await forgetComplaints(page, complaints);
	},
);

/** Lazy parts of one page. `tests/scripts/lazy-parts.test.ts` shows that all of them load by the same helpers. */
const PARTS = [
	{
		part: 'the fields of a menu item',
		open: (page: Page) =>
			page
				.getByRole('treeitem', { name: /^视频中心/ })
				.first()
				.click(),
		opened: (page: Page) => page.getByRole('combobox').first(),
		close: async () => undefined,
	},
	{
		part: 'the theme drawer',
		open: (page: Page) => page.getByRole('button', { name: '主题设置' }).click(),
		opened: (page: Page) => page.getByRole('dialog', { name: '主题设置' }),
		close: (page: Page) => page.keyboard.press('Escape'),
	},
	{
		part: 'the search',
		open: (page: Page) => page.getByRole('button', { name: /^搜索菜单和内容/ }).click(),
		opened: (page: Page) => page.getByRole('dialog').getByRole('combobox'),
		close: (page: Page) => page.keyboard.press('Escape'),
	},
];

journey('a part whose code is missing fails alone, and 重试 loads it; the page around it stays', async ({ page, complaints }) => {
	await openAs(page, 'admin', '/menuStudio');
	await page
		.getByRole('treeitem', { name: /^视频中心/ })
		.first()
		.waitFor();
	await settled(page);
	for (const { part, open, opened, close } of PARTS) {
		await loseCode(page);
		await open(page);
		await page.getByRole('alert').filter({ hasText: '这一部分没有加载出来，请检查网络' }).first().waitFor();
		expect(await page.getByRole('tree').isVisible(), part).toBe(true);
		await page.unroute(CODE);
		await page.getByRole('button', { name: '重试' }).first().click();
		await opened(page).first().waitFor();
		await close(page);
	}
	await forgetComplaints(page, complaints);
});

journey(
	'a new release is offered once, and a page that it has replaced asks for a reload and keeps what was typed',
	async ({ page, complaints }) => {
		await openAs(page, 'student01', '/profile');
		await settled(page);
		const typed = page.getByRole('textbox', { name: '昵称' });
		await typed.fill('写到一半');
		await page.route('**/version.json', (route) => route.fulfill({ json: { built: '2099-01-01T00:00:00.000Z' } }));
		const offer = page.getByRole('status').getByText('有新版本，刷新一下就能用上');
		// The first two seconds after a check have no other.
		await expect
			.poll(async () => {
				await page.evaluate(() => window.dispatchEvent(new Event('focus')));
				return offer.count();
			})
			.toBe(1);
		await page.getByRole('button', { name: '以后再说' }).click();
		await offer.waitFor({ state: 'detached' });
		expect(await typed.inputValue()).toBe('写到一半');

		await loseCode(page);
		await openVideos(page);
		await page.getByRole('heading', { name: '网站更新了' }).waitFor();
		expect(await page.locator('main:visible').innerText()).not.toContain('网络');
		await page.unroute(CODE);
		await page.locator('main:visible').getByRole('button', { name: '刷新页面' }).click();
		await page.getByRole('heading', { name: '视频中心' }).waitFor();
		await page.goto('/profile');
		await expect.poll(() => typed.inputValue()).toBe('写到一半');
		await forgetComplaints(page, complaints);
	},
);
