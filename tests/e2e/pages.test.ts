import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, storeToken } from './support/page-steps.ts';

declare global {
	interface Window {
		/** `call` for the home page's request and `menu` for the rendered menu, in order. */
		started: string[];
	}
}

journey("an unknown path shows the 404 page with the site's title", async ({ page }) => {
	await openAs(page, 'student01', '/nowhere/at/all');
	await page.waitForURL(/\/404$/);
	await page.getByText('404').first().waitFor();
	expect(await page.title()).toContain('页面不存在');
});

journey('a student who opens an administration page sees 403', async ({ page }) => {
	await openAs(page, 'student01', '/menuStudio');
	await page.waitForURL(/\/403$/);
	await page.getByText('403').first().waitFor();
	expect(await page.title()).toContain('没有访问权限');
});

journey('an administrator finds that page in the menu', async ({ page }) => {
	await openAs(page, 'admin');
	await settled(page);
	await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '菜单工坊' }).click();
	await page.waitForURL(/\/menuStudio$/);
	await settled(page);
});

journey('a notice opens from the list with its text, and back returns to the list', async ({ page }) => {
	await openAs(page, 'student01', '/noticeIndex');
	await settled(page);
	const first = page.locator('main').getByRole('link').first();
	const title = (await first.innerText()).split('\n')[0] ?? '';
	await first.click();
	await page.waitForURL(/\/noticeDetail\//);
	await settled(page);
	await page.getByRole('heading', { name: title.trim() }).first().waitFor();
	expect((await page.locator('main').innerText()).length).toBeGreaterThan(title.length + 20);
	await page.goBack();
	await page.waitForURL(/\/noticeIndex/);
	await settled(page);
});

journey("the personal centre shows the user's name", async ({ page }) => {
	await openAs(page, 'student01', '/ucenter');
	await settled(page);
	const banner = await page.getByRole('banner').innerText();
	const main = await page.locator('main').innerText();
	const names = banner.match(/[\p{Script=Han}]{2,4}/gu) ?? [];
	expect(names.some((name) => main.includes(name))).toBe(true);
});

journey('arrow keys move through the study calendar, whose figures are also in a table', async ({ page }) => {
	await openAs(page, 'student01', '/ucenter?tab=calendar');
	const record = page.getByRole('figure', { name: '学习记录' });
	const days = record.getByRole('application');
	await days.focus();
	await page.keyboard.press('ArrowLeft');
	const [, studied = ''] = (await days.locator('[aria-live]').innerText()).split('学习时长 ');
	await record.getByRole('button', { name: '表格' }).click();
	const last = record.getByRole('table', { name: '学习记录' }).getByRole('row').last();
	expect(studied).toMatch(/分|秒/);
	expect(await last.getByRole('cell').innerText()).toBe(studied);
});

journey('a page opened by its address loads without a redirect', async ({ page }) => {
	await storeToken(page);
	for (const address of ['/examPrepHubIndex', '/problem/index', '/challengeArenaIndex', '/honorsGalleryIndex', '/videoIndex']) {
		await page.goto(address);
		await settled(page);
		expect(addressOf(page)).toBe(address);
	}
});

journey('a new student sees empty lists and no errors', async ({ page }) => {
	await storeToken(page, 'newbie');
	for (const address of ['/index', '/courseIndex', '/honorsGalleryIndex', '/noticeIndex', '/ucenter']) {
		await page.goto(address);
		await settled(page);
		expect(
			await page
				.getByRole('alert')
				.filter({ hasText: /失败|出错|错误/ })
				.count(),
			address,
		).toBe(0);
	}
});

journey('the first page requests its data once, before the menu is rendered', async ({ page }) => {
	await storeToken(page);
	await page.addInitScript(() => {
		window.started = [];
		const { fetch } = window;
		window.fetch = (input, init) => {
			if (String(input instanceof Request ? input.url : input).includes('/course/aggregate')) window.started.push('call');
			return fetch(input, init);
		};
		const note = (): void => {
			if (document.querySelector('nav') && !window.started.includes('menu')) window.started.push('menu');
		};
		new MutationObserver(note).observe(document, { childList: true, subtree: true });
	});
	await page.goto('/index');
	await settled(page);
	expect(await page.evaluate(() => window.started)).toEqual(['call', 'menu']);
});
