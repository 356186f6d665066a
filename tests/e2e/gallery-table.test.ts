import { readFileSync } from 'node:fs';
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

async function openTable(page: Page): Promise<void> {
	await page.goto('/table');
	await pencil(page, '会走迷宫的小车', '作品').waitFor();
	await region(page).getByRole('button', { name: '选择列' }).waitFor();
	await region(page).getByText('勾选后可以一起处理').waitFor();
}

journey('rows are selected by keyboard alone, over pages, and a failed call keeps the selection', async ({ page }) => {
	await openTable(page);
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

	await region(page).getByRole('button', { name: '第 2 页' }).press('Enter');
	await box(page, '选择“弹球大作战”').press('Space');
	await region(page).getByText('已选 4 项，3 项不在这一页').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);

	await tabTo(page, region(page).getByRole('button', { name: '寄一封信' }), 'Shift+Tab');
	await page.keyboard.press('Enter');
	await page.getByText('邮局下班了').waitFor();
	await region(page).getByText('已选 4 项').waitFor();
	await tabTo(page, region(page).getByRole('button', { name: '提醒作者' }), 'Shift+Tab');
	await page.keyboard.press('Enter');
	await page.getByText('已提醒 4 位作者').waitFor();
	await region(page).getByText('勾选后可以一起处理').waitFor();
	expect(await box(page, '选择“弹球大作战”').isChecked()).toBe(false);
});

journey('a cell is edited by keyboard alone: refused at the field, cancelled, saved and shown', async ({ page }) => {
	await openTable(page);
	await box(page, '选择“会走迷宫的小车”').focus();
	await tabTo(page, pencil(page, '超声波避障', '作品'));
	await page.keyboard.press('F2');
	const title = region(page).getByRole('textbox', { name: '作品' });
	await focused(title);
	await page.keyboard.type('声');
	await page.keyboard.press('Enter');
	await region(page).getByText('作品至少 2 个字符').waitFor();
	await title.fill('猜数字');
	await page.keyboard.press('Enter');
	await region(page).getByText('“猜数字”已经有了，请换一个').waitFor();
	await focused(title);
	expect(await title.inputValue()).toBe('猜数字');
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await focused(pencil(page, '超声波避障', '作品'));
	expect(await title.count()).toBe(0);

	await page.keyboard.press('Enter');
	await focused(title);
	await page.keyboard.type('超声波避障二号');
	await page.keyboard.press('Enter');
	await page.getByText('作品名改好了').waitFor();
	await focused(pencil(page, '超声波避障二号', '作品'));
	await tabTo(page, pencil(page, '超声波避障二号', '得分'));
	await page.keyboard.press('Enter');
	await focused(region(page).getByRole('spinbutton', { name: '得分' }));
	await page.keyboard.type('101');
	await page.keyboard.press('Enter');
	await region(page).getByText('得分不能大于 100').waitFor();
	await region(page).getByRole('spinbutton', { name: '得分' }).fill('99');
	await page.keyboard.press('Enter');
	await region(page)
		.getByRole('row', { name: /超声波避障二号/ })
		.getByText('99', { exact: true })
		.waitFor();
});

journey('an edit neither widens the table nor is lost on another page', async ({ page }) => {
	await openTable(page);
	const table = region(page).getByRole('table', { name: '参展作品' });
	const width = () => table.evaluate((each) => [each.scrollWidth, each.parentElement?.scrollWidth]);
	const before = await width();
	await pencil(page, '猜数字', '得分').click();
	const score = region(page).getByRole('spinbutton', { name: '得分' });
	await score.fill('77');
	expect(await width()).toEqual(before);
	await region(page).getByRole('button', { name: '第 2 页' }).click();
	await pencil(page, '弹球大作战', '作品').waitFor();
	expect(await score.inputValue()).toBe('77');
	await region(page).getByText('正在修改“猜数字”的得分').waitFor();
	await region(page).getByRole('button', { name: '保存' }).click();
	await score.waitFor({ state: 'detached' });
	await region(page).getByRole('button', { name: '第 1 页' }).click();
	await region(page)
		.getByRole('row', { name: /猜数字/ })
		.getByText('77', { exact: true })
		.waitFor();
});

journey('columns are chosen by keyboard alone and stay chosen after a reload', async ({ page }) => {
	await openTable(page);
	const chooser = region(page).getByRole('button', { name: '选择列' });
	await box(page, '选择“会走迷宫的小车”').focus();
	await tabTo(page, chooser, 'Shift+Tab');
	await page.keyboard.press('Enter');
	for (const column of ['作者', '进度']) {
		await tabTo(page, box(page, column));
		await page.keyboard.press('Space');
		await region(page).getByRole('columnheader', { name: column }).waitFor({ state: 'detached' });
	}
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await focused(chooser);
	expect(await box(page, '作者').count()).toBe(0);

	await page.reload();
	await pencil(page, '会走迷宫的小车', '作品').waitFor();
	expect(await region(page).getByRole('columnheader').allInnerTexts()).toEqual(['', '作品', '阶段', '得分']);
	await chooser.click();
	await region(page).getByRole('button', { name: '全部显示' }).click();
	await region(page).getByRole('columnheader', { name: '作者' }).waitFor();
	await page.getByRole('heading', { name: '表格 table' }).click();
	expect(await chooser.getAttribute('aria-expanded')).toBe('false');
});

journey('an export holds the visible columns of all pages up to its limit', async ({ page }) => {
	await openTable(page);
	const saving = page.waitForEvent('download');
	await region(page).getByRole('button', { name: '导出表格' }).press('Enter');
	const file = await saving;
	expect(file.suggestedFilename()).toMatch(/^参展作品 \d{4}-\d\d-\d\d\.csv$/);
	const text = readFileSync(await file.path(), 'utf8');
	expect(text.startsWith('\uFEFF作品,作者,阶段,进度,得分\r\n会走迷宫的小车,林小满,完成,100%,98\r\n')).toBe(true);
	expect(text.trim().split('\r\n')).toHaveLength(7);
	await page.getByText('一共 10 条，表格里是前 6 条').waitFor();
});

journey('rows as cards are selected and edited on a phone', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await openTable(page);
	const all = box(page, '全选本页的参展作品');
	expect(await all.evaluate((each) => getComputedStyle(each.parentElement ?? each, '::after').content)).toBe('"全选"');
	await all.check();
	await region(page).getByText('已选 4 项').waitFor();
	await pencil(page, '猜数字', '作品').click();
	const title = region(page).getByRole('textbox', { name: '作品' });
	const [field, card] = await Promise.all([title, region(page).getByRole('table', { name: '参展作品' })].map((each) => each.boundingBox()));
	expect(field && card && field.x >= card.x && field.x + field.width <= card.x + card.width).toBe(true);
	expect(field?.width).toBeGreaterThan(150);
	expect(await accessibilityFindings(page)).toEqual([]);
});
