/** Tests of the app of `examples/gallery`, whose back end runs in the page. */
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { built } from './builds.ts';
import { journey, type Site } from './journey.ts';

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
