import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { contrast } from '#tests/support/contrast.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { galleryJourney as journey } from './support/gallery-journey.ts';
import { NARROW, type WIDE } from './support/visit.ts';

const chart = (page: Page, name: string): Locator => page.getByRole('figure', { name, exact: true });
const picture = (page: Page, name: string): Locator => chart(page, name).getByRole('application');

const numbersOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);

async function contrastOfLines(page: Page, name: string): Promise<number[]> {
	const lines = picture(page, name).locator('path[data-series][stroke-dasharray], path[data-series][fill="none"], g > path[data-series]');
	const strokes = await lines.evaluateAll((all) => [...new Set(all.map((line) => getComputedStyle(line).stroke))]);
	const ground = await page
		.locator('main section')
		.first()
		.evaluate((section) => getComputedStyle(section).backgroundColor);
	return strokes.filter((stroke) => stroke !== ground).map((stroke) => contrast(numbersOf(stroke), numbersOf(ground)));
}

describe('a chart', () => {
	journey('shows a tooltip under the pointer, which stays after a tap', async ({ page }) => {
		await page.goto('/chart');
		const bars = picture(page, '每件作品的得分');
		await bars.hover({ position: { x: 120, y: 100 } });
		await bars.getByText('会走迷宫的小车').and(page.locator('strong')).waitFor();
		await page.mouse.move(5, 5);
		await expect.poll(() => bars.locator('strong').count()).toBe(0);
		const box = await bars.boundingBox();
		const touch = { pointerType: 'touch', clientX: (box?.x ?? 0) + 120, clientY: (box?.y ?? 0) + 100, bubbles: true };
		await bars.dispatchEvent('pointerdown', touch);
		await bars.dispatchEvent('pointerout', touch);
		expect(await bars.locator('strong').textContent()).toBe('会走迷宫的小车');
	});

	journey('follows the width of its container', async ({ page }) => {
		await page.goto('/chart');
		const weeks = picture(page, '学习日历').locator('rect[data-level]');
		await expect.poll(() => weeks.count()).toBeGreaterThan(25 * 7);
		const wide = await weeks.count();
		await page.setViewportSize(NARROW);
		await expect.poll(() => weeks.count()).toBeLessThan(wide - 7);
		const { width, right } = await picture(page, '每天做题')
			.locator('svg')
			.evaluate((svg) => svg.getBoundingClientRect());
		expect(width).toBeGreaterThan(250);
		expect(right).toBeLessThanOrEqual(NARROW.width);
	});

	for (const mode of ['light', 'dark']) {
		journey(`draws lines with enough contrast to the background: ${mode}`, async ({ page }) => {
			await page.addInitScript((chosen) => localStorage.setItem('block-gallery-theme', `{"version":1,"mode":"${chosen}"}`), mode);
			await page.goto('/chart');
			await picture(page, '每天做题').waitFor();
			const ratios = await contrastOfLines(page, '每天做题');
			expect(ratios.length).toBeGreaterThanOrEqual(2);
			expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
		});
	}
});

const tile = (page: Page, name: RegExp): Locator => page.getByRole('list', { name: '作品照片' }).getByRole('button', { name });

describe('the picture viewer', () => {
	journey('works by keyboard, has no accessibility findings, and restores the focus', async ({ page }) => {
		await page.goto('/gallery');
		await tile(page, /超声波避障/).focus();
		await page.keyboard.press('Enter');
		const viewer = page.getByRole('dialog', { name: '作品照片：大图' });
		await viewer.getByRole('img', { name: '超声波避障' }).waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.keyboard.press('ArrowRight');
		await viewer.getByRole('img', { name: '猜数字' }).waitFor();
		await page.keyboard.press('+');
		await expect.poll(() => viewer.locator('[style*="scale(1.5)"]').count()).toBe(1);
		await page.keyboard.press('Escape');
		await viewer.waitFor({ state: 'detached' });
		expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('超声波避障');
	});

	const narrow = journey.extend<{ viewport: typeof WIDE }>({ viewport: NARROW });

	narrow('changes pictures by swipe and pans a zoomed picture', async ({ page }) => {
		await page.goto('/gallery');
		await tile(page, /会走迷宫的小车/).click();
		const viewer = page.getByRole('dialog', { name: '作品照片：大图' });
		const swipe = async (by: number): Promise<void> => {
			await page.mouse.move(180, 400);
			await page.mouse.down();
			await page.mouse.move(180 + by, 405, { steps: 4 });
			await page.mouse.up();
		};
		await viewer.getByRole('img', { name: '会走迷宫的小车' }).waitFor();
		await swipe(-120);
		await viewer.getByRole('img', { name: '超声波避障' }).waitFor();
		await swipe(120);
		await viewer.getByRole('img', { name: '会走迷宫的小车' }).waitFor();
		await page.mouse.dblclick(180, 400);
		await viewer.locator('[style*="scale(2)"]').waitFor();
		await swipe(-60);
		await viewer.locator('[style*="translate(-60px, 5px) scale(2)"]').waitFor();
		expect(await viewer.getByRole('img', { name: '会走迷宫的小车' }).count()).toBe(1);
	});

	journey('closes when the user navigates away', async ({ page }) => {
		await page.goto('/chart');
		await page.getByRole('link', { name: '相册 gallery' }).click();
		await tile(page, /猜数字/).click();
		await page.getByRole('dialog', { name: '作品照片：大图' }).waitFor();
		await page.goBack();
		await page.getByRole('heading', { name: '图表 chart' }).waitFor();
		await page.getByRole('button', { name: '表格' }).first().click();
		await page.getByRole('region', { name: '每件作品的得分的数据' }).waitFor();
	});
});
