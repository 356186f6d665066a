import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { NARROW } from './support/visit.ts';

const main = (page: Page): Locator => page.locator('main:visible');
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });
const lesson = (page: Page, name: string | RegExp): Locator => main(page).getByRole('treeitem', { name }).first();
const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
const titles = (page: Page): Promise<string[]> => main(page).getByRole('list', { name: '课程' }).getByRole('heading').allInnerTexts();

async function open(page: Page, path: string, user = 'student01'): Promise<void> {
	await openAs(page, user, path);
	await settled(page);
}

journey('course filters are kept in the address and restored with the page, and a join code opens its course', async ({ page }) => {
	await open(page, '/courseIndex');
	const all = await titles(page);
	await button(page, '筛选').click();
	await main(page).getByRole('radio', { name: '学习中' }).check();
	await expect.poll(() => titles(page)).not.toEqual(all);
	await settled(page);
	await main(page).getByRole('radio', { name: '必修' }).check();
	await expect.poll(() => addressOf(page)).toBe('/courseIndex?progress=learning&kind=required');
	await settled(page);
	const found = await titles(page);
	expect(found).toContain('Python 第一步：从输入输出到循环');
	expect(await accessibilityFindings(page)).toEqual([]);
	await main(page).getByRole('link', { name: found[0] }).first().click();
	await page.waitForURL(/courseDetail/);
	await page.goBack();
	await settled(page);
	expect(await titles(page)).toEqual(found);

	await button(page, '我有激活码').click();
	const dialog = page.getByRole('dialog', { name: '用激活码加入课程' });
	await dialog.getByRole('textbox', { name: '激活码' }).fill('robot-c04');
	await dialog.getByRole('button', { name: '激活', exact: true }).click();
	await page.waitForURL(/courseDetail\/c04/);
	await main(page).getByText('学完 0 / 16 课').waitFor();
});

journey('a course of six hundred lessons shows the next lesson, finds others by search and opens them by keyboard', async ({ page }) => {
	await open(page, '/courseDetail/c12');
	await main(page).getByRole('link', { name: '接着学' }).waitFor();
	const next = main(page).locator('[role=treeitem][aria-current=true]');
	await expect.poll(() => next.getAttribute('aria-label')).toMatch(/^12\.2 .*，未学$/);
	await expect.poll(() => next.evaluate((item) => item.getBoundingClientRect().height > 0)).toBe(true);
	expect(await accessibilityFindings(page)).toEqual([]);

	await main(page).getByRole('searchbox').fill('3.1 ');
	await main(page)
		.getByText(/找到 \d+ 个/)
		.waitFor();
	await lesson(page, /^第 3 章/).focus();
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => focused(page)).toMatch(/^3\.1 .*，已学完$/);
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/document-preview\?/);
});

journey('a search result focuses its lesson in the course, then the next one, and Enter opens it', async ({ page }) => {
	await open(page, '/search?keyword=双指针');
	const found = main(page).getByRole('link', { name: /^双指针：/ });
	for (const [index, number] of ['9.1', '9.3', '9.2'].entries()) {
		if (index > 0) await page.goBack();
		await found.nth([0, 2, 1][index] ?? 0).click();
		await page.waitForURL(/courseDetail\/c12\?lesson=/);
		await expect.poll(() => focused(page)).toMatch(new RegExp(`^${number} 双指针`));
		const openLesson = main(page).locator('[role=treeitem][aria-current=location]');
		await expect.poll(() => openLesson.evaluate((item) => item.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
	}
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/document-preview\?/);
	await page.goBack();
	await settled(page);
	expect(addressOf(page)).toBe('/courseDetail/c12');
});

journey('a new student on a phone sees why a lesson is locked and joins the course', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await open(page, '/courseDetail/c05', 'newbie');
	const locked = main(page).locator('[role=treeitem][aria-disabled=true]').first();
	expect(await locked.getAttribute('aria-label')).toMatch(/ 加入课程后可以学习，未学$/);
	expect(await lesson(page, / 试学，/).count()).toBe(1);
	expect(await accessibilityFindings(page)).toEqual([]);
	await locked.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: '还不能学这一课' });
	await dialog.getByText('加入课程后可以学习').waitFor();
	await dialog.getByRole('button', { name: '加入课程' }).click();
	await main(page).getByText('学完 0 / 30 课').waitFor();
	expect(await main(page).locator('[role=treeitem][aria-disabled=true]').count()).toBe(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

	await main(page).getByRole('link', { name: '开始学' }).click();
	await page.waitForURL(/videoDetail\/c05-1-1$/);
	const outline = main(page).getByRole('region', { name: '课程目录' });
	await expect.poll(() => outline.locator('[aria-current=page]').innerText()).toMatch(/^1\.1 认识编辑器/);
	expect(await accessibilityFindings(page)).toEqual([]);
	await outline.getByRole('link', { name: '下一课' }).click();
	await page.waitForURL(/videoDetail\/c05-1-2$/);
	await main(page).getByRole('navigation', { name: '所在位置' }).getByRole('link', { name: 'Python 第一步：从输入输出到循环' }).click();
	await page.waitForURL(/courseDetail\/c05$/);
	await main(page)
		.getByRole('link', { name: '接着学' })
		.or(main(page).getByRole('link', { name: '开始学' }))
		.waitFor();

	await page.goto('/courseDetail/c07');
	await settled(page);
	await main(page).getByRole('link', { name: '《Python 第一步：从输入输出到循环》' }).click();
	await page.waitForURL(/courseDetail\/c05/);
});

