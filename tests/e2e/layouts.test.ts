import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LayoutName } from '#src/settings/theme.ts';
import { forgetComplaints, keepMessages, messages } from './support/answers.ts';
import { holdRequests } from './support/hold-requests.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const side = (page: Page) => page.getByRole('complementary', { name: '侧栏' });
const banner = (page: Page) => page.getByRole('banner');

async function openIn(page: Page, layout: LayoutName, path: string): Promise<void> {
	await page.addInitScript((name) => localStorage.setItem('student-app-theme', JSON.stringify({ version: 1, layout: name })), layout);
	await openAs(page, 'student01', path);
	await settled(page);
}

const widthOf = (page: Page): Promise<number> => side(page).evaluate((element) => element.getBoundingClientRect().width);
const edgeOf = (page: Page, name: string): Promise<number> =>
	mainMenu(page)
		.getByRole('link', { name, exact: true })
		.evaluate((link) => link.getBoundingClientRect().left);
const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

async function changeTo(page: Page, layout: string, path: string): Promise<void> {
	await banner(page).getByRole('button', { name: '主题设置' }).click();
	const drawer = page.getByRole('dialog', { name: '主题设置' });
	await drawer.getByRole('group', { name: '布局', exact: true }).getByRole('radio', { name: layout }).check();
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'detached' });
	await walkTo(page, path);
}

