import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { activeTab, chooseInTabMenu, openByMenu, tab, tabNames } from './support/tab-steps.ts';
import { walkTo } from './support/walk.ts';

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits for the position, since the page may not be tall enough yet. */
async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate((to) => void window.scrollTo(0, to), top);
	await expect.poll(() => scrollY(page)).toBe(top);
}

const agree = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('button', { name: '确定' }).click();

journey(
	'a tab keeps text, expanded nodes, scroll position and a paused video without new requests, until it is refreshed',
	async ({ page }) => {
		await openAs(page, 'student01', '/changePassword');
		await page.getByLabel('现在的密码').fill('half-typed');
		await openByMenu(page, '课程中心');
		await settled(page);
		const closed = page.getByRole('tree').getByRole('treeitem', { expanded: true }).first();
		const name = await closed.innerText();
		await closed.press('ArrowLeft');
		// A silent stream stands in for any video.
		await page.evaluate(async () => {
			const canvas = document.createElement('canvas');
			canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
			const video = document.createElement('video');
			video.muted = true;
			video.srcObject = canvas.captureStream(10);
			document.querySelector('.shell-page:not([data-kept]) [role=tabpanel] > div')?.append(video);
			await video.play();
		});
		const paused = (): Promise<boolean> => page.evaluate(() => (document.querySelector('video') as HTMLVideoElement).paused);
		expect(await paused()).toBe(false);
		await scrollTo(page, 400);
		await openByMenu(page, '通知公告');
		await settled(page);
		expect(await scrollY(page)).toBe(0);
		await expect.poll(paused).toBe(true);

		const calls: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('-api/')) calls.push(request.url());
		});
		await tab(page, '课程中心').click();
		await expect.poll(() => scrollY(page)).toBe(400);
		expect(await page.getByRole('tree').getByRole('treeitem', { expanded: false }).first().innerText()).toContain(name.split('\n')[0]);
		expect(await page.locator('video').isVisible()).toBe(true);
		await tab(page, '修改密码').click();
		expect(await page.locator('main input').first().inputValue()).toBe('half-typed');
		expect(calls).toEqual([]);

		// Refreshing a tab remounts its page with fresh data and leaves other tabs alone.
		await tab(page, '通知公告').click();
		await settled(page);
		await page.getByRole('button', { name: '筛选', exact: true }).click();
		await page.getByRole('searchbox', { name: '关键字' }).fill('比赛');
		const asked = page.waitForRequest(/user-notice\/list\/page/);
		await page.getByRole('button', { name: '刷新标签页' }).click();
		await asked;
		await settled(page);
		await tab(page, '修改密码').click();
		expect(await page.locator('main input').first().inputValue()).toBe('half-typed');
		await chooseInTabMenu(page, '修改密码', '刷新');
		await agree(page);
		await expect.poll(() => page.locator('main input').first().inputValue()).toBe('');

		// A page without a tab, such as 404, shows alone, and going back restores the tabs.
		await page.locator('main input').first().fill('half-typed');
		await page.evaluate(() => {
			const { state } = history;
			history.pushState({ ...state, idx: state.idx + 1 }, '', '/noSuchPage');
			window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
		});
		await page.getByRole('heading', { name: '页面走丢了' }).waitFor();
		expect(addressOf(page)).toBe('/404');
		expect(await page.getByRole('tablist').count()).toBe(0);
		expect(await page.title()).toContain('页面不存在');
		await page.goBack();
		await activeTab(page).waitFor();
		expect(await page.locator('main input').first().inputValue()).toBe('half-typed');
		expect(await page.title()).toContain('修改密码');

		// A reload restores the scroll position.
		await page.locator('main input').first().fill('');
		await openByMenu(page, '课程中心');
		await scrollTo(page, 500);
		await page.reload();
		await settled(page);
		await expect.poll(() => scrollY(page)).toBe(500);
	},
);

