import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { forgetComplaints } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { openAs, settled, signIn } from './support/page-steps.ts';
import { NARROW, WIDE } from './support/visit.ts';
import { openWindow, spoilToken } from './support/windows.ts';

/** In progress in the seed: 11 of 27 questions answered, an hour left. */
const PAPER = '/examPrepHubPaperInfo?id=p04';
const WHO = 'student01';

const desk = (page: Page): Locator => page.getByRole('dialog', { name: /^正在作答/ });
const button = (page: Page, name: string | RegExp): Locator => desk(page).getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, no: number): Locator => desk(page).getByRole('heading', { name: new RegExp(`^第 ${no} 题`) });
const saved = (page: Page): Locator => desk(page).getByText(/^已保存/);
const options = (page: Page): Locator => desk(page).getByRole('radio');

async function continueExam(page: Page): Promise<void> {
	await openAs(page, WHO, PAPER);
	await page.getByRole('button', { name: '继续作答' }).click();
	await heading(page, 12).waitFor();
}

const isChosen = (page: Page, index: number): Promise<boolean> => options(page).nth(index).isChecked();

journey('a paper is answered on a phone, where the palette is a sheet, and answered and handed in by keyboard alone', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await continueExam(page);
	await button(page, '答题卡 12/27').click();
	const sheet = page.getByRole('dialog', { name: '答题卡' });
	await sheet.getByRole('button', { name: '第 20 题，未答' }).click();
	await heading(page, 20).waitFor();
	expect(await sheet.count()).toBe(0);
	await desk(page).getByRole('radio', { name: '正确' }).check({ force: true });
	await saved(page).waitFor();
	expect(await desk(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	expect(await accessibilityFindings(page)).toEqual([]);

	await page.setViewportSize(WIDE);
	await button(page, '第 12 题，未答').click();
	await heading(page, 12).waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.keyboard.press('b');
	expect(await isChosen(page, 1)).toBe(true);
	await page.keyboard.press('f');
	await button(page, '第 12 题，已答，已标记').waitFor();
	await page.keyboard.press('ArrowRight');
	await heading(page, 13).waitFor();
	await page.keyboard.press('1');
	expect(await isChosen(page, 0)).toBe(true);
	await page.keyboard.press('ArrowLeft');
	await heading(page, 12).waitFor();
	expect(await isChosen(page, 1)).toBe(true);
	await page.keyboard.press('Control+Enter');
	await heading(page, 13).waitFor();
	await page.keyboard.press('?');
	await page.getByRole('dialog', { name: '快捷键' }).waitFor();
	await page.keyboard.press('Escape');
	await saved(page).waitFor();

	await button(page, '交卷').focus();
	await page.keyboard.press('Enter');
	const question = page.getByRole('dialog', { name: '交卷前再看一眼' });
	await question.getByRole('heading', { name: '没有答完（13）' }).waitFor();
	await question.getByRole('heading', { name: '标记过（2）' }).waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await question.getByRole('button', { name: '确定交卷' }).focus();
	await page.keyboard.press('Enter');
	await desk(page).waitFor({ state: 'detached' });
	await page.getByRole('heading', { name: '作答详情' }).waitFor();
	await page.locator('main:visible').getByText('14 / 27').waitFor();
});

journey(
	'nothing is lost in a reload, in another window that takes over and gives back, without a network, and when the session ends',
	async ({ page, site, complaints }) => {
		await continueExam(page);
		await page.keyboard.press('c');
		await saved(page).waitFor();
		await page.reload();
		await heading(page, 13).waitFor();
		await button(page, '第 12 题，已答').click();
		await heading(page, 12).waitFor();
		expect(await isChosen(page, 2)).toBe(true);

		const other = await openWindow(page, site.url, complaints);
		await other.goto(page.url());
		const elsewhere = (window: Page): Locator => desk(window).getByRole('region', { name: '这次作答在另一个页面' });
		await elsewhere(other).waitFor();
		await elsewhere(other).getByRole('button', { name: '在这里继续' }).click();
		await elsewhere(other).waitFor({ state: 'detached' });
		await elsewhere(page).waitFor();
		await button(other, '第 12 题，已答').click();
		expect(await isChosen(other, 2)).toBe(true);
		await elsewhere(page).getByRole('button', { name: '在这里继续' }).click();
		await elsewhere(page).waitFor({ state: 'detached' });
		await elsewhere(other).waitFor();
		await other.close();
		await button(page, '第 12 题，已答').click();
		await heading(page, 12).waitFor();

		await page.context().setOffline(true);
		await page.keyboard.press('d');
		await desk(page)
			.getByText(/已离线/)
			.waitFor();
		await page.context().setOffline(false);
		await saved(page).waitFor();
		expect(await isChosen(page, 3)).toBe(true);

		await spoilToken(page);
		await page.keyboard.press('ArrowRight');
		await heading(page, 13).waitFor();
		await page.keyboard.press('a');
		await page.waitForURL(/\/login\?islogin=1&redirect=/);
		await signIn(page, WHO);
		await settled(page);
		await heading(page, 14).waitFor();
		await saved(page).waitFor();
		await button(page, '第 13 题，已答').click();
		await heading(page, 13).waitFor();
		expect(await isChosen(page, 0)).toBe(true);
		await forgetComplaints(page, complaints);
	},
);
