import type { Page } from 'playwright-core';
import type { Handout } from './handout.ts';
import { handoutPages } from './pages.ts';

export interface Pdf {
	bytes: Uint8Array;
	pages: number;
}

/** Prints a handout with the browser. Of `count` pages, those after the last lesson repeat the exercises. */
export async function toPdf(handout: Handout, page: Page, count?: number): Promise<Pdf> {
	await page.setContent(handoutPages(handout, count));
	const overflowing = await page.$$eval('section', (sections) => sections.findIndex((each) => each.scrollHeight > each.clientHeight));
	if (overflowing >= 0) throw new Error(`Page ${overflowing + 1} of 「${handout.title}」 has too much text.`);
	return { bytes: await page.pdf({ preferCSSPageSize: true, printBackground: true }), pages: await page.locator('section').count() };
}
