/** A student looks at the run of a robot by keyboard, on a phone, with less motion and on paper. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

/** Whether some pixel of the picture has the colour of the path. */
const hasPath = (page: Page): Promise<boolean> =>
	page.getByRole('img', { name: '迷宫鼠的迷宫，' }).evaluate((canvas: HTMLCanvasElement) => {
		const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
		for (let at = 0; at < data.length; at += 4) if (data[at] === 0xe6 && data[at + 1] === 0x4a && data[at + 2] === 0xa0) return true;
		return false;
	});

journey('the run of a robot is played, walked through by keyboard, and shown at once with less motion', async ({ page }) => {
	await openAs(page, 'student01', '/robotField?world=maze-mouse');
	await settled(page);
	await page.getByRole('button', { name: '运行', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
	const time = page.getByRole('slider', { name: '时间' });
	await page.getByRole('button', { name: '重放' }).waitFor();
	expect(await time.getAttribute('aria-valuetext')).toBe('3.3 秒，共 3.3 秒');
	expect(await hasPath(page)).toBe(true);

	await page.getByRole('button', { name: '重放' }).focus();
	await page.keyboard.press('Home');
	expect(await time.getAttribute('aria-valuetext')).toBe('0 秒，共 3.3 秒');
	expect(await hasPath(page)).toBe(false);
	await page.getByRole('button', { name: '第 1.5 秒 右转 90 度' }).focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => page.getByRole('status').filter({ hasText: '第 1.5 秒 右转 90 度' }).count()).toBe(1);
	await time.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => time.inputValue()).toBe('76');

	await page.setViewportSize(NARROW);
	await page.getByRole('button', { name: '跟着走' }).click();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
	expect(await accessibilityFindings(page)).toEqual([]);

	await page.emulateMedia({ media: 'print' });
	await expect.poll(() => page.getByRole('img', { name: '迷宫鼠的迷宫，' }).isVisible()).toBe(true);
	expect(await page.getByRole('button', { name: '跟着走' }).isVisible()).toBe(false);
	await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
	await page.getByRole('button', { name: '运行', exact: true }).click();
	await page.getByRole('button', { name: '重放' }).waitFor();
	expect(await hasPath(page)).toBe(true);
});
