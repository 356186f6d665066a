/**
 * The workbench of programs, opened by its address in a fresh browser from the local server: what it costs until one can read the problem
 * and write, what comes besides when one goes to write, and what a key costs in a long program. The problem has no formulas; one that has fetches what draws them besides.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { signIn } from '#tests/e2e/support/page-steps.ts';
import { buildVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import type { Figure } from './figure.ts';
import { traceTasks } from './longest-task.ts';
import { median } from './time-process.ts';

const RUNS = 5;
const PROBLEM = '/problem/program?problemId=P1001';
const LINES = 500;
const SLOWDOWN = 4;
const TYPED = 'for (int k = 0; k < count; k++) total += k;';
/** Slow enough for everything that a key starts to end before the next. */
const PAUSE_MS = 250;

export async function workbenchFigures(): Promise<Figure[]> {
	const variant = await buildVariant({}, {}, { minify: true });
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	const options = { viewport: { width: 1440, height: 900 }, baseURL: site.url, locale: 'zh-CN' };
	try {
		const first = await browser.newContext(options);
		await signIn(await first.newPage());
		const signedIn = { ...options, storageState: await first.storageState() };
		await first.close();
		const openings: Opening[] = [];
		for (let run = 0; run < RUNS; run += 1) openings.push(await open(browser, signedIn));
		return [...openingFigures(openings, variant.dist), await keyFigure(browser, signedIn)];
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

interface Opening {
	/** Milliseconds until the problem stands there and the program takes keys, until somebody goes to the program, and until the editor shows it in colours. */
	ready: number;
	came: number;
	coloured: number;
	/** Paths of the scripts, and when each was asked for. */
	scripts: readonly { path: string; start: number }[];
}

async function open(browser: Browser, options: BrowserContextOptions): Promise<Opening> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	await page.addInitScript({ content: OBSERVE });
	await page.goto(PROBLEM, { waitUntil: 'networkidle' });
	await page.evaluate('window.workbench.came = performance.now()');
	await page.getByRole('region', { name: '程序' }).hover();
	await page.locator('.cm-line span[class]').first().waitFor();
	const opening = (await page.evaluate(TELL)) as Opening;
	await context.close();
	return opening;
}

function openingFigures(openings: readonly Opening[], dist: string): Figure[] {
	const sizes = openings.map(({ came, scripts }) => {
		const kilobytes = (files: Opening['scripts']): number =>
			files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file.path)), { level: 9 }).length, 0) / 1000;
		return { first: kilobytes(scripts.filter(({ start }) => start < came)), all: kilobytes(scripts) };
	});
	const all = Math.max(...sizes.map((size) => size.all));
	const coloured = median(openings.map((opening) => opening.coloured - opening.came));
	return [
		{
			name: 'workbench-script',
			value: Math.max(...sizes.map(({ first }) => first)),
			unit: `kB gz of scripts while one reads, no formulas; ${all.toFixed(0)} with the editor and its colours once one goes to write, no engine`,
			limit: 250,
			atMost: true,
		},
		{
			name: 'workbench-interactive',
			value: median(openings.map(({ ready }) => ready)),
			unit: `ms until one reads and writes; ${coloured.toFixed(0)} from going to the program until the editor shows its colours`,
			limit: 1000,
			atMost: true,
		},
	];
}

async function keyFigure(browser: Browser, options: BrowserContextOptions): Promise<Figure> {
	const page = await (await browser.newContext(options)).newPage();
	await openLongProgram(page);
	await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	const { tasks, keys } = await traceTasks(browser, page, async () => {
		await page.keyboard.type(TYPED, { delay: PAUSE_MS });
		await page.waitForTimeout(PAUSE_MS);
	});
	if (keys.length < TYPED.length) throw new Error(`The trace of the browser tells of ${keys.length} keys.`);
	const costs = keys.map((key, index) => {
		const own = tasks.filter(({ end }) => end >= key && end < (keys[index + 1] ?? Number.POSITIVE_INFINITY));
		return { script: own[0]?.script ?? 0, task: own[0]?.time ?? 0, all: own.reduce((sum, { time }) => sum + time, 0) };
	});
	const middle = (of: 'script' | 'task' | 'all'): number => median(costs.map((cost) => cost[of]));
	const parts = `${middle('script').toFixed(0)} of them scripts; ${middle('all').toFixed(0)} with the next frames`;
	return {
		name: 'workbench-key',
		value: middle('task'),
		unit: `ms a key in ${LINES} lines with what the browser does itself, CPU ${SLOWDOWN}× slower, ${parts}`,
		limit: 16,
		atMost: true,
	};
}

async function openLongProgram(page: Page): Promise<void> {
	await page.goto(PROBLEM);
	await page.getByLabel('语言').selectOption('C++');
	await page.getByRole('region', { name: '程序' }).hover();
	const editor = page.locator('.cm-content');
	await editor.click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(
		Array.from({ length: LINES }, (_, index) => `int step${index}(int count) { int total = ${index}; return total + count; }`).join('\n'),
	);
	await page.locator('.cm-scroller').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight / 2));
	const lines = page.locator('.cm-line', { hasText: `step${LINES / 2}(` });
	await lines.click();
	await page.keyboard.press('End');
	await page.keyboard.press('ArrowLeft');
	await untilBracketsClose(page);
}

/** What helps while one writes comes once the editor has the focus. */
async function untilBracketsClose(page: Page): Promise<void> {
	for (let attempt = 0; attempt < 50; attempt += 1) {
		await page.keyboard.press('(');
		const closed = await page.locator('.cm-activeLine').textContent();
		await page.keyboard.press('Backspace');
		if (closed?.includes('()')) return;
		await page.waitForTimeout(PAUSE_MS);
	}
	throw new Error('The editor closes no brackets.');
}

/** These run in the page. As text, because what compiles this file may weave names of its own into functions. */
const OBSERVE = `
const workbench = (window.workbench = { ready: 0, came: 0, coloured: 0 });
const look = () => {
	const side = document.querySelector('section[aria-label="题目与提交"] article');
	const read = side && side.querySelector('section') && !side.querySelector('[aria-busy="true"]');
	if (read && document.querySelector('[aria-label="程序"]:is(textarea, [contenteditable])')) workbench.ready ||= performance.now();
	if (document.querySelector('.cm-line span[class]')) workbench.coloured ||= performance.now();
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
`;
const TELL = `({
	...workbench,
	scripts: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
		const { pathname, origin } = new URL(name);
		return origin === location.origin && pathname.endsWith('.js') ? [{ path: pathname, start: startTime }] : [];
	}),
})`;
