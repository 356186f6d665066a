import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled, signIn } from './support/page-steps.ts';
import { cssOf, lookOf, storedTheme } from './support/theme-steps.ts';
import { NARROW } from './support/visit.ts';
import { openWindow, signOut } from './support/windows.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: '主题设置' });
const group = (page: Page, name: string) => drawer(page).getByRole('group', { name, exact: true });
const choose = (page: Page, name: string, choice: string) => group(page, name).getByRole('radio', { name: choice }).check();

async function openDrawer(page: Page): Promise<void> {
	await page.getByRole('banner').getByRole('button', { name: '主题设置' }).click();
	await drawer(page).waitFor();
}

const signedIn = journey.extend<{ page: Page }>({
	page: async ({ page }, use) => {
		await openAs(page);
		await settled(page);
		await use(page);
	},
});

signedIn('the drawer opens, works and closes by keyboard, and restores the focus', async ({ page }) => {
	const opener = page.getByRole('banner').getByRole('button', { name: '主题设置' });
	await opener.focus();
	await page.keyboard.press('Enter');
	await drawer(page).waitFor();
	await page.keyboard.press('Tab');
	await expect
		.poll(() =>
			group(page, '外观')
				.getByRole('radio', { name: '跟随系统' })
				.evaluate((radio) => radio === document.activeElement),
		)
		.toBe(true);
	await page.keyboard.press('ArrowLeft');
	await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'dark' });
	await drawer(page).getByRole('slider', { name: '字号' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => cssOf(page, 'html', 'font-size')).toBe('15px');
	await drawer(page).getByRole('switch', { name: '色弱模式' }).focus();
	await page.keyboard.press('Space');
	await drawer(page).getByRole('switch', { name: '减少动画' }).focus();
	await page.keyboard.press('Space');
	await expect.poll(() => storedTheme(page)).toEqual({ version: 1, mode: 'dark', fontSize: 15, colorWeak: true, lessMotion: true });
	await page.keyboard.press('Escape');
	await drawer(page).waitFor({ state: 'detached' });
	expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
	await expect.poll(() => cssOf(page, '.shell-full-screen', 'transition-duration')).toMatch(/^(0\.01ms|1e-05s)/);

	// The theme belongs to the user, not to the computer.
	await signOut(page);
	await signIn(page, 'newbie');
	await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'light' });
});

signedIn(
	'every choice applies at once, also in another window, is stored as a difference, survives a reload, and can be taken back',
	async ({ page, site, complaints }) => {
		const before = await lookOf(page);
		await openDrawer(page);
		await choose(page, '主题色', '绿色');
		await expect.poll(() => cssOf(page, 'body', '--primary-6')).toBe('47, 158, 87');
		await drawer(page).getByLabel('自定义颜色').fill('#ffd600');
		await drawer(page).getByRole('slider', { name: '圆角' }).fill('12');
		await choose(page, '布局', '分栏');
		await choose(page, '外观', '深色');
		const chosen = { version: 1, mode: 'dark', layout: 'column', color: '#ffd600', radius: 12 };
		await expect.poll(() => storedTheme(page)).toEqual(chosen);
		await expect.poll(() => cssOf(page, 'html', '--border-radius')).toBe('12px');
		const look = await lookOf(page);
		expect(look).toMatchObject({ mode: 'dark', background: 'rgb(18, 21, 28)' });

		await page.reload();
		await settled(page);
		expect(await lookOf(page)).toEqual(look);
		expect(await storedTheme(page)).toEqual(chosen);

		await openDrawer(page);
		expect(await group(page, '布局').getByRole('radio', { name: '分栏' }).isChecked()).toBe(true);
		expect(await drawer(page).getByLabel('自定义颜色').inputValue()).toBe('#ffd600');
		await drawer(page).getByRole('button', { name: '恢复默认' }).click();
		await expect.poll(() => lookOf(page)).toEqual(before);
		expect(await storedTheme(page)).toBeNull();

		const other = await openWindow(page, site.url, complaints);
		await other.goto('/index');
		await settled(other);
		await choose(page, '主题', '森林');
		await expect.poll(() => lookOf(other)).toMatchObject({ name: 'forest' });
		await drawer(page).getByRole('button', { name: '恢复默认' }).click();
		await expect.poll(() => lookOf(other)).toMatchObject({ name: 'default' });
		await other.close();

		// A named theme forces light mode, says so, and has its own colour.
		await choose(page, '外观', '深色');
		await choose(page, '主题', '海洋');
		await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'light', name: 'ocean', primary: '11, 143, 196' });
		const modes = drawer(page).getByRole('group', { name: '外观' });
		expect(await modes.getByRole('radio', { name: '深色' }).isDisabled()).toBe(true);
		expect(await modes.getByRole('radio', { name: '浅色' }).isChecked()).toBe(true);
		expect(await modes.getByText('只有浅色外观').isVisible()).toBe(true);
		await choose(page, '主题色', '紫色');
		await expect.poll(() => lookOf(page)).toMatchObject({ primary: '124, 92, 252' });
		await choose(page, '主题色', '主题自带');
		await choose(page, '主题', '默认');
		await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'dark', name: 'default', primary: '98, 150, 246' });

		// Without a choice of the mode the theme follows the system at once.
		await drawer(page).getByRole('button', { name: '恢复默认' }).click();
		await page.emulateMedia({ colorScheme: 'dark' });
		await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'dark' });
		await choose(page, '外观', '浅色');
		await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'light' });
		await choose(page, '外观', '跟随系统');
		await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'dark' });
		await page.emulateMedia({ colorScheme: 'light' });
		await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'light' });
	},
);

const onPhone = signedIn.extend({ viewport: NARROW });

onPhone('on a phone the drawer fits and explains why there is only one layout', async ({ page }) => {
	await openDrawer(page);
	const layouts = group(page, '布局');
	expect(await layouts.getByRole('radio', { name: '纵向' }).isChecked()).toBe(true);
	expect(await layouts.getByRole('radio', { name: '横向' }).isDisabled()).toBe(true);
	expect(await layouts.getByText('始终是纵向布局').isVisible()).toBe(true);
	for (const size of ['14', '20']) {
		await drawer(page).getByRole('slider', { name: '字号' }).fill(size);
		await expect.poll(() => cssOf(page, 'html', 'font-size')).toBe(`${size}px`);
		expect(await drawer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
		const choices = drawer(page).locator('.theme-drawer-choices');
		expect(await choices.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
	}
	await page.mouse.click(0, 0);
});
