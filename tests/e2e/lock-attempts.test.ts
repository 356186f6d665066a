import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { openWindow } from './support/windows.ts';

const screen = (page: Page) => page.getByRole('dialog', { name: '已锁定' });
const passwordField = (page: Page) => screen(page).getByLabel('密码', { exact: true });
const openButton = (page: Page) => screen(page).getByRole('button', { name: '解锁', exact: true });

async function lock(page: Page): Promise<void> {
	await page.getByRole('button', { name: '锁屏' }).click();
	await passwordField(page).waitFor();
}

/** The answer to the last attempt has arrived. */
const ready = (page: Page): Promise<void> => screen(page).locator('button[type=submit]:not([aria-disabled])').waitFor();

async function tryPassword(page: Page, password: string): Promise<void> {
	const answered = page.waitForResponse((response) => response.url().includes('/user/student/login'));
	await passwordField(page).fill(password);
	await ready(page);
	await passwordField(page).press('Enter');
	await answered;
}

journey(
	'a wrong password shows an error at the field, which keeps its value and the focus, and five end the attempts',
	async ({ page }) => {
		await openAs(page);
		await lock(page);
		await openButton(page).click();
		await screen(page).getByText('请输入密码', { exact: true }).waitFor();
		await tryPassword(page, 'wrong-1');
		await screen(page).getByText('账号或密码不正确，再输错 4 次账号将被锁定').waitFor();
		await page.waitForFunction(() => document.activeElement?.id === 'lock-password');
		expect(await passwordField(page).inputValue()).toBe('wrong-1');
		expect(await passwordField(page).getAttribute('aria-invalid')).toBe('true');
		expect(await screen(page).getByText('账号或密码不正确').count()).toBe(1);
		await page.keyboard.type('123456');
		expect(await passwordField(page).inputValue()).toBe('123456');
		// No pause: the right password is accepted at once.
		await page.keyboard.press('Enter');
		await page.getByRole('banner').waitFor();

		// The server ends the attempts after five wrong passwords, also after a reload.
		await lock(page);
		for (let attempt = 1; attempt <= 5; attempt += 1) await tryPassword(page, `wrong-${attempt}`);
		await screen(page).getByText('密码连续输错 5 次，账号已锁定').waitFor();
		await page.reload();
		await tryPassword(page, '123456');
		await screen(page)
			.getByText(/^账号已锁定：连续输错 5 次密码/)
			.waitFor();
	},
);

journey('two windows lock and unlock together', async ({ page, site, complaints }) => {
	await openAs(page);
	const other = await openWindow(page, site.url, complaints);
	await other.goto('/courseIndex');
	await settled(other);
	await other.getByRole('searchbox').last().fill('机器');
	// The other window reacts to locking once the lock chunk is loaded; focusing the button loads it.
	await other.getByRole('button', { name: '锁屏' }).focus();
	await other.waitForLoadState('networkidle');

	await lock(page);
	await passwordField(other).waitFor();
	expect(await other.title()).toMatch(/^已锁定/);

	await passwordField(other).fill('123456');
	await openButton(other).click();
	await screen(other).waitFor({ state: 'detached' });
	await screen(page).waitFor({ state: 'detached' });
	expect(await other.getByRole('searchbox').last().inputValue()).toBe('机器');
	await page.getByRole('banner').getByRole('link', { name: '通知' }).click();
	await settled(page);

	await lock(other);
	await passwordField(page).waitFor();
	await page.getByRole('button', { name: '换个账号登录' }).click();
	await page.getByRole('button', { name: '确定' }).click();
	await page.waitForURL(/\/login/);
	await other.waitForURL(/\/login/);
	await other.close();
});
