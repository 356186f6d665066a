import type { Page } from 'playwright-core';

/** CPU throttling factor, as on a cheap phone. */
export const SLOWDOWN = 4;

/**
 * Throttles the CPU only during `work`: Chromium throttles by spinning in the page's thread, which would slow the page it is compared with.
 */
export async function onSlowProcessor<T>(page: Page, work: () => Promise<T>): Promise<T> {
	await page.bringToFront();
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	try {
		return await work();
	} finally {
		await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		await session.detach();
	}
}
