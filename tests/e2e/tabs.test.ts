import { expect } from 'vitest';
import { everyAddress } from './support/every-address.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { activeTab, chooseInTabMenu, openByMenu, tab, tabList, tabNames } from './support/tab-steps.ts';
import { NARROW } from './support/visit.ts';
import { signOut } from './support/windows.ts';

journey('each page has one tab, which follows the address, and tabs are selected and moved by pointer and keys', async ({ page }) => {
	await openAs(page);
	expect(await tabNames(page)).toEqual(['首页']);
	const heightOf = (each: Element): number => (each.closest('.tabs-bar, footer') ?? each).getBoundingClientRect().height;
	expect(await tabList(page).evaluate(heightOf)).toBe(50);
	expect(await page.getByRole('contentinfo').evaluate(heightOf)).toBe(50);
	await openByMenu(page, '课程中心', '通知公告');
	expect(await tabNames(page)).toEqual(['首页', '课程中心', '通知公告']);

	await page.goBack();
	await expect.poll(() => activeTab(page).innerText()).toBe('课程中心');
	await tab(page, '首页').click();
	await expect.poll(() => addressOf(page)).toBe('/index');
	await expect.poll(() => page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(await tab(page, '首页').getAttribute('id'));

	// Tabs that are selected faster than the address changes: the last one wins, and links still work.
	for (const names of [
		['课程中心', '通知公告'],
		['首页', '课程中心', '首页', '课程中心'],
	]) {
		const tabs = await Promise.all(names.map((name) => tab(page, name).elementHandle()));
		// In one task, so no navigation can finish in between.
		await page.evaluate((each) => {
			for (const one of each) (one as HTMLElement | null)?.click();
		}, tabs);
		await expect.poll(() => activeTab(page).innerText()).toBe(names.at(-1));
		await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 1 }).innerText()).toBe(names.at(-1));
	}
	await openByMenu(page, '首页');
	await expect.poll(() => page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(await tab(page, '首页').getAttribute('id'));
	await expect.poll(() => addressOf(page)).toBe('/index');

	// Arrows, Home and End move the focus, Enter opens a tab, Ctrl+Shift+arrow moves it, and the focus stays on the tabs.
	await openByMenu(page, '备考中心');
	const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
	await activeTab(page).focus();
	for (const [key, name] of [
		['ArrowRight', '首页'],
		['ArrowLeft', '备考中心'],
		['Home', '首页'],
		['ArrowRight', '课程中心'],
		['End', '备考中心'],
		['ArrowLeft', '通知公告'],
	] as const) {
		await page.keyboard.press(key);
		expect(await focused()).toBe(name);
	}
	expect(addressOf(page)).toBe('/examPrepHubIndex');
	await page.keyboard.press('Enter');
	await expect.poll(() => addressOf(page)).toBe('/noticeIndex');
	await settled(page);
	expect(await focused()).toBe('通知公告');
	await page.keyboard.press('Control+Shift+ArrowLeft');
	await expect.poll(() => tabNames(page)).toEqual(['首页', '通知公告', '课程中心', '备考中心']);
	await page.keyboard.press('Control+Shift+ArrowLeft');
	expect(await tabNames(page)).toEqual(['首页', '通知公告', '课程中心', '备考中心']);

	// Dragging reorders tabs, except before the first, and a reload keeps the order.
	await tab(page, '备考中心').dragTo(tab(page, '通知公告'));
	await expect.poll(() => tabNames(page)).toEqual(['首页', '备考中心', '通知公告', '课程中心']);
	await tab(page, '课程中心').dragTo(tab(page, '首页'));
	await expect.poll(() => tabNames(page)).toEqual(['首页', '课程中心', '备考中心', '通知公告']);
	await page.reload();
	await settled(page);
	expect(await tabNames(page)).toEqual(['首页', '课程中心', '备考中心', '通知公告']);
	expect(await activeTab(page).innerText()).toBe('通知公告');
});

