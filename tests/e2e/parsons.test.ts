import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const COUNTDOWN = 'q0667';

const main = (page: Page): Locator => page.locator('main:visible');
const program = (page: Page): Locator => main(page).getByRole('region', { name: '我的程序' });
const unplaced = (page: Page, text: string): Locator =>
	main(page).getByRole('region', { name: '待用的行' }).getByRole('button', { name: text, exact: true });

/** The text of the lines of the answer, from top to bottom. */
const order = (page: Page): Promise<string[]> => program(page).locator('code').allInnerTexts();

/** Picks a line up, presses keys and drops it. */
async function place(page: Page, text: string, ...keys: readonly string[]): Promise<void> {
	await unplaced(page, text).focus();
	await page.keyboard.press('Enter');
	await program(page).getByRole('button', { pressed: true }).and(page.locator(':focus')).waitFor();
	for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
}

/** Drags with a finger from the middle of one element to the lower edge of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
	const [start, end] = [await from.boundingBox(), await to.boundingBox()];
	if (!start || !end) throw new Error('There is nothing to drag.');
	const finger = await page.context().newCDPSession(page);
	const x = start.x + start.width / 2;
	const y = start.y + start.height / 2;
	const down = end.y + end.height - 4 - y;
	await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
	for (const part of [0.2, 0.6, 1])
		await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + down * part }] });
	await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

journey('lines are put in order by keyboard alone, heard where they are, and graded', async ({ page }) => {
	await openAs(page, 'newbie', `/problem/problemPaperDetail?id=${COUNTDOWN}`);
	await settled(page);
	await place(page, 'n = 3');
	await place(page, 'print(n)', 'ArrowRight');
	expect(await main(page).locator('fieldset').getByRole('status').innerText()).toBe('放下了，第 2 行，缩进 1 层');
	await place(page, 'while n > 0:', 'ArrowLeft', 'ArrowUp');
	await place(page, 'n = n - 1');
	await place(page, 'print("发射！")', 'ArrowLeft');
	expect(await order(page)).toEqual(['n = 3', 'while n > 0:', 'print(n)', 'n = n - 1', 'print("发射！")']);
	await main(page).getByRole('button', { name: '提交答案' }).click();
	await main(page).getByText('答对了！').waitFor();
});

const onPhone = journey.extend({ viewport: NARROW });

onPhone(
	'on a phone lines are tapped and dragged with a finger, a paper keeps them, and its report shows what differs',
	async ({ page }) => {
		await openAs(page, 'newbie', '/examPrepHubPaperInfo?id=p38');
		await main(page).getByRole('list', { name: '检查结果' }).waitFor();
		await main(page).getByRole('button', { name: '开始作答' }).click();
		const desk = page.getByRole('dialog', { name: /^正在作答/ });
		await desk.getByRole('heading', { name: /^第 1 题.*拼程序题/ }).waitFor();
		const mine = desk.getByRole('region', { name: '我的程序' });
		const lines = mine.locator('code');
		for (const count of [1, 2]) {
			await desk.getByRole('region', { name: '待用的行' }).getByRole('button').first().click();
			await mine.getByRole('button', { name: '放好' }).click();
			expect(await lines.count()).toBe(count);
		}
		const [first = '', second = ''] = await lines.allInnerTexts();
		await drag(page, mine.locator('[data-handle]').first(), mine.locator('[data-handle]').last());
		expect(await lines.allInnerTexts()).toEqual([second, first]);
		// Arrow keys belong to the line, not to the paper.
		await mine.getByRole('button', { name: second }).click();
		await page.keyboard.press('ArrowDown');
		expect(await lines.allInnerTexts()).toEqual([first, second]);
		await page.keyboard.press('Enter');
		expect(await accessibilityFindings(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

		await desk.getByText(/^已保存/).waitFor();
		await page.reload();
		await desk.getByRole('heading', { name: /^第 2 题/ }).waitFor();
		await page.keyboard.press('ArrowLeft');
		await desk.getByRole('heading', { name: /^第 1 题/ }).waitFor();
		expect(await lines.allInnerTexts()).toEqual([first, second]);
		await desk.getByRole('button', { name: '交卷', exact: true }).click();
		await page.getByRole('dialog', { name: '交卷前再看一眼' }).getByRole('button', { name: '确定交卷' }).click();
		await page.getByRole('heading', { name: '作答详情' }).waitFor();
		await settled(page);
		const review = main(page).getByRole('article', { name: /^第 1 题.*拼程序题/ });
		expect(await review.getByRole('list', { name: '我的程序' }).locator('code').allInnerTexts()).toEqual([first, second]);
		await review.getByText('还缺：').waitFor();
		await review.getByText('正确答案：').waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);
	},
);
