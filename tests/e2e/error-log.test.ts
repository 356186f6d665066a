import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from './support/builds.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { type ServedBuild, serveBuild } from './support/serve-build.ts';
import { openSite } from './support/visit.ts';

let site: ServedBuild;
beforeAll(async () => {
	site = await serveBuild(await built('guarded'));
});
afterAll(() => site?.close());

async function failTwice(page: Page): Promise<void> {
	await page.evaluate(() => {
		document.body.addEventListener(
			'click',
			() => {
				throw new TypeError('in a handler: /login?password=123456');
			},
			{ once: true },
		);
		document.body.click();
		void Promise.reject(new Error('in a promise'));
	});
}

it('the header counts uncaught errors, lists them with page and stack, and clears them', async () => {
	const { page, complaints, close } = await openSite(site.url);
	await openAs(page, 'student01', '/courseIndex?keyword=Python');
	await settled(page);
	const button = page.getByRole('banner').getByRole('button', { name: /错误日志/ });
	expect(await button.count()).toBe(0);

	await failTwice(page);
	await page.getByRole('button', { name: '错误日志，2 条' }).click();
	const dialog = page.getByRole('dialog', { name: '错误日志' });
	await dialog.getByRole('row').nth(2).waitFor();
	const rows = await dialog.getByRole('row').allInnerTexts();
	expect(rows[1]).toContain('in a promise');
	expect(rows[2]).toContain('TypeError in a handler: /login?password=***');
	await dialog.locator('summary', { hasText: 'in a handler' }).click();
	expect(await dialog.locator('details[open] pre').innerText()).toContain('TypeError: in a handler: /login?password=***');

	await page.keyboard.press('Escape');
	await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '备考中心' }).click();
	await settled(page);
	await button.click();
	await dialog.getByRole('link').first().click();
	await expect.poll(() => addressOf(page)).toBe('/courseIndex?keyword=Python');

	await button.click();
	await dialog.getByRole('button', { name: '清空' }).click();
	await dialog.getByText('没有错误').waitFor();
	await dialog.getByRole('button', { name: '关闭' }).click();
	await expect.poll(() => button.count()).toBe(0);
	await close();
	expect(complaints.map((text) => text.replace(/ \(at .*$/s, ''))).toEqual([
		expect.stringContaining('console.error: window TypeError: in a handler: /login?password=***'),
		expect.stringContaining('console.error: promise Error: in a promise'),
	]);
});