journey(
	'a tab that was closed starts afresh, a page with keep-alive off always does, and menu, home and search show others as left',
	async ({ page }) => {
		await openAs(page, 'student01', '/changePassword');
		await page.locator('main input').first().fill('half-typed');
		await chooseInTabMenu(page, '修改密码', '关闭');
		await agree(page);
		await expect.poll(() => addressOf(page)).toBe('/index');
		await page.getByLabel('现在的密码').waitFor({ state: 'detached' });
		// The tab was the first of the window: nothing of the app is left to go back to.
		await page.goBack();
		await page.waitForURL('about:blank');
		await page.goto('/changePassword');
		expect(await page.locator('main input').first().inputValue()).toBe('');

		await walkTo(page, '/search');
		await page.getByRole('searchbox', { name: '搜索全站' }).fill('机器人');
		await expect.poll(() => addressOf(page)).toContain('keyword=');
		await settled(page);
		const inputs = page.getByRole('searchbox', { name: '搜索全站' });
		await inputs.first().evaluate((each) => each.setAttribute('data-mark', 'same'));
		await openByMenu(page, '通知公告');
		await tab(page, '搜索').click();
		await settled(page);
		expect(await inputs.first().inputValue()).toBe('机器人');
		expect(await inputs.first().getAttribute('data-mark')).toBeNull();

		// Spec 2.4: coming back by the menu, the home page or the search shows a page as it was left, as its tab does.
		await openByMenu(page, '题库编程');
		await settled(page);
		await page.getByRole('searchbox', { name: '搜索题目或题号' }).fill('循环');
		await expect.poll(() => addressOf(page)).toContain('keyword=');
		const left = addressOf(page);
		await openByMenu(page, '通知公告', '题库编程');
		expect(addressOf(page)).toBe(left);
		// The item of the page that is shown reloads it and keeps its filter.
		const asked = page.waitForRequest(/question\/page\?/);
		await openByMenu(page, '题库编程');
		expect(new URL((await asked).url()).searchParams.get('keyword')).toBe('循环');
		expect(addressOf(page)).toBe(left);
		await openByMenu(page, '首页');
		await page
			.getByRole('main')
			.getByRole('link', { name: /^题库编程/ })
			.click();
		await expect.poll(() => addressOf(page)).toBe(left);
		await openByMenu(page, '首页');
		await page.keyboard.press('Control+k');
		await page.getByRole('combobox').fill('题库编程');
		await page
			.getByRole('option', { name: /题库编程/ })
			.first()
			.click();
		await expect.poll(() => addressOf(page)).toBe(left);
	},
);

/** Elements whose style the browser computes meanwhile. */
async function styledElements(page: Page, during: () => Promise<void>): Promise<number> {
	const browser = page.context().browser();
	await browser?.startTracing(page, { categories: ['devtools.timeline'] });
	await during();
	const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
		traceEvents: { name: string; args: { elementCount?: number } }[];
	};
	return traceEvents.reduce((sum, { name, args }) => sum + ((name === 'UpdateLayoutTree' && args.elementCount) || 0), 0);
}

journey(
	'a hidden page keeps its layout, from the first time on, and its iframe does not reload when tabs are switched or dragged',
	async ({ page }) => {
		await openAs(page, 'student01', '/problem/index');
		await settled(page);
		const elements = await page.getByRole('tabpanel').locator('*').count();
		await openByMenu(page, '通知公告');
		await settled(page);
		const styled = await styledElements(page, async () => {
			await tab(page, '题库编程').click();
			await page.getByRole('tabpanel', { name: '题库编程' }).waitFor();
			await settled(page);
		});
		expect(styled).toBeLessThan(elements / 2);

		await openByMenu(page, '备考中心');
		await settled(page);
		await page.evaluate(async () => {
			const frame = document.createElement('iframe');
			frame.title = '框架';
			frame.src = `${location.origin}/avatar.svg`;
			const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
			document.querySelector('.shell-page:not([data-kept]) [role=tabpanel] > div')?.append(frame);
			await loaded;
			Object.assign(frame.contentWindow as Window, { mark: 'same' });
		});
		await openByMenu(page, '竞赛中心');
		await tab(page, '备考中心').dragTo(tab(page, '竞赛中心'));
		await expect.poll(() => tabNames(page)).toEqual(['首页', '题库编程', '通知公告', '竞赛中心', '备考中心']);
		await tab(page, '备考中心').click();
		const frame = page.locator('iframe[title="框架"]');
		await frame.waitFor();
		expect(await frame.evaluate((each) => (each as HTMLIFrameElement & { contentWindow: { mark?: string } }).contentWindow.mark)).toBe(
			'same',
		);
	},
);
