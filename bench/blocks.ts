/**
 * Long lists beside bare React lists: time until a table of 1,000 rows and 50 columns is interactive after its data arrives, and
 * main-thread blocking while 10,000 rows or tree nodes are scrolled with the CPU throttled to a quarter.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { buildLongLists, serveLongLists } from '#tests/e2e/support/long-lists.ts';
import { addBarePages } from './bare-pages.ts';
import { compare, takeTurns } from './compare.ts';
import { drawnRows } from './drawn-elements.ts';
import type { Figure } from './figure.ts';
import { longestTask } from './longest-task.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';

const ROUNDS = 5;
const WHEELS = 60;
const DRAGS = 40;

interface Case {
	name: string;
	address: string;
	scroller: string;
	prepare?: (page: Page) => Promise<void>;
	row: string;
}

const CASES: readonly Case[] = [
	{
		name: 'table',
		address: '/longTable?count=10000',
		scroller: 'section[aria-label=很多行]',
		row: 'tbody tr',
	},
	{ name: 'tree', address: '/longTree?count=10000', scroller: '[role=tree]', prepare: openAll, row: '[role=treeitem]' },
];
const BARE_SCROLLER = '#scroller';
const WAYS = { wheel, drag } as const;

export async function blocksFigures(): Promise<Figure[]> {
	const variant = await buildLongLists({ minify: true });
	const folder = await addBarePages(variant.dist, ['table', 'window']);
	const site = await serveLongLists(variant);
	// The drag measure needs visible scrollbars.
	const browser = await chromium.launch({ ...launchOptions(findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] });
	try {
		const figures = [await firstFigure(browser, site.url)];
		for (const each of CASES) figures.push(...(await scrollFigures(browser, { url: site.url, folder }, each)));
		return figures;
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

const openPage = (browser: Browser, url: string): Promise<Page> =>
	browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'zh-CN' });

/** Milliseconds from the last byte of the response until the rows are painted and the page can handle a click. */
async function firstFigure(browser: Browser, url: string): Promise<Figure> {
	const open = async (address: string): Promise<number> => {
		const page = await openPage(browser, url);
		await page.addInitScript({ content: AWAIT_ROWS });
		await page.goto(address);
		const time = (await page.evaluate('window.rowsShown')) as number;
		await page.close();
		return time;
	};
	const { app, table } = await takeTurns(
		{ rounds: ROUNDS },
		{ app: () => open('/longTable?count=1000'), table: () => open('/bare/table.html?count=1000') },
	);
	const note = 'from the answer of 1,000 rows of 50 columns to a page that can be used';
	return compare({ name: 'blocks-table-first', unit: 'ms', yardstick: 'a bare React table of all of them', limit: 0.15, note }, app, table);
}

async function scrollFigures(
	browser: Browser,
	site: { url: string; folder: string },
	{ name, address, scroller, prepare, row }: Case,
): Promise<Figure[]> {
	const page = await openPage(browser, site.url);
	await page.goto(address);
	await page.locator(scroller).waitFor();
	await prepare?.(page);
	writeFileSync(path.join(site.folder, `${name}.json`), JSON.stringify(await page.evaluate(drawnRows(scroller, row))));
	const bare = await openPage(browser, site.url);
	await bare.goto(`/bare/window.html?list=${name}.json`);
	await bare.locator(BARE_SCROLLER).waitFor();
	const figures: Figure[] = [];
	for (const [way, scroll] of Object.entries(WAYS)) {
		const measure = (of: Page, element: string) => async (): Promise<number> => {
			await toTop(of, element);
			return onSlowProcessor(of, () => longestTask(browser, of, () => scroll(of, element)));
		};
		const { app, rows } = await takeTurns({ rounds: ROUNDS }, { app: measure(page, scroller), rows: measure(bare, BARE_SCROLLER) });
		const note = `the longest task while 10,000 are scrolled, processor ÷ ${SLOWDOWN}`;
		const yardstick = 'the same rows drawn by bare React';
		figures.push(compare({ name: `blocks-${name}-${way}`, unit: 'ms', yardstick, limit: 2.5, note }, app, rows));
	}
	await Promise.all([page.close(), bare.close()]);
	return figures;
}

/** Expands the whole tree: `*` expands all siblings of the focused node. */
async function openAll(page: Page): Promise<void> {
	await page.getByRole('treeitem').first().focus();
	await page.keyboard.press('*');
	await page.getByRole('treeitem', { name: '1.1 节', exact: true }).waitFor();
}

async function toTop(page: Page, scroller: string): Promise<void> {
	await page.waitForTimeout(500);
	await page.locator(scroller).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
	await page.waitForTimeout(500);
}

async function wheel(page: Page, scroller: string): Promise<void> {
	const box = await page.locator(scroller).boundingBox();
	if (!box) throw new Error(`${scroller} is not to be seen.`);
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	for (let turn = 0; turn < WHEELS; turn += 1) {
		await page.mouse.wheel(0, turn % 3 === 2 ? 600 : 120);
		await page.waitForTimeout(30);
	}
}

async function drag(page: Page, scroller: string): Promise<void> {
	const box = await page.locator(scroller).boundingBox();
	if (!box) throw new Error(`${scroller} is not to be seen.`);
	const [x, top] = [box.x + box.width - 8, box.y + 24];
	await takeThumb(page, scroller, { x, top });
	for (let step = 1; step <= DRAGS; step += 1) {
		const part = step <= DRAGS / 2 ? step / (DRAGS / 2) : 1.5 - step / DRAGS;
		await page.mouse.move(x, top + (box.height - 48) * part);
		await page.waitForTimeout(40);
	}
	await page.mouse.up();
}

async function takeThumb(page: Page, scroller: string, { x, top }: { x: number; top: number }): Promise<void> {
	for (let attempt = 0; attempt < 5; attempt += 1) {
		await page.mouse.move(x, top);
		await page.mouse.down();
		await page.mouse.move(x, top + 20);
		await page.waitForTimeout(200);
		if ((await page.locator(scroller).evaluate((element) => element.scrollTop)) > 0) return;
		await page.mouse.up();
	}
	throw new Error(`The bar of ${scroller} cannot be dragged.`);
}

/** Runs in the page before its own scripts. A string, because the TypeScript transform may add helper names to functions. */
const AWAIT_ROWS = `
window.rowsShown = new Promise((resolve) => {
	const observer = new MutationObserver(() => {
		if (!document.querySelector('tbody td')) return;
		observer.disconnect();
		requestAnimationFrame(() => setTimeout(() => {
			const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes('/long-api/rows'));
			resolve(performance.now() - answer.responseEnd);
		}));
	});
	observer.observe(document, { childList: true, subtree: true });
});`;
