/** Tests of the app of `examples/gallery`, whose back end runs in the page. The first file that needs it builds it. */
import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import { inject } from 'vitest';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { buildApp } from './build-app.ts';
import { journey, type Site } from './journey.ts';

async function serveGallery(): Promise<AppServer> {
	const dist = `${inject('folder')}/gallery`;
	if (!existsSync(dist)) await buildGallery(dist);
	return startAppServer({ dist });
}

/** Builds into a folder of its own and renames it, since two workers may build at once; the first one wins. */
async function buildGallery(dist: string): Promise<void> {
	const own = mkdtempSync(`${inject('folder')}/gallery-`);
	await buildApp({ dist: own, manifests: 'examples/gallery', demo: true, minify: false });
	if (!existsSync(dist)) renameSync(own, dist);
}

export const galleryJourney = journey.extend<{ gallery: AppServer; site: Site }>({
	gallery: [
		// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
		async ({}, use) => {
			const server = await serveGallery();
			await use(server);
			await server.close();
		},
		{ scope: 'file' },
	],
	site: async ({ gallery }, use) => use({ url: gallery.url, violations: [] }),
});
