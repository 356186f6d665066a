/**
 * A ranking of 1,000 rows beside the same rows drawn by bare React: the longest task while it is scrolled in jumps, and while it refreshes
 * itself, with the CPU throttled to a quarter.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { compare, least, takeTurns } from './compare.ts';
import { drawnRows } from './drawn-elements.ts';
import type { Figure } from './figure.ts';
import { JUMP_PX, PAUSE_MS, scrollByJumps } from './scroll-jumps.ts';
import { withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { longestTask } from './trace-tasks.ts';

/** A contest of the seed with 1,000 rows. */
const RANKING = '/rankLists/k07';
const SCROLLER = 'section[aria-label=排行榜]:has(table)';
const BARE_SCROLLER = '#scroller';
const EVERY_MS = 30_000;
/** The fastest round counts, because other load can only make a task longer. */
const ROUNDS = 4;
const REFRESHES = 3;
const COMPARISON = { unit: 'ms', yardstick: 'the same rows drawn by bare React', limit: 1.5, typical: least } as const;

export const rankingFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['window'] }, async (site) => {
		const page = await site.open('student01');
		const bare = await site.open();
		await page.addInitScript({ content: CATCH_INTERVALS });
		writeFileSync(path.join(site.bare, 'answer.json'), await openRanking(page));
		writeFileSync(path.join(site.bare, 'ranking.json'), JSON.stringify(await page.evaluate(drawnRows(SCROLLER, 'tbody tr'))));
		await bare.goto('/bare/window.html?list=ranking.json&count=1000&answer=answer.json');
		await bare.locator(BARE_SCROLLER).waitFor();
		const scroll = { app: () => scrollByJumps(page, SCROLLER), rows: () => scrollByJumps(bare, BARE_SCROLLER) };
		const repeat = { app: () => refresh(page), rows: () => refresh(bare) };
		const figureOf = async (name: string, note: string, { app, rows }: typeof scroll): Promise<Figure> => {
			const tasks = await takeTurns(
				{ rounds: ROUNDS, warmUp: 1 },
				{ app: () => longestTask(page, app), rows: () => longestTask(bare, rows) },
			);
			return compare({ ...COMPARISON, name, note: `the longest task of ${note}, processor ÷ ${SLOWDOWN}` }, tasks.app, tasks.rows);
		};
		return [
			await figureOf('ranking-scroll', `jumps of ${JUMP_PX} px`, scroll),
			await figureOf('ranking-refresh', 'an answer of 1,000 rows that repeats the call', repeat),
		];
	});

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
