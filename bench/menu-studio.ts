/**
 * A menu of 2,000 records in the browser, beside bare React: time until the menu studio can be used, the longest task while a node is
 * dragged and dropped with the CPU throttled to a quarter, and time until a student's menu shows a changed list.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { compare, least, takeTurns } from './compare.ts';
import { drawnElement, drawnRows } from './drawn-elements.ts';
import type { Figure } from './figure.ts';
import { largeMenu } from './large-menu.ts';
import { JUMP_PX, PAUSE_MS } from './scroll-jumps.ts';
import { type BenchSite, withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { shownScript, shownTime, timeShown } from './time-shown.ts';
import { longestTask } from './trace-tasks.ts';

const STUDIO = '/menuStudio';
const TREE = '[role=tree][aria-label=菜单]';
const BARE_SCROLLER = '#scroller';
/** The fastest round counts, because other load can only add time. */
const ROUNDS = 5;
const DRAGS = 12;
const STEPS = 24;
/** About as many as a drag has. The longest of many tasks is longer than the longest of a few. */
const FRAMES = 100;
/** Milliseconds between two moves of the pointer, as a hand makes them. */
const MOVE_MS = 30;

/** `list` is whole without `at` and `remove`. */
interface SentDraft {
	list: object[];
	at?: number;
	remove?: number;
	baseVersion: number;
}

export const menuStudioFigures = (): Promise<Figure[]> => withSite({ pages: ['tree', 'window'] }, measure);

async function measure(site: BenchSite): Promise<Figure[]> {
	const page = await answerDraft(await site.open('admin'));
	await page.goto(STUDIO);
	await page.locator(TREE).waitFor();
	const row = (await page.evaluate(drawnElement('[role=treeitem]'))) as object;
	const nodes = largeMenu(0).map(({ name, meta, children }) => ({
		id: name,
		title: meta.title,
		children: children.map((child) => ({ id: child.name, title: child.meta.title })),
	}));
	writeFileSync(path.join(site.bare, 'nodes.json'), JSON.stringify({ ...row, nodes }));
	writeFileSync(path.join(site.bare, 'lines.json'), JSON.stringify(await page.evaluate(drawnRows(TREE, '[role=treeitem]'))));
	const figures = [await dragFigure(site, page)];
	await page.close();
	const all = "bare React's tree of all of them";
	const { studio, menu, tree } = await takeTurns(
		{ rounds: ROUNDS, warmUp: 1 },
		{
			studio: async () =>
				timeShown(await answerDraft(await site.open('admin')), STUDIO, {
					since: '/menus/draft',
					when: "document.querySelector('[role=treeitem]')",
				}),
			menu: async () => timePickUp(await site.open('student01')),
			tree: async () =>
				timeShown(await site.open(), '/bare/tree.html', { since: '/nodes.json', when: "document.querySelector('[data-tree] li')" }),
		},
	);
	const first = { name: 'menu-studio-first', unit: 'ms', yardstick: all, limit: 0.3, typical: least } as const;
	const note = "from the answer of a changed list to a student's menu";
	return [
		compare({ ...first, note: 'from the answer of 2,000 records to a studio that can be used' }, studio, tree),
		compare({ ...first, name: 'menu-studio-pick-up', limit: 0.6, note }, menu, tree),
		...figures,
	];
}

/** Answers the calls of the studio with 2,000 records as its draft, and calls that save it. */
async function answerDraft(page: Page): Promise<Page> {
	let revision = 0;
	let list: object[] = largeMenu(0);
	await page.route('**/menus/draft', (route) =>
		route.fulfill({ json: { code: 200, message: '', data: { list, baseVersion: 1, revision } } }),
	);
	await page.route('**/menus/draft/save', (route) => {
		revision += 1;
		const { at = 0, remove = list.length, ...sent } = route.request().postDataJSON() as SentDraft;
		list = list.toSpliced(at, remove, ...sent.list);
		const data = { list, baseVersion: sent.baseVersion, revision, savedAt: '2026-07-01T08:00:00.000Z', savedBy: '管理员' };
		return route.fulfill({ json: { code: 200, message: '', data } });
	});
	return page;
}

