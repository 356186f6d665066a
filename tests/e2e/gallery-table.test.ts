import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { galleryJourney as journey } from './support/gallery-journey.ts';
import { NARROW } from './support/visit.ts';

const region = (page: Page): Locator =>
	page
		.locator('main section')
		.filter({ has: page.getByRole('heading', { name: '选几行、改一格、选列、存成表格', exact: true }) })
		.first();
const box = (page: Page, name: string): Locator => region(page).getByRole('checkbox', { name, exact: true });
const pencil = (page: Page, row: string, column: string): Locator =>
	region(page).getByRole('button', { name: `修改“${row}”的${column}`, exact: true });

const focused = (element: Locator): Promise<void> =>
	expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true) as unknown as Promise<void>;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
	for (let presses = 0; presses < 60; presses += 1) {
		if (await element.evaluate((each) => each === document.activeElement)) return;
		await page.keyboard.press(key);
	}
	throw new Error(`${key} does not reach ${element}`);
}

/** Findings in the section of the table; `gallery.test.ts` checks the rest of the page. */
const findings = (page: Page): Promise<string[]> =>
	accessibilityFindings(page, 'wcag', ['main section:has([aria-label="全选本页的参展作品"])']);

journey('rows are selected, a cell is edited and columns are chosen by keyboard alone, and as cards on a phone', async ({ page }) => {
	await page.goto('/table');
	await pencil(page, '会走迷宫的小车', '作品').waitFor();
	const chooser = region(page).getByRole('button', { name: '选择列' });
	await chooser.waitFor();
	await region(page).getByText('勾选后可以一起处理').waitFor();

	await box(page, '选择“会走迷宫的小车”').focus();
	await page.keyboard.press('Space');
	await region(page).getByText('已选 1 项').waitFor();
	await tabTo(page, box(page, '选择“七段数码管时钟”'));
	await page.keyboard.press('Shift+Space');
	await region(page).getByText('已选 4 项').waitFor();
	expect(await box(page, '全选本页的参展作品').isChecked()).toBe(true);
	await tabTo(page, box(page, '选择“猜数字”'), 'Shift+Tab');
	await page.keyboard.press('Space');
	expect(await box(page, '全选本页的参展作品').evaluate((each: HTMLInputElement) => each.indeterminate)).toBe(true);
	expect(await findings(page)).toEqual([]);
	await tabTo(page, region(page).getByRole('button', { name: '提醒作者' }), 'Shift+Tab');
	await page.keyboard.press('Enter');
	await region(page).getByText('勾选后可以一起处理').waitFor();
	expect(await box(page, '选择“会走迷宫的小车”').isChecked()).toBe(false);

	await box(page, '选择“会走迷宫的小车”').focus();
	await tabTo(page, pencil(page, '超声波避障', '作品'));
	const table = region(page).getByRole('table', { name: '参展作品' });
	const width = () => table.evaluate((each) => [each.scrollWidth, each.parentElement?.scrollWidth]);
	const before = await width();
	await page.keyboard.press('F2');
	const title = region(page).getByRole('textbox', { name: '作品' });
	await focused(title);
	expect(await width()).toEqual(before);
	await page.keyboard.type('猜数字');
	await page.keyboard.press('Enter');
	await region(page).getByText('“猜数字”已经有了，请换一个').waitFor();
	await focused(title);
	expect(await findings(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await focused(pencil(page, '超声波避障', '作品'));
	await page.keyboard.press('Enter');
	await focused(title);
	await page.keyboard.type('超声波避障二号');
	await page.keyboard.press('Enter');
	await focused(pencil(page, '超声波避障二号', '作品'));
	await tabTo(page, pencil(page, '超声波避障二号', '得分'));
	await page.keyboard.press('Enter');
	await focused(region(page).getByRole('spinbutton', { name: '得分' }));
	await page.keyboard.type('99');
	await page.keyboard.press('Enter');
	await region(page)
		.getByRole('row', { name: /超声波避障二号/ })
		.getByText('99', { exact: true })
		.waitFor();

	await box(page, '选择“会走迷宫的小车”').focus();
	await tabTo(page, chooser, 'Shift+Tab');
	await page.keyboard.press('Enter');
	await tabTo(page, box(page, '作者'));
	await page.keyboard.press('Space');
	await region(page).getByRole('columnheader', { name: '作者' }).waitFor({ state: 'detached' });
	expect(await findings(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await focused(chooser);
	expect(await box(page, '作者').count()).toBe(0);

	await page.setViewportSize(NARROW);
	const all = box(page, '全选本页的参展作品');
	const label = () => all.evaluate((each) => getComputedStyle(each.parentElement ?? each, '::after').content);
	await expect.poll(label).toBe('"全选"');
	await all.check();
	await region(page).getByText('已选 4 项').waitFor();
	await pencil(page, '猜数字', '作品').click();
	const [field, card] = await Promise.all([title, table].map((each) => each.boundingBox()));
	expect(field && card && field.x >= card.x && field.x + field.width <= card.x + card.width).toBe(true);
	expect(field?.width).toBeGreaterThan(150);
	expect(await findings(page)).toEqual([]);
});
