import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { REVIEW_TIME } from '#app/competition/back-end/review.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { NARROW } from './support/visit.ts';

const DAY = 24 * 3_600_000;
const K01 = { competitionId: 'k01' };

const hero = (page: Page) => page.getByRole('region', { name: '赛事概况' });
const form = (page: Page) => page.getByRole('form', { name: '报名表' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Calls an operation as another student, whose browser is not open. */
async function asOther(page: Page, username: string, path: string, data: object): Promise<void> {
	const credentials = new URLSearchParams({ username, password: '123456' });
	const { data: token } = await (await page.request.post(`/main-api/user/student/login?${credentials}`)).json();
	const answer = await (await page.request.post(`/main-api${path}`, { data, headers: { Authorization: `${token}`, token } })).json();
	expect(answer.code, answer.message).toBe(200);
}

async function expectAccessible(page: Page): Promise<void> {
	for (const theme of ['light', 'dark']) {
		await page.evaluate((name) => document.body.setAttribute('arco-theme', name), theme);
		expect(await accessibilityFindings(page)).toEqual([]);
	}
	await page.evaluate(() => document.body.setAttribute('arco-theme', 'light'));
}

const fitsTheScreen = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

journey('a registration is withdrawn, rejected with the reason at its field, mended and approved', async ({ page, clock }) => {
	await openAs(page, 'student01', '/challengeArenaIndex?mine=true');
	await settled(page);
	const card = page.getByRole('article').filter({ hasText: '星火杯' });
	await card.getByText('老师正在看你的报名表，不用重复提交').waitFor();
	await card.getByText(/距报名截止 2 天 23 小时/).waitFor();
	await expectAccessible(page);
	await card.getByRole('link').click();
	await hero(page).getByText('报名已提交，正在等待审核').waitFor();
	await expectAccessible(page);

	await button(page, '撤回报名').click();
	await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
	await hero(page).getByText('报名已撤回，截止前还可以再报').waitFor();
	await button(page, '立即报名').click();
	await form(page).getByRole('radio', { name: '初中组' }).check();
	await form(page)
		.getByRole('checkbox', { name: /我已和家长一起读过/ })
		.check();
	await form(page).getByRole('button', { name: '提交报名' }).click();
	await hero(page).getByText('报名已提交，正在等待审核').waitFor();

	clock.ahead += REVIEW_TIME;
	await button(page, '刷新审核进度').click();
	await hero(page).getByText('审核没有通过，按意见改好就能再交').waitFor();
	await button(page, '按意见修改').click();
	const group = form(page).getByRole('group', { name: '组别' });
	await expect.poll(() => group.getAttribute('aria-invalid')).toBe('true');
	await form(page).getByText('按年级应该报小学组，请改一下').waitFor();
	await expectAccessible(page);
	await group.getByRole('radio', { name: '小学组' }).check();
	await expect.poll(() => group.getAttribute('aria-invalid')).toBeNull();
	await form(page).getByRole('button', { name: '改好了，重新提交' }).click();
	await hero(page).getByText('报名已提交，正在等待审核').waitFor();

	clock.ahead += REVIEW_TIME;
	await button(page, '刷新审核进度').click();
	await hero(page).getByText('报名已通过，准备开赛').waitFor();
	await page.getByText('参赛号 K01-003').waitFor();
});

describe('at 360 px', () => {
	const narrow = journey.extend({ viewport: NARROW });

	narrow('an invitation link leads into the team, unless its last place has just been taken', async ({ page }) => {
		await openAs(page, 'newbie', '/CompetitionDetail/k01?invite=STAR26');
		await settled(page);
		await page.getByText('邀请码 STAR26').waitFor();
		await asOther(page, 'bigdata', '/competition/team/join', { ...K01, inviteCode: 'STAR26' });
		await button(page, '加入队伍').click();
		await page.getByText('「满格电小队」刚刚满员了，请换一支队，或者自己建一支').waitFor();
		await button(page, '输入邀请码').click();
		const dialog = page.getByRole('dialog', { name: '用邀请码入队' });
		await dialog.getByRole('textbox', { name: '邀请码' }).fill('AAAAAA');
		await dialog.getByRole('button', { name: '加入队伍' }).click();
		await dialog.getByText('没有这个邀请码，请和队长核对一下').waitFor();
		expect(await dialog.getByRole('textbox', { name: '邀请码' }).inputValue()).toBe('AAAAAA');
		expect(await fitsTheScreen(page)).toBe(true);
		await expectAccessible(page);

		await page.keyboard.press('Escape');
		await asOther(page, 'bigdata', '/competition/team/leave', K01);
		await button(page, '加入队伍').click();
		await page.getByRole('list', { name: '队员' }).getByText('周一禾').waitFor();
		await page.waitForURL((url) => !url.searchParams.has('invite'));
		await button(page, '离开队伍').click();
		await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
		await button(page, '输入邀请码').waitFor();
	});

	narrow('a deadline that passes while one types is told, and nothing typed is lost', async ({ page, clock }) => {
		clock.ahead = 3 * DAY - 600_000;
		await openAs(page, 'newbie', '/CompetitionDetail/k01');
		await settled(page);
		await button(page, '立即报名').click();
		await form(page).getByRole('radio', { name: '小学组' }).check();
		await form(page).getByLabel('队名').fill('小禾小队');
		await form(page).getByLabel('家长姓名').fill('周女士');
		await form(page).getByRole('button', { name: '存草稿' }).click();
		await said(page, '草稿存好了，换一台设备也能接着填');
		const saver = form(page).getByRole('button', { name: '存草稿' });
		expect(await saver.evaluate((pressed) => pressed === document.activeElement)).toBe(true);
		// A team of one cannot be submitted: the draft is what can be saved, and the reason stands beside it.
		expect(await form(page).getByRole('button', { name: '提交报名' }).count()).toBe(0);
		await form(page).getByText('还差 1 位队友，人齐了才能提交。').waitFor();
		await form(page).getByLabel('小车数量').fill('1');
		await form(page).getByLabel('想说的话').fill('我们第一次参加');
		clock.ahead = 3 * DAY;
		await form(page).getByRole('button', { name: '存草稿' }).click();
		await page.getByRole('dialog').getByText('报名已截止，没有提交上。填的内容都还在。').waitFor();
		expect(await form(page).getByLabel('想说的话').inputValue()).toBe('我们第一次参加');
		expect(await form(page).getByLabel('家长姓名').inputValue()).toBe('周女士');
		expect(await fitsTheScreen(page)).toBe(true);
		await expectAccessible(page);
	});
});
