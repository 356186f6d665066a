import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createRunner } from '#engines/create-runner.ts';
import type { Runner } from '#engines/runner.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { startAppServer } from '#tests/support/app-server.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { messages } from './support/answers.ts';
import { createTestBackend } from './support/backend.ts';
import { built } from './support/builds.ts';
import { journey as base, type Site } from './support/journey.ts';
import { openAs, settled, storeToken } from './support/page-steps.ts';
import { NARROW, type WIDE } from './support/visit.ts';

let runner: Runner;

beforeAll(async () => {
	runner = createRunner({ host: createJudgeHost() });
	// Starting the judge blocks this process, which also answers the app: on a busy machine for longer than the app waits.
	await runner.run({ language: 'Python3', code: 'print(1)' }, '', { timeMs: 2000, memoryKb: 128 * 1024, outputBytes: 1024 });
});

afterAll(() => runner.close());

/** Milliseconds that the judge requires between two submissions. */
const PAUSE_MS = 8000;

const journey = base.extend<{ site: Site }>({
	site: async ({ clock }, use) => {
		const backend = createTestBackend({ now: () => MOCK_NOW + clock.ahead, runner });
		const server = await startAppServer({ dist: await built('product'), bases: backend.bases, backend: backend.fetch });
		await use({ url: server.url, violations: backend.violations });
		await server.close();
	},
});

const editor = (page: Page): Locator => page.getByRole('textbox', { name: '程序', exact: true });
const results = (page: Page): Locator => page.getByRole('region', { name: '输入与结果' });

async function write(page: Page, program: string): Promise<void> {
	await editor(page).click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(program);
}

async function submit(page: Page, clock: { ahead: number }): Promise<void> {
	clock.ahead += PAUSE_MS;
	await page.clock.fastForward(PAUSE_MS);
	await page.getByRole('button', { name: '提交', exact: true }).waitFor();
	await page.keyboard.press('F10');
}

async function openProblem(page: Page, problem: string): Promise<void> {
	await storeToken(page);
	await page.clock.install();
	await page.goto(`/problem/program?problemId=${problem}`);
	await editor(page).waitFor();
}

const RIGHT = 'name, n = input().split()\nprint("Robot " + name + " No." + n + " ready!")\n';

journey(
	'a student finds a problem, gets a wrong answer and a compile error, renews the judge session, and solves it',
	async ({ page, clock }) => {
		// Takes part in no competition, which would seal the help.
		await storeToken(page, 'newbie');
		await page.clock.install();
		await page.goto('/problem/index?tab=program');
		await settled(page);
		await page.getByRole('radio', { name: '简单' }).check({ force: true });
		await page.waitForURL(/difficulty=0/);
		await page.reload();
		await settled(page);
		expect(await page.getByRole('radio', { name: '简单' }).isChecked()).toBe(true);
		await page.getByRole('main').getByRole('link', { name: '机器人报到', exact: true }).click();
		await page.getByRole('heading', { name: /P1001\s*机器人报到/ }).waitFor();
		expect(await page.getByRole('region', { name: '样例 1' }).innerText()).toContain('Robot R2 No.7 ready!');
		const hint = page.getByText('注意大小写');
		expect(await hint.isVisible()).toBe(false);
		await page.getByText('补充说明', { exact: true }).click();
		await hint.waitFor();

		await page.getByLabel('语言').selectOption('Python3');
		await write(page, RIGHT.replace('No.', 'No. '));
		await submit(page, clock);
		await results(page).getByText('答案错误').first().waitFor();
		expect(await results(page).getByRole('list', { name: '测试点' }).getByRole('listitem').count()).toBe(6);

		const sample = results(page).getByRole('region', { name: '测试点 1（公开的样例）' });
		await sample.getByText('只多了空格：在第 1 行。').waitFor();
		expect(await sample.getByRole('row', { name: /（不同）/ }).innerText()).toContain('Robot R2 No. 7 ready!');

		await page.getByLabel('语言').selectOption('C++');
		await write(page, '#include <iostream>\nusing namespace std;\nint main() {\n  cout << nothing << endl;\n  return 0;\n}\n');
		await submit(page, clock);
		await results(page).getByText('编译错误').waitFor();
		await results(page)
			.getByText(/main\.cpp:4|:4:/)
			.first()
			.waitFor();
		await results(page).getByRole('list', { name: '错在哪里' }).getByText('第 4 行：没有叫“nothing”的变量或函数。').waitFor();
		await page.locator('.cm-lint-marker-error').waitFor();
		await page.keyboard.press('Control+Home');
		await results(page).getByRole('button', { name: '看第 4 行' }).click();
		await page.locator('.cm-activeLine', { hasText: 'nothing' }).waitFor();

		await page.getByLabel('语言').selectOption('Python3');
		await write(page, RIGHT);
		let refused = 0;
		await page.route('**/api/submit-problem-judge', (route) => {
			refused += 1;
			return refused > 1 ? route.fallback() : route.fulfill({ json: { status: 401, msg: '请您先登录！', data: null } });
		});
		await submit(page, clock);
		await messages(page).filter({ hasText: '已为您重新登录，请重新操作' }).waitFor();
		// The shortcut works without a focused element.
		await page.getByRole('region', { name: '题目与提交' }).getByText('时间限制').click();
		await submit(page, clock);
		await results(page).getByText('太棒了，全部通过！').waitFor();

		const side = page.getByRole('region', { name: '题目与提交' });
		await side.getByRole('button', { name: '提示与题解', exact: true }).click();
		await side.getByRole('button', { name: '给我一点提示' }).click();
		await side.getByText('提示（看过 1 / 3 条）').waitFor();
		await side.getByText('看题解').click();
		await side.getByText('原样拼进固定的句子').waitFor();
		await side.getByRole('button', { name: '讨论', exact: true }).click();
		await side.getByText('No. 后面是不是多了一个空格').waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.getByRole('button', { name: '提交记录', exact: true }).first().click();
		const rows = page.getByRole('region', { name: '题目与提交' }).getByRole('row');
		await rows.nth(1).getByText('答案正确').waitFor();
		await rows.nth(1).getByRole('link').click();
		await page.getByRole('heading', { name: /^提交 \d+/ }).waitFor();
		expect(await page.getByRole('region', { name: '程序' }).innerText()).toContain('ready!');
	},
);

