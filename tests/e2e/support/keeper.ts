import type { BrowserContext, Page } from 'playwright-core';

const keepers = new WeakMap<BrowserContext, Page>();

/**
 * Opens a blank page of the context's site without the app's scripts. It keeps the renderer process alive between tests and can write the
 * site's storage before the app is opened.
 */
export async function openKeeper(context: BrowserContext): Promise<Page> {
	const keeper = await context.newPage();
	await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Keeper</title>' }));
	await keeper.goto('/');
	keepers.set(context, keeper);
	return keeper;
}

export function keeperOf(context: BrowserContext): Page {
	const keeper = keepers.get(context);
	if (!keeper) throw new Error('This context has no keeper: open its first page by openSite.');
	return keeper;
}
