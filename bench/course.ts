/**
 * The seed's largest course page with the CPU throttled to a quarter, beside bare React lists of the same nodes: time until it is
 * interactive after its data arrives, and main-thread blocking while its tree is expanded and searched.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { signIn } from '#tests/e2e/support/page-steps.ts';
import { buildVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import { addBarePages } from './bare-pages.ts';
import { compare, least, takeTurns } from './compare.ts';
import { drawnElement } from './drawn-elements.ts';
import type { Figure } from './figure.ts';
import { longestTask } from './longest-task.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';

/** 600 lessons in 15 chapters. */
const COURSE = '/courseDetail/c12';
const BARE = '/bare/tree.html';
/** The fastest round counts, because other load can only add time. */
const ROUNDS = 8;
const WORD = '循环';
const COMPARISON = { unit: 'ms', yardstick: 'the same rows drawn by bare React', typical: least } as const;

export async function courseFigures(): Promise<Figure[]> {
	const variant = await buildVariant({}, {}, { minify: true });
	const folder = await addBarePages(variant.dist, ['tree']);
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const page = await signedIn(browser, site.url);
		const answer = page.waitForResponse((response) => response.url().includes('/course/aggregate'));
		await page.goto(COURSE);
		const { data } = (await (await answer).json()) as { data: { catalog: unknown } };
		await page.evaluate('window.treeShown');
		const drawn = (await page.evaluate(drawnElement('[role=treeitem]'))) as object;
		writeFileSync(path.join(folder, 'nodes.json'), JSON.stringify({ ...drawn, nodes: data.catalog }));
		const bare = await openPage(browser, site.url);
		return [await firstFigure(page, bare), ...(await treeFigures(browser, page, bare))];
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL, locale: 'zh-CN' });
	page.on('pageerror', (error) => {
		throw error;
	});
	await page.addInitScript({ content: AWAIT_TREE });
	return page;
}

async function signedIn(browser: Browser, url: string): Promise<Page> {
	const page = await openPage(browser, url);
	await signIn(page);
	return page;
}

/** Milliseconds from the last byte of the response until the tree is painted and the page can handle a click. */
async function openTree(page: Page, address: string): Promise<number> {
	await page.goto(address);
	return page.evaluate('window.treeShown') as Promise<number>;
}

async function firstFigure(page: Page, bare: Page): Promise<Figure> {
	const { app, list } = await takeTurns(
		{ rounds: ROUNDS },
		{
			app: () => onSlowProcessor(page, () => openTree(page, COURSE)),
			list: () => onSlowProcessor(bare, () => openTree(bare, `${BARE}?open`)),
		},
	);
	const note = `from the answer to a page that can be used, 600 lessons, processor ÷ ${SLOWDOWN}`;
	return compare({ ...COMPARISON, name: 'course-first', limit: 0.5, note }, app, list);
}

interface Use {
	name: string;
	what: string;
	limit: number;
	app: (page: Page) => Promise<void>;
	bare: (page: Page) => Promise<void>;
}

const USES: readonly Use[] = [
	{ name: 'open', what: 'all chapters are opened', limit: 0.5, app: openAll, bare: openAllBare },
	{
		name: 'search',
		what: 'the tree is searched',
		limit: 1.5,
		app: (page) => search(page, page.getByRole('searchbox', { name: '在课程目录中查找' })),
		bare: (page) => search(page, page.getByRole('searchbox')),
	},
];

async function treeFigures(browser: Browser, page: Page, bare: Page): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const { name, what, limit, ...use } of USES) {
		const measure = (of: Page, address: string, work: (page: Page) => Promise<void>) => async (): Promise<number> => {
			await openTree(of, address);
			return onSlowProcessor(of, () => longestTask(browser, of, () => work(of)));
		};
		const { app, list } = await takeTurns({ rounds: ROUNDS }, { app: measure(page, COURSE, use.app), list: measure(bare, BARE, use.bare) });
		const note = `the longest task while ${what}, processor ÷ ${SLOWDOWN}`;
		figures.push(compare({ ...COMPARISON, name: `course-${name}`, limit, note }, app, list));
	}
	return figures;
}

const items = (page: Page) => page.getByRole('treeitem');

async function openAll(page: Page): Promise<void> {
	await items(page).first().focus();
	await page.keyboard.press('*');
	await page.locator('[role=treeitem][aria-level="2"][aria-posinset="3"]').first().waitFor();
	await page.waitForTimeout(500);
}

async function openAllBare(page: Page): Promise<void> {
	await page.getByRole('button', { name: '全部展开' }).click();
	await page.locator('li li:nth-child(3)').first().waitFor();
	await page.waitForTimeout(500);
}

async function search(page: Page, field: Locator): Promise<void> {
	await field.pressSequentially(WORD, { delay: 100 });
	await page.waitForTimeout(500);
}

/** Runs in the page before its own scripts. A string, because the TypeScript transform may add helper names to functions. */
const AWAIT_TREE = `
window.treeShown = new Promise((resolve) => {
	const observer = new MutationObserver(() => {
		if (!document.querySelector('[role=treeitem], [data-tree] li')) return;
		observer.disconnect();
		requestAnimationFrame(() => setTimeout(() => {
			const answer = performance.getEntriesByType('resource').find(({ name }) => /course\\/aggregate|nodes\\.json/.test(name));
			resolve(performance.now() - answer.responseEnd);
		}));
	});
	observer.observe(document, { childList: true, subtree: true });
});`;
