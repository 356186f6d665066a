/** Runs once before all browser tests: finds the browser, and starts the builds that the run needs beside the unit tests. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '#scripts/find-browser.ts';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { BUILD_NAMES, type BuildName, built } from './builds.ts';
import { FAILURES } from './failures.ts';

declare module 'vitest' {
	interface ProvidedContext {
		browserPath: string;
		/** Folder of this run for files that tests make. */
		folder: string;
	}
}

/** Unique, so that two runs at once do not overwrite each other. */
let folder = '';
let building: Promise<void> = Promise.resolve();
const ending = new AbortController();

export function setup(project: TestProject): void {
	project.provide('browserPath', findBrowser());
	rmSync(FAILURES, { recursive: true, force: true });
	mkdirSync('.cache', { recursive: true });
	folder = mkdtempSync('.cache/e2e-');
	project.provide('folder', folder);
	building = makeAll(isWholeMatrix ? BUILD_NAMES : ['product']);
}

async function makeAll(names: readonly BuildName[]): Promise<void> {
	// The test that needs a build says why there is none.
	for (const name of names) if (!ending.signal.aborted) await built(name, ending.signal).catch(() => undefined);
}

export async function teardown(): Promise<void> {
	ending.abort();
	await building;
	if (folder) rmSync(folder, { recursive: true, force: true });
}
