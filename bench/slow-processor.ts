import type { Page } from 'playwright-core';

/** How many times slower the processor of the page is, as on a cheap telephone. */
export const SLOWDOWN = 4;

/**
 * Does the work in front, on a slower processor. Only meanwhile: the browser slows a page by spinning in its thread, whether it works or
 * rests, and that would keep the processor from the page which is measured in turns with it.
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
