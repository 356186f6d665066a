import { expect } from 'vitest';
import { holdRequests } from './support/hold-requests.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { openByMenu } from './support/tab-steps.ts';

journey('a progress bar runs while a page loads, and the previous page stays usable until then', async ({ page }) => {
	await openAs(page);
	await settled(page);
	// The progress bar's chunk is loaded with the first page that needs it.
	await openByMenu(page, '通知公告');
	await page.locator('#nprogress').waitFor({ state: 'detached' });
	const release = await holdRequests(page, '**/static/js/async/*.js');
	await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '课程中心' }).click();
	await page.locator('#nprogress .bar').waitFor({ state: 'attached' });
	expect(await page.locator('#nprogress .spinner').count()).toBe(0);
	expect(await page.getByRole('heading', { name: '通知公告' }).isVisible()).toBe(true);
	await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
	const signOut = page.getByRole('menuitem', { name: '退出登录' });
	await signOut.waitFor();
	release();
	await page.getByRole('heading', { name: '课程中心' }).waitFor();
	await settled(page);
	expect(await signOut.isVisible()).toBe(true);
	expect(addressOf(page)).toBe('/courseIndex');
	await page.locator('#nprogress').waitFor({ state: 'detached' });
});
