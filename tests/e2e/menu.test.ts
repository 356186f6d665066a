import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { NARROW, WIDE } from './support/visit.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

async function openMenu(page: Page): Promise<void> {
	if (await mainMenu(page).isVisible()) return;
	await page.getByRole('banner').getByRole('button', { name: /菜单/ }).first().click();
	await mainMenu(page).waitFor();
}

async function openGroups(page: Page): Promise<void> {
	const closed = mainMenu(page).locator('button[aria-expanded="false"]');
	while ((await closed.count()) > 0) await closed.first().click();
}

async function menuAddresses(page: Page): Promise<string[]> {
	await openMenu(page);
	await openGroups(page);
	return mainMenu(page)
		.getByRole('link')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectSound(page: Page, address: string): Promise<void> {
	const alerts = page.getByRole('alert').filter({ hasText: /失败|出错|错误/ });
	const rawValues = page.getByText(/undefined|\[object Object\]|NaN|Invalid Date/);
	expect(await page.getByRole('heading').count(), `${address} has no heading`).toBeGreaterThan(0);
	expect(await rawValues.count(), `${address} shows a raw value`).toBe(0);
	expect(await alerts.count(), `${address} shows an error`).toBe(0);
	expect(await overflow(page), `${address} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const viewport of [WIDE, NARROW]) {
	describe(`at ${viewport.width} px`, () => {
		const walk = journey.extend({ viewport });

		walk('every menu item of the student opens a page with a heading, its own title and no sideways scrolling', async ({ page }) => {
			await openAs(page);
			await settled(page);
			const addresses = await menuAddresses(page);
			expect(addresses.length).toBeGreaterThanOrEqual(9);
			expect(addresses).not.toContain('/menuStudio');

			const titles = new Set<string>();
			const opened = sampleOf(addresses, 3, viewport.width);
			for (const address of opened) {
				await openMenu(page);
				await openGroups(page);
				const item = mainMenu(page).locator(`a[href="${address}"]`);
				const name = (await item.innerText()).trim();
				await item.click();
				await page.waitForURL((url) => url.pathname.startsWith(address));
				await expect.poll(() => page.title()).toContain(name);
				await settled(page);
				titles.add(await page.title());
				await expectSound(page, address);
			}
			expect(titles.size).toBe(opened.length);
		});
	});
}

journey('the menu item of the open page is marked as current', async ({ page }) => {
	await openAs(page, 'student01', '/courseIndex');
	await settled(page);
	const current = mainMenu(page).locator('[aria-current="page"]');
	expect(await current.allTextContents()).toEqual(['课程中心']);
	expect(addressOf(page)).toBe('/courseIndex');
});

journey('a keyboard user can skip the menu', async ({ page }) => {
	await openAs(page, 'student01', '/courseIndex');
	await settled(page);
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^#/);
	await page.keyboard.press('Enter');
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
