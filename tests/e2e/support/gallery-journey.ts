/** Journeys through the app of `examples/gallery` with its back end in the page, built when the first file asks for it. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, inject } from 'vitest';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { buildApp } from './build-app.ts';
import { journey, type Site } from './journey.ts';

let server: AppServer;

beforeAll(async () => {
	const folder = inject('folder');
	const dist = `${folder}/gallery`;
	if (!existsSync(`${dist}/index.html`)) await buildApp({ dist, manifests: 'examples/gallery', demo: true, minify: false });
	server = await startAppServer({ dist });
});

afterAll(() => server?.close());

export const galleryJourney = journey.extend<{ site: Site }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	site: async ({}, use) => use({ url: server.url, violations: [] }),
});