journey('homework past its deadline says once that it can still be handed in, and until when', async ({ page }) => {
	await open(page, '/index');
	const late = main(page).getByRole('region', { name: '已过截止，还能补交' });
	const words = await late.getByRole('listitem').filter({ hasText: '走直线校准报告' }).innerText();
	expect(words).toMatch(/补交到 \d\d-\d\d \d\d:\d\d/);
	expect(words).not.toMatch(/逾期|还能补/);
});

journey('the first filter moves nothing below the filter bar', async ({ page }) => {
	await open(page, '/challengeArenaIndex');
	const bar = main(page).getByRole('region', { name: '筛选赛事' });
	const height = (): Promise<number> => bar.evaluate((element) => element.clientHeight);
	const before = await height();
	await bar.getByRole('radio', { name: '编程' }).check();
	await button(page, '清空筛选').waitFor();
	expect(await height()).toBe(before);
	await page.setViewportSize(NARROW);
	// Until the app has laid itself out for the new width, the side menu leaves the bar little room.
	await page.getByRole('button', { name: '打开菜单' }).waitFor();
	const chosen = await height();
	await button(page, '清空筛选').click();
	await button(page, '清空筛选').waitFor({ state: 'detached' });
	expect(await height()).toBe(chosen);
});

journey('titles break after punctuation, not within a word', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await open(page, '/courseIndex');
	const title = main(page).getByRole('heading', { name: 'C++ 入门：顺序、分支、循环' });
	const lines = (word: string): Promise<number> =>
		title.evaluate((element, text) => {
			const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
			const range = document.createRange();
			range.setStart(node, node.data.indexOf(text));
			range.setEnd(node, node.data.indexOf(text) + text.length);
			return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
		}, word);
	expect(await lines('C++ 入门：顺序、分支、循环')).toBe(2);
	for (const word of ['入门', '顺序', '分支', '循环']) expect(await lines(word)).toBe(1);
});

journey('late homework on a phone refuses wrong files and saves a draft on the server', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await open(page, '/courseDetail/c12?tab=homework&homework=h-c12-4');
	await main(page).getByText('过了截止时间，还能补交').waitFor();
	await button(page, '补交作业').click();
	await main(page).getByText('还没有写任何内容，至少完成一项').waitFor();
	const files = main(page).getByLabel('文件', { exact: true });
	await files.setInputFiles({ name: '报告.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
	await main(page)
		.getByText(/类型不对/)
		.waitFor();
	await files.setInputFiles({ name: '报告.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
	await main(page).getByRole('textbox', { name: '文字' }).fill('三种图都测过了');
	await button(page, '存草稿').click();
	await said(page, '草稿存好了，换一台设备也能接着写');
	await page.reload();
	await main(page).getByText('报告.pdf').waitFor();
	expect(await main(page).getByRole('textbox', { name: '文字' }).inputValue()).toBe('三种图都测过了');
	await main(page)
		.getByRole('button', { name: /提交作业|补交作业/ })
		.click();
	await main(page).getByText('迟交').waitFor();
	await main(page).getByText('三种图都测过了').waitFor();
});

journey('a question beside a film carries its second, which leads back to it, and is answered in the lesson', async ({ page }) => {
	await open(page, '/videoDetail/c05-4-1');
	const talk = main(page).getByRole('region', { name: '提问与讨论' });
	const first = talk.getByRole('list', { name: '提问' }).locator(':scope > li').first();
	await talk.getByRole('button', { name: '回到 0:38' }).click();
	await talk.getByText('问的是 0:38').waitFor();
	await talk.getByRole('textbox', { name: '提问' }).fill('步长写 0 会怎样？');
	await talk.getByRole('button', { name: '提问', exact: true }).click();
	await first.getByText('步长写 0 会怎样？').waitFor();
	await first.getByRole('button', { name: '回到 0:38' }).waitFor();
	await first.getByRole('button', { name: '回答', exact: true }).click();
	await first.getByRole('textbox', { name: '回答' }).fill('会报错，我试过了');
	await page.keyboard.press('Control+Enter');
	await first.getByText('会报错，我试过了').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
});