journey('the vertical layout has the menu at the side, which can be skipped, collapses and marks the item of a list', async ({ page }) => {
	await openIn(page, 'vertical', '/courseIndex?keyword=C');
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^#/);
	await page.keyboard.press('Enter');
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

	const current = mainMenu(page).locator('[aria-current="page"]');
	expect(await current.allTextContents()).toEqual(['课程中心']);
	await page.getByRole('main').getByRole('link').first().click();
	await page.waitForURL(/\/courseDetail\//);
	await settled(page);
	expect(await current.allTextContents()).toEqual(['课程中心']);
	const crumbs = page.getByRole('navigation', { name: '所在位置' });
	expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(['课程中心', '课程详情']);
	await crumbs.getByRole('link', { name: '课程中心' }).click();
	await page.waitForURL(/\/courseIndex$/);

	expect(await widthOf(page)).toBe(266);
	// An item after a group stands at the edge of the first level, not at that of the group's items.
	expect(await edgeOf(page, '课程中心')).toBeGreaterThan(await edgeOf(page, '首页'));
	expect(await edgeOf(page, '通知公告')).toBe(await edgeOf(page, '首页'));
	await banner(page).getByRole('button', { name: '收窄菜单' }).click();
	expect(await widthOf(page)).toBe(72);
	await page.reload();
	await settled(page);
	expect(await widthOf(page)).toBe(72);
	await mainMenu(page).getByRole('link', { name: '视频中心' }).click();
	await page.waitForURL(/\/videoIndex$/);

	// The button for full screen follows the browser.
	const isFull = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
	await banner(page).getByRole('button', { name: '全屏', exact: true }).click();
	await banner(page).getByRole('button', { name: '退出全屏' }).waitFor();
	expect(await isFull()).toBe(true);
	await banner(page).getByRole('button', { name: '退出全屏' }).click();
	await banner(page).getByRole('button', { name: '全屏', exact: true }).click();
	await banner(page).getByRole('button', { name: '退出全屏' }).waitFor();
	await page.evaluate(() => document.exitFullscreen());
	await banner(page).getByRole('button', { name: '全屏', exact: true }).waitFor();
	expect(await isFull()).toBe(false);
});

journey(
	'the column layout has two columns, the comprehensive one a header and a side, the horizontal one panels in the header',
	async ({ page }) => {
		// Two columns of 266 px together, and the second stays collapsed.
		await openIn(page, 'column', '/courseIndex');
		expect(await widthOf(page)).toBe(266);
		await mainMenu(page).getByRole('button', { name: '挑战' }).click();
		await mainMenu(page).getByRole('link', { name: '荣誉中心' }).waitFor();
		expect(addressOf(page)).toBe('/courseIndex');
		await banner(page).getByRole('button', { name: '收起第二栏' }).click();
		expect(await widthOf(page)).toBe(72);
		await page.reload();
		await settled(page);
		expect(await widthOf(page)).toBe(72);
		await mainMenu(page).getByRole('button', { name: '学习' }).click();
		await mainMenu(page).getByRole('link', { name: '视频中心' }).click();
		await page.waitForURL(/\/videoIndex$/);
		await settled(page);
		expect(await widthOf(page)).toBe(266);
		await mainMenu(page).getByRole('link', { name: '首页' }).click();
		await page.waitForURL(/\/index$/);
		await settled(page);
		expect(await widthOf(page)).toBe(72);
		expect(
			await banner(page)
				.getByRole('button', { name: /第二栏/ })
				.count(),
		).toBe(0);

		// The first level in the header and the open group at the side.
		await changeTo(page, '综合', '/courseIndex');
		expect(await widthOf(page)).toBe(266);
		await mainMenu(page).getByRole('button', { name: '练习' }).click();
		await side(page).getByRole('link', { name: '题库编程' }).click();
		await page.waitForURL(/\/problem\/index$/);
		await settled(page);
		expect(await side(page).locator('[aria-current="page"]').allTextContents()).toEqual(['题库编程']);
		await mainMenu(page).getByRole('link', { name: '首页' }).click();
		await page.waitForURL(/\/index$/);
		await side(page).waitFor({ state: 'detached' });

		// The menu in the header, with panels that open, move and close by keyboard.
		await changeTo(page, '横向', '/courseIndex');
		expect(await side(page).count()).toBe(0);
		const study = mainMenu(page).getByRole('button', { name: '学习' });
		expect(await study.getAttribute('aria-current')).toBe('true');
		await study.focus();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowDown');
		expect(await focused(page)).toContain('备考中心');
		await page.keyboard.press('End');
		await page.keyboard.press('Escape');
		expect(await focused(page)).toContain('练习');
		expect(await mainMenu(page).getByRole('link', { name: '备考中心' }).count()).toBe(0);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await page.waitForURL(/\/problem\/index$/);
		await settled(page);
		expect(await mainMenu(page).getByRole('button', { name: '练习' }).getAttribute('aria-current')).toBe('true');

		// Entries that do not fit the header are under 更多.
		await walkTo(page, '/noticeIndex');
		expect(await mainMenu(page).getByRole('button', { name: '更多' }).count()).toBe(0);
		await page.addStyleTag({ content: '.shell-site { min-width: 640px }' });
		const more = mainMenu(page).getByRole('button', { name: '更多' });
		await more.waitFor();
		expect(await more.getAttribute('aria-current')).toBe('true');
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		await more.click();
		await mainMenu(page).getByRole('link', { name: '个人中心' }).click();
		await page.waitForURL(/\/ucenter$/);
	},
);

journey.extend({ viewport: { width: 768, height: 800 } })(
	'in narrow windows every layout shows the menu in a drawer, in front of which messages are',
	async ({ page, complaints }) => {
		await keepMessages(page);
		await openIn(page, 'column', '/courseIndex');
		for (const [width, item, path] of [
			[768, '荣誉中心', '/honorsGalleryIndex'],
			[360, '课程中心', '/courseIndex'],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			await expect.poll(() => side(page).count()).toBe(0);
			expect(await mainMenu(page).count()).toBe(0);
			await banner(page).getByRole('button', { name: '打开菜单' }).click();
			await mainMenu(page).getByRole('link', { name: item }).click();
			await page.waitForURL((url) => url.pathname === path);
			await settled(page);
			expect(await page.getByRole('dialog').count()).toBe(0);
			expect(await overflow(page)).toBeLessThanOrEqual(0);
		}

		const answer = await holdRequests(page, '**/main-api/system/user-notice/list/page**', (route) =>
			route.fulfill({ json: { code: 500, message: '名额已满' } }),
		);
		await banner(page).getByRole('button', { name: '打开菜单' }).click();
		await mainMenu(page).getByRole('link', { name: '通知公告' }).click();
		await page.waitForURL(/\/noticeIndex$/);
		await banner(page).getByRole('button', { name: '打开菜单' }).click();
		await mainMenu(page).getByRole('link', { name: '荣誉中心' }).waitFor();
		answer();
		const message = messages(page).filter({ hasText: '名额已满' });
		await message.waitFor();
		for (const width of [360, 768]) {
			await page.setViewportSize({ width, height: 800 });
			const inFront = await message.evaluate((element) => {
				const { left, right, top, bottom } = element.getBoundingClientRect();
				return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
			});
			expect(inFront).toBe(true);
		}
		await forgetComplaints(page, complaints);
	},
);
