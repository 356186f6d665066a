import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';
import { ARCO_WARNING } from './arco-warning.ts';
import { recordMessages } from './record-messages.ts';

export async function openWatchedPage(context: BrowserContext, origin: string, complaints: string[]): Promise<Page> {
	const page = await context.newPage();
	watchPage(page, origin, complaints);
	await recordMessages(page);
	return page;
}

export function watchPage(page: Page, origin: string, complaints: string[]): void {
	const complain = (text: string): void => {
		complaints.push(`${text} (at ${page.url()})`);
	};
	page.on('console', (message) => {
		if (isLoud(message)) complain(`console.${message.type()}: ${message.text()}`);
	});
	page.on('pageerror', (error) => complain(`thrown: ${error.message}`));
	page.on('requestfailed', (request) => {
		if (!wasCancelled(request)) complain(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`);
	});
	page.on('response', (response) => {
		if (response.status() >= 400) complain(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
	});
	page.on('request', (request) => {
		if (isForeign(request.url(), origin)) complain(`asked another host: ${request.url()}`);
	});
}

/**
 * Chromium warns of a preloaded file that no script has used five seconds later, so it depends on the machine's speed, and on a call that a
 * test holds. `first-paint.test.ts` compares the preloaded files with those that the app loads.
 */
const UNUSED_PRELOAD = 'was preloaded using link preload but not used within a few seconds';

const isLoud = (message: ConsoleMessage): boolean =>
	(message.type() === 'error' && !message.text().startsWith(ARCO_WARNING)) ||
	(message.type() === 'warning' && !message.text().includes(UNUSED_PRELOAD));

/** The app cancels calls whose response is no longer needed, which is not a failure. */
const wasCancelled = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

const isForeign = (url: string, origin: string): boolean => /^https?:/.test(url) && new URL(url).origin !== origin;
