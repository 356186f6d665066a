/** A student goes on with homework that is built with blocks, and hands it in. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { said } from './support/said.ts';

/** Puts the first block of a drawer below a block of the program. */
async function putBelow(page: Page, drawer: string, block: string): Promise<void> {
	// Below the blocks: the mouse needs all of them on the screen.
	await page.getByRole('button', { name: '运行', exact: true }).scrollIntoViewIfNeeded();
	await page.getByRole('treeitem', { name: drawer }).click();
	const from = await page.locator('.blocklyFlyout .blocklyDraggable').first().boundingBox();
	const to = await page.locator('.blocklyBlockCanvas .blocklyDraggable', { hasText: block }).last().boundingBox();
	if (!from || !to) throw new Error('A block is missing.');
	await page.mouse.move(from.x + 12, from.y + 12);
	await page.mouse.down();
	await page.mouse.move(to.x + 14, to.y + to.height + 14, { steps: 8 });
	await page.mouse.up();
}

journey('a draft of blocks is gone on with, kept and handed in', async ({ page }) => {
	await openAs(page, 'student01', '/courseDetail/c03?tab=homework&homework=h-c03-1');
	await settled(page);
	const state = page.getByRole('toolbar', { name: '积木' }).getByRole('status');
	await expect.poll(() => state.innerText()).toContain('5 块积木');
	await putBelow(page, '输入输出', '存钱罐');
	await expect.poll(() => state.innerText()).toContain('6 块积木');
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.getByRole('button', { name: '存草稿' }).click();
	await said(page, '草稿存好了');

	await page.reload();
	await settled(page);
	await expect.poll(() => state.innerText()).toContain('6 块积木');
	await page.getByRole('button', { name: '提交作业' }).click();
	const handedIn = page.getByRole('region', { name: '交过的作业' });
	await handedIn.getByRole('group', { name: '积木程序' }).getByText('你好').waitFor();
	await handedIn.getByRole('button', { name: 'Python', exact: true }).click();
	await expect.poll(() => handedIn.locator('pre').innerText()).toContain("存钱罐 += int(input())\n    print('你好')\n");
	expect(await accessibilityFindings(page)).toEqual([]);
});
