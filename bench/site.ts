/** The built app in a browser, with bare pages beside it: what most groups of figures measure. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { type AppBuild, makeBuild } from '#tests/e2e/support/make-build.ts';
import { signIn } from '#tests/e2e/support/page-steps.ts';
import { serveBuild } from '#tests/e2e/support/serve-build.ts';
import { addBarePages, type BarePage } from './bare-pages.ts';

export interface BenchSite {
	/** Folder of the built app. */
	dist: string;
	/** Folder whose files the bare pages fetch. */
	bare: string;
	/** Opens an empty page in a context of its own, which closes with it; signed in if `account` is given. */
	open: (account?: string) => Promise<Page>;
	/** Starts over with a fresh back end. */
	restart: () => Promise<void>;
}

interface SiteOptions {
	pages: readonly BarePage[];
	/** The product by default. */
	build?: AppBuild;
	serve?: (dist: string) => Promise<{ url: string; close: () => Promise<void> }>;
}

const PRODUCT: AppBuild = { name: 'product' };

export async function withSite<T>(
	{ pages, build = PRODUCT, serve = serveBuild }: SiteOptions,
	measure: (site: BenchSite) => Promise<T>,
): Promise<T> {
	const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
	const dist = path.join(folder, 'dist');
	// The build stays as it is for others.
	cpSync(await makeBuild({ ...build, minify: true }), dist, { recursive: true });
	const bare = await addBarePages(dist, pages);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	let served = await serve(dist);
	let states = new Map<string, SignedIn>();
	const open = async (account?: string): Promise<Page> => {
		const storageState = account === undefined ? undefined : (states.get(account) ?? (await signedIn(browser, served.url, account)));
		if (account !== undefined) states.set(account, storageState);
		return browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', baseURL: served.url, storageState });
	};
	const restart = async (): Promise<void> => {
		await served.close();
		served = await serve(dist);
		states = new Map();
	};
	try {
		return await measure({ dist, bare, open, restart });
	} finally {
		await browser.close();
		await served.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

type SignedIn = BrowserContextOptions['storageState'];

async function signedIn(browser: Browser, baseURL: string, account: string): Promise<SignedIn> {
	const page = await browser.newPage({ baseURL, locale: 'zh-CN' });
	await signIn(page, account);
	const state = await page.context().storageState();
	await page.close();
	return state;
}