journey(
	'spec 1: detail pages have a tab each, and the window title names the data and the route, also on coming back',
	async ({ page }) => {
		const paper = everyAddress.find(({ name }) => name === 'examPrepHubPaper')?.address ?? '';
		await openAs(page, 'student01', paper);
		await settled(page);
		const name = (await activeTab(page).innerText()).trim();
		expect(name).not.toBe('试卷作答');
		const title = `${name} - 试卷作答 - 星芒机器人编程`;
		await expect.poll(() => page.title()).toBe(title);
		await openByMenu(page, '通知公告');
		await expect.poll(() => page.title()).toBe('通知公告 - 星芒机器人编程');
		await tab(page, name).click();
		await expect.poll(() => page.title()).toBe(title);

		await openByMenu(page, '课程中心');
		await settled(page);
		const courses = page.getByRole('tabpanel').getByRole('listitem').getByRole('link');
		const first = await courses.first().innerText();
		await courses.first().click();
		await expect.poll(() => activeTab(page).innerText()).toBe(first.trim());
		await settled(page);
		// A change of the query opens no tab.
		await page.getByRole('tabpanel').getByRole('tab').nth(1).click();
		await expect.poll(() => addressOf(page)).toContain('?tab=');
		expect(await tabNames(page)).toHaveLength(5);

		await tab(page, '课程中心').click();
		await settled(page);
		await courses.nth(1).click();
		await expect.poll(() => tabNames(page)).toHaveLength(6);
		await tab(page, first.trim()).click();
		await expect.poll(() => addressOf(page)).toContain('?tab=');
		await expect.poll(() => page.title()).toContain(first.trim());
	},
);

/** Tabs that are opened, an item of the menu of an inactive tab, and what it leaves. `tests/src/tabs/tab-list.test.ts` has all cases. */
const CLOSINGS = [
	[['课程中心', '备考中心', '通知公告'], '备考中心', '关闭左侧', ['首页', '备考中心', '通知公告'], '/noticeIndex'],
	[[], '备考中心', '关闭右侧', ['首页', '备考中心'], '/examPrepHubIndex'],
	[['课程中心', '通知公告'], '课程中心', '关闭', ['首页', '备考中心', '通知公告'], '/noticeIndex'],
	[[], '备考中心', '关闭其他', ['首页', '备考中心'], '/examPrepHubIndex'],
	[['课程中心'], '备考中心', '全部关闭', ['首页'], '/index'],
] as const;

journey('tabs close by button, middle click, Delete and each item of their menu, also by keys, but never the first', async ({ page }) => {
	await openAs(page);
	await openByMenu(page, '课程中心', '备考中心', '通知公告');
	await tab(page, '课程中心').click();
	await tab(page, '通知公告').click();
	expect(await tab(page, '首页').locator('xpath=..').locator('.tab-close').count()).toBe(0);

	// The tab used before becomes active.
	await tab(page, '通知公告').locator('xpath=..').locator('.tab-close').click();
	await expect.poll(() => activeTab(page).innerText()).toBe('课程中心');
	await tab(page, '课程中心').click({ button: 'middle' });
	await expect.poll(() => addressOf(page)).toBe('/examPrepHubIndex');
	await tab(page, '首页').click({ button: 'middle' });
	await tab(page, '备考中心').press('Delete');
	await expect.poll(() => tabNames(page)).toEqual(['首页']);
	await expect.poll(() => addressOf(page)).toBe('/index');

	for (const [opened, on, item, left, address] of CLOSINGS) {
		await openByMenu(page, ...opened);
		await chooseInTabMenu(page, on, item);
		await expect.poll(() => tabNames(page), { message: item }).toEqual(left);
		await expect.poll(() => addressOf(page)).toBe(address);
	}

	await openByMenu(page, '课程中心', '备考中心');
	await tab(page, '首页').focus();
	await page.keyboard.press('Shift+F10');
	const menu = page.getByRole('menu', { name: '标签页操作' });
	await menu.waitFor();
	expect(await menu.getByRole('menuitem', { disabled: true }).allInnerTexts()).toEqual(['关闭', '关闭左侧']);
	await page.keyboard.press('Escape');
	await menu.waitFor({ state: 'detached' });
	expect(await tab(page, '首页').evaluate((each) => each === document.activeElement)).toBe(true);
	await page.keyboard.press('Shift+F10');
	for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
	await expect.poll(() => tabNames(page)).toEqual(['首页']);
	await page.goBack();
	expect(await tabNames(page)).not.toContain('通知公告');

	// Tabs belong to their user: they close on sign-out.
	await openByMenu(page, '课程中心', '通知公告', '首页');
	await signOut(page);
	expect(await page.evaluate(() => localStorage.getItem('student-app-caught-routes'))).toBeNull();
	await openAs(page, 'newbie');
	expect(await tabNames(page)).toEqual(['首页']);

	// Stored tabs that no longer exist or are forbidden are dropped.
	const user = await page.evaluate(() => JSON.parse(localStorage.getItem('student-app-caught-routes') ?? '{}').user as string);
	const tabs = ['/noSuchPage', '/menuStudio', '/403', 'https://evil.example/', '/courseIndex', 7].map((path) => ({
		path,
		title: '记住的',
	}));
	await page.addInitScript(
		(text) => localStorage.setItem('student-app-caught-routes', text),
		JSON.stringify({ version: 1, user, tabs, scrollTop: 'no list' }),
	);
	await page.reload();
	await settled(page);
	expect(await tabNames(page)).toEqual(['首页', '记住的']);
});

