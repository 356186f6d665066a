/** The fixtures of browser tests: a served app, a page that may not complain, and the signed-in student. */
import type { Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { createTestBackend } from './backend.ts';
import { openSite, WIDE } from './visit.ts';

export interface Site {
	url: string;
	/** Complaints of the back end: what was asked or answered outside of the contract. */
	violations: readonly string[];
}

interface Fixtures {
	viewport: { width: number; height: number };
	site: Site;
	/** Complaints of the page so far; a test that provokes one empties the list. */
	complaints: string[];
	page: Page;
}

/** A test with a page. It fails by itself on any complaint of the page or any call outside of the contract. */
export const journey = base.extend<Fixtures>({
	viewport: WIDE,
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	site: async ({}, use) => {
		const backend = createTestBackend();
		const server: AppServer = await startAppServer({ dist: inject('dist'), bases: backend.bases, backend: backend.fetch });
		await use({ url: server.url, violations: backend.violations });
		await server.close();
	},
	// biome-ignore lint/correctness/noEmptyPattern: as above
	complaints: async ({}, use) => use([]),
	page: async ({ viewport, site, complaints }, use) => {
		const visit = await openSite(site.url, viewport, complaints);
		await use(visit.page);
		await visit.close();
		expect([...complaints, ...site.violations.map((violation) => `outside of the contract: ${violation}`)]).toEqual([]);
	},
});

/** Signs in through the form, as a student does; ends on the page that the app chose. */
export async function signIn(page: Page, username = 'student01', password = '123456'): Promise<void> {
	if (!page.url().includes('/login')) await page.goto('/login');
	await page.getByLabel('账号').fill(username);
	await page.getByLabel('密码', { exact: true }).fill(password);
	await page.getByRole('button', { name: '登录', exact: true }).click();
	await page.waitForURL((url) => !url.pathname.endsWith('/login'));
	await page.getByRole('navigation', { name: '主菜单' }).waitFor({ state: 'attached' });
}

/** Path and query of the page's address. */
export function addressOf(page: Page): string {
	const { pathname, search } = new URL(page.url());
	return pathname + search;
}

/** Waits until the page's content stands: its skeletons are gone and its main area has text. */
export async function settled(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const main = document.querySelector('main');
		return main && !main.querySelector('[aria-busy="true"]') && (main.textContent ?? '').trim().length > 0;
	});
}
