import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrast } from '#tests/support/contrast.ts';
import { followSystem, galleryJourney as journey, turnDark } from './support/gallery-journey.ts';
import { NARROW } from './support/visit.ts';

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

async function expectContrast(page: Page): Promise<void> {
	const ratios = await contrastOfLines(page, '每天做题');
	expect(ratios.length).toBeGreaterThanOrEqual(2);
	expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
}

journey(
	'a chart has a tooltip under the pointer, which stays after a tap, lines of enough contrast in light and dark, and the width of its container',
	async ({ page }) => {
		await followSystem(page);
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

		await picture(page, '每天做题').waitFor();
		await expectContrast(page);
		await turnDark(page);
		await expectContrast(page);

		const weeks = picture(page, '学习日历').locator('rect[data-level]');
		await expect.poll(() => weeks.count()).toBeGreaterThan(25 * 7);
		const wide = await weeks.count();
		await page.setViewportSize(NARROW);
		await expect.poll(() => weeks.count()).toBeLessThan(wide - 7);
		const drawn = () =>
			picture(page, '每天做题')
				.locator('svg')
				.evaluate((svg) => svg.getBoundingClientRect());
		await expect.poll(async () => (await drawn()).right).toBeLessThanOrEqual(NARROW.width);
		expect((await drawn()).width).toBeGreaterThan(250);
	},
);
