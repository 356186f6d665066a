/** An administrator reshapes the menu and publishes it. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerJson } from '#tests/e2e/support/answers.ts';
import { journey } from '#tests/e2e/support/journey.ts';
import { openAs } from '#tests/e2e/support/page-steps.ts';

const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const node = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).first();
const announcement = (page: Page): Locator => page.getByRole('region', { name: '菜单工坊' }).getByRole('status').last();
const tool = (page: Page, name: string | RegExp): Locator => page.getByRole('toolbar').getByRole('button', { name });

const NO_EFFECT = '现在的菜单由应用自己的路由表决定：发布会保存版本，但用户还看不到。';

async function openStudio(page: Page): Promise<void> {
	await openAs(page, 'admin', '/menuStudio');
	await node(page, '视频中心').waitFor();
}

journey('the keyboard alone regroups, selects several, renames, chooses an icon and who sees it', async ({ page }) => {
	await openStudio(page);
	await page.getByRole('searchbox', { name: '查找菜单' }).focus();
	await page.keyboard.insertText('视频中心');
	await page.keyboard.press('Tab');
	const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split('，')[0]);
	await expect.poll(focused).toBe('视频中心');
	await page.keyboard.press('Alt+ArrowUp');
	await expect.poll(() => announcement(page).textContent()).toMatch(/^已把分组“视频中心”移到分组“竞赛中心”前/);
	await page.keyboard.press('Alt+ArrowRight');
	await expect.poll(() => announcement(page).textContent()).toMatch(/^已把分组“视频中心”移到“荣誉中心”下/);
	expect(await focused()).toBe('视频中心');
	await page.keyboard.press('Alt+ArrowLeft');
	await expect.poll(() => announcement(page).textContent()).toMatch(/^已把分组“视频中心”移到最外层/);
	await page.keyboard.press('Alt+ArrowLeft');
	await expect.poll(() => announcement(page).textContent()).toBe('已经在最外层');

	await page.getByRole('searchbox', { name: '查找菜单' }).fill('');
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Shift+ArrowDown');
	await expect.poll(() => page.locator('[role=treeitem][aria-selected=true]').count()).toBe(2);
	await page.keyboard.press('Alt+h');
	await expect.poll(() => announcement(page).textContent()).toBe('已隐藏 2 个菜单');
	await page.keyboard.press('Control+z');
	await page.keyboard.press('Escape');

	await page.keyboard.press('F2');
	await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('竞赛中心');
	await page.keyboard.insertText('竞技场');
	await page.keyboard.press('Enter');
	await expect.poll(focused).toBe('竞技场');
	await page.keyboard.press('F2');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.keyboard.insertText('火');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: '图标 火' }).waitFor();
	expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('火');
	await page.getByRole('combobox', { name: '限制' }).focus();
	await page.keyboard.insertText('能改');
	await page.keyboard.press('Enter');
	const student = page.getByRole('row', { name: /^学生/ });
	await student.getByRole('cell', { name: '不能' }).waitFor();
	await page.getByText(/^已保存 \d\d:\d\d:\d\d/).waitFor();
	await tool(page, /^撤销：改页面“竞技场”的谁能看到/).waitFor();
});

journey('where config.json takes the menus from the server, what is published shows at once', async ({ page }) => {
	await answerJson(page, '**/config.json', { authentication: 'all' });
	await openStudio(page);
	const item = (name: string): Locator => page.getByRole('navigation').first().getByRole('link', { name, exact: true });
	await item('视频中心').waitFor();
	// The group shows as its only page, and both have one name.
	await node(page, '视频中心').click();
	await page.getByText('这个分组只有“视频中心”一项，菜单里直接显示它').waitFor();
	await page.getByLabel('标题', { exact: true }).fill('看视频');
	await page.getByRole('treeitem', { name: /^看视频/, level: 2 }).waitFor();
	await button(page, '发布').click();
	const dialog = page.getByRole('dialog', { name: '发布菜单' });
	await dialog.getByLabel('这一版改了什么').fill('视频改名');
	await expect.poll(() => button(dialog, '发布').getAttribute('aria-disabled')).toBeNull();
	expect(await page.getByText(NO_EFFECT).count()).toBe(0);
	await button(dialog, '发布').click();
	await dialog.getByText('用户打开或回到页面时就会看到新的菜单').waitFor();
	await item('看视频').waitFor();
	expect(await item('视频中心').count()).toBe(0);
});
