import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { filmState, seekTo } from './support/film-steps.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { NARROW, openSite } from './support/visit.ts';

const TABS = ['我的课程', '课表', '我的作业', '学习记录', '错题本', '笔记', '我的报名', '荣誉'];

const openTab = async (page: Page, name: string): Promise<void> => {
	await page.getByRole('tab', { name }).click();
	await settled(page);
};

async function figureOf(page: Page, label: string): Promise<string> {
	const text = await page.locator('main').getByText(label, { exact: true }).first().locator('xpath=..').innerText();
	return text.replace(label, '').trim();
}

journey('figures match the home page, and counts match their lists', async ({ page }) => {
	await openAs(page);
	await settled(page);
	const atHome = await figureOf(page, '今天学习');
	await page.goto('/ucenter?tab=calendar');
	await settled(page);
	const [today, total] = await Promise.all(['今天学习', '累计学习'].map((label) => figureOf(page, label)));
	expect(atHome.replaceAll(/\s/g, '')).toBe(`${today}·累计${total}`.replaceAll(/\s/g, ''));
	expect(await figureOf(page, '学完课程')).toMatch(/^3/);
	await page.goto('/ucenter');
	for (const name of ['学习中', '已学完', '收藏']) {
		const button = page.getByRole('button', { name });
		const count = Number((await button.innerText()).replace(/\D+/g, ''));
		await button.click();
		await page.getByText(`共 ${count} 条`).waitFor();
	}
});

journey('several wrong answers are marked as mastered at once, over pages', async ({ page }) => {
	await openAs(page, 'student01', '/ucenter?tab=wrong');
	await settled(page);
	const rows = page.locator('tbody tr');
	await rows.nth(0).getByRole('checkbox').check();
	await rows
		.nth(2)
		.getByRole('checkbox')
		.click({ modifiers: ['Shift'] });
	await page.getByText('已选 3 项').waitFor();
	await page.getByRole('button', { name: '第 2 页' }).click();
	await settled(page);
	await rows.nth(1).getByRole('checkbox').check();
	await page.getByText('已选 4 项，3 项不在这一页').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.getByRole('button', { name: '标为已掌握' }).first().click();
	await page.getByText('4 道题已移到“已掌握”').waitFor();
	await page.getByRole('button', { name: '未掌握 38' }).waitFor();
	await page.getByRole('button', { name: '已掌握 16' }).waitFor();
	await page.getByText('勾选后可以一起处理').waitFor();
});

journey('wrong answers filter by reason, can be marked as mastered and redone, and a note links to its lesson', async ({ page }) => {
	await openAs(page, 'student01', '/ucenter?tab=wrong');
	await settled(page);
	await page.getByRole('button', { name: '未掌握 42' }).waitFor();
	await page.getByRole('button', { name: '筛选', exact: true }).click();
	await page.getByRole('group', { name: '答错原因' }).getByRole('radio', { name: /粗心/ }).check();
	await expect.poll(() => addressOf(page)).toContain('reason=careless');
	await settled(page);
	const first = page.locator('tbody tr').first();
	const title = await first.getByRole('link').innerText();
	await first.getByRole('button', { name: '标为已掌握' }).click();
	await page.getByRole('button', { name: '已掌握 13' }).click();
	await page.getByRole('link', { name: title }).first().waitFor();
	await page.getByRole('button', { name: '未掌握 41' }).click();
	await settled(page);
	expect(await accessibilityFindings(page)).toEqual([]);
	await first.getByRole('button', { name: '重做' }).click();
	await page.waitForURL(/\/problem\/problemPaperDetail\?id=/);

	await page.goto('/ucenter?tab=notes');
	await settled(page);
	const note = page.getByRole('link', { name: /累加与最大值/ });
	await note.click();
	await page.getByText('从 0:05 看起').waitFor();
	await expect.poll(async () => (await filmState(page)).at).toBe(5);
	await expect.poll(() => addressOf(page)).toMatch(/^\/videoDetail\/[^?]+$/);
	await seekTo(page, 12);
	await page.goBack();
	await note.click();
	await expect.poll(async () => (await filmState(page)).at).toBe(5);
});

journey("a student sets a weekly goal, hides an honour, and opens a teacher's page", async ({ page }) => {
	await openAs(page);
	await settled(page);
	await page.getByRole('button', { name: '改目标' }).click();
	const dialog = page.getByRole('dialog', { name: '每周目标' });
	await dialog.getByRole('spinbutton', { name: '每周学习（分钟）' }).fill('10');
	await dialog.getByRole('button', { name: '保存' }).click();
	await page.getByText('这周的目标达成了，真棒！').waitFor();

	await page.goto('/ucenter?tab=honours');
	await page.getByText('通过一百道编程题即可获得').waitFor();
	await page.getByRole('link', { name: '数字输入输出结业证书' }).first().click();
	await page.getByRole('button', { name: '不公开' }).click();
	await page.getByText('只有自己看得到').waitFor();
	await page.goBack();
	await page.getByText('没有公开').waitFor();

	await page.goto('/courseDetail/c05?tab=teachers');
	await page.getByRole('link', { name: '陆云舟' }).click();
	await page.waitForURL(/lecturerDetail/);
	await page.getByRole('list', { name: '教的课' }).getByRole('link', { name: 'Python 第一步：从输入输出到循环' }).waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
});

journey('on a phone every part fits and is accessible', async ({ site, complaints }) => {
	const { page, close } = await openSite(site.url, NARROW, complaints);
	await openAs(page, 'student01', '/ucenter');
	await settled(page);
	for (const name of TABS) {
		await openTab(page, name);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		const chosen = await page.getByRole('tablist', { name: '个人中心' }).getByRole('tab', { selected: true }).boundingBox();
		expect(chosen && chosen.x >= 0 && chosen.x + chosen.width <= NARROW.width).toBe(true);
		const hidden = page
			.locator('main:visible section:has(> table)')
			.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth));
		expect(await hidden).toEqual([]);
	}
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.evaluate(() => localStorage.setItem('student-app-theme', JSON.stringify({ version: 1, mode: 'dark' })));
	await page.goto('/ucenter?tab=wrong');
	await settled(page);
	expect(await accessibilityFindings(page)).toEqual([]);
	await close();
});

journey('a new student sees a hint and a next step in every part', async ({ page }) => {
	await openAs(page, 'newbie', '/ucenter');
	await settled(page);
	const words = [
		'还没有在学的课程',
		'这一周没有课',
		'现在没有作业',
		'还没有学习记录',
		'这里没有错题',
		'还没有笔记',
		'还没有报名赛事',
		'还没有荣誉',
	];
	// Lessons are planned by the campus, so an empty timetable has no next step.
	const ways = ['去课程中心', null, '去课程中心', '去课程中心', '去练几道题', '去课程中心', '去竞赛中心', '看看大家的荣誉'];
	for (const [index, name] of TABS.entries()) {
		await openTab(page, name);
		const panel = page.getByRole('tabpanel', { name });
		await panel
			.getByText(words[index] ?? '')
			.first()
			.waitFor();
		const way = ways[index];
		if (way) await panel.getByRole('button', { name: way }).waitFor();
	}
	await page.getByText('必修课学完 0 / 0 门').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.getByRole('button', { name: '看看大家的荣誉' }).click();
	await page.waitForURL(/honorsGalleryIndex/);
});
