/** A student signs in, learns, hands in homework, sits a paper, solves a problem and enters a competition. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { createRunner } from '#engines/create-runner.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createTestBackend, type TestBackend } from '#tests/e2e/support/backend.ts';
import { journey as base } from '#tests/e2e/support/journey.ts';
import { addressOf, openAs, settled, signIn } from '#tests/e2e/support/page-steps.ts';

const runner = createRunner({ host: createJudgeHost() });
afterAll(() => runner.close());

/** With the judge of the mock server. */
const journey = base.extend<{ backend: TestBackend }>({
	backend: async ({ clock }, use) => use(createTestBackend({ now: () => MOCK_NOW + clock.ahead, runner })),
});

const main = (page: Page): Locator => page.locator('main:visible');
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });

journey('a student signs in, reads a lesson to its end, and hands in homework that was returned', async ({ page }) => {
	await page.goto('/document-preview?id=t-c05-5-2&lesson=c05-5-2');
	await page.waitForURL(/\/login/);
	expect(new URL(page.url()).searchParams.get('redirect')).toBe('/document-preview?id=t-c05-5-2&lesson=c05-5-2');
	await signIn(page);
	expect(addressOf(page)).toBe('/document-preview?id=t-c05-5-2&lesson=c05-5-2');
	const text = main(page).getByRole('article', { name: '文件内容' });
	await text.getByRole('heading', { name: '切片' }).waitFor();
	const progress = main(page)
		.getByRole('region', { name: '课程目录' })
		.getByText(/^学完 \d/);
	expect(await progress.innerText()).toBe('学完 22 / 30 课');
	await text.evaluate((element) => element.scrollIntoView({ block: 'end' }));
	await expect.poll(() => progress.innerText()).toBe('学完 23 / 30 课');

	await page.goto('/courseDetail/c05?tab=homework&homework=h-c05-3');
	await main(page).getByText('老师退回了，改一改再交').waitFor();
	const code = main(page).getByRole('textbox', { name: '程序' });
	await expect.poll(() => code.innerText()).toContain('nums = input().split()');
	await code.fill('print("改好了")  # 一共三处');
	await page.reload();
	await main(page).getByText('已恢复上次没有提交的内容').waitFor();
	await expect.poll(() => code.innerText()).toBe('print("改好了")  # 一共三处');
	const sent: string[] = [];
	page.on('request', (request) => request.url().includes('/homework/answer/submit') && sent.push(request.url()));
	await button(page, '重新提交').dblclick();
	await main(page).getByText('已经交上了').waitFor();
	await main(page).getByText('第 2 次', { exact: true }).waitFor();
	expect(sent).toHaveLength(1);
	expect(await code.count()).toBe(0);
});

journey('a student sits a paper by keyboard alone and sees what was wrong', async ({ page }) => {
	await openAs(page, 'student01', '/examPrepHubPaperInfo?id=p35');
	await button(page, '开始作答').focus();
	await page.keyboard.press('Enter');
	const desk = page.getByRole('dialog', { name: /^正在作答/ });
	for (let no = 1; no <= 5; no += 1) {
		await desk.getByRole('heading', { name: new RegExp(`^第 ${no} 题`) }).waitFor();
		await page.keyboard.press('1');
		const blank = desk.getByRole('textbox', { name: '第 1 空' });
		if ((await blank.count()) > 0) await blank.fill('7');
		if (no === 5) break;
		await page.keyboard.press('Control+Enter');
	}
	await desk.getByRole('button', { name: '交卷', exact: true }).press('Enter');
	await page.getByRole('dialog', { name: '交卷前再看一眼' }).getByRole('button', { name: '确定交卷' }).press('Enter');
	await page.getByRole('heading', { name: '作答详情' }).waitFor();
	await main(page).getByRole('heading', { name: '错题' }).waitFor();
});

journey('a student writes a program, sees why it is wrong, and solves the problem', async ({ page, clock }) => {
	await page.clock.install();
	await openAs(page, 'newbie', '/problem/program?problemId=P1001');
	const editor = page.getByRole('textbox', { name: '程序', exact: true });
	const results = page.getByRole('region', { name: '输入与结果' });
	const submit = async (program: string): Promise<void> => {
		await editor.click();
		await page.keyboard.press('Control+A');
		await page.keyboard.insertText(program);
		clock.ahead += PAUSE_MS;
		await page.clock.fastForward(PAUSE_MS);
		await page.getByRole('button', { name: '提交', exact: true }).click();
	};
	await page.getByLabel('语言').selectOption('Python3');
	await submit(RIGHT.replace('No.', 'No. '));
	await results.getByText('答案错误').first().waitFor();
	await results.getByText('只多了空格：在第 1 行。').waitFor();
	await submit(RIGHT);
	await results.getByText('太棒了，全部通过！').waitFor();
});

const RIGHT = 'name, n = input().split()\nprint("Robot " + name + " No." + n + " ready!")\n';

/** Milliseconds that the judge requires between two submissions. */
const PAUSE_MS = 8000;

journey('a student withdraws from a competition and enters again', async ({ page }) => {
	await openAs(page, 'student01', '/challengeArenaIndex?mine=true');
	await page.getByRole('article').filter({ hasText: '星火杯' }).getByRole('link').click();
	const hero = page.getByRole('region', { name: '赛事概况' });
	await hero.getByText('报名已提交，正在等待审核').waitFor();
	await button(page, '撤回报名').click();
	await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
	await hero.getByText('报名已撤回，截止前还可以再报').waitFor();
	await button(page, '立即报名').click();
	const form = page.getByRole('form', { name: '报名表' });
	await form.getByRole('radio', { name: '小学组' }).check();
	await form.getByRole('checkbox', { name: /我已和家长一起读过/ }).check();
	await form.getByRole('button', { name: '提交报名' }).click();
	await hero.getByText('报名已提交，正在等待审核').waitFor();
	await settled(page);
});
