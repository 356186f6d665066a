import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { launchOptions } from '#scripts/find-browser.ts';

let launching: Promise<Browser> | undefined;

/** The browser of this worker, which ends with it. Tests are kept apart by contexts, which cost far less than browsers. */
export function launchBrowser(): Promise<Browser> {
	launching ??= launch();
	return launching;
}

async function launch(): Promise<Browser> {
	const options = launchOptions(inject('browserPath'));
	const args = [...(options.args ?? []), '--disable-gpu', '--process-per-site'];
	const browser = await chromium.launch({ ...options, args, handleSIGTERM: false });
	// The test runner ends a worker by this signal. The processor time of a browser that is killed with its worker would not be counted.
	process.once('SIGTERM', () => void browser.close().finally(() => process.exit()));
	return browser;
}
