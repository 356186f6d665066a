/** Once for all browser tests: finds the browser, and builds the app and its demo. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '#scripts/find-browser.ts';
import { buildApp } from './build-app.ts';
import { FAILURES } from './failures.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Path of the browser. */
		browserPath: string;
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

export async function setup(project: TestProject): Promise<void> {
	project.provide('browserPath', findBrowser());
	rmSync(FAILURES, { recursive: true, force: true });
	mkdirSync('.cache', { recursive: true });
	folder = mkdtempSync('.cache/e2e-');
	const dist = `${folder}/dist`;
	const demoDist = `${folder}/dist-demo`;
	await Promise.all([buildApp({ dist }), buildApp({ dist: demoDist, demo: true, minify: false })]);
	project.provide('folder', folder);
	project.provide('dist', dist);
	project.provide('demoDist', demoDist);
}

export function teardown(): void {
	if (folder) rmSync(folder, { recursive: true, force: true });
}
