import { describe, expect, it } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { forgetComplaints } from './support/answers.ts';
import { built } from './support/builds.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, signIn, storeToken } from './support/page-steps.ts';
import { serveBuild } from './support/serve-build.ts';
import { openSite } from './support/visit.ts';
import { spoilToken } from './support/windows.ts';

const DEEP_LINKS = ['/ucenter?tab=homework', '/CompetitionDetail/1', '/problem/index', '/courseindex/', '/problem'];

for (const path of sampleOf(DEEP_LINKS, 2)) {
	journey(`the deep link ${path} opens, also after a reload`, async ({ page, complaints }) => {
		await openAs(page, 'student01', path);
		await settled(page);
		const address = addressOf(page);
		expect(address).not.toMatch(/login|404|403/);
		await page.reload();
		await settled(page);
		expect(addressOf(page)).toBe(address);
		// The ids in these paths are made up, so error responses are expected.
		await forgetComplaints(page, complaints);
	});
}

for (const path of sampleOf(['/login', '/Login/', '/login?redirect=%2FcourseIndex'], 2)) {
	journey(`a signed-in user who opens ${path} is redirected home`, async ({ page }) => {
		await openAs(page, 'student01', path);
		await page.waitForURL(/\/index$/);
	});
}

for (const path of sampleOf(['/register', '/password', '/404', '/403', '/register/'], 2)) {
	journey(`a guest may open ${path}`, async ({ page }) => {
		await page.goto(path);
		await settled(page);
		expect(addressOf(page)).toBe(path.replace(/\/$/, ''));
	});
}

journey('an unknown path leads to /404, for a guest after sign-in', async ({ page }) => {
	await page.goto('/no-such-page');
	await page.waitForURL(/\/login\?redirect=%2Fno-such-page$/);
	await signIn(page);
	expect(addressOf(page)).toBe('/index');
	await page.goto('/no-such-page');
	await page.waitForURL(/\/404$/);
});

journey('a page the user may not see leads to /403 and is in no menu', async ({ page }) => {
	await openAs(page);
	expect(await page.getByRole('navigation').getByRole('link', { name: '菜单工坊' }).count()).toBe(0);
	await page.goto('/menuStudio');
	await page.waitForURL(/\/403$/);
});

journey('a forbidden page is neither rendered nor fetched before the user is loaded', async ({ page }) => {
	await storeToken(page);
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
	expect(drawn.filter((text) => text.includes('菜单工坊'))).toEqual([]);
});

journey('an invalid stored session is cleared, and the user is sent to sign-in', async ({ page }) => {
	await page.goto('/login');
	// The app reads the token after the load event.
	await page.getByLabel('账号').waitFor();
	await spoilToken(page);
	await page.goto('/courseIndex');
	await page.waitForURL(/\/login\?islogin=1&redirect=%2FcourseIndex$/);
	expect(await page.evaluate(() => localStorage.getItem('student-app-token'))).toBeNull();
	await expect.poll(() => page.locator('.feedback-message').count()).toBe(1);
});

journey('a network failure while the user is loaded shows one error page in place of the app', async ({ page, complaints }) => {
	await storeToken(page);
	await page.route('**/user/student/info', (route) => route.abort());
	await page.goto('/courseIndex');
	await page.getByRole('heading', { name: '没有连上服务器' }).waitFor();
	expect(new URL(page.url()).pathname).toBe('/courseIndex');
	expect(await page.locator('.feedback-message').count()).toBe(0);
	expect(complaints.every((text) => text.includes('/user/student/info') || text.includes('net::ERR_FAILED'))).toBe(true);
	await forgetComplaints(page, complaints);
});

describe('with login interception off', () => {
	it('the virtual admin has no lock button, and the lock shortcut does nothing', async () => {
		const site = await serveBuild(await built('without-sign-in'));
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
	});

	it('every visitor is the user admin, may open every page, and stays signed in after error responses', async () => {
		const site = await serveBuild(await built('without-sign-in'));
		const { page, close } = await openSite(site.url);
		await page.goto('/menuStudio');
		await page.getByRole('banner').getByText('admin').waitFor();
		expect(addressOf(page)).toBe('/menuStudio');
		await page.goto('/courseIndex');
		await page.getByRole('alert').locator('.feedback-message').first().waitFor();
		expect(addressOf(page)).toBe('/courseIndex');
		await page.goto('/login');
		await page.waitForURL(/\/index$/);
		await close();
		await site.close();
	});
});
