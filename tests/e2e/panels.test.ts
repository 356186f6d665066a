import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { pick } from './support/control-steps.ts';
import { galleryJourney as journey } from './support/gallery-journey.ts';
import { addressOf } from './support/page-steps.ts';
import { NARROW, type WIDE } from './support/visit.ts';

const narrow = journey.extend<{ viewport: typeof WIDE }>({ viewport: NARROW });

const dialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count();
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

journey(
	'a dialog takes the focus, is named by its title, and restores the focus on Escape, a click outside and its buttons',
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
	},
);

journey('the page behind a dialog neither scrolls nor shifts', async ({ page }) => {
	await page.goto('/buttons');
	const opener = page.getByRole('button', { name: '打开窗口', exact: true });
	const place = () => opener.boundingBox();
	const before = await place();
	await opener.click();
	await page.getByRole('dialog').waitFor();
	await page.mouse.move(20, 400);
	await page.mouse.wheel(0, 400);
	await page.keyboard.press('PageDown');
	expect(await place()).toEqual(before);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	expect(await accessibilityFindings(page)).toEqual([]);
});

journey('a row opens a drawer with its own data, and Escape closes one layer at a time', async ({ page }) => {
	await page.goto('/buttons');
	await page
		.getByRole('row', { name: /超声波避障/ })
		.getByRole('button', { name: '看看' })
		.click();
	const drawer = page.getByRole('dialog', { name: '超声波避障' });
	await drawer.getByText('周一诺').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: '打开窗口', exact: true }).click();
	await page.getByRole('button', { name: '再开一个抽屉' }).click();
	await drawer.waitFor();
	expect(await dialogs(page)).toBe(2);
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'detached' });
	expect(await dialogs(page)).toBe(1);
	expect(await focused(page)).toBe('再开一个抽屉');
});

journey('a dirty form in a dialog asks before every attempt to close', async ({ page }) => {
	await page.goto('/buttons');
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
});

journey('submitting a form closes its dialog, and an error is shown inside the dialog', async ({ page }) => {
	await page.goto('/buttons');
	await page.getByRole('button', { name: '填表的窗口' }).click();
	await page.getByLabel('标题').fill('我的小车');
	await pick(page.getByLabel('阶段'), '进行中');
	await page.getByLabel('进阶').check();
	await page.getByRole('button', { name: '交作品' }).click();
	await page.getByText('《我的小车》交上了').waitFor();
	expect(await dialogs(page)).toBe(0);
	await page.getByRole('button', { name: '出错的抽屉' }).click();
	const drawer = page.getByRole('dialog', { name: '取不到的作品' });
	const dismiss = drawer.getByRole('alert').filter({ hasText: '这件作品没有取到' }).getByRole('button', { name: '关闭消息' });
	await dismiss.click();
	await dismiss.waitFor({ state: 'detached' });
	expect(await dialogs(page)).toBe(1);
});

narrow('on a narrow screen a drawer slides in from the bottom', async ({ page }) => {
	await page.goto('/buttons');
	await page
		.getByRole('row', { name: /超声波避障/ })
		.getByRole('button', { name: '看看' })
		.click();
	const drawer = page.getByRole('dialog', { name: '超声波避障' });
	await drawer.getByText('周一诺').waitFor();
	await expect
		.poll(async () => {
			const box = await drawer.boundingBox();
			return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) };
		})
		.toEqual({ x: 0, width: NARROW.width, bottom: NARROW.height });
	expect(await accessibilityFindings(page)).toEqual([]);
});

journey('facets work by keyboard, and are restored by reload, back and a shared address', async ({ page }) => {
	await page.goto('/filter-bar?page=2');
	const bar = page.getByRole('region', { name: '筛选作品' });
	await bar.getByRole('group', { name: '阶段' }).getByRole('radio', { name: '全部' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => addressOf(page)).toBe('/filter-bar?stage=todo');
	await bar.getByRole('button', { name: '筛选' }).press('Enter');
	await bar.getByRole('checkbox', { name: '入门' }).focus();
	await page.keyboard.press('Space');
	await bar.getByRole('checkbox', { name: '挑战' }).check();
	await expect.poll(() => addressOf(page)).toBe('/filter-bar?stage=todo&levels=1&levels=3');
	await page.reload();
	expect(await bar.getByRole('radio', { name: '没开始' }).isChecked()).toBe(true);
	expect(await bar.getByRole('button', { name: /^取消/ }).count()).toBe(2);
	await bar.getByRole('button', { name: '筛选（已选 1 项）' }).click();
	expect(await bar.getByRole('checkbox', { checked: true }).count()).toBe(2);
	await page.goBack();
	await expect.poll(() => bar.getByRole('checkbox', { checked: true }).count()).toBe(1);
	await bar.getByRole('button', { name: '清空筛选' }).click();
	await expect.poll(() => addressOf(page)).toBe('/filter-bar');
});

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
	expect(await accessibilityFindings(page)).toEqual([]);
});
