/** Once for all browser tests: builds the app and its demo, and starts one Chromium to which every test file connects. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { buildApp } from './build-app.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where to connect to the browser. */
		browserEndpoint: string;
		/** Folder of this run, for what several files build or keep. */
		folder: string;
		/** Folder of the production build. */
		dist: string;
		/** Folder of the build that has its back end in the browser. */
		demoDist: string;
	}
}

/** Of this run alone, so that two runs at once do not build over one another. */
let folder = '';
let server: BrowserServer | undefined;

export async function setup(project: TestProject): Promise<void> {
	server = await chromium.launchServer(launchOptions(findBrowser()));
	mkdirSync('.cache', { recursive: true });
	folder = mkdtempSync('.cache/e2e-');
	const dist = `${folder}/dist`;
	const demoDist = `${folder}/dist-demo`;
	await buildApp({ dist });
	await buildApp({ dist: demoDist, demo: true });
	project.provide('folder', folder);
	project.provide('browserEndpoint', server.wsEndpoint());
	project.provide('dist', dist);
	project.provide('demoDist', demoDist);
}

export async function teardown(): Promise<void> {
	await server?.close();
	if (folder) rmSync(folder, { recursive: true, force: true });
}
