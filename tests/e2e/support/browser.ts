import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { launchOptions } from '#scripts/find-browser.ts';

let launching: Promise<Browser> | undefined;

/** One browser per worker. Tests are isolated by contexts, which cost far less than browsers. */
export function launchBrowser(): Promise<Browser> {
	launching ??= launch();
	return launching;
}

function launch(): Promise<Browser> {
	const options = launchOptions(inject('browserPath'));
	// All pages of a site share a renderer process, since starting one takes longer than loading the app.
	return chromium.launch({ ...options, args: [...(options.args ?? []), '--disable-gpu', '--process-per-site'] });
}
