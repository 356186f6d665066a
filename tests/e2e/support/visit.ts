import { chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { openWatchedPage } from '#tests/support/watched-page.ts';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };

/** How long a locator waits, in milliseconds. */
const WAIT = 10_000;

export interface Visit {
	page: Page;
	complaints: string[];
	close: () => Promise<void>;
}

/** A browser window of its own on a site, for tests that need no fixture. */
export async function openSite(url: string, viewport = WIDE, complaints: string[] = []): Promise<Visit> {
	const browser = await chromium.connect(inject('browserEndpoint'));
	const context = await browser.newContext({ viewport, baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
	context.setDefaultTimeout(WAIT);
	const page = await openWatchedPage(context, url, complaints);
	return { page, complaints, close: () => browser.close() };
}
