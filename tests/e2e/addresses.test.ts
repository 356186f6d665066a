import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled, signIn } from './support/page-steps.ts';
import { buildVariant, serveVariant, type Variant } from './support/variant.ts';
import { openSite } from './support/visit.ts';

const MODES = [
	{ mode: 'history', at: (path: string) => `/school/app${path}` },
	{ mode: 'hash', at: (path: string) => `/school/app/#${path}` },
] as const;

describe.each(MODES)('below a base path, with $mode addresses', ({ mode, at }) => {
	let variant: Variant;
	beforeAll(async () => {
		variant = await buildVariant({ 'mode: history': `mode: ${mode}`, 'base: /\n': 'base: /school/app\n' });
	});
	afterAll(() => variant?.remove());

	it('a deep link asks for sign-in, leads on to the page, and survives a reload', async () => {
		const site = await serveVariant(variant, { base: '/school/app/' });
		const { page, complaints, close } = await openSite(site.url);
		const addressOf = (): string => page.url().slice(site.url.length);

		await page.goto(at('/courseIndex?keyword=Python'));
		await page.waitForURL(/\/login/);
		expect(addressOf()).toBe(at('/login?redirect=%2FcourseIndex%3Fkeyword%3DPython'));
		await signIn(page);
		await expect.poll(addressOf).toBe(at('/courseIndex?keyword=Python'));

		await page.reload();
		await settled(page);
		expect(addressOf()).toBe(at('/courseIndex?keyword=Python'));
		await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '视频中心' }).click();
		await expect.poll(addressOf).toBe(at('/videoIndex'));
		await page.goBack();
		await expect.poll(addressOf).toBe(at('/courseIndex?keyword=Python'));

		await page.goto(at('/noSuchPage'));
		await expect.poll(addressOf).toBe(at('/404'));
		await close();
		await site.close();
		expect([...complaints, ...site.violations]).toEqual([]);
	});
});
