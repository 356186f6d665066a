import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { BASE, BOARD, built, OFFICE } from './support/builds.ts';
import { settled, signIn } from './support/page-steps.ts';
import { serveBuild } from './support/serve-build.ts';
import { activeTab, chooseInTabMenu, tabNames } from './support/tab-steps.ts';
import { openSite } from './support/visit.ts';
import { pressSignOut } from './support/windows.ts';

const MODES = [
	{ mode: 'history', at: (path: string) => `/school/app${path}` },
	{ mode: 'hash', at: (path: string) => `/school/app/#${path}` },
] as const;

async function openByMenu(page: Page, title: string): Promise<void> {
	const menu = page.getByRole('navigation', { name: '主菜单' });
	if (!(await menu.isVisible())) await page.getByRole('button', { name: '打开菜单' }).click();
	await menu.getByRole('link', { name: title, exact: true }).click();
	await expect.poll(() => activeTab(page).innerText()).toBe(title);
}

describe.each(sampleOf(MODES, 1))('below a base path, with $mode addresses', ({ mode, at }) => {
	it('deep links, reloads, files with their viewers, tabs, lock, search and sign-out work', async () => {
		const site = await serveBuild(await built(`below-base-${mode}`), { base: BASE });
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
		await openByMenu(page, '视频中心');
		expect(addressOf()).toBe(at('/videoIndex'));
		await page.goBack();
		await expect.poll(addressOf).toBe(at('/courseIndex?keyword=Python'));

		await page.goto(at('/videoDetail/v07'));
		await page.getByRole('slider', { name: '播放进度' }).and(page.locator(':enabled')).waitFor();
		expect(await page.locator('video').evaluate((film) => (film as HTMLVideoElement).currentSrc)).toContain('/school/app/videos/clip-2/');

		await page.goto(at('/noSuchPage'));
		await expect.poll(addressOf).toBe(at('/404'));

		const fetched = page.waitForRequest(/\.pdf(\?|$)/).then((request) => new URL(request.url()).pathname);
		await page.goto(at('/document-preview?id=n13-a2'));
		const viewer = page.getByRole('region', { name: '预览', exact: true });
		await viewer.getByRole('group', { name: '第 1 页', exact: true }).locator('span').first().waitFor();
		await viewer.getByText('/ 2', { exact: true }).first().waitFor();
		expect(await fetched).toMatch(/^\/school\/app\/static\//);
		const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
		expect(policy).toContain(`frame-src 'self' ${OFFICE} ${BOARD};`);

		await page.goto(at('/index'));
		await settled(page);
		await chooseInTabMenu(page, '首页', '关闭其他');
		await openByMenu(page, '课程中心');
		await openByMenu(page, '通知公告');
		await activeTab(page).press('Delete');
		await expect.poll(addressOf).toBe(at('/courseIndex'));
		await page.reload();
		await settled(page);
		expect(await tabNames(page)).toEqual(['首页', '课程中心']);

		await page.keyboard.press('Alt+KeyL');
		const lock = page.getByRole('dialog', { name: '已锁定' });
		await lock.getByLabel('密码', { exact: true }).fill('123456');
		await lock.getByRole('button', { name: '解锁' }).click();
		await lock.waitFor({ state: 'detached' });
		await settled(page);
		expect(addressOf()).toBe(at('/courseIndex'));

		await page.keyboard.press('Control+KeyK');
		await page.getByRole('combobox').fill('视频中心');
		await page
			.getByRole('option', { name: /视频中心/ })
			.first()
			.waitFor();
		await page.keyboard.press('Enter');
		await expect.poll(addressOf).toBe(at('/videoIndex'));

		await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
		await pressSignOut(page);
		await page.getByRole('button', { name: '登录', exact: true }).waitFor();
		expect(addressOf()).toBe(at('/login?redirect=%2FvideoIndex'));
		await close();
		await site.close();
		expect([...complaints, ...site.violations]).toEqual([]);
	});
});
