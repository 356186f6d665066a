/** Papers from the centre to the result: every state, all six types of question, papers that go forward only, time and storage. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AttemptRow, PaperRow } from '#app/exam/back-end/rows.ts';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { createTestBackend, type TestBackend } from './support/backend.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

/** In the order of the sections: six single, two multiple, three true/false, two blank, one short answer, one program. */
const SIX_TYPES = '/examPrepHubPaperInfo?id=p37';
const FORWARD_ONLY = '/examPrepHubPaperInfo?id=p35';
const TWO_MINUTES = '/examPrepHubPaperInfo?id=p34';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const desk = (page: Page): Locator => page.getByRole('dialog', { name: /^正在作答/ });
const heading = (page: Page, no: number): Locator => desk(page).getByRole('heading', { name: new RegExp(`^第 ${no} 题`) });
const saved = (page: Page): Locator => desk(page).getByText(/^已保存/);
const main = (page: Page): Locator => page.locator('main:visible');
const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function findingsInBothThemes(page: Page): Promise<string[]> {
	const light = await accessibilityFindings(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.waitForFunction(() => document.body.getAttribute('arco-theme') === 'dark');
	const dark = await accessibilityFindings(page);
	await page.emulateMedia({ colorScheme: 'light' });
	return [...light, ...dark];
}

async function openFollowing(page: Page, who: string, address: string): Promise<void> {
	await page.addInitScript(() => localStorage.setItem('student-app-theme', JSON.stringify({ version: 1, mode: 'system' })));
	await openAs(page, who, address);
	await settled(page);
}

/** Presses a button as the keyboard does. */
async function press(button: Locator): Promise<void> {
	await button.focus();
	await button.page().keyboard.press('Enter');
}

async function begin(page: Page, who: string, address: string): Promise<void> {
	await openFollowing(page, who, address);
	await main(page).getByRole('list', { name: '检查结果' }).waitFor();
	await press(main(page).getByRole('button', { name: '开始作答' }));
	await heading(page, 1).waitFor();
}

async function handIn(page: Page): Promise<void> {
	await press(desk(page).getByRole('button', { name: '交卷', exact: true }));
	await press(page.getByRole('dialog', { name: '交卷前再看一眼' }).getByRole('button', { name: '确定交卷' }));
	await page.getByRole('heading', { name: '作答详情' }).waitFor();
	await settled(page);
}

journey('the centre says what to do next, and the state of a paper decides its one button', async ({ page }) => {
	await openFollowing(page, 'student01', '/examPrepHubIndex');
	const next = main(page).getByRole('region', { name: '接下来做什么' });
	await next.getByRole('article', { name: 'Python 综合模拟（四）' }).getByRole('timer').waitFor();
	await next
		.getByRole('article', { name: '每日一练 · 今天' })
		.getByText(/截止（/)
		.waitFor();
	await next
		.getByRole('article', { name: 'C++ 综合模拟（四）' })
		.getByText(/开放（/)
		.waitFor();
	expect(await findingsInBothThemes(page)).toEqual([]);

	const buttons: readonly (readonly [string, RegExp])[] = [
		['未开放', /^\d+月\d+日 \d\d:\d\d 开放$/],
		['可参加', /^去作答$/],
		['没做完', /^继续作答$/],
		['待批改', /^批改中，看作答$/],
		['可再考', /^再考一次$/],
		['次数用完', /^看结果$/],
		['过一会儿再考', /^\d\d:\d\d 起可再考$/],
		['已错过', /^已截止，看说明$/],
		['已截止', /^看解析$/],
	];
	const papers = main(page).getByRole('list', { name: '试卷' });
	await main(page).getByRole('button', { name: '筛选', exact: true }).click();
	for (const [state, words] of buttons) {
		await main(page).getByRole('radio', { name: state, exact: true }).check();
		await papers.getByRole('listitem').first().getByText(state, { exact: true }).first().waitFor();
		await settled(page);
		const card = papers.getByRole('listitem').first().getByRole('group');
		expect(await card.getByRole('button').allInnerTexts()).toEqual([expect.stringMatching(words)]);
	}
	await page.reload();
	await settled(page);
	expect(await papers.getByRole('listitem').count()).toBe(1);
	await papers.getByRole('button', { name: '看解析' }).click();
	await page.getByRole('heading', { name: '作答详情' }).waitFor();

	await page.goto('/examPrepHubIndex?tab=attempts');
	await settled(page);
	const trend = page.getByRole('figure', { name: '历次得分率' });
	await trend.getByRole('button', { name: '表格' }).click();
	expect(await trend.getByRole('row').count()).toBe(32);
});

/** What the student has written for the same problem in practice. */
const PRACTICE = '// 练习里写的';

/** Key of the practice draft of the program in the paper of all six types. */
function practiceDraft({ store }: TestBackend): string {
	const ids = store.find<PaperRow>('papers', 'p37')?.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)) ?? [];
	const problemId = ids.flatMap((id) => store.find<QuestionRow>('questions', id)?.problemId ?? [])[0];
	return `student-app-program-student01-${problemId}-C`;
}

