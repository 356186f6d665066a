import { expect, it } from 'vitest';
import { settled } from './support/page-steps.ts';
import { buildVariant, serveVariant } from './support/variant.ts';
import { openSite } from './support/visit.ts';

it('the virtual admin, whom no password would let in again, is offered no lock, and its keys do nothing', async () => {
	const variant = await buildVariant({ 'loginInterception: true': 'loginInterception: false' });
	const site = await serveVariant(variant);
	const { page, close } = await openSite(site.url);
	await page.goto('/menuStudio');
	await settled(page);
	await page.getByRole('banner').getByRole('button').first().waitFor();
	expect(await page.getByRole('button', { name: '锁屏' }).count()).toBe(0);
	await page.keyboard.press('Alt+KeyL');
	expect(await page.evaluate(() => localStorage.getItem('student-app-lock'))).toBeNull();
	expect(await page.getByRole('dialog').count()).toBe(0);
	await close();
	await site.close();
	variant.remove();
});
