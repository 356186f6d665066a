/** Time from a click on the link to a 100-page PDF until page 1 is rendered, in a fresh browser; beside pdf.js alone. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { buildVariant, type ServedVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import { addBarePages } from './bare-pages.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';

const RUNS = 5;
const ADDRESS = '/document-preview?id=a109';
const FIRST_PAGE = '[role=group][aria-label="第 1 页"]';
type StorageState = BrowserContextOptions['storageState'];
const VIEW = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN' };

export async function documentsFigures(): Promise<Figure[]> {
	const variant = await buildVariant({}, {}, { minify: true });
	const folder = await addBarePages(variant.dist, ['document']);
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const storageState = await signInOnce(browser, site);
		const { bytes, width } = await keepFile(browser, site, storageState);
		writeFileSync(path.join(folder, 'file.pdf'), bytes);
		const { app, bare } = await takeTurns(
			{ rounds: RUNS },
			{ app: () => openOnce(browser, site, storageState), bare: () => openBare(browser, site, width) },
		);
		const note = 'to page one of 100, painted, nothing cached';
		return [
			compare({ name: 'documents-pdf-first-page', unit: 'ms', yardstick: 'pdf.js alone', limit: 2, note, typical: least }, app, bare),
		];
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

async function keepFile(browser: Browser, { url }: ServedVariant, storageState: StorageState): Promise<{ bytes: Buffer; width: number }> {
	const context = await browser.newContext({ ...VIEW, baseURL: url, storageState });
	const page = await context.newPage();
	const answer = page.waitForResponse((response) => response.headers()['content-type']?.includes('pdf') ?? false);
	await page.goto(ADDRESS);
	const bytes = await (await answer).body();
	const canvas = page.locator(`${FIRST_PAGE}[data-drawn] canvas`);
	await canvas.waitFor();
	const width = await canvas.evaluate((element) => element.clientWidth);
	await context.close();
	return { bytes, width };
}

async function openBare(browser: Browser, { url }: ServedVariant, width: number): Promise<number> {
	const context = await browser.newContext({ ...VIEW, baseURL: url });
	const page = await context.newPage();
	await page.addInitScript({ content: `window.drawn = (${UNTIL_DRAWN})('body[data-drawn]');` });
	await page.goto(`/bare/document.html?file=file.pdf&width=${width}`);
	const time = (await page.evaluate('window.drawn')) as number;
	await context.close();
	return time;
}

async function signInOnce(browser: Browser, { url }: ServedVariant): Promise<StorageState> {
	const context = await browser.newContext({ ...VIEW, baseURL: url });
	const page = await context.newPage();
	await page.goto('/login');
	await page.getByLabel('账号').fill('student01');
	await page.getByLabel('密码', { exact: true }).fill('123456');
	await page.getByRole('button', { name: '登录', exact: true }).click();
	await page.getByRole('tablist').waitFor();
	const state = await context.storageState();
	await context.close();
	return state;
}

async function openOnce(browser: Browser, { url }: ServedVariant, storageState: StorageState): Promise<number> {
	const context = await browser.newContext({ ...VIEW, baseURL: url, storageState });
	const page = await context.newPage();
	await page.goto('/index', { waitUntil: 'networkidle' });
	const time = (await page.evaluate(`(${OPEN})('${ADDRESS}', '${FIRST_PAGE}[data-drawn]')`)) as number;
	await context.close();
	return time;
}

/** Runs in the page. A string, because the TypeScript transform may add helper names to functions. */
const UNTIL_DRAWN = `(selector, start = 0) => new Promise((resolve) => {
	const look = () => requestAnimationFrame(document.querySelector(selector) ? () => resolve(performance.now() - start) : look);
	look();
})`;
const OPEN = `(path, selector) => {
	const start = performance.now();
	history.pushState({ idx: 1 }, '', path);
	window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
	return (${UNTIL_DRAWN})(selector, start);
}`;
