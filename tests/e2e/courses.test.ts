import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';

const cardTitles = (page: Page): Promise<string[]> => page.locator('main').getByRole('listitem').getByRole('heading').allInnerTexts();

const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

async function openCourses(page: Page): Promise<string[]> {
	await openAs(page, 'student01', '/courseIndex');
	await settled(page);
	return cardTitles(page);
}

journey('a student pages through the courses, opens one and comes back to the same page of the list', async ({ page }) => {
	const first = await openCourses(page);
	expect(first.length).toBe(12);
	await page
		.getByRole('button', { name: /下一页/ })
		.or(page.getByRole('link', { name: /下一页/ }))
		.click();
	await expect.poll(() => cardTitles(page)).not.toEqual(first);
	await settled(page);
	const second = await cardTitles(page);
	const address = addressOf(page);
	expect(Object.values(queryOf(page))).toContain('2');

	await page.locator('main').getByRole('link', { name: second[0] }).first().click();
	await page.waitForURL(/\/courseDetail\//);
	await settled(page);
	await page.getByRole('heading', { name: second[0] }).first().waitFor();

	await page.goBack();
	await settled(page);
	expect(addressOf(page)).toBe(address);
	expect(await cardTitles(page)).toEqual(second);
});

journey('the search text survives opening a course, going back and reloading', async ({ page }) => {
	await openCourses(page);
	const box = page.locator('main').getByRole('searchbox');
	await box.fill('Python');
	await expect.poll(() => queryOf(page)).toMatchObject({ keyword: 'Python' });
	await expect.poll(async () => (await cardTitles(page)).every((title) => title.includes('Python'))).toBe(true);
	const found = await cardTitles(page);
	expect(found.length).toBeGreaterThan(0);

	await page.locator('main').getByRole('link', { name: found[0] }).first().click();
	await page.waitForURL(/\/courseDetail\//);
	await page.goBack();
	await settled(page);
	expect(await box.inputValue()).toBe('Python');
	expect(await cardTitles(page)).toEqual(found);

	await page.reload();
	await settled(page);
	expect(await box.inputValue()).toBe('Python');
	expect(await cardTitles(page)).toEqual(found);
});

journey('a search without results shows an empty state', async ({ page }) => {
	await openCourses(page);
	await page.locator('main').getByRole('searchbox').fill('没有这样的课程名');
	await page
		.locator('main')
		.getByText(/没有|暂无/)
		.first()
		.waitFor();
	expect(await cardTitles(page)).toEqual([]);
});

journey('choosing a directory filters the courses and returns to the first page', async ({ page }) => {
	const all = await openCourses(page);
	await page
		.getByRole('button', { name: /下一页/ })
		.or(page.getByRole('link', { name: /下一页/ }))
		.click();
	await expect.poll(() => cardTitles(page)).not.toEqual(all);
	await page
		.getByRole('treeitem', { name: /Python/ })
		.first()
		.click();
	await expect.poll(async () => (await cardTitles(page)).every((title) => title.includes('Python'))).toBe(true);
	await settled(page);
	expect((await cardTitles(page)).length).toBeGreaterThan(0);
	expect(Object.values(queryOf(page))).not.toContain('2');
});
