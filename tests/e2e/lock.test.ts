import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { lookAt } from './support/look-at-screen.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { lockStates } from './support/screens.ts';
import { WIDE } from './support/visit.ts';

const lockButton = (page: Page) => page.getByRole('button', { name: '锁屏' });
const screen = (page: Page) => page.getByRole('dialog', { name: '已锁定' });
const passwordField = (page: Page) => screen(page).getByLabel('密码', { exact: true });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function lock(page: Page): Promise<void> {
	await lockButton(page).click();
	await passwordField(page).waitFor();
}

async function unlock(page: Page, password = '123456'): Promise<void> {
	await passwordField(page).fill(password);
	await page.getByRole('button', { name: '解锁', exact: true }).click();
}

async function reopened(page: Page): Promise<void> {
	await screen(page).waitFor({ state: 'detached' });
	await page.getByRole('banner').waitFor();
}

function watchCalls(page: Page): string[] {
	const calls: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('-api/')) calls.push(new URL(request.url()).pathname);
	});
	return calls;
}

journey(
	'locking removes tokens and hides the page from eyes, keys and screen readers, also after a reload and without its parts',
	async ({ page }) => {
		await openAs(page, 'student01', '/courseIndex?keyword=Python');
		await settled(page);
		const title = await page.title();
		await page.evaluate(() => localStorage.setItem('ojToken', 'judge-token'));
		await lock(page);
		expect(await page.title()).toBe('已锁定 - 星芒机器人编程');
		for (const state of lockStates) expect(await lookAt(page, state)).toEqual([]);
		await page.emulateMedia({ media: 'screen' });
		await page.setViewportSize(WIDE);
		const entries = await stored(page);
		expect(Object.keys(entries).filter((key) => /token/i.test(key))).toEqual([]);
		expect(entries['student-app-lock']).toMatch(/"account":"student01"/);
		expect(entries['student-app-lock']).not.toMatch(/token|password|123456/i);

		expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
		expect(await page.getByRole('navigation').count()).toBe(0);
		expect(await page.locator('#main').isVisible()).toBe(false);
		const tree = await page.locator('body').ariaSnapshot();
		expect(tree).toContain('已锁定');
		expect(tree).not.toContain('课程中心');
		await page.waitForFunction(() => document.activeElement?.id === 'lock-password');
		await page.keyboard.type('123456');
		for (let press = 0; press < 8; press += 1) {
			await page.keyboard.press('Tab');
			expect(
				await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog.lock') !== null),
			).toBe(true);
		}
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await passwordField(page).press('Enter');
		await reopened(page);
		expect(addressOf(page)).toBe('/courseIndex?keyword=Python');
		expect(await page.title()).toBe(title);
		expect((await stored(page))['student-app-token']).toMatch(/\d{4}"}$/);
		expect((await stored(page))['student-app-lock']).toBeUndefined();

		// Reloading while locked renders and requests nothing until the password is entered.
		await lock(page);
		const calls = watchCalls(page);
		await page.reload();
		await passwordField(page).waitFor();
		expect(await page.title()).toBe('已锁定 - 星芒机器人编程');
		expect(await page.locator('#main').count()).toBe(0);
		expect(calls).toEqual([]);
		await unlock(page);
		await reopened(page);
		await settled(page);
		expect(calls[0]).toBe('/main-api/user/student/login');
		expect(addressOf(page)).toBe('/courseIndex?keyword=Python');
		expect(await page.getByRole('searchbox').last().inputValue()).toBe('Python');

		// Removing the screen or its entry in the storage does not lead to the content.
		await lock(page);
		await page.evaluate(() => document.querySelector('dialog.lock')?.remove());
		expect((await page.locator('body').ariaSnapshot()).trim()).not.toContain('课程中心');
		expect(await page.locator('#main').isVisible()).toBe(false);
		await page.evaluate(() => localStorage.removeItem('student-app-lock'));
		expect(await page.locator('#main').isVisible()).toBe(false);
		await page.reload();
		await page.waitForURL(/\/login\?redirect=/);
		await page.getByRole('button', { name: '登录', exact: true }).waitFor();
	},
);

journey(
	'Alt+L and code 205 lock, unlocking restores text, focus and scroll position, and another user goes to sign-in',
	async ({ page }) => {
		await openAs(page, 'student01', '/changePassword');
		await settled(page);
		await page.setViewportSize({ width: 1440, height: 300 });
		await page.getByLabel('现在的密码').fill('half-writ');
		await page.evaluate(() => window.scrollTo(0, 40));
		const top = await page.evaluate(() => window.scrollY);
		expect(top).toBeGreaterThan(0);
		await page.keyboard.press('Alt+KeyL');
		await passwordField(page).waitFor();
		await unlock(page);
		await reopened(page);
		expect(await page.getByLabel('现在的密码').inputValue()).toBe('half-writ');
		expect(await page.evaluate(() => [window.scrollY, document.activeElement === document.querySelector('main input')])).toEqual([
			top,
			true,
		]);

		await page.setViewportSize(WIDE);
		let locks = true;
		await page.route('**/main-api/system/user-notice/list/page*', (route) =>
			locks ? route.fulfill({ json: { code: 205, msg: '锁屏', data: null } }) : route.fallback(),
		);
		await page.getByRole('banner').getByRole('link', { name: '通知' }).click();
		await passwordField(page).waitFor();
		expect(await page.getByRole('alert').filter({ hasText: '锁屏' }).count()).toBe(0);
		expect(Object.keys(await stored(page))).not.toContain('student-app-token');
		locks = false;
		await unlock(page);
		await reopened(page);
		await settled(page);
		expect(addressOf(page)).toBe('/noticeIndex');
		await page.locator('main').getByRole('listitem').first().waitFor();

		await lock(page);
		await page.getByRole('button', { name: '换个账号登录' }).click();
		await page.getByRole('button', { name: '取消' }).click();
		await passwordField(page).waitFor();
		await page.getByRole('button', { name: '换个账号登录' }).click();
		await page.getByRole('button', { name: '确定' }).click();
		await page.waitForURL(/\/login/);
		expect(Object.keys(await stored(page)).filter((key) => /token|lock/i.test(key))).toEqual([]);
	},
);
