import { expect, it, onTestFinished } from 'vitest';
import { built } from './support/builds.ts';
import { openAs, settled } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { serveBuild } from './support/serve-build.ts';
import { activeTab, openByMenu, tab } from './support/tab-steps.ts';
import { openSite } from './support/visit.ts';

it('back closes a confirmation, which counts as cancelled, and then leaves the page', async () => {
	const site = await serveBuild(await built('guarded'));
	onTestFinished(site.close);
	const { page, complaints } = await openSite(site.url);
	await openAs(page);
	await openByMenu(page, '课程中心', '通知公告');
	await settled(page);
	const written: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/system/student-notice/read-all')) written.push(request.url());
	});
	await page.getByRole('button', { name: '全部标为已读' }).click();
	const question = page.getByRole('dialog', { name: '请确认' });
	await question.getByText('全部标为已读？').waitFor();

	await page.evaluate(() => history.back());
	await question.waitFor({ state: 'detached' });
	expect(await activeTab(page).innerText()).toBe('通知公告');
	await page.goBack();
	await expect.poll(() => activeTab(page).innerText()).toBe('课程中心');
	await tab(page, '通知公告').click();
	await page.getByRole('button', { name: '全部标为已读' }).waitFor();
	expect(await page.getByRole('dialog').count()).toBe(0);
	expect(written).toEqual([]);

	await page.getByRole('button', { name: '全部标为已读' }).click();
	await question.getByRole('button', { name: '确定' }).click();
	await said(page, '已全部标为已读');
	expect(written).toHaveLength(1);
	expect([...complaints, ...site.violations]).toEqual([]);
});
