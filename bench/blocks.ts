/**
 * Long lists beside bare React lists: time until a table of 1,000 rows and 50 columns is interactive after its data arrives, and
 * main-thread blocking while 10,000 rows or tree nodes are scrolled with the CPU throttled to a quarter.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { LONG_LISTS, serveLongLists } from '#tests/e2e/support/long-lists.ts';
import { compare, takeTurns } from './compare.ts';
import { drawnRows } from './drawn-elements.ts';
import type { Figure } from './figure.ts';
import { scrollByJumps } from './scroll-jumps.ts';
import { type BenchSite, withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { timeShown } from './time-shown.ts';
import { longestTask } from './trace-tasks.ts';

const ROUNDS = 5;
const WHEELS = 60;

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
const WAYS = { wheel, jumps: scrollByJumps } as const;

export const blocksFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['table', 'window'], build: { name: 'bench-blocks', ...LONG_LISTS }, serve: serveLongLists }, async (site) => {
		const figures = [await firstFigure(site)];
		for (const each of CASES) figures.push(...(await scrollFigures(site, each)));
		return figures;
	});

async function firstFigure(site: BenchSite): Promise<Figure> {
	const open = async (address: string): Promise<number> =>
		timeShown(await site.open(), address, { since: '/long-api/rows', when: "document.querySelector('tbody td')" });
	const { app, table } = await takeTurns(
		{ rounds: ROUNDS },
		{ app: () => open('/longTable?count=1000'), table: () => open('/bare/table.html?count=1000') },
	);
	const note = 'from the answer of 1,000 rows of 50 columns to a page that can be used';
	return compare({ name: 'blocks-table-first', unit: 'ms', yardstick: 'a bare React table of all of them', limit: 0.15, note }, app, table);
}

async function scrollFigures(site: BenchSite, { name, address, scroller, prepare, row }: Case): Promise<Figure[]> {
	const page = await site.open();
	const bare = await site.open();
	await page.goto(address);
	await page.locator(scroller).waitFor();
	await prepare?.(page);
	writeFileSync(path.join(site.bare, `${name}.json`), JSON.stringify(await page.evaluate(drawnRows(scroller, row))));
	await bare.goto(`/bare/window.html?list=${name}.json`);
	await bare.locator(BARE_SCROLLER).waitFor();
	const figures: Figure[] = [];
	for (const [way, scroll] of Object.entries(WAYS)) {
		const measure = (of: Page, element: string) => async (): Promise<number> => {
			await toTop(of, element);
			return longestTask(of, () => scroll(of, element));
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
