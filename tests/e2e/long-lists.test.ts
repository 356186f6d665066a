import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from './support/builds.ts';
import { serveLongLists } from './support/long-lists.ts';
import { NARROW, openSite, type Visit, WIDE } from './support/visit.ts';

let site: Awaited<ReturnType<typeof serveLongLists>>;
let visit: Visit;

beforeAll(async () => {
	site = await serveLongLists(await built('long-lists'));
	visit = await openSite(site.url);
});

afterAll(async () => {
	await visit?.close();
	await site?.close();
});

const topWithin = async (scroller: Locator, inner: Locator): Promise<number> =>
	inner.evaluate(
		(element, around) => {
			if (!around) throw new Error('Nothing scrolls there.');
			return Math.round(element.getBoundingClientRect().top - around.getBoundingClientRect().top);
		},
		await scroller.elementHandle(),
	);

async function openTable(query = ''): Promise<Locator> {
	await visit.page.goto(`/longTable?count=10000${query}`);
	await visit.page.getByRole('row', { name: /第 1 行/ }).waitFor();
	return visit.page.getByRole('group', { name: '很多行' });
}

async function scrollBack(region: Locator): Promise<void> {
	await region.evaluate((element) => element.scrollTo({ left: 0, top: 0, behavior: 'instant' }));
	await visit.page.getByRole('row', { name: /第 1 行/ }).waitFor();
}

it('a table of 10,000 rows scrolls by keyboard, with sticky headers, and keeps its focused row', async () => {
	const region = await openTable();
	const { page } = visit;
	await region.focus();
	await page.keyboard.press('End');
	const last = page.getByRole('row', { name: /第 10000 行/ });
	await last.waitFor();
	expect(await last.getAttribute('aria-rowindex')).toBe('10001');
	const left = await region.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
	expect(left).toBeLessThan(2);
	expect(await page.locator('td').count()).toBeLessThan(1000);
	await page.keyboard.press('Home');
	await page.getByRole('row', { name: /第 1 行/ }).waitFor();

	// Headers and the first column are sticky, and columns are rendered on horizontal scroll.
	const far = page.getByRole('cell', { name: '内容 816', exact: true });
	expect(await far.count()).toBe(0);
	await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth, top: 3000 }));
	await page.getByRole('columnheader', { name: '第 49 项' }).waitFor();
	const heading = page.getByRole('columnheader', { name: '名称' });
	const box = await region.boundingBox();
	await expect.poll(async () => (await heading.boundingBox())?.x).toBeCloseTo((box?.x ?? 0) + 1, 0);
	expect((await heading.boundingBox())?.y).toBeCloseTo((box?.y ?? 0) + 1, 0);
	const row = page.getByRole('row').nth(9);
	await expect.poll(() => row.getByRole('cell').last().getAttribute('aria-colindex')).toBe('51');
	expect((await row.getByRole('rowheader').boundingBox())?.x).toBeCloseTo((box?.x ?? 0) + 1, 0);
	await scrollBack(region);

	// A focused row stays mounted while scrolled away, and Tab continues from it.
	const link = page.getByRole('link', { name: '第 3 行', exact: true });
	await link.focus();
	await region.evaluate((element) => element.scrollTo({ top: 300_000 }));
	await page
		.getByRole('row', { name: /第 4\d\d\d 行/ })
		.first()
		.waitFor();
	expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('第 4 行');
	await page.getByRole('row', { name: /第 12 行/ }).waitFor();

	// A focused element scrolls out from under the sticky header.
	await scrollBack(region);
	const third = page.locator('tr[data-index="2"]');
	const top = await topWithin(region, third);
	await region.evaluate((element, by) => element.scrollBy({ top: by, behavior: 'instant' }), top + 10);
	await page.keyboard.press('Shift+Tab');
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('看看');
	expect(await topWithin(region, page.locator(':focus'))).toBeGreaterThan(40);

	// Tab moves through all links, row after row.
	await scrollBack(region);
	await page.getByRole('link', { name: '第 1 行', exact: true }).focus();
	for (let press = 0; press < 60; press += 1) await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('第 31 行');

	// On a phone the first column leaves room for the others, and the page does not scroll sideways.
	await page.setViewportSize(NARROW);
	await expect.poll(async () => (await heading.boundingBox())?.width).toBeLessThan(150);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	await page.setViewportSize(WIDE);
});

it('scrolling back over rows of different heights does not shift visible rows', async () => {
	const region = await openTable('&narrow=true');
	const { page } = visit;
	await region.evaluate((element) => element.scrollTo({ top: 200_000 }));
	await page.waitForFunction(() => Number(document.querySelectorAll<HTMLElement>('tr[data-index]')[8]?.dataset.index) > 1000);
	const index = await page.locator('tr[data-index]').nth(8).getAttribute('data-index');
	const row = page.locator(`tr[data-index="${index}"]`);
	for (let step = 0; step < 4; step += 1) {
		const before = await topWithin(region, row);
		await region.evaluate((element) => element.scrollBy({ top: -40, behavior: 'instant' }));
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(Math.abs((await topWithin(region, row)) - before - 40)).toBeLessThan(2);
	}
});

it('a tree of 10,000 nodes is navigable by keyboard, and the selected node is visible after a reload', async () => {
	const { page } = visit;
	await page.goto('/longTree?count=10000');
	const tree = page.getByRole('tree', { name: '目录' });
	await page.getByRole('treeitem', { name: '第 1 章', exact: true }).focus();
	await page.keyboard.press('*');
	await page.getByRole('treeitem', { name: '1.9 节', exact: true }).waitFor();
	await page.keyboard.press('End');
	const last = page.getByRole('treeitem', { name: '100.9 节', exact: true });
	expect(await last.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(await page.getByRole('treeitem').count()).toBeLessThan(80);
	expect((await tree.boundingBox())?.height).toBeLessThan(700);
	await page.keyboard.press('ArrowLeft');
	// Type-ahead joins keys pressed in quick succession; one task makes that independent of speed.
	await page.evaluate(() => {
		for (const key of '60.5') document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
	});
	await page.keyboard.press('Enter');
	await page.waitForURL(/node=c60-5/);
	await page.reload();
	const chosen = page.getByRole('treeitem', { selected: true });
	await chosen.waitFor();
	const top = await topWithin(tree, chosen);
	expect([await chosen.getAttribute('aria-label'), top > 0 && top < 600]).toEqual(['60.5 节', true]);
});

it('the long lists caused no complaints of the page', () => {
	expect(visit.complaints).toEqual([]);
});
