import type { BrowserContext, Page } from 'playwright-core';
import { recordMessages } from '#tests/support/record-messages.ts';
import { watchPage } from '#tests/support/watched-page.ts';
import { launchBrowser } from './browser.ts';
import { keeperOf } from './keeper.ts';

/** Opens another window of the same browser, with shared storage. Its complaints count too. */
export async function openWindow(page: Page, origin: string, complaints: string[]): Promise<Page> {
	const viewport = page.viewportSize();
	const other = await newWindow(page.context());
	watchPage(other, origin, complaints);
	await recordMessages(other);
	if (viewport) await other.setViewportSize(viewport);
	return other;
}

/** Opens a window, not a tab: the browser renders background tabs once a second, and each click waits for two frames. */
async function newWindow(context: BrowserContext): Promise<Page> {
	const own = await context.newCDPSession(keeperOf(context));
	const { targetInfo } = await own.send('Target.getTargetInfo');
	const { browserContextId = '' } = targetInfo;
	const session = await (await launchBrowser()).newBrowserCDPSession();
	const opened = context.waitForEvent('page');
	await session.send('Target.createTarget', { url: 'about:blank', newWindow: true, browserContextId });
	const page = await opened;
	await Promise.all([own.detach(), session.detach()]);
	return page;
}

export async function signOut(page: Page): Promise<void> {
	await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
	await pressSignOut(page);
}

/** In the open menu. The window loads again once what the user typed is sealed. */
export async function pressSignOut(page: Page): Promise<void> {
	await Promise.all([page.waitForEvent('load'), page.getByRole('menuitem', { name: '退出登录' }).click()]);
	await page.waitForURL(/\/login/);
}

export async function spoilToken(page: Page): Promise<void> {
	await page.evaluate(() => localStorage.setItem('student-app-token', JSON.stringify({ token: 'forgotten-token-1234' })));
}

export const storedText = (page: Page): Promise<string> =>
	page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie);
