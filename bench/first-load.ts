/** First loads of the production build beside a bare React page: bytes on the wire (brotli), and paints on a slow connection and CPU. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { createTestBackend } from '#tests/e2e/support/backend.ts';
import { signIn } from '#tests/e2e/support/page-steps.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { buildBarePages } from './bare-pages.ts';
import { compare, least, median } from './compare.ts';
import type { Figure } from './figure.ts';
import { type Load, type LoadOptions, measureLoad } from './measure-load.ts';

const RUNS = 9;
const FOLDER = '.cache/bench-first-load';

interface Budget {
	name: string;
	address: string;
	signedIn: boolean;
	/** Largest ratios to the bare page: bytes on the wire, and the largest contentful paint. The first paint is the loading mark. */
	bytes: number;
	paint: number;
}

const BUDGETS: readonly Budget[] = [
	{ name: 'login', address: '/login', signedIn: false, bytes: 1.75, paint: 1.9 },
	{ name: 'home', address: '/index', signedIn: true, bytes: 3.3, paint: 3 },
	{ name: 'table', address: '/problem/index', signedIn: true, bytes: 4, paint: 3.5 },
	{ name: 'contests', address: '/challengeArenaIndex', signedIn: true, bytes: 4, paint: 3.5 },
	{ name: 'contest', address: '/CompetitionDetail/k07', signedIn: true, bytes: 4, paint: 3.5 },
];

export async function firstLoadFigures(): Promise<Figure[]> {
	await buildApp();
	await buildBarePages(path.join(FOLDER, 'bare'), ['index']);
	const backend = createTestBackend();
	const app = await startAppServer({ dist: path.join(FOLDER, 'app'), bases: backend.bases, backend: backend.fetch, brotli: true });
	const bare = await startAppServer({ dist: path.join(FOLDER, 'bare'), brotli: true });
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		return await measure(browser, app, bare);
	} finally {
		await browser.close();
		await Promise.all([app.close(), bare.close()]);
		rmSync(FOLDER, { recursive: true });
	}
}

async function measure(browser: Browser, app: AppServer, bare: AppServer): Promise<Figure[]> {
	const storageState = await signInOnce(browser, app.url);
	const figures: Figure[] = [];
	for (const budget of BUDGETS) {
		const loads = { bare: [] as Load[], app: [] as Load[] };
		for (let run = 0; run < RUNS; run += 1) {
			loads.bare.push(await measureLoad(browser, { url: bare.url, slow: true }));
			loads.app.push(await measureLoad(browser, { url: app.url + budget.address, slow: true, ...(budget.signedIn && { storageState }) }));
		}
		figures.push(...figuresOf(budget, loads.app, loads.bare));
	}
	return figures;
}

function figuresOf({ name, bytes, paint }: Budget, app: readonly Load[], bare: readonly Load[]): Figure[] {
	const yardstick = 'a bare React page';
	const kilobytes = (loads: readonly Load[]): number[] => loads.map((load) => load.bytes / 1000);
	const paints = (loads: readonly Load[]): number[] => loads.map((load) => load.largestPaint);
	return [
		compare({ name: `first-load-${name}-bytes`, unit: 'kB', yardstick, limit: bytes }, kilobytes(app), kilobytes(bare)),
		compare({ name: `first-load-${name}-largest-paint`, unit: 'ms', yardstick, limit: paint, typical: least }, paints(app), paints(bare)),
		{ name: `first-load-${name}-layout-shift`, value: median(app.map(({ shift }) => shift)), unit: 'CLS', limit: 0.02, atMost: true },
	];
}

async function signInOnce(browser: Browser, baseURL: string): Promise<LoadOptions['storageState']> {
	const page = await browser.newPage({ baseURL, locale: 'zh-CN' });
	await signIn(page);
	const state = await page.context().storageState();
	await page.close();
	return state;
}

async function buildApp(): Promise<void> {
	process.env.NODE_ENV = 'production';
	const { content } = await loadConfig({ command: 'build' });
	const output = { ...content.output, distPath: { root: path.join(FOLDER, 'app') } };
	await (await createRsbuild({ config: { ...content, output, logLevel: 'error' } })).build();
}
