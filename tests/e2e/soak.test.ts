/**
 * Random walks through the demo without an error. `npm run soak` takes 500, each twice: the second time must leave no memory behind closed
 * tabs. `npm run soak -- --seed 17` repeats one. The tests take a sample, once each.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { settled, signIn } from './support/page-steps.ts';
import { randomWalk } from './support/random-walk.ts';
import { chooseInTabMenu } from './support/tab-steps.ts';
import { openSite, WIDE } from './support/visit.ts';

const STEPS = 60;
const MOST_GROWTH = 0.15;

const first = Number(process.env.SOAK_SEED ?? 1);
const isSoak = process.env.SOAK_WALKS !== undefined;
const count = Number(process.env.SOAK_WALKS ?? (isWholeMatrix ? 10 : 1));
const seeds = Array.from({ length: count }, (_, index) => first + index);

let site: AppServer;
beforeAll(async () => {
	site = await startAppServer({ dist: inject('demoDist') });
});
afterAll(() => site?.close());

it.each(seeds)('walk %i of 60 steps meets no error', async (seed) => {
	const { page, complaints, close } = await openSite(site.url);
	page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
	let walk = randomWalk(page, seed);
	const walkOn = async (): Promise<void> => {
		while (walk.steps.length < STEPS && complaints.length === 0) await walk.step();
		expect(complaints).toEqual([]);
	};
	try {
		await signIn(page);
		await walkOn();
		if (isSoak) {
			const before = await heapOf(page);
			// Loads nothing that the first time has not loaded, which stays and is no leak.
			walk = randomWalk(page, seed);
			await walkOn();
			// React frees a closed page when it has nothing else to do.
			const growth = async (): Promise<number> => (await heapOf(page)) / before - 1;
			await expect.poll(growth, { message: `from ${before} bytes` }).toBeLessThan(MOST_GROWTH);
		}
	} catch (error) {
		const lines = [`npm run soak -- --seed ${seed}`, ...walk.steps, ...complaints, error instanceof Error ? error.message : ''];
		throw new Error(lines.join('\n'), { cause: error });
	}
	await close();
});

/** Bytes of objects that are in use when only the first page is open. */
async function heapOf(page: Page): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await page.setViewportSize(WIDE);
	await page.emulateMedia({ colorScheme: 'light' });
	await closeDialogs(page);
	await chooseInTabMenu(page, '首页', '关闭其他');
	await settled(page);
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	return usedSize;
}

async function closeDialogs(page: Page): Promise<void> {
	await expect
		.poll(async () => {
			const open = await page.evaluate(
				() => [...document.querySelectorAll('dialog[open], [role=dialog], [role=menu]')].filter((each) => each.checkVisibility()).length,
			);
			if (open > 0) await page.keyboard.press('Escape');
			return open;
		})
		.toBe(0);
}
