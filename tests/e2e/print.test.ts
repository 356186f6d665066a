import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

/** Of landscape paper, in px. */
const A4_HEIGHT = (210 / 25.4) * 96;

/** What is in view on paper, as text. */
async function onPaper(page: Page, address: string): Promise<string> {
	await page.emulateMedia({ media: 'screen' });
	await walkTo(page, address);
	await page.emulateMedia({ media: 'print' });
	// The heading of the paper comes with the change of the media.
	await page.getByText(/打印$/).filter({ visible: true }).waitFor();
	expect(await controls(page)).toEqual([]);
	return page.locator('body').innerText();
}

const controls = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll('button, [role=tab], [role=search], input, select, nav, header:not(.print-head):not(main *)')]
			.filter((element) => element.checkVisibility())
			.map((element) => element.outerHTML.slice(0, 120)),
	);

/** Pages of A4 that the browser makes of it, and whether they lie on their side. */
async function pagesOf(page: Page): Promise<{ pages: number; landscape: boolean }> {
	const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)?.map(Number) ?? [];
	return { pages: file.match(/\/Type \/Page\b/g)?.length ?? 0, landscape: width > height };
}

journey('issue 42: certificate, report, timetable, statement and ranking print as sheets without controls', async ({ page }) => {
	await openAs(page, 'student01', '/honorDetail/hn01');
	await settled(page);
	await page.emulateMedia({ media: 'print' });
	// Renders at once what is for paper, such as headings.
	await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
	expect(await page.locator('body').innerText()).toMatch(/^荣誉证书\n[\s\S]*\n2026 年 8 月 23 日$/);
	expect((await page.getByRole('img', { name: /^证书/ }).boundingBox())?.height).toBeGreaterThan(A4_HEIGHT * 0.93);
	expect(await pagesOf(page)).toEqual({ pages: 1, landscape: true });

	const timetable = await onPaper(page, '/ucenter?tab=timetable');
	expect(timetable).toMatch(/我的课表[\s\S]*9月7日 – 9月13日[\s\S]*巡线小车：比例控制调参/);
	expect(timetable).not.toContain('我的班级');
	expect(await pagesOf(page)).toEqual({ pages: 1, landscape: true });

	const statement = await onPaper(page, '/problem/program?problemId=P1001');
	expect(statement).toMatch(/P1001 机器人报到[\s\S]*样例 1[\s\S]*Robot R2 No.7 ready![\s\S]*补充说明[\s\S]*感叹号/);
	expect(await pagesOf(page)).toEqual({ pages: 1, landscape: false });

	const report = await onPaper(page, '/examPrepHubPaper?attemptId=a01');
	expect(report).toMatch(/成绩单[\s\S]*第 1 题[\s\S]*5 \/ 5 分[\s\S]*我选的[\s\S]*正确答案[\s\S]*第 20 题/);
	expect(report).not.toMatch(/去练|再考一次|各部分得分/);

	const ranking = await onPaper(page, '/rankLists/k07');
	expect(await page.locator('tr').filter({ visible: true }).count()).toBe(1001);
	expect(ranking).toMatch(/排行榜[\s\S]*总用时（分钟）/);
	expect(
		await page
			.locator('thead')
			.filter({ visible: true })
			.evaluate((head) => getComputedStyle(head).display),
	).toBe('table-header-group');
	expect((await pagesOf(page)).pages).toBeLessThan(24);
});

journey('issue 42: a dark theme, a kept tab and an open dialog leave no trace on paper', async ({ page }) => {
	await openAs(page, 'student01', '/noticeDetail/n02');
	await settled(page);
	await page.evaluate(() => document.body.setAttribute('arco-theme', 'dark'));
	await page.getByRole('link', { name: '首页' }).first().click();
	await settled(page);
	await page.emulateMedia({ media: 'print' });
	await page.getByText(/打印$/).filter({ visible: true }).waitFor();
	expect(await page.getByText('器材由校区准备').isVisible()).toBe(false);
	const colours = await page.evaluate(() =>
		[...document.querySelectorAll('main *')]
			.filter((element) => element.checkVisibility() && !element.closest('svg'))
			.map((element) => getComputedStyle(element).color),
	);
	expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
	expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});
