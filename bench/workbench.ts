/**
 * The code workbench in a fresh browser: bytes until the user can read and type, bytes loaded on entering the editor, and time per key in a
 * long program; beside CodeMirror alone. The problem has no formulas, which would load a renderer.
 */
import type { Page } from 'playwright-core';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { gzippedSize } from './loaded-files.ts';
import { type BenchSite, withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { timePerKey } from './trace-tasks.ts';

const RUNS = 5;
const KEY_ROUNDS = 3;
const BARE = '/bare/editor.html';
const COLOURED = '.cm-line span[class]';
const ACCOUNT = 'student01';
const PROBLEM = '/problem/program?problemId=P1001';
const LINES = 500;
const TYPED = 'for (int k = 0; k < count; k++) total += k;';
const PAUSE_MS = 250;

export const workbenchFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['editor'] }, async (site) => [...(await openingFigures(site)), await keyFigure(site)]);

interface Opening {
	/**
	 * Milliseconds until the problem is readable and the editor takes keys, until the pointer enters the editor, and until code is
	 * highlighted.
	 */
	ready: number;
	came: number;
	coloured: number;
	scripts: readonly { path: string; start: number }[];
}

async function open(page: Page, address: string): Promise<Opening> {
	await page.addInitScript({ content: OBSERVE });
	await page.goto(address, { waitUntil: 'networkidle' });
	if (address !== BARE) await page.getByRole('region', { name: '程序' }).hover();
	await page.locator(COLOURED).first().waitFor();
	const opening = (await page.evaluate(TELL)) as Opening;
	await page.close();
	return opening;
}

async function openingFigures(site: BenchSite): Promise<Figure[]> {
	const openings: Opening[] = [];
	const bareOpenings: Opening[] = [];
	for (let run = 0; run < RUNS; run += 1) {
		openings.push(await open(await site.open(ACCOUNT), PROBLEM));
		bareOpenings.push(await open(await site.open(), BARE));
	}
	const yardstick = 'CodeMirror alone on a page';
	const bare = bareOpenings.map((opening) => opening.coloured);
	const ready = openings.map((opening) => opening.ready);
	const coloured = openings.map((opening) => opening.coloured - opening.came);
	return [
		...scriptFigures(openings, bareOpenings, site.dist),
		compare(
			{ name: 'workbench-interactive', unit: 'ms', yardstick, limit: 5, note: 'until one reads and writes', typical: least },
			ready,
			bare,
		),
		compare(
			// Two rounds of chunks and React, against one script in the page; keys go to a plain field meanwhile.
			{ name: 'workbench-editor', unit: 'ms', yardstick, limit: 2, note: 'from going to the program to its colours', typical: least },
			coloured,
			bare,
		),
	];
}

/** The core of CodeMirror has no smaller build, so the editor is measured against CodeMirror with the same parts. */
function scriptFigures(openings: readonly Opening[], bare: readonly Opening[], dist: string): Figure[] {
	const kilobytes = (files: Opening['scripts']): number =>
		gzippedSize(
			dist,
			files.map((file) => file.path),
		);
	const part = (isPart: (start: number, came: number) => boolean): number[] =>
		openings.map(({ came, scripts }) => kilobytes(scripts.filter(({ start }) => isPart(start, came))));
	return [
		{
			name: 'workbench-script',
			value: Math.max(...part((start, came) => start < came)),
			unit: 'kB gz',
			limit: 250,
			atMost: true,
			note: 'scripts while one only reads; no formulas, no engine',
		},
		compare(
			{
				name: 'workbench-editor-script',
				unit: 'kB',
				yardstick: 'CodeMirror alone',
				limit: 1.1,
				note: 'scripts of the editor and its colours, gz',
			},
			part((start, came) => start >= came),
			bare.map(({ scripts }) => kilobytes(scripts)),
		),
	];
}

async function keyFigure(site: BenchSite): Promise<Figure> {
	const page = await site.open(ACCOUNT);
	const bare = await site.open();
	await page.goto(PROBLEM);
	await page.getByLabel('语言').selectOption('C++');
	await page.getByRole('region', { name: '程序' }).hover();
	await bare.goto(BARE);
	for (const each of [page, bare]) await writeLongProgram(each);
	const { app, alone } = await takeTurns(
		{ rounds: KEY_ROUNDS },
		{ app: () => timePerKey(page, TYPED), alone: () => timePerKey(bare, TYPED) },
	);
	const note = `a key in ${LINES} lines, processor ÷ ${SLOWDOWN}`;
	return compare({ name: 'workbench-key', unit: 'ms', yardstick: 'CodeMirror alone', limit: 1.5, note, typical: least }, app, alone);
}

async function writeLongProgram(page: Page): Promise<void> {
	await page.bringToFront();
	const editor = page.locator('.cm-content');
	await editor.click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(
		Array.from({ length: LINES }, (_, index) => `int step${index}(int count) { int total = ${index}; return total + count; }`).join('\n'),
	);
	await page.locator('.cm-scroller').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight / 2));
	const lines = page.locator('.cm-line', { hasText: `step${LINES / 2}(` });
	await lines.click();
	await page.keyboard.press('End');
	await page.keyboard.press('ArrowLeft');
	await untilBracketsClose(page);
}

async function untilBracketsClose(page: Page): Promise<void> {
	for (let attempt = 0; attempt < 50; attempt += 1) {
		await page.keyboard.press('(');
		const closed = await page.locator('.cm-activeLine').textContent();
		await page.keyboard.press('Backspace');
		if (closed?.includes('()')) return;
		await page.waitForTimeout(PAUSE_MS);
	}
	throw new Error('The editor closes no brackets.');
}

/** Runs in the page. A string, because the TypeScript transform may add helper names to functions. */
const OBSERVE = `
const workbench = (window.workbench = { ready: 0, came: 0, coloured: 0 });
const look = () => {
	const side = document.querySelector('section[aria-label="题目与提交"] article');
	const read = side && side.querySelector('section') && !side.querySelector('[aria-busy="true"]');
	if (read && document.querySelector('[aria-label="程序"]:is(textarea, [contenteditable])')) workbench.ready ||= performance.now();
	if (document.querySelector('.cm-line span[class]')) workbench.coloured ||= performance.now();
};
// Not when the test asks the browser to move the pointer: first it waits until the region stands still.
addEventListener('pointerover', ({ target, timeStamp }) => {
	if (target.closest('[aria-label="程序"]')) workbench.came ||= timeStamp;
});
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
`;
const TELL = `({
	...workbench,
	scripts: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
		const { pathname, origin } = new URL(name);
		return origin === location.origin && pathname.endsWith('.js') ? [{ path: pathname, start: startTime }] : [];
	}),
})`;
