/**
 * Random walks through the demo without an error. `npm run soak` takes 500, each of which must leave no memory behind closed tabs, and
 * `npm run soak -- --seed 17` repeats one. The tests take a sample, without the memory: what a walk opens for the first time stays, too.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { built } from './support/builds.ts';
import { settled, signIn } from './support/page-steps.ts';
import { randomWalk } from './support/random-walk.ts';
import { chooseInTabMenu, tabNames } from './support/tab-steps.ts';
import { openSite, WIDE } from './support/visit.ts';
import { studentAddresses, walkTo } from './support/walk.ts';

const STEPS = 60;
const MAX_GROWTH = 0.15;

const first = Number(process.env.SOAK_SEED ?? 1);
const isSoak = process.env.SOAK_WALKS !== undefined;
const count = Number(process.env.SOAK_WALKS ?? (isWholeMatrix ? 6 : 1));
const seeds = Array.from({ length: count }, (_, index) => first + index);

let site: AppServer;
beforeAll(async () => {
	site = await startAppServer({ dist: await built('demo') });
});
afterAll(() => site?.close());

it.each(seeds)('walk %i of 60 steps meets no error', async (seed) => {
	const { page, complaints, close } = await openSite(site.url);
	page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
	const walk = randomWalk(page, seed);
	try {
		await signIn(page);
		const before = isSoak ? await heapOfAll(page) : null;
		while (walk.steps.length < STEPS && complaints.length === 0) await walk.step();
		expect(complaints).toEqual([]);
		if (before !== null) {
			const after = await heapOf(page);
			const code = after.code - before.code;
			const growth = (after.used - before.used - code) / before.used;
			expect(growth, `from ${before.used} to ${after.used} bytes, ${code} of them code`).toBeLessThan(MAX_GROWTH);
		}
	} catch (error) {
		const lines = [`npm run soak -- --seed ${seed}`, ...walk.steps, ...complaints, error instanceof Error ? error.message : ''];
		throw new Error(lines.join('\n'), { cause: error });
	}
	await close();
});

interface Heap {
	/** Bytes of objects that are in use when only the first page is open, and of loaded code. */
	used: number;
	/** Characters of the scripts among them. What a walk loads for the first time, such as an editor, stays, which is no leak. */
	code: number;
}

/** The heap once every page has been open. */
async function heapOfAll(page: Page): Promise<Heap> {
	for (const address of studentAddresses) await walkTo(page, address);
	return heapOf(page);
}

async function heapOf(page: Page): Promise<Heap> {
	const session = await page.context().newCDPSession(page);
	await page.setViewportSize(WIDE);
	await page.emulateMedia({ colorScheme: 'light' });
	await closeDialogs(page);
	await chooseInTabMenu(page, '首页', '关闭其他');
	await expect
		.poll(async () => {
			await agree(page);
			return tabNames(page);
		})
		.toEqual(['首页']);
	await settled(page);
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	let code = 0;
	session.on('Debugger.scriptParsed', ({ length = 0 }) => {
		code += length;
	});
	// Tells of all scripts that are there.
	await session.send('Debugger.enable');
	await session.detach();
	return { used: usedSize, code };
}

async function closeDialogs(page: Page): Promise<void> {
	await expect
		.poll(async () => {
			const open = await page.evaluate(
				() => [...document.querySelectorAll('dialog[open], [role=dialog], [role=menu]')].filter((each) => each.checkVisibility()).length,
			);
			if (open > 0 && !(await agree(page))) await page.keyboard.press('Escape');
			return open;
		})
		.toBe(0);
}

/** Agrees if the app asks whether typed text may be lost. */
async function agree(page: Page): Promise<boolean> {
	const confirm = page.locator('dialog.feedback-confirm').getByRole('button', { name: '确定', exact: true });
	const asked = await confirm.isVisible();
	if (asked) await confirm.click();
	return asked;
}
