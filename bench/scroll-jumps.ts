import type { Page } from 'playwright-core';

/** Longer than a screen, so that each jump draws new rows only. */
export const JUMP_PX = 1700;
const JUMPS = 12;
/** Milliseconds; long enough for all work of a step to end. */
export const PAUSE_MS = 300;

/** Scrolls an element from its top in jumps. */
export async function scrollByJumps(page: Page, scroller: string): Promise<void> {
	const region = page.locator(scroller);
	await region.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
	for (let turn = 0; turn < JUMPS; turn += 1) {
		await page.waitForTimeout(PAUSE_MS);
		await region.evaluate((element, top) => element.scrollBy({ top, behavior: 'instant' }), JUMP_PX);
	}
	await page.waitForTimeout(PAUSE_MS);
}
