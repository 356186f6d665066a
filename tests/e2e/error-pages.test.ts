import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgetComplaints, messages } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

const PAGES = [
	{ path: '/403', title: '没有访问权限', heading: '没有访问权限' },
	{ path: '/404', title: '页面不存在', heading: '页面走丢了' },
	{ path: '/500', title: '服务器出错了', heading: '服务器出错了' },
	{ path: '/503', title: '服务维护中', heading: '正在维护' },
] as const;

journey(
	'403, 404, 500 and 503 can be opened, show their titles, and lead back and home, which for a guest is sign-in',
	async ({ page }) => {
		const home = page.getByRole('button', { name: '回到首页' });
		await page.goto('/403');
		await home.click();
		await page.waitForURL(/\/login/);

		await openAs(page, 'student01', '/noSuchPage');
		await expect.poll(() => addressOf(page)).toBe('/404');
		// Without a previous page it leads home.
		await page.getByRole('button', { name: '返回上一页' }).click();
		await expect.poll(() => addressOf(page)).toBe('/index');
		await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '视频中心' }).click();
		await settled(page);
		await page.evaluate(() => {
			history.pushState({ ...history.state, idx: history.state.idx + 1 }, '', '/noSuchPage');
			dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
		});
		await expect.poll(() => addressOf(page)).toBe('/404');
		await page.getByRole('button', { name: '返回上一页' }).click();
		await expect.poll(() => addressOf(page)).toBe('/videoIndex');

		for (const { path, title, heading } of PAGES) {
			await walkTo(page, path);
			await page.getByRole('heading', { level: 1, name: heading }).waitFor();
			await expect.poll(() => page.title()).toBe(`${title} - 星芒机器人编程`);
			await home.click();
			await expect.poll(() => addressOf(page)).toBe('/index');
		}
	},
);

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });

journey(
	'the preview shows a picture, offers a download where it may, says what is missing, and leads back',
	async ({ page, complaints }) => {
		await openAs(page, 'student01', '/document-preview?id=a001');
		await heading(page, /示例程序\.sb3$/).waitFor();
		await page.getByRole('region', { name: '角色 小猫', exact: true }).waitFor();
		expect(await page.getByRole('button', { name: '下载' }).isEnabled()).toBe(true);
		await page.getByRole('button', { name: '上一页' }).click();
		await expect.poll(() => addressOf(page)).toBe('/index');
		expect(await page.getByRole('navigation', { name: '主菜单' }).getByText('课件预览').count()).toBe(0);

		await walkTo(page, '/document-preview?id=a008');
		await heading(page, /参考图\.png$/).waitFor();
		await page
			.getByRole('main')
			.getByRole('img', { name: /参考图\.png$/ })
			.waitFor();
		// A file that may not be downloaded has no button for it.
		await page.goto('/document-preview?id=a009');
		await page.getByRole('region', { name: '预览', exact: true }).waitFor();
		expect(await page.getByRole('button', { name: '下载' }).count()).toBe(0);

		await page.goto('/document-preview');
		await heading(page, '没有要预览的文件').waitFor();
		expect(await messages(page).filter({ hasNotText: '欢迎' }).count()).toBe(0);
		await page.goto('/document-preview?id=nothing');
		await heading(page, '课件预览').waitFor();
		await page.getByRole('main').getByText('附件不存在').waitFor();
		expect(await page.getByRole('main').getByRole('alert').count()).toBe(1);
		await page.getByRole('button', { name: '上一页' }).click();
		await expect.poll(() => addressOf(page)).toBe('/index');
		await forgetComplaints(page, complaints);
	},
);