journey.extend({ viewport: NARROW })(
	'on a phone the button that counts down does not move the result below it',
	async ({ page, clock }) => {
		await storeToken(page);
		await page.clock.install();
		await page.goto('/problem/program?problemId=P1001');
		await page.getByRole('button', { name: '代码', exact: true }).click();
		expect(await page.getByLabel('语言').inputValue()).toBe('Python3');
		await write(page, RIGHT);
		const buttons = page.getByRole('button', { name: '运行自测' }).locator('xpath=..');
		const height = (): Promise<number> => buttons.evaluate((element) => element.clientHeight);
		const before = await height();
		await submit(page, clock);
		await page.getByRole('button', { name: /^提交（\d 秒）$/ }).waitFor();
		expect(await height()).toBe(before);
		await results(page).getByText('太棒了，全部通过！').waitFor();
	},
);

journey('samples run in order with a line diff, and the program survives a reload', async ({ page }) => {
	await openProblem(page, 'P1001');
	// This browser has no draft, but the server has a submission from another one.
	const cloud = page.getByRole('region', { name: '本机与云端' });
	await cloud.getByText(/3月21日 \d\d:47 提交的 JavaScript V8 程序（答案正确）/).waitFor();
	await cloud.getByRole('button', { name: '用云端的' }).click();
	await editor(page).getByText('ready!').waitFor();
	expect(await page.getByLabel('语言').inputValue()).toBe('JavaScript V8');
	expect(await cloud.count()).toBe(0);

	await page.getByLabel('语言').selectOption('Python3');
	await write(page, 'print("Robot R2 No.8 ready!")');
	await page.getByRole('button', { name: '运行全部样例' }).click();
	await results(page).getByText('答案错误').waitFor();
	const difference = results(page).getByRole('row', { name: /不同/ });
	expect(await difference.innerText()).toContain('Robot R2 No.7 ready!');
	expect(await difference.innerText()).toContain('Robot R2 No.8 ready!');
	expect(await page.getByRole('button', { name: '运行全部样例' }).evaluate((each) => each === document.activeElement)).toBe(true);
	expect(await accessibilityFindings(page)).toEqual([]);

	await page.reload();
	await editor(page).getByText('No.8').waitFor();
	expect(await page.getByLabel('语言').inputValue()).toBe('Python3');
	expect(await cloud.count()).toBe(0);
});

const phone = journey.extend<{ viewport: typeof WIDE }>({ viewport: NARROW });

phone('on a phone one pane shows at a time, symbol buttons insert code, and custom input is read', async ({ page }) => {
	await (await page.context().newCDPSession(page)).send('Emulation.setTouchEmulationEnabled', { enabled: true });
	await openAs(page, 'student01', '/problem/program?problemId=P1001');
	await page.getByRole('heading', { name: /机器人报到/ }).waitFor();
	expect(await editor(page).isVisible()).toBe(false);
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.getByRole('button', { name: '代码', exact: true }).click();
	await page.getByLabel('语言').selectOption('JavaScript V8');
	await write(page, 'print("读到 " + readline');
	const symbols = page.getByRole('toolbar', { name: '符号' });
	await symbols.getByRole('button', { name: '左圆括号' }).click();
	await symbols.getByRole('button', { name: '右圆括号' }).click();
	await symbols.getByRole('button', { name: '右圆括号' }).click();
	await symbols.getByRole('button', { name: '分号' }).click();
	expect(await editor(page).innerText()).toBe('print("读到 " + readline());');
	expect(await editor(page).evaluate((each) => each === document.activeElement)).toBe(true);
	const input = page.getByRole('textbox', { name: '自测输入' });
	await input.fill('1'.repeat(1001));
	await page.getByRole('alert').filter({ hasText: '输入太长了：1001 个字符，最多 1000 个' }).waitFor();
	await input.fill('你好');
	await page.getByRole('button', { name: '运行自测' }).click();
	await results(page).getByText('运行完成').waitFor();
	await results(page).getByText('读到 你好').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
});
