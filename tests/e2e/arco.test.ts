import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { arcoStylesPlugin } from '#build/arco-styles.ts';
import type { Theme } from '#src/settings/theme.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { openSite } from './support/visit.ts';

/** Both remain in minified code of Arco, and are nowhere else. */
const MARKS = /getPrefixCls|\.arco-trigger/;

journey('no file of the sign-in page and of the first load of the home page holds code or styles of Arco', async ({ page }) => {
	const files = new Set<string>();
	page.on('request', (request) => {
		if (/\.(js|css)$/.test(new URL(request.url()).pathname)) files.add(request.url());
	});
	const holding = async (): Promise<string[]> => {
		const texts = await Promise.all([...files].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })));
		return texts.filter(({ text }) => MARKS.test(text)).map(({ url }) => url);
	};
	await page.goto('/login', { waitUntil: 'networkidle' });
	expect(files.size).toBeGreaterThan(0);
	expect(await holding()).toEqual([]);
	await openAs(page);
	await settled(page);
	await page.waitForLoadState('networkidle');
	expect(await holding()).toEqual([]);
	// Finds it when it is there.
	await page.getByRole('banner').getByRole('button', { name: '主题设置' }).hover();
	await page.getByRole('tooltip').waitFor();
	expect(await holding()).not.toEqual([]);
});

let site: AppServer;

beforeAll(async () => {
	const dist = mkdtempSync(`${inject('folder')}/arco-`);
	const rsbuild = await createRsbuild({
		rsbuildConfig: {
			mode: 'production',
			logLevel: 'error',
			plugins: [pluginReact(), arcoStylesPlugin('src/ui/arco/arco-base.css')],
			source: { entry: { index: path.join(import.meta.dirname, 'support/arco-page/arco-page.tsx') } },
			output: { distPath: { root: dist }, minify: false },
		},
	});
	await (await rsbuild.build()).close();
	site = await startAppServer({ dist });
});
afterAll(() => site.close());

async function openArcoPage(): Promise<{ page: Page; complaints: readonly string[] }> {
	const visit = await openSite(site.url);
	await visit.page.goto('/');
	await visit.page.getByRole('button', { name: '打开窗口' }).waitFor();
	return visit;
}

/** Whether the middle of the element is what one would point at there. */
const isUncovered = (target: Locator): Promise<boolean> =>
	target.evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const found = document.elementFromPoint(left + width / 2, top + height / 2);
		return found !== null && element.contains(found);
	});

test('popups of Arco lie above the dialog of their control, work there, and messages lie above them', async () => {
	const { page, complaints } = await openArcoPage();
	await page.getByRole('button', { name: '打开窗口' }).click();
	const dialog = page.getByRole('dialog', { name: '窗口' });
	await dialog.getByRole('combobox', { name: '学校' }).click();
	const choice = page.getByRole('option', { name: '第 6 小学', exact: true });
	await choice.waitFor();
	// It extends below the edge of the dialog.
	expect(await edgeOf(choice)).toBeGreaterThan(await edgeOf(dialog));
	await expect.poll(() => isUncovered(choice)).toBe(true);
	await choice.click();
	await page.getByText('第 6 小学', { exact: true }).first().waitFor();

	await dialog.getByPlaceholder('请选择日期').click();
	const day = page.locator('.arco-picker-date-value').getByText('15', { exact: true }).first();
	await expect.poll(() => isUncovered(day)).toBe(true);
	await page.evaluate(() => (window as unknown as { message: (text: string) => void }).message('没有保存成功'));
	const message = page.getByRole('alert').getByText('没有保存成功');
	await message.waitFor();
	await expect.poll(() => isUncovered(message)).toBe(true);
	await day.click();
	await expect.poll(() => page.locator('output').innerText()).toBe('第 6 小学 2026-03-15');
	await expect.poll(() => isUncovered(message)).toBe(true);
	expect(complaints).toEqual([]);
});

const edgeOf = (target: Locator): Promise<number> => target.evaluate((element) => element.getBoundingClientRect().bottom);

test('Escape closes a popup of Arco first, and then the dialog', async () => {
	const { page, complaints } = await openArcoPage();
	await page.getByRole('button', { name: '打开窗口' }).click();
	const dialog = page.getByRole('dialog', { name: '窗口' });
	await dialog.getByRole('combobox', { name: '学校' }).click();
	await page.getByRole('option').first().waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('listbox').waitFor({ state: 'hidden' });
	await dialog.getByPlaceholder('请选择日期').click();
	// A key that is pressed inside the popup does not reach its control.
	const term = page.getByRole('button', { name: '开学日' });
	await term.focus();
	await page.keyboard.press('Escape');
	await term.waitFor({ state: 'hidden' });
	expect(await dialog.count()).toBe(1);
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'detached' });
	expect(complaints).toEqual([]);
});

const LOOKS: readonly { name: string; theme: Partial<Theme>; button: string; property: string; value: string }[] = [
	{ name: 'the default theme', theme: {}, button: '主要', property: 'background-color', value: 'rgb(78, 136, 243)' },
	{ name: 'dark', theme: { mode: 'dark' }, button: '主要', property: 'background-color', value: 'rgb(98, 150, 246)' },
	{ name: 'ocean', theme: { name: 'ocean' }, button: '主要', property: 'background-color', value: 'rgb(11, 143, 196)' },
	{ name: 'forest', theme: { name: 'forest' }, button: '主要', property: 'background-color', value: 'rgb(47, 163, 90)' },
	{ name: 'sunset', theme: { name: 'sunset' }, button: '主要', property: 'background-color', value: 'rgb(229, 106, 16)' },
	{ name: 'a colour of one’s own', theme: { color: '#7a3ff2' }, button: '主要', property: 'background-color', value: 'rgb(122, 63, 242)' },
	{ name: 'colour weakness', theme: { colorWeak: true }, button: '成功', property: 'background-color', value: 'rgb(0, 140, 150)' },
	{ name: 'the radius', theme: { radius: 12 }, button: '主要', property: 'border-radius', value: '10px' },
	{ name: 'the text size', theme: { fontSize: 18 }, button: '主要', property: 'font-size', value: '18px' },
];

test('each setting of the theme reaches a control of Arco at once', async () => {
	const { page, complaints } = await openArcoPage();
	// The colours under the pointer are others.
	await page.mouse.move(700, 500);
	for (const { name, theme, button, property, value } of LOOKS) {
		await page.evaluate((chosen) => (window as unknown as { setTheme: (theme: unknown) => void }).setTheme(chosen), theme);
		const look = (): Promise<string> =>
			page.getByRole('button', { name: button }).evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), property);
		await expect.poll(look, { message: name }).toBe(value);
	}
	expect(complaints).toEqual([]);
});
