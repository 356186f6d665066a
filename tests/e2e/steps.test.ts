/** A student walks through a run of a program, in a build for a real judge: the engine is in the page. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW, WIDE } from './support/visit.ts';

const PROGRAM = `names = ['红']
again = names
for i in range(2):
    again.append(i)
    print(i)
word = input('名字？')
print('你好', word)
`;

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '一步一步看' });
const said = (page: Page): Locator => dialog(page).getByRole('status').filter({ hasText: /^第/ });

async function openSteps(page: Page): Promise<void> {
	await openAs(page, 'student01', '/problem/program?problemId=P1001');
	await settled(page);
	await page.getByRole('combobox', { name: '语言' }).selectOption('Python3');
	await page.getByRole('textbox', { name: '自测输入' }).fill('');
	await page.getByRole('textbox', { name: '程序', exact: true }).click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(PROGRAM);
	await page.getByRole('button', { name: '一步一步看' }).click();
	await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
}

journey('a program is walked by keyboard, asks for its input, and is heard', async ({ page }) => {
	await openSteps(page);
	const field = dialog(page).getByRole('textbox', { name: '程序在等你输入' });
	await field.waitFor();
	expect(await dialog(page).getByRole('region', { name: '输出' }).innerText()).toContain('名字？');
	await page.keyboard.type('小机');
	await page.keyboard.press('Enter');
	await dialog(page).getByText('第 11 步，共 13 步').waitFor();
	await page.keyboard.press('Home');
	for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight');
	await expect.poll(() => said(page).innerText()).toContain("准备执行第 5 行，names 是 ['红', 0]，again 是 ['红', 0]");
	await page.keyboard.press('ArrowLeft');
	await expect.poll(() => said(page).innerText()).toContain('准备执行第 4 行，i 是 0');
	await dialog(page).getByRole('button', { name: '到下一次执行第 5 行' }).click();
	await dialog(page).getByText('第 6 步，共 13 步').waitFor();
	await page.keyboard.press('End');
	await expect.poll(() => dialog(page).getByRole('region', { name: '输出' }).innerText()).toContain('你好 小机');
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.setViewportSize(NARROW);
	expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
	await page.setViewportSize(WIDE);
	await page.keyboard.press('Escape');
	await expect
		.poll(() => page.getByRole('button', { name: '一步一步看' }).evaluate((button) => button === document.activeElement))
		.toBe(true);
});
