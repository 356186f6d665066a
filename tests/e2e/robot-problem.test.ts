/** A child drives a robot to the end of a line: sees what is missing, corrects the program, and is accepted. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createRunner } from '#engines/create-runner.ts';
import type { Runner } from '#engines/runner.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { createTestBackend, type TestBackend } from './support/backend.ts';
import { addFirst } from './support/block-steps.ts';
import { journey as base } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

let runner: Runner;

beforeAll(async () => {
	runner = createRunner({ host: createJudgeHost() });
	// Starting the judge blocks this process, which also answers the app.
	await runner.run({ language: 'Python3', code: 'print(1)' }, '', { timeMs: 2000, memoryKb: 128 * 1024, outputBytes: 1024 });
});

afterAll(() => runner.close());

const journey = base.extend<{ backend: TestBackend }>({
	backend: async ({ clock }, use) => use(createTestBackend({ now: () => MOCK_NOW + clock.ahead, runner })),
});

const STRAIGHT = 'from robot import *\n前进(160)\n';

const ALONG_THE_LINE = `from robot import *
while True:
    if 左边颜色() == '黑':
        马达(40, 160)
    elif 右边颜色() == '黑':
        马达(160, 40)
    else:
        马达(160, 160)
    等待(0.02)
`;

const editor = (page: Page): Locator => page.getByRole('textbox', { name: '程序', exact: true });
const results = (page: Page): Locator => page.getByRole('region', { name: '输入与结果' });

async function open(page: Page): Promise<void> {
	await openAs(page, 'student01', '/problem/program?problemId=P1075');
	await settled(page);
}

async function write(page: Page, program: string): Promise<void> {
	await editor(page).focus();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(program);
}

journey('by keyboard', async ({ page }) => {
	await open(page);
	await page.getByRole('img', { name: '沿着黑线走' }).first().waitFor();
	await page.getByText('40 秒以内走到终点，不碰墙。').first().waitFor();
	await page.getByRole('combobox', { name: '语言' }).selectOption('Python3');
	await write(page, STRAIGHT);
	await page.keyboard.press('F9');
	await results(page).getByText('没有走到终点').first().waitFor();
	await results(page).getByRole('region', { name: '沿着黑线走' }).waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await write(page, ALONG_THE_LINE);
	await page.keyboard.press('F10');
	await results(page).getByText('太棒了，全部通过！').waitFor();
	await results(page).getByRole('region', { name: '测试点 1（公开的样例）' }).getByRole('region', { name: '沿着黑线走' }).waitFor();
	expect(await results(page).getByRole('list', { name: '测试点' }).getByRole('listitem').count()).toBeGreaterThan(1);
});

journey('with blocks, by keyboard', async ({ page }) => {
	await open(page);
	await page.getByRole('combobox', { name: '语言' }).selectOption('图形化');
	await page.getByRole('region', { name: '搭积木的地方' }).getByRole('figure', { name: /开始/ }).waitFor();
	await addFirst(page, { drawer: /^机器人$/, block: /^前进/ });
	await page.keyboard.press('F9');
	await results(page).getByText('没有走到终点').first().waitFor();
	await results(page)
		.getByRole('button', { name: /向前走 \d+ 厘米/ })
		.waitFor();
});

const phone = journey.extend({ viewport: NARROW });

phone('by touch on a phone, in another world', async ({ page }) => {
	await open(page);
	await page.getByRole('button', { name: '代码', exact: true }).click();
	await page.getByRole('combobox', { name: '语言' }).selectOption('Python3');
	await write(page, ALONG_THE_LINE);
	await page.getByRole('combobox', { name: '程序在哪个世界里走' }).selectOption({ label: '沿着黑线走（上下翻转）' });
	await page.getByRole('button', { name: '运行自测' }).click();
	await results(page).getByRole('region', { name: '沿着黑线走' }).waitFor();
	await results(page).getByText('运行完成').waitFor();
	expect(await results(page).getByText('没有走到').count()).toBe(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
