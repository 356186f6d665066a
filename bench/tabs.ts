/**
 * Thirty kept tabs with a table each on a throttled CPU: time from the click on a tab to its paint, beside bare React; and memory of a kept
 * page.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { compare, least, midmean, takeTurns } from './compare.ts';
import { drawnElement } from './drawn-elements.ts';
import type { Figure } from './figure.ts';
import { withSite } from './site.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';

const TABS = 30;
/** The fastest round counts, because other load can only add to a figure this small. */
const ROUNDS = 8;

const PAGE = `page: bench-table
title: '表 {route.params.n}'
data:
  questions: { call: main.questionPage, paged: true, size: 50 }
view:
  - { block: text, text: '表 {route.params.n}', look: title }
  - block: table
    label: 题目
    source: data.questions
    columns:
      - { title: 题号, value: row.id, look: strong, opens: { route: problemPaperDetail, query: { id: row.id } } }
      - { title: 题干, value: row.stemText }
      - { title: 题型, value: "row.type | dict('question_type')" }
      - { title: 难度, value: "row.difficulty | dict('difficulty')", look: badge }
      - { title: 我的, value: row.myState }
`;
const ROUTE =
	"{ path: '/benchTable/:n', name: benchTable, component: bench-table, meta: { title: 表, hidden: true, dynamicNewTab: true } }";

const build = {
	name: 'bench-tabs',
	changes: { 'pages/bench-table.yaml': { '': PAGE }, 'routes.yaml': { 'routes:\n': `routes:\n  - ${ROUTE}\n` } },
};

export const tabsFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['tabs'], build }, async (site) => {
		const page = await site.open('student01');
		await page.goto('/index');
		await page.getByRole('tablist').waitFor();
		await openTables(page);
		writeFileSync(path.join(site.bare, 'table.json'), JSON.stringify(await page.evaluate(drawnElement('[role=tabpanel] table'))));
		const bare = await site.open();
		await bare.goto('/bare/tabs.html');
		await bare.getByRole('tab').first().waitFor();
		return measure(page, bare);
	});

async function measure(page: Page, bare: Page): Promise<Figure[]> {
	const session = await page.context().newCDPSession(page);
	// Once through all of it, so that code which the browser compiles meanwhile does not count as a leak.
	await onSlowProcessor(page, () => switchThrough(page));
	await closeOthers(page);
	const start = await heapOf(session);
	await openTables(page);
	const full = await heapOf(session);
	const { app, list } = await takeTurns(
		{ rounds: ROUNDS },
		{ app: () => onSlowProcessor(page, () => switchThrough(page)), list: () => onSlowProcessor(bare, () => switchThrough(bare)) },
	);
	await closeOthers(page);
	const end = await heapOf(session);
	const kept = (full - start) / (TABS - 1) / 1000;
	const note = `from click to paint, ${TABS} tabs, processor ÷ ${SLOWDOWN}`;
	return [
		compare(
			{ name: 'tabs-switch', unit: 'ms', yardstick: 'the same table drawn by bare React', limit: 1.5, note, typical: least },
			app,
			list,
		),
		{ name: 'tabs-heap-kept', value: kept, unit: 'kB', limit: 1500, atMost: true, note: 'a kept page' },
		compare({ name: 'tabs-heap-closed', unit: 'MB', yardstick: 'at the start', limit: 1.1 }, [end / 1e6], [start / 1e6]),
	];
}

async function openTables(page: Page): Promise<void> {
	for (let index = 0; index < TABS; index += 1) await openTable(page, index);
}

/** Closes all tabs but the first table and the home page, which cannot be closed. */
async function closeOthers(page: Page): Promise<void> {
	await page.getByRole('tab', { name: '表 0', exact: true }).click({ button: 'right' });
	await page.getByRole('menuitem', { name: '关闭其他' }).click();
	await page.waitForFunction(() => document.querySelectorAll('[role=tabpanel]').length === 2);
}

async function openTable(page: Page, index: number): Promise<void> {
	await page.evaluate((path) => {
		history.pushState({ idx: 1 }, '', path);
		window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
	}, `/benchTable/${index}`);
	await page.getByRole('tab', { name: `表 ${index}`, exact: true, selected: true }).waitFor();
	await page.getByRole('tabpanel').getByRole('row').nth(50).waitFor();
}

async function heapOf(session: CDPSession): Promise<number> {
	await session.send('HeapProfiler.collectGarbage');
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	return usedSize;
}

/** Typical milliseconds of a switch; single ones come in steps of 8. Steps of seven, so that neighbouring tabs never follow each other. */
async function switchThrough(page: Page): Promise<number> {
	const times: number[] = [];
	for (let step = 0; step < TABS; step += 1) times.push(await switchTo(page, (step * 7 + 1) % TABS));
	return midmean(times);
}

/** Milliseconds from the click to the next paint by the Event Timing API (steps of 8 ms). Fails if that paint does not show the page. */
async function switchTo(page: Page, index: number): Promise<number> {
	const { x, y } = (await page.evaluate(`(${EXPECT_CLICK})('表 ${index}')`)) as { x: number; y: number };
	await page.mouse.click(x, y);
	return page.evaluate('window.switched') as Promise<number>;
}

/** Runs in the page. A string, because the TypeScript transform may add helper names to functions. */
const EXPECT_CLICK = `(name) => {
	const tab = [...document.querySelectorAll('[role=tab]')].find((each) => each.textContent === name);
	const panel = [...document.querySelectorAll('[role=tabpanel]')].find((each) => each.getAttribute('aria-labelledby') === tab.id);
	let shown = false;
	window.switched = new Promise((resolve, reject) => {
		new PerformanceObserver((list, observer) => {
			const click = list.getEntries().find((entry) => entry.name === 'click');
			if (!click) return;
			observer.disconnect();
			clearTimeout(quick);
			if (shown) resolve(click.duration);
			else reject(new Error('The paint after the click does not show the page of ' + name + '.'));
		}).observe({ type: 'event', durationThreshold: 16 });
		// Quicker than the browser tells of.
		const quick = setTimeout(() => resolve(16), 3000);
		tab.addEventListener('click', () => requestAnimationFrame(() => { shown = panel.checkVisibility(); }), { once: true });
	});
	tab.scrollIntoView({ inline: 'center' });
	const { left, top, width, height } = tab.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
}`;
