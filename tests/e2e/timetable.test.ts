import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const timetable = (page: Page) => page.getByRole('region', { name: '课表', exact: true });

journey(
	'row 12: the personal centre shows the week, classes with teachers, campus and company, exports a calendar, and lists the days on a phone',
	async ({ page }) => {
		await openAs(page, 'student01', '/ucenter?tab=timetable');
		await settled(page);
		const today = timetable(page).locator('[aria-current=date]');
		expect(await today.innerText()).toMatch(/周六\s+9\/12\s+今天/);
		await today.getByRole('link', { name: '巡线小车：比例控制调参' }).waitFor();
		await timetable(page).getByText('已结束').waitFor();
		await timetable(page).getByRole('button', { name: '下周', exact: true }).click();
		await timetable(page).getByText('9月14日 – 9月20日').waitFor();
		expect(await timetable(page).locator('[aria-current=date]').count()).toBe(0);
		await timetable(page).getByText('直播答疑：小车总是冲出急弯怎么办').waitFor();
		const own = page.getByRole('table', { name: '我的班级' }).getByRole('row', { name: /巡线小车周六班/ });
		expect(await own.innerText()).toContain('陆小川');
		await page.getByText('晴川市临江路 18 号创新楼 3 层').waitFor();
		await page.getByRole('main').getByText('星河少年科创学习中心').waitFor();

		const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出日历' }).click()]);
		expect(download.suggestedFilename()).toBe('我的课表.ics');
		const file = await text(await download.createReadStream());
		expect(file.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(9);
		expect(file).toContain('DTSTART:20260912T060000Z\r\nDTEND:20260912T080000Z\r\nSUMMARY:巡线小车：比例控制调参\r\n');
		expect(file.replaceAll('\r\n', '')).not.toContain('\n');

		await page.setViewportSize(NARROW);
		const days = timetable(page).locator('ol > li');
		const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()));
		expect(boxes).toHaveLength(7);
		expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);

		await openAs(page, 'newbie', '/ucenter?tab=timetable');
		await settled(page);
		await timetable(page).getByText('这一周没有课').waitFor();
		await page.getByText('还没有分班').waitFor();
		expect(await page.getByRole('button', { name: '导出日历' }).count()).toBe(0);
	},
);
