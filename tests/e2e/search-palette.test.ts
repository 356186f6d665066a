import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: '搜索菜单和内容' });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: '搜索菜单和内容' });
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });

async function openByKeys(page: Page): Promise<void> {
	await page.keyboard.press('Control+k');
	await palette(page).waitFor();
}

/** `tests/src/search/search-palette.test.tsx` has the lists, the keys and a search that fails. */
journey('keys open the palette, find menu items and content, and close it; at 360 px it fits the screen', async ({ page }) => {
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

	expect(await opener(page).getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
	await openByKeys(page);
	await page.keyboard.type('HONORS');
	await expect.poll(() => selected(page).innerText()).toContain('荣誉中心');
	expect(await selected(page).innerText()).toContain('挑战');
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/honorsGalleryIndex$/);
	expect(await palette(page).count()).toBe(0);

	// Content is listed below the menu items.
	await settled(page);
	await openByKeys(page);
	await page.keyboard.type('图形化');
	const content = palette(page).getByRole('group', { name: '内容' }).getByRole('option');
	await content.first().waitFor();
	const title = (await content.first().locator('.palette-title').innerText()).trim();
	expect(title).toContain('图形化');
	await page.keyboard.press('Home');
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => url.pathname !== '/honorsGalleryIndex');
	await page.getByRole('main').getByText(title).first().waitFor();

	// Without results it offers the site search.
	await settled(page);
	await openByKeys(page);
	await page.keyboard.type('无此内容');
	await palette(page).getByText('没有找到“无此内容”').first().waitFor();
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/search\?/);
	expect(decodeURIComponent(addressOf(page))).toBe('/search?keyword=无此内容');

	await page.setViewportSize(NARROW);
	await settled(page);
	await opener(page).click();
	await palette(page).getByRole('combobox').fill('通知');
	const box = await palette(page).boundingBox();
	expect(box && box.x >= 0 && box.x + box.width <= NARROW.width).toBe(true);
	await palette(page).getByRole('button', { name: '关闭搜索' }).click();
	await palette(page).waitFor({ state: 'detached' });
});
