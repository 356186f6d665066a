import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';

const cardTitles = (page: Page): Promise<string[]> =>
	page.locator('main:visible').getByRole('listitem').getByRole('heading').allInnerTexts();

const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

journey(
	'a student pages through the courses, searches them and filters them by directory, and comes back to the same list',
	async ({ page }) => {
		await openAs(page, 'student01', '/courseIndex');
		await settled(page);
		const first = await cardTitles(page);
		expect(first.length).toBe(12);
		const next = page.getByRole('button', { name: /下一页/ }).or(page.getByRole('link', { name: /下一页/ }));
		const openAndComeBack = async (title: string | undefined): Promise<void> => {
			await page.locator('main:visible').getByRole('link', { name: title }).first().click();
			await page.waitForURL(/\/courseDetail\//);
			await settled(page);
			await page.getByRole('heading', { name: title }).first().waitFor();
			await page.goBack();
			await settled(page);
		};
		await next.click();
		await expect.poll(() => cardTitles(page)).not.toEqual(first);
		await settled(page);
		const second = await cardTitles(page);
		const address = addressOf(page);
		expect(Object.values(queryOf(page))).toContain('2');
		await openAndComeBack(second[0]);
		expect(addressOf(page)).toBe(address);
		expect(await cardTitles(page)).toEqual(second);

		// A directory returns to the first page.
		const python = page.getByRole('treeitem', { name: /Python/ }).first();
		await python.click();
		await expect.poll(async () => (await cardTitles(page)).every((title) => title.includes('Python'))).toBe(true);
		await settled(page);
		expect((await cardTitles(page)).length).toBeGreaterThan(0);
		expect(Object.values(queryOf(page))).not.toContain('2');
		await python.click();
		await expect.poll(() => cardTitles(page)).toEqual(first);

		// The search text survives opening a course, going back and reloading.
		const box = page.locator('main:visible').getByRole('searchbox');
		await box.fill('Python');
		await expect.poll(() => queryOf(page)).toMatchObject({ keyword: 'Python' });
		await expect.poll(async () => (await cardTitles(page)).every((title) => title.includes('Python'))).toBe(true);
		const found = await cardTitles(page);
		expect(found.length).toBeGreaterThan(0);
		await openAndComeBack(found[0]);
		expect(await box.inputValue()).toBe('Python');
		expect(await cardTitles(page)).toEqual(found);
		await page.reload();
		await settled(page);
		expect(await box.inputValue()).toBe('Python');
		expect(await cardTitles(page)).toEqual(found);

		await box.fill('没有这样的课程名');
		await page
			.locator('main')
			.getByText(/没有|暂无/)
			.first()
			.waitFor();
		await expect.poll(() => cardTitles(page)).toEqual([]);
	},
);

journey(
	'row 11, /course/directory/top and all: the catalogue leads from a category to a smaller one and to its courses',
	async ({ page }) => {
		const requested = (path: string) => page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(path));
		await openAs(page, 'student01', '/courseIndex');
		await settled(page);
		const top = requested('/course/directory/top');
		await page.getByRole('button', { name: '课程分类' }).click();
		await top;
		await page.waitForURL(/\/courseCatalogue$/);
		await settled(page);
		const all = requested('/course/directory/all');
		await page.getByRole('list', { name: '课程大类' }).getByRole('link', { name: 'Python' }).click();
		expect(new URL((await all).url()).searchParams.get('parentId')).toBe('d2');
		await settled(page);
		expect(await page.getByRole('radio', { name: 'Python' }).isChecked()).toBe(true);
		await page.getByRole('list', { name: '课程分类' }).getByRole('link', { name: '数据与算法' }).click();
		await page.waitForURL(/\/courseIndex\?directory=d2-2$/);
		await page.getByText('2 个结果', { exact: true }).waitFor();
		await page.goBack();
		await page.getByRole('searchbox', { name: '搜索分类' }).fill('画图');
		await expect.poll(() => queryOf(page)).toEqual({ category: 'd2', keyword: '画图' });
		await settled(page);
		expect(await page.getByRole('list', { name: '课程分类' }).getByRole('heading').allInnerTexts()).toEqual(['创意画图']);
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.getByRole('button', { name: '看这一类的全部课程' }).click();
		await page.waitForURL(/\/courseIndex\?directory=d2$/);
		await page.getByText('4 个结果', { exact: true }).waitFor();
	},
);
