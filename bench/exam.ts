/**
 * The answering screen with a paper of 120 questions: time from its data to the first question, time that a key blocks, both beside a
 * bare React page; bytes of the screen's own.
 */
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { gzippedSize, loadedFiles } from './loaded-files.ts';
import { type BenchSite, withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { timeShown } from './time-shown.ts';
import { timePerKey } from './trace-tasks.ts';

/** In progress in the seed: 66 of 120 questions answered. */
const STUDENT = 'bigdata';
const EXAM = '/examPrepHubPaper?attemptId=a-big';
/** The home page, and a page whose text needs the parser and the sanitiser. */
const SHARED = ['/index', '/noticeDetail/n01'];
const BARE = '/bare/paper.html';
const KEYS = 'abcdabcdabcd';
const COMPARISON = { unit: 'ms', yardstick: 'a bare React paper', typical: least } as const;
const SHOWN = {
	since: '/paper/detail',
	when: `document.querySelectorAll('ol button').length >= 120 && [...document.querySelectorAll('h2')].some((each) => /^第 \\d+ 题/.test(each.textContent))`,
};

export const examFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['paper'] }, async (site) => [await shownFigure(site), await keyFigure(site), await sizeFigure(site)]);

/** From the paper's answer, or from the start of the bare page's script, to the painted question. */
async function shownFigure({ open }: BenchSite): Promise<Figure> {
	const { ours, bare } = await takeTurns(
		{ rounds: 5, warmUp: 1 },
		{ ours: async () => timeShown(await open(STUDENT), EXAM, SHOWN), bare: async () => timeShown(await open(), BARE, SHOWN) },
	);
	const note = '120 questions, from the answer of the paper to the first question';
	return compare({ ...COMPARISON, name: 'exam-shown', limit: 5, note }, ours, bare);
}

async function keyFigure({ open }: BenchSite): Promise<Figure> {
	const page = await open(STUDENT);
	const bare = await open();
	await page.goto(EXAM);
	await bare.goto(BARE);
	for (const each of [page, bare]) await each.getByRole('heading', { name: /^第 \d+ 题/ }).waitFor();
	const { ours, alone } = await takeTurns({ rounds: 3 }, { ours: () => timePerKey(page, KEYS), alone: () => timePerKey(bare, KEYS) });
	const note = `a key that chooses, 120 questions, processor ÷ ${SLOWDOWN}`;
	return compare({ ...COMPARISON, name: 'exam-key', limit: 3, note }, ours, alone);
}

/** Scripts and styles that neither the home page nor a page with a rich text has loaded; the workbench comes only with a program. */
async function sizeFigure({ open, dist }: BenchSite): Promise<Figure> {
	const page = await open(STUDENT);
	const shared = await loadedFiles(page, SHARED);
	const own = [...(await loadedFiles(page, [EXAM]))].filter((file) => !shared.has(file));
	const note = 'more than the home page and a notice, without the workbench';
	return { name: 'exam-size', value: gzippedSize(dist, own), unit: 'kB gz', limit: 60, atMost: true, note };
}
