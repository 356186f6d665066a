/**
 * A ranking of 1,000 rows beside the same rows drawn by bare React: the longest task while it is scrolled in jumps, and while it refreshes
 * itself, with the CPU throttled to a quarter.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { signIn } from '#tests/e2e/support/page-steps.ts';
import { buildVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import { addBarePages } from './bare-pages.ts';
import { compare, least, takeTurns } from './compare.ts';
import { drawnRows } from './drawn-elements.ts';
import type { Figure } from './figure.ts';
import { longestTask } from './longest-task.ts';
import { JUMP_PX, PAUSE_MS, scrollByJumps } from './scroll-jumps.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';

/** A contest of the seed with 1,000 rows. */
const RANKING = '/rankLists/k07';
const SCROLLER = 'section[aria-label=排行榜]:has(table)';
const BARE_SCROLLER = '#scroller';
const EVERY_MS = 30_000;
/** The fastest round counts, because other load can only make a task longer. */
const ROUNDS = 4;
const REFRESHES = 3;

export async function rankingFigures(): Promise<Figure[]> {
	const variant = await buildVariant({}, {}, { minify: true });
	const folder = await addBarePages(variant.dist, ['window']);
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: site.url, locale: 'zh-CN' });
		const page = await context.newPage();
		await page.addInitScript({ content: CATCH_INTERVALS });
		await signIn(page);
		const answer = await openRanking(page);
		writeFileSync(path.join(folder, 'ranking.json'), JSON.stringify(await page.evaluate(drawnRows(SCROLLER, 'tbody tr'))));
		writeFileSync(path.join(folder, 'answer.json'), answer);
		const bare = await context.newPage();
		await bare.goto('/bare/window.html?list=ranking.json&count=1000&answer=answer.json');
		await bare.locator(BARE_SCROLLER).waitFor();
		return [
			await figureOf(
				browser,
				'scroll',
				{ limit: 1.5, note: `jumps of ${JUMP_PX} px` },
				[page, () => scrollByJumps(page, SCROLLER)],
				[bare, () => scrollByJumps(bare, BARE_SCROLLER)],
			),
			await figureOf(
				browser,
				'refresh',
				{ limit: 1.5, note: 'an answer of 1,000 rows that repeats the call' },
				[page, () => refresh(page)],
				[bare, () => refresh(bare)],
			),
		];
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

type Measured = readonly [page: Page, work: () => Promise<void>];

async function figureOf(
	browser: Browser,
	name: string,
	{ limit, note }: { limit: number; note: string },
	ours: Measured,
	alone: Measured,
): Promise<Figure> {
	const measure =
		([page, work]: Measured) =>
		() =>
			onSlowProcessor(page, () => longestTask(browser, page, work));
	const { app, rows } = await takeTurns({ rounds: ROUNDS, warmUp: 1 }, { app: measure(ours), rows: measure(alone) });
	const full = `the longest task of ${note}, processor ÷ ${SLOWDOWN}`;
	return compare(
		{ name: `ranking-${name}`, unit: 'ms', yardstick: 'the same rows drawn by bare React', limit, note: full, typical: least },
		app,
		rows,
	);
}

/** Opens the ranking; later answers differ from the first, which is returned as text, in the score of one row that is in sight. */
async function openRanking(page: Page): Promise<string> {
	let first = '';
	let calls = 0;
	await page.route('**/competition/rankings?*', async (route) => {
		const response = await route.fetch();
		const text = await response.text();
		first ||= text;
		const answer = JSON.parse(text) as { data: { records: { score: number }[] } };
		const row = answer.data.records[2];
		if (row) row.score += calls;
		calls += 1;
		await route.fulfill({ response, json: answer });
	});
	await page.goto(RANKING);
	await page.locator(`${SCROLLER} tbody td`).first().waitFor();
	return first;
}

async function refresh(page: Page): Promise<void> {
	await page.locator(`${SCROLLER}, ${BARE_SCROLLER}`).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
	for (let turn = 0; turn < REFRESHES; turn += 1) {
		await page.waitForTimeout(PAUSE_MS);
		await page.evaluate('window.refresh()');
		await page.waitForTimeout(PAUSE_MS);
	}
}

/** `refresh()` runs the app's intervals of 30 s. A string, because the TypeScript transform may add helper names to functions. */
const CATCH_INTERVALS = `
const intervals = new Map();
const { setInterval, clearInterval } = window;
window.setInterval = (run, time, ...given) => {
	const id = setInterval(run, time, ...given);
	if (time === ${EVERY_MS}) intervals.set(id, run);
	return id;
};
window.clearInterval = (id) => {
	intervals.delete(id);
	clearInterval(id);
};
window.refresh = () => {
	for (const run of [...intervals.values()]) setTimeout(run);
};
`;
