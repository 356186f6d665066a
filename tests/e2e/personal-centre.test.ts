import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { filmState, seekTo } from './support/film-steps.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { NARROW, WIDE } from './support/visit.ts';
import { walkTo } from './support/walk.ts';

const TABS = ['我的课程', '课表', '我的作业', '学习记录', '错题本', '笔记', '我的报名', '荣誉'];

const openTab = async (page: Page, name: string): Promise<void> => {
	await page.getByRole('tab', { name }).click();
	await settled(page);
};

async function figureOf(page: Page, label: string): Promise<string> {
	const text = await page.locator('main').getByText(label, { exact: true }).first().locator('xpath=..').innerText();
	return text.replace(label, '').trim();
}

journey(
	"figures match the home page, counts their lists, a student sets a goal, hides an honour and opens a teacher's page; on a phone each tab is in sight",
	async ({ page }) => {
		await openAs(page);
		await settled(page);
		const atHome = await figureOf(page, '今天学习');
		await page.getByRole('button', { name: '改目标' }).click();
		const dialog = page.getByRole('dialog', { name: '每周目标' });
		await dialog.getByRole('spinbutton', { name: '每周学习（分钟）' }).fill('10');
		await dialog.getByRole('button', { name: '保存' }).click();
		await page.getByText('这周的目标达成了，真棒！').waitFor();

		await page.goto('/ucenter?tab=calendar');
		await settled(page);
		const [today, total] = await Promise.all(['今天学习', '累计学习'].map((label) => figureOf(page, label)));
		expect(atHome.replaceAll(/\s/g, '')).toBe(`${today}·累计${total}`.replaceAll(/\s/g, ''));
		expect(await figureOf(page, '学完课程')).toMatch(/^3/);
		await openTab(page, '我的课程');
		for (const name of ['学习中', '已学完', '收藏']) {
			const button = page.getByRole('button', { name });
			const count = Number((await button.innerText()).replace(/\D+/g, ''));
			await button.click();
			await page.getByText(`共 ${count} 条`).waitFor();
		}

		await openTab(page, '荣誉');
		await page.getByText('通过一百道编程题即可获得').waitFor();
		await page.getByRole('link', { name: '数字输入输出结业证书' }).first().click();
		await page.getByRole('button', { name: '不公开' }).click();
		await page.getByRole('main').getByText('只有自己看得到').waitFor();
		await page.goBack();
		await page.getByText('没有公开').waitFor();

		await page.setViewportSize(NARROW);
		for (const name of TABS) {
			await openTab(page, name);
			const chosen = await page.getByRole('tablist', { name: '个人中心' }).getByRole('tab', { selected: true }).boundingBox();
			expect(chosen && chosen.x >= 0 && chosen.x + chosen.width <= NARROW.width).toBe(true);
			const hidden = page
				.locator('main:visible section:has(> table)')
				.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth));
			expect(await hidden).toEqual([]);
		}
		await page.setViewportSize(WIDE);

		await walkTo(page, '/courseDetail/c05?tab=teachers');
		await page.getByRole('link', { name: '陆云舟' }).click();
		await page.waitForURL(/lecturerDetail/);
		await page.getByRole('list', { name: '教的课' }).getByRole('link', { name: 'Python 第一步：从输入输出到循环' }).waitFor();
	},
);

journey(
	'wrong answers filter by reason, are marked as mastered one by one or several over pages, and redone; a note links to its lesson',
	async ({ page }) => {
		await openAs(page, 'student01', '/ucenter?tab=wrong');
		await settled(page);
		await page.getByRole('button', { name: '未掌握 42' }).waitFor();
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
		await page.getByRole('button', { name: '未掌握 38' }).waitFor();
		await page.getByRole('button', { name: '已掌握 16' }).waitFor();
		await page.getByRole('main').getByText('勾选后可以一起处理').waitFor();

		await page.getByRole('button', { name: '筛选', exact: true }).click();
		await page.getByRole('group', { name: '答错原因' }).getByRole('radio', { name: /粗心/ }).check();
		await expect.poll(() => addressOf(page)).toContain('reason=careless');
		await settled(page);
		const first = rows.first();
		const title = await first.getByRole('link').innerText();
		await first.getByRole('button', { name: '标为已掌握' }).click();
		await page.getByRole('button', { name: '已掌握 17' }).click();
		await page.getByRole('link', { name: title }).first().waitFor();
		await page.getByRole('button', { name: '未掌握 37' }).click();
		await settled(page);
		await first.getByRole('button', { name: '重做' }).click();
		await page.waitForURL(/\/problem\/problemPaperDetail\?id=/);

		await walkTo(page, '/ucenter?tab=notes');
		const note = page.getByRole('link', { name: /累加与最大值/ });
		await note.click();
		await page.getByText('从 0:05 看起').waitFor();
		await expect.poll(async () => (await filmState(page)).at).toBe(5);
		await expect.poll(() => addressOf(page)).toMatch(/^\/videoDetail\/[^?]+$/);
		await seekTo(page, 12);
		await page.goBack();
		await note.click();
		await expect.poll(async () => (await filmState(page)).at).toBe(5);
	},
);

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
	expect(await page.getByText('0 / 0').count()).toBe(0);
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.getByRole('button', { name: '看看大家的荣誉' }).click();
	await page.waitForURL(/honorsGalleryIndex/);
});
