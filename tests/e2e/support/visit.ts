import type { Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { openWatchedPage } from '#tests/support/watched-page.ts';
import { recordVisit } from './failure-record.ts';
import { takeContext } from './kept-context.ts';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };

/** Milliseconds until a locator gives up. It only ends a hang: a busy machine may take long, and no test may fail for that. */
const HANG = 120_000;

export interface Visit {
	page: Page;
	complaints: string[];
	close: () => Promise<void>;
}

/** A browser window of its own on a site, for tests that need no fixture. One that a test leaves open is closed after it. */
export async function openSite(url: string, viewport = WIDE, complaints: string[] = []): Promise<Visit> {
	const { context, release } = await takeContext(url);
	context.setDefaultTimeout(HANG);
	const forget = recordVisit(context);
	const test = TestRunner.getCurrentTest();
	const close = async (): Promise<void> => {
		forget();
		await release(test?.result?.state !== 'fail');
	};
	// A visit that is opened before the tests of a file is shared by them, and closed by the file.
	if (test) onTestFinished(close);
	const page = await openWatchedPage(context, url, complaints);
	await page.setViewportSize(viewport);
	return { page, complaints, close };
}
