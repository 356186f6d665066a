import type { BrowserContext, Page } from 'playwright-core';
import { watchPage } from '#tests/support/watched-page.ts';
import { launchBrowser } from './browser.ts';
import { keeperOf } from './keeper.ts';

/** Another window of the same browser: it shares everything that is stored. Its complaints count, too. */
export async function openWindow(page: Page, origin: string, complaints: string[]): Promise<Page> {
	const viewport = page.viewportSize();
	const other = await newWindow(page.context());
	watchPage(other, origin, complaints);
	if (viewport) await other.setViewportSize(viewport);
	return other;
}

/** A window of its own: the browser draws one frame a second of a tab behind another, and each click there waits for two. */
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

/** Opens the menu of the account and signs out. */
export async function signOut(page: Page): Promise<void> {
	await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
	await page.getByRole('menuitem', { name: '退出登录' }).click();
	await page.waitForURL(/\/login/);
}

/** The session as the server sees it when it has forgotten it: the browser still holds a token. */
export async function spoilToken(page: Page): Promise<void> {
	await page.evaluate(() => localStorage.setItem('student-app-token', JSON.stringify({ token: 'forgotten-token-1234' })));
}

/** Everything that the browser keeps for the site, as text. */
export const storedText = (page: Page): Promise<string> =>
	page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie);
