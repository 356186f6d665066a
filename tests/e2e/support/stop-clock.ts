import type { Page } from 'playwright-core';

/** Milliseconds; longer than a slow machine takes between reading the clock and stopping it. */
const AHEAD = 300_000;

/**
 * Stops the timers of a page with an installed clock; afterwards only `runFor` and `fastForward` advance time. Start timed actions after
 * this call, because it moves the clock ahead.
 */
export async function stopClock(page: Page): Promise<void> {
	await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
}
