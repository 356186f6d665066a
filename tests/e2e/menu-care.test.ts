/** The studio keeps what was typed, asks once, and follows changed rights and times. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { answerJson, messages } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, signIn } from './support/page-steps.ts';
import { pressSignOut } from './support/windows.ts';

const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const node = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).first();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function openStudio(page: Page): Promise<void> {
	await openAs(page, 'admin', '/menuStudio');
	await node(page, '视频中心').waitFor();
}

async function rename(page: Page, from: string, to: string): Promise<void> {
	await node(page, from).press('F2');
	const field = page.getByLabel('标题', { exact: true });
	await field.fill(to);
	await field.press('Enter');
	await page.getByText(/^已保存/).waitFor();
}

async function publish(page: Page, comment: string): Promise<void> {
	await button(page, '发布').click();
	const dialog = page.getByRole('dialog', { name: '发布菜单' });
	await dialog.getByLabel('这一版改了什么').fill(comment);
	await expect.poll(() => button(dialog, '发布').getAttribute('aria-disabled')).toBeNull();
	await button(dialog, '发布').click();
	await button(dialog, '完成').click();
}

async function signOut(page: Page): Promise<void> {
	await page.locator('.shell-user-button').click();
	await pressSignOut(page);
	await page.getByRole('form', { name: '登录' }).waitFor();
}

journey('a refused link stays as typed and says why; a path of the site leads there; undo focuses what comes back', async ({ page }) => {
	await openStudio(page);
	await button(page, '链接').click();
	const field = page.getByRole('textbox', { name: '链接地址' });
	await field.fill('community');
	await field.press('Tab');
	await page.getByRole('alert').filter({ hasText: '这不是网址，也不是本站的路径' }).waitFor();
	await node(page, '视频中心').click();
	await node(page, '新链接').click();
	expect(await field.inputValue()).toBe('community');
	await button(page, '1 处错误').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await field.fill('/files/handbook.pdf');
	await field.press('Tab');
	await expect.poll(() => button(page, '1 处错误').count()).toBe(0);

	await node(page, '新链接').click();
	await page.keyboard.press('Delete');
	await expect.poll(() => node(page, '新链接').count()).toBe(0);
	await page.keyboard.press('Control+z');
	await expect.poll(() => focused(page)).toMatch(/^新链接/);
	await publish(page, '手册');

	await answerJson(page, '**/config.json', { authentication: 'all' });
	await page.goto('/index');
	const link = page.getByRole('navigation').first().getByRole('link', { name: '新链接' });
	expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual(['/files/handbook.pdf', '_blank']);
});

journey('restoring asks once about a changed draft, which is kept without a conflict or given up', async ({ page }) => {
	await openStudio(page);
	await rename(page, '视频中心', '看视频');
	const restore = async (version: number, choice: string): Promise<void> => {
		await button(page, '历史').click();
		const history = page.getByRole('dialog');
		await button(history, `查看第 ${version} 版`).click();
		await history.getByLabel('为什么回退').fill('先用旧的');
		await history.getByText('先选草稿怎么办').waitFor();
		await history.getByRole('radio', { name: choice }).check({ force: true });
		expect(await accessibilityFindings(page)).toEqual([]);
		await button(history, `回到第 ${version} 版`).click();
		await messages(page)
			.filter({ hasText: `已经回到第 ${version} 版` })
			.waitFor();
		await page.keyboard.press('Escape');
	};
	await restore(3, '草稿保持不变');
	await button(page, '发布').click();
	const dialog = page.getByRole('dialog', { name: '发布菜单' });
	await dialog.getByRole('heading', { name: '和现在的第 5 版相比' }).waitFor();
	expect(await dialog.getByRole('radio', { name: /我的修改/ }).count()).toBe(0);
	await page.keyboard.press('Escape');

	await button(page, '放弃草稿').click();
	await button(page.getByRole('dialog'), '确定').click();
	await page.getByRole('region', { name: '菜单工坊' }).getByText('和已发布的一样').waitFor();
	await page.keyboard.press('Control+z');
	await node(page, '看视频').waitFor();
	await restore(4, '草稿也回到这一版');
	await node(page, '视频中心').waitFor();
	await page.getByRole('region', { name: '菜单工坊' }).getByText('和已发布的一样').waitFor();
});

journey('a list with a time shows in the history, is cancelled, and is published when its time comes', async ({ page, clock }) => {
	await openStudio(page);
	await rename(page, '视频中心', '开学视频');
	const schedule = async (): Promise<void> => {
		await button(page, '发布').click();
		const dialog = page.getByRole('dialog', { name: '发布菜单' });
		await dialog.getByRole('radio', { name: '定时发布' }).check({ force: true });
		await dialog.getByLabel('这一版改了什么').fill('开学');
		await expect.poll(() => button(dialog, '定时发布').getAttribute('aria-disabled')).toBeNull();
		expect(await accessibilityFindings(page)).toEqual([]);
		await button(dialog, '定时发布').click();
		await dialog.getByText('2026年9月13日 08:00 起大家看到这份菜单').waitFor();
		await button(dialog, '完成').click();
	};
	await schedule();
	await button(page, '历史').click();
	const history = page.getByRole('dialog', { name: '发布历史' });
	await history.getByText('2026年9月13日 08:00 生效').waitFor();
	await button(history, '看看变化').click();
	await history.getByText('把“视频中心”改名为“开学视频”').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await button(history, '取消定时发布').click();
	await button(page.getByRole('dialog').last(), '确定').click();
	await messages(page).filter({ hasText: '定时发布取消了' }).waitFor();
	expect(await history.getByText('生效', { exact: false }).count()).toBe(0);
	await page.keyboard.press('Escape');

	await schedule();
	clock.ahead = 24 * 60 * 60 * 1000;
	await button(page, '历史').click();
	await button(history, '查看第 5 版').waitFor();
	await page.keyboard.press('Escape');
});

journey('a changed role shows when the window comes back, and closes what it forbids', async ({ page }) => {
	await openStudio(page);
	await page.route('**/user/student/info*', async (route) => {
		const response = await route.fetch();
		const body = (await response.json()) as { data: { roles: string[] } };
		await route.fulfill({ response, json: { ...body, data: { ...body.data, roles: ['Editor'] } } });
	});
	await rename(page, '视频中心', '看视频');
	// A minute passes in the clock of the window.
	await page.evaluate(() => {
		const { now } = performance;
		const { now: wall } = Date;
		performance.now = () => now.call(performance) + 61_000;
		Date.now = () => wall() + 61_000;
	});
	// A window that was just left is not checked again.
	const readOnly = page.getByRole('region', { name: '菜单工坊' }).getByText('你可以查看菜单，修改要请管理员来做。');
	await expect
		.poll(async () => {
			await page.evaluate(() => dispatchEvent(new Event('focus')));
			return readOnly.count();
		})
		.toBe(1);
	expect(await button(page, '发布').count()).toBe(0);
	await node(page, '看视频').waitFor();
});

journey('after a sign-out in the studio a student starts at home', async ({ page }) => {
	await openStudio(page);
	await signOut(page);
	expect(addressOf(page)).toContain('redirect=%2FmenuStudio');
	await signIn(page);
	await settled(page);
	expect(addressOf(page)).toBe('/index');
});
