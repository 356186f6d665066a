import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

async function choose(page: Page, filter: string, choice: string): Promise<void> {
	await page.getByRole('combobox', { name: filter, exact: true }).click();
	await page.getByRole('listbox', { name: filter, exact: true }).getByRole('option', { name: choice, exact: true }).click();
}

journey('an administrator filters the rights, exports them and opens a page', async ({ page }) => {
	await openAs(page, 'admin', '/accessMatrix');
	await settled(page);
	const matrix = page.getByRole('region', { name: '角色能用什么' });
	const names = () => matrix.getByRole('rowheader').allInnerTexts();
	await matrix.waitFor();
	for (const mode of ['dark', 'light'] as const) {
		await page.evaluate((name) => document.body.setAttribute('arco-theme', name), mode);
		expect(await accessibilityFindings(page)).toEqual([]);
	}

	await choose(page, '类别', '页面');
	await choose(page, '角色', '学生');
	await page.getByRole('combobox', { name: '能不能用' }).focus();
	await page.keyboard.insertText('不能');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect.poll(names).toEqual(['菜单工坊 /menuStudio', '权限一览 /accessMatrix']);
	const cells = matrix.getByRole('row').filter({ hasText: '/menuStudio' }).getByRole('cell');
	expect(await cells.allInnerTexts()).toEqual(['页面', expect.stringContaining('“管理员”'), '—\n不可以', '可以', '可以', '—\n不可以']);

	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: '导出表格' }).click();
	const chunks: Uint8Array[] = [];
	for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Uint8Array);
	const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
	expect(lines).toHaveLength(3);
	expect(lines[1]).toMatch(/^页面,菜单工坊 \/menuStudio,,.*,,可以,可以,$/);

	await page.setViewportSize(NARROW);
	// The app lays itself out for the new width after the event of the window.
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
	await page.getByLabel('搜索', { exact: true }).fill('没有这一行');
	await page.getByRole('button', { name: '清空筛选' }).click();
	await page.getByLabel('搜索', { exact: true }).fill('/videoIndex');
	await matrix.getByRole('link', { name: '视频中心 /videoIndex' }).first().click();
	await expect.poll(() => addressOf(page)).toBe('/videoIndex');
});
