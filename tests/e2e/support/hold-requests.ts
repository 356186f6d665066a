import type { Page, Route } from 'playwright-core';

/** Holds the requests to `url` until the returned function is called. Then they are sent, or answered by `answer`. */
export async function holdRequests(
	page: Page,
	url: string,
	answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		await released;
		await answer(route);
	});
	return release;
}
