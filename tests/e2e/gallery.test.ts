import { readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { followSystem, galleryJourney as journey, turnDark } from './support/gallery-journey.ts';
import { NARROW } from './support/visit.ts';

const kinds = readdirSync('examples/gallery/pages')
	.map((file) => file.replace('.yaml', ''))
	.filter((page) => page !== 'overview');

/** Blocks that render before their data loads; see `early` in the block registry. */
const EARLY = ['page-banner'];

const section = (page: Page, title: string): Locator =>
	page
		.locator('main section')
		.filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
		.first();

/** Waits until everything is loaded except the sections that show the loading state. */
async function arrived(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const sections = [...document.querySelectorAll('main section')].filter((each) => !each.parentElement?.closest('main section'));
		const waits = (each: Element): boolean => each.querySelector('[aria-busy="true"]') !== null;
		return sections.length > 0 && sections.every((each) => !waits(each) || each.querySelector('h2')?.textContent === '加载中');
	});
}

const wordsOf = (part: Locator): Promise<boolean> =>
	part.evaluate((each) =>
		[...each.querySelectorAll<HTMLElement>(':not(h2)')].some((one) => one.innerText?.trim() || one.matches('[role="img"]')),
	);

/** Elements that overflow the page to the right, except those in a scrolling or clipping container. */
const stickingOut = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const isClipped = (element: Element): boolean => {
			for (let above = element.parentElement; above; above = above.parentElement) {
				if (getComputedStyle(above).overflowX !== 'visible') return true;
			}
			return false;
		};
		return [...document.querySelectorAll('main *')]
			.filter((element) => element.getBoundingClientRect().right > width + 1 && !isClipped(element))
			.map((element) => element.outerHTML.slice(0, 120));
	});

for (const kind of sampleOf(kinds, 5)) {
	journey(
		`${kind} shows its loading, empty and error states without overflow or accessibility findings, wide in light and narrow in dark`,
		async ({ page }) => {
			await followSystem(page);
			await page.goto(`/${kind}`);
			await arrived(page);
			if (!EARLY.includes(kind) && (await section(page, '加载中').count()))
				await section(page, '加载中').locator('[aria-busy="true"]').first().waitFor();
			if (!EARLY.includes(kind) && (await section(page, '出错').count()))
				await section(page, '出错').getByRole('button', { name: '重试' }).first().waitFor();
			if (await section(page, '没有内容').count()) expect(await wordsOf(section(page, '没有内容'))).toBe(true);
			expect(await stickingOut(page)).toEqual([]);
			expect(await accessibilityFindings(page)).toEqual([]);

			await turnDark(page);
			await page.setViewportSize(NARROW);
			await arrived(page);
			await expect.poll(() => stickingOut(page)).toEqual([]);
			expect(await accessibilityFindings(page, ['color-contrast'])).toEqual([]);
		},
	);
}