journey('many tabs scroll sideways, the active one is scrolled into view, and a page can be maximised', async ({ page }) => {
	await page.setViewportSize({ width: 1000, height: 700 });
	await openAs(page);
	await openByMenu(page, '课程中心', '视频中心', '备考中心', '题库编程', '竞赛中心', '荣誉中心', '通知公告', '个人中心');
	const strip = tabList(page);
	const inView = (name: string) =>
		tab(page, name).evaluate((each) => {
			const [own, frame] = [each.getBoundingClientRect(), (each.closest('[role=tablist]') as Element).getBoundingClientRect()];
			return own.left >= frame.left - 1 && own.right <= frame.right + 1;
		});
	expect(await strip.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true);
	await expect.poll(() => inView('个人中心')).toBe(true);
	expect(await inView('首页')).toBe(false);
	await strip.hover();
	const before = await page.evaluate(() => window.scrollY);
	await page.mouse.wheel(0, -2000);
	await expect.poll(() => inView('首页')).toBe(true);
	expect(await page.evaluate(() => window.scrollY)).toBe(before);

	// Until Escape or the button restores it.
	await openByMenu(page, '课程中心');
	await chooseInTabMenu(page, '课程中心', '最大化');
	const menu = page.getByRole('navigation', { name: '主菜单' });
	await menu.waitFor({ state: 'hidden' });
	expect(await page.getByRole('banner').isVisible()).toBe(false);
	await page.keyboard.press('Escape');
	await menu.waitFor();
	await page.getByRole('button', { name: '最大化页面' }).click();
	await menu.waitFor({ state: 'hidden' });
	await page.getByRole('button', { name: '还原页面' }).click();
	await menu.waitFor();
});

journey.extend({ viewport: NARROW })('on a phone the tab menu opens by a button, and tabs are kept alive', async ({ page }) => {
	await openAs(page, 'student01', '/changePassword');
	const typed = page.locator('main input').first();
	await typed.fill('half-typed');
	await tab(page, '首页').click();
	await expect.poll(() => addressOf(page)).toBe('/index');
	await tab(page, '修改密码').click();
	expect(await typed.inputValue()).toBe('half-typed');
	expect(await tabNames(page)).toEqual(['首页', '修改密码']);
	await typed.fill('');
	await page.getByRole('button', { name: '标签页操作' }).click();
	await page.getByRole('menuitem', { name: '关闭', exact: true }).click();
	await expect.poll(() => addressOf(page)).toBe('/index');
	expect(await tabNames(page)).toEqual(['首页']);
});
