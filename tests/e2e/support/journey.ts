import type { Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { createTestBackend, type TestBackend } from './backend.ts';
import { built } from './builds.ts';
import { RECORD, saveRecord } from './failure-record.ts';
import { openSite, WIDE } from './visit.ts';

export interface Site {
	url: string;
	violations: readonly string[];
}

interface Fixtures {
	/** Set `ahead` to advance the back end's clock by milliseconds. */
	clock: { ahead: number };
	viewport: { width: number; height: number };
	backend: TestBackend;
	site: Site;
	/** Complaints of the page so far. Empty the list to accept expected ones. */
	complaints: string[];
	page: Page;
}

/** A test with a page. Fails on any complaint of the page and any contract violation. */
export const journey = base.extend<Fixtures>({
	viewport: WIDE,
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	clock: async ({}, use) => use({ ahead: 0 }),
	backend: async ({ clock }, use) => use(createTestBackend({ now: () => MOCK_NOW + clock.ahead })),
	site: async ({ backend }, use) => {
		const server: AppServer = await startAppServer({ dist: await built('product'), bases: backend.bases, backend: backend.fetch });
		await use({ url: server.url, violations: backend.violations });
		await server.close();
	},
	// biome-ignore lint/correctness/noEmptyPattern: as above
	complaints: async ({}, use) => use([]),
	page: async ({ viewport, site, complaints, task }, use) => {
		const all = () => [...complaints, ...site.violations.map((violation) => `outside of the contract: ${violation}`)];
		const visit = await openSite(site.url, viewport, complaints);
		await use(visit.page);
		const folder = all().length > 0 && task.result?.state !== 'fail' ? await saveRecord(task) : null;
		await visit.close();
		expect(all(), folder ? RECORD + folder : '').toEqual([]);
	},
});