/** A student returns to the window: the check answers a list in which each title has changed. */
async function timePickUp(page: Page): Promise<number> {
	await page.addInitScript({ content: 'window.skipTime = 0; const now = Date.now; Date.now = () => now() + window.skipTime;' });
	await page.route('**/config.json', (route) => route.fulfill({ json: { authentication: 'all' } }));
	let version = 0;
	await page.route('**/router/getList', (route) =>
		route.fulfill({ json: { code: 200, message: '', data: { list: largeMenu(version) } }, headers: { ETag: `"${version}"` } }),
	);
	await page.goto('/');
	await page.getByRole('navigation', { name: '主菜单' }).getByText('第 3 组').waitFor();
	version = 1;
	const when = "document.querySelector('nav[aria-label=主菜单]').textContent.includes('第 3 组（改）')";
	await page.evaluate(shownScript({ since: '/router/getList', when }));
	await page.evaluate('window.skipTime = 60_000; window.dispatchEvent(new Event("focus"))');
	const time = await shownTime(page);
	await page.close();
	return time;
}

async function dragFigure({ open }: BenchSite, page: Page): Promise<Figure> {
	const bare = await open();
	await bare.goto('/bare/window.html?list=lines.json&count=2000');
	await bare.locator(BARE_SCROLLER).waitFor();
	await page.locator(TREE).waitFor();
	const { app, rows } = await takeTurns(
		{ rounds: DRAGS, warmUp: 1 },
		{
			app: async (round) => {
				await toTop(page);
				return longestTask(page, () => drag(page, round));
			},
			rows: () => longestTask(bare, () => bare.evaluate(jumpAround, { scroller: BARE_SCROLLER, jump: JUMP_PX, jumps: FRAMES })),
		},
	);
	await bare.close();
	const note = `the longest task while a node is dragged, dropped, checked and saved, processor ÷ ${SLOWDOWN}`;
	const yardstick = 'the same rows drawn by bare React';
	return compare({ name: 'menu-studio-drag', unit: 'ms', yardstick, limit: 1.5, note }, app, rows);
}

/** Draws new rows in each second frame. */
async function jumpAround({ scroller, jump, jumps }: { scroller: string; jump: number; jumps: number }): Promise<void> {
	const region = document.querySelector(scroller);
	const screens = Math.floor((region?.scrollHeight ?? 0) / jump);
	for (let turn = 0; turn < jumps; turn += 1) {
		region?.scrollTo({ top: (turn % screens) * jump, behavior: 'instant' });
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	}
}

/** No part of the drag: the next one begins where the first one did. */
async function toTop(page: Page): Promise<void> {
	await page.locator(TREE).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
	await page.waitForTimeout(PAUSE_MS);
}

/** Drags the second node of the tree over the others, lets the tree scroll at its lower edge, drops it further down, and waits until it is saved. */
async function drag(page: Page, round: number): Promise<void> {
	const tree = page.locator(TREE);
	const box = await tree.boundingBox();
	if (!box) throw new Error('The tree is not to be seen.');
	const saved = page.waitForResponse('**/menus/draft/save');
	const x = box.x + 160;
	const top = box.y + 54;
	await page.mouse.move(x, top);
	await page.mouse.down();
	for (let step = 1; step <= STEPS; step += 1) {
		await page.mouse.move(x + step, top + ((box.height - 70) * step) / STEPS);
		await page.waitForTimeout(MOVE_MS);
	}
	await page.mouse.move(x, box.y + box.height - 6);
	await page.waitForTimeout(3 * PAUSE_MS);
	await page.mouse.move(x, box.y + box.height / 2 + round);
	await page.waitForTimeout(PAUSE_MS);
	await page.mouse.up();
	await saved;
	// The check runs after the drop.
	await page.waitForTimeout(5 * PAUSE_MS);
}
