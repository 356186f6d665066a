import type { Page } from 'playwright-core';

interface Shown {
	/** Part of the address of the call whose last answer starts the clock. Without such a call, the mark `begun` of the page does. */
	since: string;
	/** Condition in the page, as JavaScript. */
	when: string;
}

/**
 * Script that sets `window.shown` to the milliseconds until `when` holds, its content is painted and the page can handle a click. A
 * string, because the TypeScript transform may add helper names to functions.
 */
export const shownScript = ({ since, when }: Shown): string => `
window.shown = new Promise((resolve) => {
	const observer = new MutationObserver(() => {
		if (!(${when})) return;
		observer.disconnect();
		requestAnimationFrame(() => setTimeout(() => {
			const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('${since}'));
			resolve(performance.now() - (answer ? answer.responseEnd : performance.getEntriesByName('begun')[0].startTime));
		}));
	});
	observer.observe(document, { childList: true, subtree: true, characterData: true });
});0`;

export const shownTime = (page: Page): Promise<number> => page.evaluate('window.shown') as Promise<number>;

/** Returns the time of `shownScript` for an address, and closes the page. */
export async function timeShown(page: Page, address: string, shown: Shown): Promise<number> {
	await page.addInitScript({ content: shownScript(shown) });
	await page.goto(address);
	const time = await shownTime(page);
	await page.close();
	return time;
}
