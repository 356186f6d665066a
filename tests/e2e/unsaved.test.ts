import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { chooseInTabMenu, openByMenu, tab, tabNames } from './support/tab-steps.ts';
import { walkTo } from './support/walk.ts';
import { signOut } from './support/windows.ts';

const question = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: '还没提交' });
const typed = (page: Page): Locator => page.getByLabel('现在的密码');

/** Waits for the leave guard, whose chunk is loaded on the first key. */
const guarded = (page: Page) => page.waitForFunction(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

async function typeThere(page: Page): Promise<void> {
	await typed(page).fill('123456');
	await guarded(page);
}

async function typeInTab(page: Page): Promise<void> {
	await openAs(page, 'student01', '/changePassword');
	await settled(page);
	await typeThere(page);
}

const answer = (page: Page, yes: boolean): Promise<void> =>
	question(page)
		.getByRole('button', { name: yes ? '确定' : '取消' })
		.click();

journey(
	'refreshing, closing and leaving a tab with unsaved input asks first, but not switching tabs nor a submitted form',
	async ({ page }) => {
		const asked: string[] = [];
		page.on('dialog', (dialog) => {
			asked.push(dialog.type());
			void dialog.accept();
		});
		await typeInTab(page);
		await chooseInTabMenu(page, '修改密码', '刷新');
		await answer(page, false);
		expect(await typed(page).inputValue()).toBe('123456');
		await chooseInTabMenu(page, '修改密码', '刷新');
		await answer(page, true);
		await page.waitForFunction(() => document.querySelector('form[data-dirty]') === null);
		expect(await typed(page).inputValue()).toBe('');

		await typeThere(page);
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

		await walkTo(page, '/changePassword');
		await typeThere(page);
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
		expect(asked).toEqual([]);

		// The browser asks before unloading a dirty form, but not after it is emptied.
		await walkTo(page, '/changePassword');
		await typeThere(page);
		await page.reload();
		expect(asked).toEqual(['beforeunload']);
		await settled(page);
		await typed(page).fill('1');
		await typed(page).fill('');
		await page.reload();
		expect(asked).toEqual(['beforeunload']);

		// Signing out asks once.
		await settled(page);
		await typeThere(page);
		await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
		await page.getByRole('menuitem', { name: '退出登录' }).click();
		await answer(page, false);
		expect(addressOf(page)).toBe('/changePassword');
		expect(await typed(page).inputValue()).toBe('123456');
		await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
		await page.getByRole('menuitem', { name: '退出登录' }).click();
		await Promise.all([page.waitForEvent('load'), answer(page, true)]);
		await page.waitForURL(/\/login/);
		expect(asked).toEqual(['beforeunload']);

		await typeInTab(page);
		await page.getByLabel('新密码', { exact: true }).fill('654321');
		await page.getByLabel('确认新密码').fill('654321');
		await page.getByRole('button', { name: '保存' }).click();
		await said(page, '密码已修改');
		expect(await question(page).count()).toBe(0);
		await signOut(page);
	},
);

journey('a page without tabs asks before a link, a button and going back', async ({ page }) => {
	await page.goto('/login');
	await page.getByLabel('账号').fill('xiaoming');
	await page.getByRole('button', { name: '注册账号' }).click();
	// A half-filled sign-in form does not ask.
	await page.waitForURL(/\/register/);
	await page.getByRole('textbox', { name: '手机号' }).fill('138');
	await guarded(page);

	await page.getByRole('button', { name: '已有账号，去登录' }).click();
	const no = question(page).getByRole('button', { name: '取消' });
	await no.waitFor();
	expect(addressOf(page)).toBe('/register');

	// Both in one task, before the dialog's close event is dispatched with the next frame.
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
