import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

export async function openWatchedPage(context: BrowserContext, origin: string, complaints: string[]): Promise<Page> {
	const page = await context.newPage();
	watchPage(page, origin, complaints);
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

const isLoud = (message: ConsoleMessage): boolean => message.type() === 'error' || message.type() === 'warning';

/** The app cancels calls whose response is no longer needed, which is not a failure. */
const wasCancelled = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

const isForeign = (url: string, origin: string): boolean => /^https?:/.test(url) && new URL(url).origin !== origin;
