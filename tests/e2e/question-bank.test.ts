import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const requested = (page: Page, path: string) => page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(path));

const done = (page: Page) => page.getByRole('main').getByText('做过的题', { exact: true }).locator('xpath=..');

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

journey('row 11, /question/question/page: a student practises question by question, and a reload returns to it', async ({ page }) => {
	await openAs(page, 'student01', '/problem/index');
	await settled(page);
	await page.getByRole('combobox', { name: '题型' }).selectOption({ label: '多选题' });
	await page.waitForURL(/type=multiple/);
	const [request] = await Promise.all([requested(page, '/question/question/page'), page.getByRole('button', { name: '逐题练习' }).click()]);
	expect(Object.fromEntries(new URL(request.url()).searchParams)).toMatchObject({ type: 'multiple', pageNum: '1', pageSize: '1' });
	await settled(page);
	const card = page.getByRole('article', { name: '多选题' });
	await card.getByRole('checkbox', { name: /^A/ }).check();
	await card.getByRole('checkbox', { name: /^B/ }).check();
	await card.getByRole('checkbox', { name: /^D/ }).check();
	expect(await accessibilityFindings(page)).toEqual([]);
	await card.getByRole('button', { name: '提交答案' }).click();
	await card.getByText('答对了！').waitFor();
	await card.getByRole('region', { name: '解析' }).getByText('A、B、D').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);

	await page.getByRole('button', { name: '下一题' }).click();
	await page.getByText(/^第 2 题，共 \d+ 题$/).waitFor();
	await card.getByRole('button', { name: '提交答案' }).waitFor();
	const stem = await card.innerText();
	await page.reload();
	await settled(page);
	await page.getByText(/^第 2 题/).waitFor();
	await expect.poll(() => card.innerText()).toBe(stem);
	await page.getByRole('button', { name: '上一题' }).click();
	await page.getByText(/^第 1 题/).waitFor();

	// No question has this number once the conditions are narrower.
	await page.goto('/problem/index?tab=practice&type=multiple&no=999');
	await page.getByText('没有符合条件的题目').waitFor();
	await page.getByRole('button', { name: '从第一题开始' }).click();
	await page.getByText(/^第 1 题/).waitFor();
});

journey('row 11, /question/stats: the statistics show charts with tables, and count an answer', async ({ page }) => {
	await openAs(page, 'student01', '/problem/index?tab=stats');
	await settled(page);
	expect(await done(page).innerText()).toContain('193');
	for (const name of ['最近十四天的练习', '各题型的练习', '各难度的练习']) await page.getByRole('figure', { name }).waitFor();
	const types = page.getByRole('figure', { name: '各题型的练习' });
	await types.getByRole('button', { name: '表格' }).click();
	await types.getByRole('row', { name: /单选题/ }).waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.getByRole('tab', { name: '逐题练习' }).click();
	const card = page.getByRole('article', { name: '单选题' });
	await card.getByRole('radio', { name: /^A/ }).check();
	await card.getByRole('button', { name: '提交答案' }).click();
	await card.getByText('答对了！').waitFor();
	const [answer] = await Promise.all([
		page.waitForResponse((response) => response.url().endsWith('/question/stats')),
		page.getByRole('tab', { name: '我的统计' }).click(),
	]);
	expect(answer.ok()).toBe(true);
	await expect.poll(() => done(page).innerText()).toContain('194');
});

journey(
	'row 11, /api/edu/question/fetch-list: a random set stays the same after a reload, and another one can be drawn',
	async ({ page }) => {
		await openAs(page, 'student01', '/problem/index');
		await settled(page);
		const [request] = await Promise.all([
			requested(page, '/api/edu/question/fetch-list'),
			page.getByRole('button', { name: '随机练 10 题' }).click(),
		]);
		expect(new URL(request.url()).searchParams.get('count')).toBe('10');
		await page.getByRole('heading', { level: 1, name: '随机练习' }).waitFor();
		const cards = page.getByRole('main').getByRole('article');
		const stems = async (): Promise<string[]> => {
			await expect.poll(() => cards.count()).toBe(10);
			await settled(page);
			return cards.allInnerTexts();
		};
		const first = await stems();
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.reload();
		expect(await stems()).toEqual(first);
		await page.getByText('已答 0 / 10，答对 0').waitFor();
		const address = addressOf(page);
		await page.getByRole('button', { name: '换一组' }).click();
		await expect.poll(() => addressOf(page)).not.toBe(address);
		expect(await stems()).not.toEqual(first);
	},
);

journey('row 11: a redone question hides its known analysis until it is asked for', async ({ page }) => {
	await openAs(page, 'student01', '/problem/problemPaperDetail?id=q0002');
	await settled(page);
	const analysis = page.getByRole('region', { name: '解析' });
	expect(await analysis.count()).toBe(0);
	await page.getByRole('button', { name: '看解析' }).click();
	await analysis.getByText('正确答案').waitFor();
});

journey.extend({ viewport: NARROW })(
	'row 11: on a phone, practice, sets and statistics fit; a new student is led to practice',
	async ({ page }) => {
		await openAs(page, 'newbie', '/problem/index?tab=stats');
		await settled(page);
		await page.getByRole('heading', { name: '还没有练习记录' }).waitFor();
		expect(await fits(page)).toBe(true);
		await page.getByRole('button', { name: '去练几道题' }).click();
		await page.getByText(/^第 1 题/).waitFor();
		for (const path of ['/problem/index?tab=practice', '/problem/problemPaperDetail?seed=phone']) {
			await page.goto(path);
			await settled(page);
			expect(await fits(page)).toBe(true);
			expect(await accessibilityFindings(page)).toEqual([]);
		}
	},
);
