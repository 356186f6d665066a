import type { Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { openWatchedPage } from '#tests/support/watched-page.ts';
import { recordVisit } from './failure-record.ts';
import { takeContext } from './kept-context.ts';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };

/** Milliseconds until a locator gives up. Long, since it only ends a hang and a slow machine must not fail tests. */
const HANG = 120_000;

export interface Visit {
	page: Page;
	complaints: string[];
	close: () => Promise<void>;
}

/** Not heard while a context closes: a page that still loads something then loses the routes of its test. */
const OF_REQUESTS = ['console', 'request', 'requestfailed', 'response'] as const;

/** Opens a site in a context of its own, for tests without fixtures. Closed after the test. */
export async function openSite(url: string, viewport = WIDE, complaints: string[] = []): Promise<Visit> {
	const { context, release } = await takeContext(url);
	context.setDefaultTimeout(HANG);
	const forget = recordVisit(context);
	const test = TestRunner.getCurrentTest();
	const close = async (): Promise<void> => {
		forget();
		for (const each of context.pages()) for (const event of OF_REQUESTS) each.removeAllListeners(event);
		await release(test?.result?.state !== 'fail');
	};
	// A visit opened in `beforeAll` is shared by the tests, and the file closes it.
	if (test) onTestFinished(close);
	const page = await openWatchedPage(context, url, complaints);
	await page.setViewportSize(viewport);
	return { page, complaints, close };
}
