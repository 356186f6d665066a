import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { launchOptions } from '#scripts/find-browser.ts';

let launching: Promise<Browser> | undefined;

/** The browser of this worker, which ends with it. Tests are kept apart by contexts, which cost far less than browsers. */
export function launchBrowser(): Promise<Browser> {
	const options = launchOptions(inject('browserPath'));
	launching ??= chromium.launch({ ...options, args: [...(options.args ?? []), '--disable-gpu', '--process-per-site'] });
	return launching;
}
