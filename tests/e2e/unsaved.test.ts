import type { Dialog, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { chooseInTabMenu, openByMenu, tab, tabNames } from './support/tab-steps.ts';
import { signOut } from './support/windows.ts';

const question = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: '还没提交' });
const typed = (page: Page): Locator => page.getByLabel('现在的密码');

/** The guard comes with the first key: the browser may ask by then. */
const guarded = (page: Page) => page.waitForFunction(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Opens a page in a tab of its own and types into its form. */
async function typeInTab(page: Page): Promise<void> {
	await openAs(page, 'student01', '/changePassword');
	await settled(page);
	await typed(page).fill('123456');
	await guarded(page);
}

const answer = (page: Page, yes: boolean): Promise<void> =>
	question(page)
		.getByRole('button', { name: yes ? '确定' : '取消' })
		.click();

journey('a tab that was typed in is closed after a yes alone', async ({ page }) => {
	await typeInTab(page);
	await chooseInTabMenu(page, '修改密码', '关闭');
	await question(page).waitFor();
	await answer(page, false);
	expect(await tabNames(page)).toEqual(['首页', '修改密码']);
	expect(await typed(page).inputValue()).toBe('123456');

	await chooseInTabMenu(page, '修改密码', '关闭');
	await answer(page, true);
	await page.waitForURL(/\/index$/);
	await settled(page);
	expect(await tabNames(page)).toEqual(['首页']);
});

journey('going to another tab loses nothing and asks nothing; closing the others there asks', async ({ page }) => {
	await typeInTab(page);
	await openByMenu(page, '视频中心');
	await settled(page);
	expect(await question(page).count()).toBe(0);
	await chooseInTabMenu(page, '视频中心', '关闭其他');
	await answer(page, false);
	await tab(page, '修改密码').click();
	expect(await typed(page).inputValue()).toBe('123456');
	await chooseInTabMenu(page, '修改密码', '全部关闭');
	await answer(page, true);
	await page.waitForURL(/\/index$/);
	await settled(page);
	expect(await tabNames(page)).toEqual(['首页']);
});

journey('starting the page anew asks', async ({ page }) => {
	await typeInTab(page);
	await chooseInTabMenu(page, '修改密码', '刷新');
	await answer(page, false);
	expect(await typed(page).inputValue()).toBe('123456');
	await chooseInTabMenu(page, '修改密码', '刷新');
	await answer(page, true);
	await page.waitForFunction(() => document.querySelector('form[data-dirty]') === null);
	expect(await typed(page).inputValue()).toBe('');
});

journey('signing out asks once', async ({ page }) => {
	await typeInTab(page);
	const asked: Dialog[] = [];
	page.on('dialog', (dialog) => {
		asked.push(dialog);
		void dialog.accept();
	});
	await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
	await page.getByRole('menuitem', { name: '退出登录' }).click();
	await answer(page, false);
	expect(addressOf(page)).toBe('/changePassword');
	expect(await typed(page).inputValue()).toBe('123456');
	await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
	await page.getByRole('menuitem', { name: '退出登录' }).click();
	await answer(page, true);
	await page.waitForURL(/\/login/);
	expect(asked).toEqual([]);
});

journey('the browser asks before the whole page goes, and does not once the form was emptied again', async ({ page }) => {
	await typeInTab(page);
	const asked: string[] = [];
	page.on('dialog', (dialog) => {
		asked.push(dialog.type());
		void dialog.accept();
	});
	await page.reload();
	expect(asked).toEqual(['beforeunload']);
	await settled(page);
	await typed(page).fill('1');
	await typed(page).fill('');
	await page.reload();
	expect(asked).toEqual(['beforeunload']);
});

journey('a page without tabs asks before a link, a button of its own, and the way back', async ({ page }) => {
	await page.goto('/login');
	await page.getByLabel('账号').fill('xiaoming');
	await page.getByRole('button', { name: '注册账号' }).click();
	// What was typed to sign in is not worth a question.
	await page.waitForURL(/\/register/);
	await page.getByRole('textbox', { name: '手机号' }).fill('138');
	await guarded(page);

	await page.getByRole('button', { name: '已有账号，去登录' }).click();
	const no = question(page).getByRole('button', { name: '取消' });
	await no.waitFor();
	expect(addressOf(page)).toBe('/register');

	// Both before the next frame, with which the browser tells that the first question was closed.
	await no.evaluate((button: HTMLElement) => {
		button.click();
		history.back();
	});
	await question(page).waitFor();
	expect(addressOf(page)).toBe('/register');
	await answer(page, false);
	expect(await page.getByRole('textbox', { name: '手机号' }).inputValue()).toBe('138');

	await page.evaluate(() => history.back());
	await answer(page, true);
	await page.waitForURL(/\/login/);
	await settled(page);
	await page.goForward();
	await page.waitForURL(/\/register/);
	await settled(page);
	expect(await page.getByRole('textbox', { name: '手机号' }).inputValue()).toBe('');
});

journey('what has been sent is not asked about', async ({ page }) => {
	await typeInTab(page);
	await page.getByLabel('新密码', { exact: true }).fill('654321');
	await page.getByLabel('确认新密码').fill('654321');
	await page.getByRole('button', { name: '保存' }).click();
	await page.getByText('密码已修改').waitFor();
	expect(await question(page).count()).toBe(0);
	await signOut(page);
});
