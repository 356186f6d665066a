/** A competition of robots, from the registration to the medal. The programs are names of speeds: no engine runs. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { REVIEW_TIME } from '#app/competition/back-end/review.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { resolveOffset } from '#mock/store/time-offset.ts';
import { driveToGoals } from '#tests/product/support/drive-robot.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { createTestBackend, type TestBackend } from './support/backend.ts';
import { journey as base } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';

const runner = createScriptedRunner(({ code }, _input, world) => (world && Number(code) > 0 ? driveToGoals(world, Number(code)) : ''));

const journey = base.extend<{ backend: TestBackend }>({
	backend: async ({ clock }, use) => use(createTestBackend({ now: () => MOCK_NOW + clock.ahead, runner })),
});

/** Milliseconds from the first moment of a test. */
const until = (offset: string): number => Date.parse(resolveOffset(offset, MOCK_NOW)) - MOCK_NOW;

const main = (page: Page): Locator => page.locator('main:visible');
const hero = (page: Page): Locator => page.getByRole('region', { name: '赛事概况' });

/** Hands in a program, and returns the seconds that its robot took in all mazes, as the page says them. */
async function drive(page: Page, speed: string, tries: number): Promise<string> {
	const editor = main(page).getByRole('textbox', { name: '程序', exact: true });
	await editor.click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(speed);
	await main(page).getByRole('button', { name: '提交', exact: true }).click();
	const said = main(page).getByRole('status').getByText(`提交了 ${tries} 次`);
	await said.waitFor();
	const seconds = /[\d.]+(?= 秒$)/.exec((await said.textContent()) ?? '')?.[0] ?? '';
	expect(Number(seconds)).toBeGreaterThan(0);
	return seconds;
}

/** Place and result of the student on the board. */
async function standing(page: Page): Promise<{ rank: number; text: string }> {
	await page.goto('/rankLists/k13');
	const own = main(page).getByRole('row', { name: /林小满/ });
	await own.waitFor();
	await settled(page);
	const text = (await own.textContent()) ?? '';
	return { rank: Number.parseInt(text, 10), text };
}

journey('a student registers, drives a maze, climbs by a faster run, and is ranked anew after the freeze', async ({ page, clock }) => {
	await openAs(page, 'student01', '/CompetitionDetail/k13?tab=rules');
	await main(page)
		.getByRole('img', { name: /^迷宫鼠的迷宫/ })
		.waitFor();
	await hero(page).getByRole('button', { name: '立即报名' }).click();
	const form = page.getByRole('form', { name: '报名表' });
	await form.getByRole('radio', { name: '小学组' }).check();
	await form.getByLabel('家长电话').fill('13800000001');
	await form.getByRole('checkbox', { name: /我已和家长一起读过/ }).check();
	await form.getByRole('button', { name: '提交报名' }).click();
	await hero(page).getByText('报名已提交，正在等待审核').waitFor();
	clock.ahead += REVIEW_TIME;
	await page.getByRole('button', { name: '刷新审核进度' }).click();
	await hero(page).getByText('报名已通过，准备开赛').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);

	clock.ahead = until('@+4d 09:00');
	await page.reload();
	await hero(page).getByRole('button', { name: '去答题' }).click();
	await main(page).getByText('先比总分，再比机器人跑的总用时。', { exact: false }).waitFor();
	await main(page).getByRole('table', { name: '赛题' }).getByRole('link').first().click();
	await main(page).getByLabel('语言').selectOption('Python3');
	const slow = await drive(page, '60', 1);
	const first = await standing(page);
	expect(first.text).toContain(slow);

	await page.goBack();
	const fast = await drive(page, '100', 2);
	const second = await standing(page);
	expect(second.text).toContain(fast);
	expect(second.rank).toBeLessThan(first.rank);
	expect(await accessibilityFindings(page)).toEqual([]);

	clock.ahead = until('@+8d 18:00');
	await page.goBack();
	const faster = await drive(page, '400', 3);
	expect((await standing(page)).rank).toBe(second.rank);
	await main(page).getByText(`算上封榜以后的提交，你的得分是 100，用时 ${faster} 秒。`, { exact: false }).waitFor();

	clock.ahead = until('@+9d 18:00');
	const last = await standing(page);
	expect(last.text).toContain(faster);
	expect(last.rank).toBeLessThan(second.rank);
	await page.goto('/CompetitionDetail/k13?tab=results');
	await main(page)
		.getByRole('row', { name: /林小满（我们）.*等奖/ })
		.waitFor();
});
