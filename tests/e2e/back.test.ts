import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, signIn } from './support/page-steps.ts';
import { NARROW, WIDE } from './support/visit.ts';
import { spoilToken } from './support/windows.ts';

/** Goes back and waits until the dialog has gone. */
async function backCloses(page: Page, dialog: Locator): Promise<void> {
	await dialog.waitFor();
	await page.evaluate(() => history.back());
	await dialog.waitFor({ state: 'hidden' });
}

journey('back closes the menu, the palette, the theme settings and a dialog of a page, and then leaves it', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await openAs(page, 'student01', '/courseIndex');
	await settled(page);
	await page.getByRole('button', { name: '打开菜单' }).click();
	await backCloses(page, page.getByRole('dialog', { name: '菜单' }));
	await page.keyboard.press('Control+K');
	await backCloses(page, page.getByRole('dialog', { name: '搜索菜单和内容' }));
	expect(addressOf(page)).toBe('/courseIndex');

	// A dialog that its own button closes costs no press.
	await page.getByRole('button', { name: '打开菜单' }).click();
	await page.getByRole('dialog', { name: '菜单' }).getByRole('link', { name: '视频中心' }).click();
	await page.waitForURL(/\/videoIndex$/);
	await settled(page);
	await page.keyboard.press('Control+K');
	await page.getByRole('dialog', { name: '搜索菜单和内容' }).waitFor();
	await page.keyboard.press('Escape');
	await page.goBack();
	await expect.poll(() => addressOf(page)).toBe('/courseIndex');
	await page.goForward();
	await expect.poll(() => addressOf(page)).toBe('/videoIndex');
	expect(await page.getByRole('dialog').count()).toBe(0);

	// It asks before it closes a dialog in which something was typed.
	await page.goBack();
	await expect.poll(() => addressOf(page)).toBe('/courseIndex');
	await settled(page);
	await page.setViewportSize(WIDE);
	await page.getByRole('button', { name: '我有激活码' }).click();
	const dialog = page.getByRole('dialog', { name: '用激活码加入课程' });
	await dialog.getByRole('textbox').first().fill('ROBOT');
	await page.evaluate(() => history.back());
	const question = page.getByRole('dialog', { name: '内容还没有提交' });
	await question.getByRole('button', { name: '取消' }).click();
	expect(await dialog.getByRole('textbox').first().inputValue()).toBe('ROBOT');
	await page.evaluate(() => history.back());
	await question.getByRole('button', { name: '确定' }).click();
	await dialog.waitFor({ state: 'hidden' });
	expect(addressOf(page)).toBe('/courseIndex');

	// After a token has expired, sign-in returns to the address with its fragment, which no server sees.
	const asked: string[] = [];
	page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
	await spoilToken(page);
	await page.goto('/noticeIndex/?page=1#september');
	await page.waitForURL(/\/login\?islogin=1&redirect=%2FnoticeIndex/);
	expect(await page.evaluate(() => localStorage.getItem('student-app-token'))).toBeNull();
	await signIn(page);
	await settled(page);
	expect(page.url()).toMatch(/\/noticeIndex\?page=1#september$/);
	expect(asked.filter((each) => each.includes('september'))).toEqual([]);
});
