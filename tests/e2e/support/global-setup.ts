/** Runs once before all browser tests: finds the browser, builds the app and its demo. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '#scripts/find-browser.ts';
import { buildApp } from './build-app.ts';
import { FAILURES } from './failures.ts';

declare module 'vitest' {
	interface ProvidedContext {
		browserPath: string;
		/** Folder of this run for shared builds. */
		folder: string;
		dist: string;
		/** Folder of the demo build, whose back end runs in the browser. */
		demoDist: string;
	}
}

/** Unique, so that two runs at once do not overwrite each other. */
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
