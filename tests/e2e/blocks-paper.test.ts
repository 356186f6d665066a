/** A paper whose programs are built of blocks, from its start to its report: by keyboard alone, by touch on a phone, with the page closed in between. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { createTestBackend, type TestBackend } from './support/backend.ts';
import { journey as base } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';
import { openWindow } from './support/windows.ts';

const PAPER = '/examPrepHubPaperInfo?id=p39';
/** Numbers of its questions: ten single, five true/false, then two programs. */
const LAST_CHOICE = 15;
const GREETING = 16;
const STARS = 17;

/** What the blocks of the first program mean. */
const GREETING_CODE = "print('Meow!')\nprint('Hello, ' + input() + '!')\nprint('Let us draw!')\n";

const runner = createScriptedRunner(({ code }, input) =>
	code.startsWith(GREETING_CODE) ? `Meow!\nHello, ${input.trim()}!\nLet us draw!\n` : '',
);

const journey = base.extend<{ backend: TestBackend }>({
	backend: async ({ clock }, use) => use(createTestBackend({ now: () => MOCK_NOW + clock.ahead, runner })),
});

const desk = (page: Page): Locator => page.getByRole('dialog', { name: /^正在作答/ });
const heading = (page: Page, no: number): Locator => desk(page).getByRole('heading', { name: new RegExp(`^第 ${no} 题`) });
const saved = (page: Page): Locator => desk(page).getByText(/^已保存/);
const main = (page: Page): Locator => page.locator('main:visible');
const button = (page: Page, name: string | RegExp): Locator => desk(page).getByRole('button', { name, exact: true });
const drawer = (page: Page, name: string): Locator => desk(page).getByRole('treeitem', { name });
/** In an open drawer. */
const offered = (page: Page, name: RegExp): Locator => desk(page).getByRole('option', { name });
/** In the program. */
const placed = (page: Page, name: RegExp): Locator => desk(page).getByRole('figure', { name });
const field = (page: Page, text: string): Locator => desk(page).getByRole('button', { name: `改文字: ${text}` });
const count = (page: Page, blocks: number): Locator => desk(page).getByRole('status').getByText(`${blocks} 块积木`);

async function begin(page: Page): Promise<void> {
	await openAs(page, 'newbie', PAPER);
	await settled(page);
	await main(page).getByRole('list', { name: '检查结果' }).waitFor();
	await main(page).getByRole('button', { name: '开始作答' }).click();
	await heading(page, 1).waitFor();
}

const isFocused = (target: Locator): Promise<boolean> =>
	target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

const focused = (target: Locator): Promise<void> => expect.poll(() => isFocused(target)).toBe(true);

/** Presses a key until an element has the focus. */
async function press(page: Page, key: string, target: Locator): Promise<void> {
	for (let left = 60; left > 0; left -= 1) {
		if (await isFocused(target)) return;
		await page.keyboard.press(key);
	}
	throw new Error(`${key} does not lead to ${target}.`);
}

/** Goes to the start of the program. */
async function enter(page: Page): Promise<void> {
	const start = placed(page, /开始/);
	await start.waitFor();
	await press(page, 'Tab', placed(page, /^1 叠积木$/));
	await press(page, 'ArrowDown', start);
}

/** Takes a block out of its drawer, into or below the block with the focus. */
async function place(page: Page, from: string, block: RegExp): Promise<void> {
	await page.keyboard.press('t');
	await page.keyboard.press('Home');
	await press(page, 'ArrowDown', drawer(page, from));
	await page.keyboard.press('ArrowRight');
	await press(page, 'ArrowDown', offered(page, block));
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	await focused(placed(page, block));
}

/** Types into a text that follows the block with the focus. */
async function type(page: Page, before: string, text: string): Promise<void> {
	await press(page, 'ArrowRight', field(page, before));
	await page.keyboard.press('Enter');
	await page.keyboard.type(text);
	await page.keyboard.press('Enter');
	await focused(field(page, text));
}

/** Builds the program of the greeting. */
async function buildGreeting(page: Page): Promise<void> {
	await enter(page);
	await place(page, '输入输出', /^输出, 你好, 有/);
	await type(page, '你好', 'Meow!');
	await press(page, 'ArrowLeft', placed(page, /^输出, Meow!/));
	await place(page, '输入输出', /^输出, 你好, 有/);
	await press(page, 'ArrowRight', placed(page, /^你好, 有/));
	await place(page, '文字', /接上/);
	await type(page, '你好，', 'Hello, ');
	await press(page, 'ArrowRight', placed(page, /^小明, 有/));
	await place(page, '文字', /^你好，, 接上/);
	await press(page, 'ArrowRight', placed(page, /^你好，, 有/));
	await place(page, '输入输出', /^读入一行文字/);
	await type(page, '小明', '!');
	await press(page, 'ArrowLeft', placed(page, /^输出, Hello/));
	await place(page, '输入输出', /^输出, 你好, 有/);
	await type(page, '你好', 'Let us draw!');
	await count(page, 6).waitFor();
}

async function handIn(page: Page): Promise<void> {
	await button(page, '交卷').focus();
	await page.keyboard.press('Enter');
	await page.getByRole('dialog', { name: '交卷前再看一眼' }).getByRole('button', { name: '确定交卷' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: '作答详情' }).waitFor();
	await settled(page);
}

