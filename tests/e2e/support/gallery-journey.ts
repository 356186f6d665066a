/** Journeys through the app of `examples/gallery`, built with its back end in the page once for the file that imports this. */
import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { journey, type Site } from './journey.ts';
import { runNode } from './run-node.ts';

const GALLERY = { MANIFESTS: 'examples/gallery' };

let dist: string;
let server: AppServer;

beforeAll(async () => {
	dist = mkdtempSync('.cache/gallery-');
	await runNode(['codegen/main.mjs'], GALLERY);
	await runNode(
		['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'error', '--env-mode', 'demo', '--dist-path', dist],
		GALLERY,
	);
	server = await startAppServer({ dist });
});

afterAll(async () => {
	await server?.close();
	rmSync(dist, { recursive: true, force: true });
});

export const galleryJourney = journey.extend<{ site: Site }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	site: async ({}, use) => use({ url: server.url, violations: [] }),
});
