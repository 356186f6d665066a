import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { galleryJourney as journey } from './support/gallery-journey.ts';
import { addressOf } from './support/page-steps.ts';
import { NARROW, type WIDE } from './support/visit.ts';

const narrow = journey.extend<{ viewport: typeof WIDE }>({ viewport: NARROW });

const dialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count();
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

journey(
	'dialogs hold the focus and the page behind them, close one layer at a time, ask about a dirty form, and show errors inside',
	async ({ page }) => {
		await page.goto('/buttons');
		const opener = page.getByRole('button', { name: '打开窗口', exact: true });
		const dialog = page.getByRole('dialog', { name: '关于窗口' });
		const ways = [
			() => page.keyboard.press('Escape'),
			() => page.mouse.click(5, 5),
			() => dialog.getByRole('button', { name: '关闭窗口' }).click(),
			() => dialog.getByRole('button', { name: '知道了' }).click(),
		];
		for (const close of ways) {
			await opener.press('Enter');
			await dialog.waitFor();
			expect(await focused(page)).toBe('关于窗口');
			await close();
			expect(await focused(page)).toBe('打开窗口');
		}

		// The page behind neither scrolls nor shifts.
		const place = async () => ({ box: await opener.boundingBox(), y: await page.evaluate(() => window.scrollY) });
		const before = await place();
		await opener.click();
		await dialog.waitFor();
		await page.mouse.move(20, 400);
		await page.mouse.wheel(0, 400);
		await page.keyboard.press('PageDown');
		expect(await place()).toEqual(before);
		expect(await accessibilityFindings(page)).toEqual([]);
		const drawer = page.getByRole('dialog', { name: '超声波避障' });
		await page.getByRole('button', { name: '再开一个抽屉' }).click();
		await drawer.waitFor();
		expect(await dialogs(page)).toBe(2);
		await page.keyboard.press('Escape');
		await drawer.waitFor({ state: 'detached' });
		expect(await dialogs(page)).toBe(1);
		expect(await focused(page)).toBe('再开一个抽屉');
		await page.keyboard.press('Escape');

		await page.getByRole('button', { name: '填表的窗口' }).click();
		const title = page.getByLabel('标题');
		await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
		await title.fill('我的小车');
		const question = page.getByRole('dialog', { name: '内容还没有提交' });
		for (const answer of ['取消', '取消', '确定']) {
			await page.keyboard.press('Escape');
			await question.getByRole('button', { name: answer }).click();
			await question.waitFor({ state: 'detached' });
			if (answer === '取消') expect(await title.inputValue()).toBe('我的小车');
		}
		await expect.poll(() => dialogs(page)).toBe(0);
		expect(await focused(page)).toBe('填表的窗口');

		await page.getByRole('button', { name: '出错的抽屉' }).click();
		const failed = page.getByRole('dialog', { name: '取不到的作品' });
		const dismiss = failed.getByRole('alert').filter({ hasText: '这件作品没有取到' }).getByRole('button', { name: '关闭消息' });
		await dismiss.click();
		await dismiss.waitFor({ state: 'detached' });
		expect(await dialogs(page)).toBe(1);
		await page.keyboard.press('Escape');
		await expect.poll(() => dialogs(page)).toBe(0);

		// On a narrow screen a drawer slides in from the bottom.
		await page.setViewportSize(NARROW);
		await page
			.getByRole('row', { name: /超声波避障/ })
			.getByRole('button', { name: '看看' })
			.click();
		await drawer.getByText('周一诺').waitFor();
		await expect
			.poll(async () => {
				const box = await drawer.boundingBox();
				return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) };
			})
			.toEqual({ x: 0, width: NARROW.width, bottom: NARROW.height });
		expect(await accessibilityFindings(page)).toEqual([]);
	},
);

narrow('on a phone the facets behind the button open in a sheet, and the row keeps those that are set', async ({ page }) => {
	await page.goto('/filter-bar?levels=1&done=true');
	const bar = page.getByRole('region', { name: '筛选作品' });
	const fold = bar.getByRole('button', { name: '筛选（已选 2 项）' });
	await fold.waitFor();
	expect(await bar.getByRole('group', { name: '难度' }).count()).toBe(0);
	await fold.press('Enter');
	const sheet = page.getByRole('dialog', { name: '筛选作品' });
	await sheet.getByRole('checkbox', { name: '入门' }).uncheck();
	await expect.poll(() => addressOf(page)).toBe('/filter-bar?done=true');
	expect(await accessibilityFindings(page)).toEqual([]);
	await sheet.getByRole('button', { name: /^看 \d+ 个结果$/ }).click();
	await bar.getByRole('button', { name: '筛选（已选 1 项）' }).waitFor();
	expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('筛选1');
	await bar.getByRole('button', { name: '取消只看完成的' }).click();
	await expect.poll(() => addressOf(page)).toBe('/filter-bar');
});
