/** Tests of the app of `examples/gallery`, whose back end runs in the page. */
import type { Page } from 'playwright-core';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { built } from './builds.ts';
import { journey, type Site } from './journey.ts';
import { keeperOf } from './keeper.ts';

export const galleryJourney = journey.extend<{ gallery: AppServer; site: Site }>({
	gallery: [
		// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
		async ({}, use) => {
			const server = await startAppServer({ dist: await built('gallery') });
			await use(server);
			await server.close();
		},
		{ scope: 'file' },
	],
	site: async ({ gallery }, use) => use({ url: gallery.url, violations: [] }),
});

/** Makes the theme of pages opened from now on follow the system. */
export const followSystem = (page: Page): Promise<void> =>
	keeperOf(page.context()).evaluate(() => localStorage.setItem('block-gallery-theme', '{"version":1,"mode":"system"}'));

export async function turnDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.waitForFunction(() => document.body.getAttribute('arco-theme') === 'dark');
}