/** The report says that the greeting is right, and shows it. */
async function readReport(page: Page): Promise<void> {
	await page.reload();
	await settled(page);
	const greeting = main(page).getByRole('article', { name: `第 ${GREETING} 题` });
	await greeting.getByText('判题结果：全部测试点通过。').waitFor();
	await greeting.getByText('20 / 20 分').waitFor();
	await greeting.getByText('我的答案（图形化）').waitFor();
	await greeting.getByText("print('Meow!')").waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
}

journey('a paper of block programs is sat from start to report by keyboard alone', async ({ page }) => {
	await begin(page);
	for (let no = 1; no <= LAST_CHOICE; no += 1) {
		await page.keyboard.press('1');
		await page.keyboard.press('Control+Enter');
		await heading(page, no + 1).waitFor();
	}
	await buildGreeting(page);
	// A block too many is deleted, comes back, and goes again.
	await press(page, 'ArrowLeft', placed(page, /^输出, Let/));
	await place(page, '输入输出', /^换一行/);
	await count(page, 7).waitFor();
	await page.keyboard.press('Delete');
	await count(page, 6).waitFor();
	await page.keyboard.press('Control+z');
	await count(page, 7).waitFor();
	await page.keyboard.press('Control+Shift+z');
	await count(page, 6).waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);

	await page.keyboard.press('Control+Enter');
	await heading(page, STARS).waitFor();
	await enter(page);
	await place(page, '循环', /^重复, 10/);
	await saved(page).waitFor();
	await button(page, /^第 17 题，已答/).waitFor();
	await handIn(page);
	await readReport(page);
	const stars = main(page).getByRole('article', { name: `第 ${STARS} 题` });
	await stars.getByText('0 / 20 分').waitFor();
});

journey('blocks stay when the page is closed and the paper is opened again', async ({ page, site, complaints }) => {
	await begin(page);
	await button(page, `第 ${GREETING} 题，未答`).click();
	await enter(page);
	await place(page, '输入输出', /^输出, 你好, 有/);
	await type(page, '你好', 'Meow!');
	await button(page, `第 ${GREETING} 题，已答`).waitFor();
	await saved(page).waitFor();
	const again = await openWindow(page, site.url, complaints);
	await page.close();

	await again.goto(PAPER);
	await again.getByRole('button', { name: '继续作答' }).click();
	await heading(again, 1).waitFor();
	await button(again, `第 ${GREETING} 题，已答`).click();
	await placed(again, /^输出, Meow!/).waitFor();
	await count(again, 1).waitFor();
	await handIn(again);
	await again.reload();
	const greeting = main(again).getByRole('article', { name: `第 ${GREETING} 题` });
	await greeting.getByText('0 / 20 分').waitFor();
	await greeting.getByText("print('Meow!')").waitFor();
});

const phone = journey.extend({ viewport: NARROW });

/** Drags a block with a finger below another one, whose place is read once the block is on its way: the blocks move to make room. */
async function drag(finger: CDPSession, from: Locator, to: Locator): Promise<void> {
	const placeOf = async (target: Locator) => {
		const box = await target.boundingBox();
		if (!box) throw new Error(`${target} is not in sight.`);
		return box;
	};
	const taken = await placeOf(from);
	const [x, y] = [taken.x + 6, taken.y + 12];
	const move = (point: { x: number; y: number }) => finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
	await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
	for (const up of [10, 30, 60]) await move({ x, y: y - up });
	const { x: left, y: top, height } = await placeOf(to);
	for (const off of [40, 20, 8]) await move({ x: left + 6, y: top + height + off });
	await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

phone('a paper of block programs is sat by touch on a phone', async ({ page }) => {
	const finger = await page.context().newCDPSession(page);
	await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
	const tap = async (target: Locator): Promise<void> => {
		await target.scrollIntoViewIfNeeded();
		const box = await target.boundingBox();
		if (!box) throw new Error(`${target} is not in sight.`);
		const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
		await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	};
	await begin(page);
	for (let no = 1; no <= LAST_CHOICE; no += 1) {
		await tap(
			desk(page)
				.locator('label')
				.filter({ has: page.getByRole('radio') })
				.first(),
		);
		await expect.poll(() => desk(page).getByRole('radio', { checked: true }).count()).toBe(1);
		await tap(button(page, '下一题'));
		await heading(page, no + 1).waitFor();
	}
	for (const [no, from] of [
		[GREETING, '输入输出'],
		[STARS, '循环'],
	] as const) {
		await heading(page, no).waitFor();
		await tap(button(page, '代码'));
		const start = placed(page, /开始/);
		await start.waitFor();
		await tap(drawer(page, from));
		await drag(finger, offered(page, /^(输出|重复)/).first(), start);
		await expect.poll(() => desk(page).getByRole('status').allInnerTexts()).toContainEqual(expect.stringMatching(/^(用了 )?1 块/));
		expect(await desk(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		expect(await accessibilityFindings(page)).toEqual([]);
		if (no === GREETING) await tap(button(page, '下一题'));
	}
	await saved(page).waitFor();
	await tap(button(page, '交卷'));
	await tap(page.getByRole('dialog', { name: '交卷前再看一眼' }).getByRole('button', { name: '确定交卷' }));
	await page.getByRole('heading', { name: '作答详情' }).waitFor();
	await page.reload();
	const greeting = main(page).getByRole('article', { name: `第 ${GREETING} 题` });
	await greeting.getByText('我的答案（图形化）').waitFor();
	await greeting.getByText("print('你好')").waitFor();
});
