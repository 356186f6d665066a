import type { Page } from 'playwright-core';

/** More than passes on a busy machine between reading the clock and stopping it. */
const AHEAD = 300_000;

/**
 * Stops the timers of a page on which `page.clock.install` was called; from then on time passes by `runFor` and `fastForward` alone. What
 * is timed must begin after this: it moves the clock ahead first.
 */
export async function stopClock(page: Page): Promise<void> {
	await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
}
