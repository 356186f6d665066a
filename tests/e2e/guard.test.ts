import { expect, it } from 'vitest';
import { built } from './support/builds.ts';
import { journey } from './support/journey.ts';
import { addressOf, settled, signIn } from './support/page-steps.ts';
import { serveBuild } from './support/serve-build.ts';
import { openSite } from './support/visit.ts';

/** `tests/src/routing/guard` decides about each address; every-page.test.ts opens those of guests. */
journey('the guards lead to sign-in, home, 403 and 404, and what is forbidden is in no menu and never rendered', async ({ page }) => {
	await page.goto('/no-such-page');
	await page.waitForURL(/\/login\?redirect=%2Fno-such-page$/);
	await signIn(page);
	expect(addressOf(page)).toBe('/index');
	expect(await page.getByRole('navigation').getByRole('link', { name: '菜单工坊' }).count()).toBe(0);

	// Deep links open, also after a reload and in other letters.
	for (const [path, address] of [
		['/ucenter?tab=homework', '/ucenter?tab=homework'],
		['/courseindex/', '/courseIndex'],
	] as const) {
		await page.goto(path);
		await settled(page);
		expect(addressOf(page)).toBe(address);
	}
	await page.reload();
	await settled(page);
	expect(addressOf(page)).toBe('/courseIndex');

	await page.goto('/Login/?redirect=%2FcourseIndex');
	await page.waitForURL(/\/index$/);
	await page.goto('/no-such-page');
	await page.waitForURL(/\/404$/);

	const drawn: string[] = [];
	await page.exposeFunction('note', (text: string) => drawn.push(text));
	await page.addInitScript(() => {
		new MutationObserver(() => (window as unknown as { note: (text: string) => void }).note(document.body?.innerText ?? '')).observe(
			document,
			{
				childList: true,
				subtree: true,
			},
		);
	});
	await page.goto('/menuStudio');
	await page.waitForURL(/\/403$/);
	await settled(page);
	expect(drawn.length).toBeGreaterThan(0);
	expect(drawn.filter((text) => text.includes('菜单工坊'))).toEqual([]);
});

it('with login interception off every visitor is the user admin without a lock, who stays signed in after error responses', async () => {
	const site = await serveBuild(await built('without-sign-in'));
	const { page, close } = await openSite(site.url);
	await page.goto('/menuStudio');
	await settled(page);
	await page.getByRole('banner').getByText('admin').waitFor();
	expect(addressOf(page)).toBe('/menuStudio');
	expect(await page.getByRole('button', { name: '锁屏' }).count()).toBe(0);
	await page.keyboard.press('Alt+KeyL');
	expect(await page.evaluate(() => localStorage.getItem('student-app-lock'))).toBeNull();
	expect(await page.getByRole('dialog').count()).toBe(0);

	await page.goto('/courseIndex');
	await page.getByRole('alert').locator('.feedback-message').first().waitFor();
	expect(addressOf(page)).toBe('/courseIndex');
	await page.goto('/login');
	await page.waitForURL(/\/index$/);
	await close();
	await site.close();
});
