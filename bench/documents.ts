/** Documents: how long it takes from the link to a file of a hundred pages until its first page stands there, in a fresh browser. */
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { buildVariant, type ServedVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import type { Figure } from './figure.ts';
import { median } from './time-process.ts';

const RUNS = 5;
/** The attachment of a hundred pages. */
const FILE = 'a109';
const VIEW = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN' };

export async function documentsFigures(): Promise<Figure[]> {
	const variant = await buildVariant({}, {}, { minify: true });
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const storageState = await signInOnce(browser, site);
		const times: number[] = [];
		for (let run = 0; run < RUNS; run += 1) times.push(await openOnce(browser, site, storageState));
		return [
			{
				name: 'documents-pdf-first-page',
				value: median(times),
				unit: 'ms from the link to page one of 100, painted, nothing cached',
				limit: 1000,
				atMost: true,
			},
		];
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

async function signInOnce(browser: Browser, { url }: ServedVariant): Promise<BrowserContextOptions['storageState']> {
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

async function openOnce(browser: Browser, { url }: ServedVariant, storageState: BrowserContextOptions['storageState']): Promise<number> {
	const context = await browser.newContext({ ...VIEW, baseURL: url, storageState });
	const page = await context.newPage();
	await page.goto('/index', { waitUntil: 'networkidle' });
	const time = (await page.evaluate(`(${OPEN})('/document-preview?id=${FILE}')`)) as number;
	await context.close();
	return time;
}

/** Runs in the page. As text, because what compiles this file may weave names of its own into functions. */
const OPEN = `(path) => new Promise((resolve) => {
	const start = performance.now();
	const look = () => {
		if (document.querySelector('[role=group][aria-label="第 1 页"][data-drawn]')) requestAnimationFrame(() => resolve(performance.now() - start));
		else requestAnimationFrame(look);
	};
	history.pushState({ idx: 1 }, '', path);
	window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
	look();
})`;
