import type { BrowserContext, Page } from 'playwright-core';

const keepers = new WeakMap<BrowserContext, Page>();

/**
 * Opens a blank page of the site of a context, on which no script of the app runs: it keeps the renderer process alive between tests, and
 * can write the storage of the site before the app is opened.
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
