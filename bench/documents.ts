/** Time from a click on the link to a 100-page PDF until page 1 is rendered, in a fresh browser; beside pdf.js alone. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { type BenchSite, withSite } from './site.ts';

const ACCOUNT = 'student01';
const ADDRESS = '/document-preview?id=a109';
const FIRST_PAGE = '[role=group][aria-label="第 1 页"]';

export const documentsFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['document'] }, async (site) => {
		const { bytes, width } = await readFile(site);
		writeFileSync(path.join(site.bare, 'file.pdf'), bytes);
		const { app, bare } = await takeTurns({ rounds: 5 }, { app: () => openOnce(site), bare: () => openBare(site, width) });
		const note = 'to page one of 100, painted, nothing cached';
		return [
			compare({ name: 'documents-pdf-first-page', unit: 'ms', yardstick: 'pdf.js alone', limit: 2, note, typical: least }, app, bare),
		];
	});

async function readFile({ open }: BenchSite): Promise<{ bytes: Buffer; width: number }> {
	const page = await open(ACCOUNT);
	const answer = page.waitForResponse((response) => response.headers()['content-type']?.includes('pdf') ?? false);
	await page.goto(ADDRESS);
	const bytes = await (await answer).body();
	const canvas = page.locator(`${FIRST_PAGE}[data-drawn] canvas`);
	await canvas.waitFor();
	const width = await canvas.evaluate((element) => element.clientWidth);
	await page.close();
	return { bytes, width };
}

async function openBare({ open }: BenchSite, width: number): Promise<number> {
	const page = await open();
	await page.addInitScript({ content: `window.drawn = (${UNTIL_DRAWN})('body[data-drawn]');` });
	await page.goto(`/bare/document.html?file=file.pdf&width=${width}`);
	const time = (await page.evaluate('window.drawn')) as number;
	await page.close();
	return time;
}

async function openOnce({ open }: BenchSite): Promise<number> {
	const page = await open(ACCOUNT);
	await page.goto('/index', { waitUntil: 'networkidle' });
	const time = (await page.evaluate(`(${OPEN})('${ADDRESS}', '${FIRST_PAGE}[data-drawn]')`)) as number;
	await page.close();
	return time;
}

/** Runs in the page. A string, because the TypeScript transform may add helper names to functions. */
const UNTIL_DRAWN = `(selector, start = 0) => new Promise((resolve) => {
	const look = () => requestAnimationFrame(document.querySelector(selector) ? () => resolve(performance.now() - start) : look);
	look();
})`;
const OPEN = `(path, selector) => {
	const start = performance.now();
	history.pushState({ idx: 1 }, '', path);
	window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
	return (${UNTIL_DRAWN})(selector, start);
}`;
