import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { forgetComplaints } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: '搜索菜单和内容' });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: '搜索菜单和内容' });
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });

async function openByKeys(page: Page): Promise<void> {
	await page.keyboard.press('Control+k');
	await palette(page).waitFor();
}

journey('a menu item is found and opened by keyboard', async ({ page }) => {
	await openAs(page);
	await settled(page);
	expect(await opener(page).getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
	await openByKeys(page);
	await page.keyboard.type('HONORS');
	await expect.poll(() => selected(page).innerText()).toContain('荣誉中心');
	expect(await selected(page).innerText()).toContain('挑战');
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/honorsGalleryIndex$/);
	expect(await palette(page).count()).toBe(0);
});

journey('content is listed below the menu items and opens', async ({ page }) => {
	await openAs(page);
	await settled(page);
	await openByKeys(page);
	await page.keyboard.type('图形化');
	const content = palette(page).getByRole('group', { name: '内容' }).getByRole('option');
	await content.first().waitFor();
	const title = (await content.first().locator('.palette-title').innerText()).trim();
	expect(title).toContain('图形化');
	await page.keyboard.press('Home');
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => url.pathname !== '/index');
	await page.getByRole('main').getByText(title).first().waitFor();
});

journey('without results the palette says so and offers the site search', async ({ page }) => {
	await openAs(page);
	await settled(page);
	await openByKeys(page);
	await page.keyboard.type('无此内容');
	await palette(page).getByText('没有找到“无此内容”').first().waitFor();
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/search\?/);
	expect(decodeURIComponent(addressOf(page))).toBe('/search?keyword=无此内容');
});

journey('Escape and the shortcut close the palette and restore the focus', async ({ page }) => {
	await openAs(page);
	await settled(page);
	const link = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' });
	const isFocused = (): Promise<boolean> => link.evaluate((element) => element === document.activeElement);
	await link.focus();
	for (const key of ['Escape', 'Control+k']) {
		await openByKeys(page);
		expect(await isFocused()).toBe(false);
		await page.keyboard.press(key);
		expect(await isFocused()).toBe(true);
	}
});

journey('when the content search fails, menu items are still found and no message is shown', async ({ page, complaints }) => {
	await openAs(page);
	await settled(page);
	await page.route('**/course/search*', (route) => route.fulfill({ status: 500, json: { code: 500, msg: '出错了' } }));
	await openByKeys(page);
	await page.keyboard.type('课程');
	await palette(page).getByText('内容暂时搜不到').first().waitFor();
	expect(await page.getByText('出错了').count()).toBe(0);
	expect(await selected(page).innerText()).toContain('课程中心');
	await forgetComplaints(page, complaints);
});

describe('at 360 px', () => {
	const narrow = journey.extend({ viewport: { width: 360, height: 740 } });

	narrow('the icon opens the palette, which fits the screen and closes by its button', async ({ page }) => {
		await openAs(page);
		await settled(page);
		await opener(page).click();
		await palette(page).getByRole('combobox').fill('通知');
		const box = await palette(page).boundingBox();
		expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
		await palette(page).getByRole('button', { name: '关闭搜索' }).click();
		await palette(page).waitFor({ state: 'detached' });
	});
});
