import { expect } from 'vitest';
import { openWatchedPage } from '#tests/support/watched-page.ts';
import { launchBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { openKeeper } from './support/keeper.ts';
import { openAs, settled } from './support/page-steps.ts';

/** Milliseconds. Only ends a hang. */
const HANG = 120_000;

journey(
	'issue 42: in New York a lesson and a competition keep the time of their place, and a deadline has both',
	async ({ site, complaints }) => {
		const context = await (await launchBrowser()).newContext({ baseURL: site.url, locale: 'zh-CN', timezoneId: 'America/New_York' });
		context.setDefaultTimeout(HANG);
		await openKeeper(context);
		const page = await openWatchedPage(context, site.url, complaints);
		await openAs(page, 'student01', '/ucenter?tab=timetable');
		await settled(page);
		const saturday = page.getByRole('region', { name: '课表', exact: true }).locator('[aria-current=date]');
		expect(await saturday.innerText()).toMatch(/周六\s+9\/12[\s\S]*14:00–16:00[\s\S]*巡线小车/);
		await page.getByText('9月7日 – 9月13日，都是北京时间').waitFor();
		// The same class in words of the school, and the notice that moves it to another table.
		expect(await page.getByRole('row', { name: /巡线小车周六班/ }).innerText()).toContain('每周六 14:00–16:00');

		await page.goto('/noticeDetail/n03');
		await page.getByText('周六巡线小车班改在 2 号桌区上课，时间不变').waitFor();

		await page.goto('/CompetitionDetail/k01?tab=stages');
		await settled(page);
		const facts = await page.getByRole('main').innerText();
		expect(facts).toMatch(/比赛时间\s+9月20日 09:00 至 16:30（北京时间）/);
		expect(facts).toMatch(/报名时间\s+8月31日 21:00 至 .*（本地时间，北京时间 9月1日 09:00 至 .*）/);
		await context.close();
		expect(complaints).toEqual([]);
	},
);