/** `narrow`: the program is behind a tab of the workbench, and the bar has no room for the count. */
async function answerSixTypes(page: Page, backend: TestBackend, narrow: boolean): Promise<void> {
	const practice = practiceDraft(backend);
	await page.addInitScript(([key, code]) => localStorage.setItem(key, code), [practice, PRACTICE] as const);
	await begin(page, 'student01', SIX_TYPES);
	const { keyboard } = page;
	const go = async (to: number): Promise<void> => {
		await keyboard.press('Control+Enter');
		await heading(page, to).waitFor();
	};
	expect(await findingsInBothThemes(page)).toEqual([]);
	await desk(page).getByRole('region', { name: '材料：阅读程序：星号阶梯' }).waitFor();
	for (let no = 1; no <= 6; no += 1) {
		// The stem of the third one and its options are formulas, the fourth one has a picture.
		if (no === 3) expect(await findingsInBothThemes(page)).toEqual([]);
		if (no === 4)
			await desk(page)
				.getByRole('img', { name: /^左边的小齿轮/ })
				.waitFor();
		await keyboard.press('a');
		await go(no + 1);
	}
	for (const no of [7, 8]) {
		await keyboard.press('a');
		await keyboard.press('2');
		expect(await desk(page).getByRole('checkbox', { checked: true }).count()).toBe(2);
		await go(no + 1);
	}
	for (const no of [9, 10, 11]) {
		await keyboard.press('1');
		await go(no + 1);
	}
	for (const no of [12, 13]) {
		await keyboard.press('Tab');
		await keyboard.type('3');
		await go(no + 1);
	}
	await keyboard.press('Tab');
	await keyboard.type('先想清楚，再动手。');
	await go(15);
	// The workbench comes with its own keys.
	if (narrow) await press(desk(page).getByRole('button', { name: '代码', exact: true }));
	const program = desk(page).getByRole('textbox', { name: '程序', exact: true });
	expect(await program.textContent()).not.toContain(PRACTICE);
	await program.focus();
	await keyboard.type('print(1)');
	await saved(page).waitFor();
	// Nothing of practice is offered, and practice gets nothing of the exam.
	for (const name of ['上次通过的程序', '提交', '提交记录', '一步一步看']) {
		expect(await desk(page).getByRole('button', { name, exact: true }).count()).toBe(0);
		expect(await desk(page).getByRole('tab', { name, exact: true }).count()).toBe(0);
	}
	expect(await page.evaluate((key) => localStorage.getItem(key), practice)).toBe(PRACTICE);

	// The tabs of the sections lead back, with the arrow keys of a tab list.
	const tabs = desk(page).getByRole('tablist', { name: '试卷的各部分' });
	await tabs.getByRole('tab', { name: /^六、编程题/ }).focus();
	await keyboard.press('Home');
	await heading(page, 1).waitFor();
	expect(await tabs.getByRole('tab', { name: /^一、单选题/ }).evaluate((tab) => tab === document.activeElement)).toBe(true);
	if (!narrow) await desk(page).getByText('已答 15/15').waitFor();
	expect(await desk(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

	const size = desk(page).getByRole('button', { name: /^字号/ });
	await press(size);
	await desk(page).getByRole('button', { name: '字号 大' }).waitFor();
	await page.reload();
	await heading(page, 1).waitFor();
	await desk(page).getByRole('button', { name: '字号 大' }).waitFor();
	await handIn(page);
	await main(page).getByText('等待出分').waitFor();
	await main(page).getByText('批改完成后出分。').waitFor();
	await main(page).getByText('15 / 15').waitFor();
	expect(await main(page).getByText('正确答案').count()).toBe(0);
}

const phone = journey.extend({ viewport: NARROW });

/** The judge finds every program wrong. */
const judged = journey.extend<{ backend: TestBackend }>({
	backend: async ({ clock }, use) => use(createTestBackend({ now: () => MOCK_NOW + clock.ahead, runner: createScriptedRunner(() => '0') })),
});

judged('a paper of all six types is answered by keyboard alone, and marked by the teacher', async ({ page, backend, clock }) => {
	await answerSixTypes(page, backend, false);
	clock.ahead = 3 * MINUTE;
	await page.reload();
	await settled(page);
	await main(page).getByText('已出分', { exact: true }).first().waitFor();
	const short = main(page).getByRole('article', { name: '第 14 题' });
	await short.getByText('老师的评语：没有答到要点。再读一遍题目，想想它在问什么。').waitFor();
	await short.getByText('0 / 11 分').waitFor();
	const program = main(page).getByRole('article', { name: '第 15 题' });
	await program.getByText(/^判题结果：通过了 \d+ 个测试点中的 0 个。$/).waitFor();
	await program.getByText('0 / 25 分').waitFor();
	expect(await findingsInBothThemes(page)).toEqual([]);
});

phone('so it is on a phone with a keyboard', ({ page, backend }) => answerSixTypes(page, backend, true));

phone('on a phone a paper that goes forward only says so, survives reloads, and its mistakes go into the book', async ({ page }) => {
	await openFollowing(page, 'student01', FORWARD_ONLY);
	await main(page).getByText('这份试卷只能往后做，翻到下一题就不能再回来改。').waitFor();
	expect(await fits(page)).toBe(true);
	await main(page).getByRole('button', { name: '开始作答' }).click();
	await heading(page, 1).waitFor();
	await desk(page)
		.getByText(/翻到下一题就不能返回/)
		.waitFor();
	const nextOne = desk(page).getByRole('button', { name: '下一题' });
	await nextOne.click();
	const question = page.getByRole('dialog', { name: '往后就不能回来了' });
	await question.getByRole('button', { name: '取消' }).click();
	await heading(page, 1).waitFor();
	for (let no = 1; no <= 5; no += 1) {
		await page.reload();
		await heading(page, no).waitFor();
		await page.keyboard.press('1');
		const field = desk(page).getByRole('textbox', { name: '第 1 空' });
		if ((await field.count()) > 0) await field.fill('7');
		await saved(page).waitFor();
		if (no === 5) break;
		// A reload in the moment of the click would come before the browser has stored the place.
		const placeStored = page.waitForResponse(
			(response) => response.url().includes('/paper/submit') && response.request().postDataJSON().furthest === no + 1,
		);
		await nextOne.click();
		await placeStored;
	}
	expect(await desk(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	expect(await findingsInBothThemes(page)).toEqual([]);
	await handIn(page);
	expect(await fits(page)).toBe(true);
	await main(page).getByRole('heading', { name: '错题' }).waitFor();
	await main(page)
		.getByText(/都在错题本里了/)
		.waitFor();
	expect(await findingsInBothThemes(page)).toEqual([]);

	// An earlier attempt, whose mistakes are not all in the book.
	await page.goto('/examPrepHubPaper?attemptId=a24');
	await settled(page);
	await main(page).getByRole('button', { name: '一键加入错题本' }).click();
	await main(page)
		.getByText(/都在错题本里了/)
		.waitFor();
});

journey('more time moves the deadline, a full disk is told, and at the end the paper hands itself in', async ({ page, backend, clock }) => {
	await begin(page, 'newbie', TWO_MINUTES);
	const [attempt] = backend.store.rowsBy<AttemptRow>('attempts', 'userId', 'newbie');
	const deadline = MOCK_NOW + 12 * MINUTE;
	backend.store.update<AttemptRow>('attempts', attempt?.id ?? '', { deadlineAt: new Date(deadline).toISOString() });
	await page.keyboard.press('a');
	await desk(page).getByRole('status').getByText('老师给你加了 10 分钟').waitFor();
	await desk(page)
		.getByRole('timer', { name: '剩余时间' })
		.getByText(/^11:|^12:/)
		.waitFor();

	await page.evaluate(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await page.keyboard.press('ArrowRight');
	await heading(page, 2).waitFor();
	await page.keyboard.press('a');
	await desk(page)
		.getByText(/^这台设备存不下答案了/)
		.waitFor();
	await saved(page).waitFor();

	clock.ahead = 12 * MINUTE + SECOND;
	await page.keyboard.press('b');
	await page.getByRole('heading', { name: '作答详情' }).waitFor();
	await main(page).getByText('到时自动交卷', { exact: true }).waitFor();
	await main(page).getByText('2 / 6').waitFor();
});
