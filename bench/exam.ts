/**
 * The answering screen with a paper of 120 questions: time from its data to the first question, time that a key blocks, both beside a
 * bare React page; bytes of the screen's own.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Response } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { settled, signIn } from '#tests/e2e/support/page-steps.ts';
import { buildVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import { addBarePages } from './bare-pages.ts';
import { compare, least, median, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { traceTasks } from './longest-task.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';

/** In progress in the seed: 66 of 120 questions answered. */
const STUDENT = 'bigdata';
const EXAM = '/examPrepHubPaper?attemptId=a-big';
/** The home page, and a page whose text needs the parser and the sanitiser. */
const SHARED = ['/index', '/noticeDetail/n01'];
const BARE = '/bare/paper.html';
const ROUNDS = 5;
const KEY_ROUNDS = 3;
const KEYS = 'abcdabcdabcd';
/** Long enough for all work that a key triggers to end before the next key. */
const PAUSE_MS = 250;
const KILO = 1000;

export async function examFigures(): Promise<Figure[]> {
	const variant = await buildVariant({}, {}, { minify: true });
	await addBarePages(variant.dist, ['paper']);
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	const options = { viewport: { width: 1440, height: 900 }, baseURL: site.url, locale: 'zh-CN' };
	try {
		const first = await browser.newContext(options);
		await signIn(await first.newPage(), STUDENT);
		const signedIn = { ...options, storageState: await first.storageState() };
		await first.close();
		return [await shownFigure(browser, signedIn), await keyFigure(browser, signedIn), await sizeFigure(browser, signedIn, variant.dist)];
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

async function shownFigure(browser: Browser, options: BrowserContextOptions): Promise<Figure> {
	const samples = await takeTurns(
		{ rounds: ROUNDS, warmUp: 1 },
		{ ours: () => timeShown(browser, options, EXAM), bare: () => timeShown(browser, options, BARE) },
	);
	const note = '120 questions, from the answer of the paper to the first question';
	return compare(
		{ name: 'exam-shown', unit: 'ms', yardstick: 'a bare React paper', limit: 5, note, typical: least },
		samples.ours,
		samples.bare,
	);
}

/** Milliseconds from the paper's answer, or from the start of the bare page's script, to the painted question. */
async function timeShown(browser: Browser, options: BrowserContextOptions, address: string): Promise<number> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	await page.addInitScript({ content: OBSERVE });
	await page.goto(address, { waitUntil: 'networkidle' });
	await page.waitForFunction('window.shownAt > 0');
	const time = (await page.evaluate(TELL)) as number;
	await context.close();
	return time;
}

/** Strings, because the TypeScript transform may add helper names to functions. */
const OBSERVE = `
window.shownAt = 0;
new MutationObserver((_, observer) => {
	const heading = [...document.querySelectorAll('h2')].some((each) => /^第 \\d+ 题/.test(each.textContent));
	if (!heading || document.querySelectorAll('ol button').length < 120) return;
	observer.disconnect();
	requestAnimationFrame(() => setTimeout(() => { window.shownAt = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
`;
const TELL = `(() => {
	const data = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/paper/detail')).at(-1);
	return window.shownAt - (data ? data.responseEnd : performance.getEntriesByName('begun')[0].startTime);
})()`;

async function keyFigure(browser: Browser, options: BrowserContextOptions): Promise<Figure> {
	const page = await (await browser.newContext(options)).newPage();
	const bare = await (await browser.newContext(options)).newPage();
	await page.goto(EXAM);
	await bare.goto(BARE);
	for (const each of [page, bare]) await each.getByRole('heading', { name: /^第 \d+ 题/ }).waitFor();
	const { ours, alone } = await takeTurns(
		{ rounds: KEY_ROUNDS },
		{
			ours: () => onSlowProcessor(page, () => chooseOnce(browser, page)),
			alone: () => onSlowProcessor(bare, () => chooseOnce(browser, bare)),
		},
	);
	const note = `a key that chooses, 120 questions, processor ÷ ${SLOWDOWN}`;
	return compare({ name: 'exam-key', unit: 'ms', yardstick: 'a bare React paper', limit: 3, note, typical: least }, ours, alone);
}

/** Median milliseconds for which a key blocks the main thread, with the browser's work until the next frame. */
async function chooseOnce(browser: Browser, page: Page): Promise<number> {
	const { tasks, keys } = await traceTasks(browser, page, async () => {
		await page.keyboard.type(KEYS, { delay: PAUSE_MS });
		await page.waitForTimeout(PAUSE_MS);
	});
	if (keys.length < KEYS.length) throw new Error(`The trace of the browser tells of ${keys.length} keys.`);
	return median(
		keys.map((key, index) => tasks.find(({ end }) => end >= key && end < (keys[index + 1] ?? Number.POSITIVE_INFINITY))?.time ?? 0),
	);
}

/** Scripts and styles that neither the home page nor a page with a rich text has loaded; the workbench comes only with a program. */
async function sizeFigure(browser: Browser, options: BrowserContextOptions, dist: string): Promise<Figure> {
	const page = await (await browser.newContext(options)).newPage();
	const shared = await filesOf(page, SHARED);
	const own = [...(await filesOf(page, [EXAM]))].filter((file) => !shared.has(file));
	const value = own.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0) / KILO;
	return {
		name: 'exam-size',
		value,
		unit: 'kB gz',
		limit: 60,
		atMost: true,
		note: 'more than the home page and a notice, without the workbench',
	};
}

/** Paths of the scripts and styles that the pages at these addresses load. */
async function filesOf(page: Page, addresses: readonly string[]): Promise<Set<string>> {
	const files = new Set<string>();
	const keep = (response: Response): void => {
		const { pathname } = new URL(response.url());
		if (/\.(js|css)$/.test(pathname)) files.add(pathname);
	};
	page.on('response', keep);
	for (const address of addresses) {
		await page.goto(address, { waitUntil: 'networkidle' });
		await settled(page);
	}
	page.off('response', keep);
	return files;
}
