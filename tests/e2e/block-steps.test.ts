/** A program of blocks that was submitted: it opens as blocks again, is walked block by block, and goes on in Python. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SubmissionRow } from '#app/judge/back-end/rows.ts';
import { block, number, started, text, textOf } from '#tests/product/blocks/support/build-program.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import type { TestBackend } from './support/backend.ts';
import { journey } from './support/journey.ts';
import { openAs } from './support/page-steps.ts';
import { NARROW, WIDE } from './support/visit.ts';

const PROBLEM = 'P1002';
const PYTHON = "for i in range(2):\n    print('前进')\nprint('到了')\n";

function submittedCode(): string {
	const forward = block('print', { VALUE: text('前进') });
	return textOf(started(block('repeat', { TIMES: number(2), DO: [forward] }), block('print', { VALUE: text('到了') })));
}

/** Changes the newest submission of the student into one of blocks, as another browser would have sent it. */
function submitBlocks({ store }: TestBackend): number {
	const own = store.rowsBy<SubmissionRow>('submissions', 'userId', 'student01').filter(({ problemId }) => problemId === PROBLEM);
	const newest = own.reduce((latest, row) => (row.submitId > latest.submitId ? row : latest));
	store.update<SubmissionRow>('submissions', newest.id, { language: 'Python3', code: submittedCode() });
	return newest.submitId;
}

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '一步一步看' });
/** Ids of the marked blocks. */
const lit = (page: Page): Promise<string[]> =>
	dialog(page)
		.locator('.blocklyHighlighted')
		.evaluateAll((blocks) => blocks.map((each) => each.getAttribute('data-id') ?? ''));
const said = (page: Page): Locator => dialog(page).getByRole('status').filter({ hasText: /^第/ });
const editor = (page: Page): Locator => page.getByRole('textbox', { name: '程序', exact: true });
const shown = (page: Page): Locator => page.getByRole('group', { name: '积木程序' });

journey('a submission is shown as blocks and as their Python, which is copied without them', async ({ page, backend }) => {
	const submitId = submitBlocks(backend);
	await openAs(page, 'student01', `/problem/submissionDetails/${submitId}`);
	await shown(page).getByText('前进').waitFor();
	await page.getByRole('region', { name: '结果', exact: true }).getByText('图形化').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.getByRole('button', { name: 'Python', exact: true }).click();
	const program = page.getByRole('region', { name: '程序', exact: true });
	await expect.poll(() => program.locator('pre').innerText()).toBe(PYTHON);
});

journey('blocks of a submission are taken into the workbench, walked, and go on in Python', async ({ page, backend }) => {
	submitBlocks(backend);
	await openAs(page, 'student01', `/problem/program?problemId=${PROBLEM}`);
	await page.getByRole('combobox', { name: '语言' }).selectOption('Python3');
	await editor(page).click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText('print("mine")');
	const cloud = page.getByRole('region', { name: '本机与云端' });
	await cloud.getByText(/提交的 图形化 程序/).waitFor();
	await cloud.getByRole('button', { name: '用云端的' }).click();
	expect(await page.getByRole('combobox', { name: '语言' }).inputValue()).toBe('图形化');

	await page.getByRole('button', { name: '一步一步看' }).click();
	await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
	await dialog(page).getByText('第 1 步，共').waitFor();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => said(page).innerText()).toContain('准备执行第 1 行“重复 2 次”');
	await expect.poll(() => lit(page)).toEqual(['repeat']);
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => said(page).innerText()).toContain('准备执行第 2 行“输出 ‘前进’”');
	await expect.poll(() => lit(page)).toEqual(['print']);
	await dialog(page).getByText('到了').first().click();
	await expect.poll(() => said(page).innerText()).toContain('准备执行第 3 行“输出 ‘到了’”');
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.setViewportSize(NARROW);
	expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
	await page.setViewportSize(WIDE);
	await page.keyboard.press('Escape');

	await page.getByRole('button', { name: '看 Python' }).click();
	const python = page.getByRole('region', { name: '积木的 Python' });
	await python.getByRole('button', { name: "print('到了')" }).click();
	await expect.poll(() => python.locator('[aria-current]').innerText()).toBe("print('到了')");
	expect(await accessibilityFindings(page)).toEqual([]);
	await python.getByRole('button', { name: '改用 Python 写下去' }).click();
	const question = page.getByRole('dialog', { name: '改用 Python 写下去？' });
	expect(await question.innerText()).toContain('你用 Python 写过的程序会被换掉');
	await question.getByRole('button', { name: '确定' }).click();
	await editor(page).getByText('到了').waitFor();
	expect(await page.getByRole('combobox', { name: '语言' }).inputValue()).toBe('Python3');
	await editor(page).click();
	await page.keyboard.press('Control+Z');
	await editor(page).getByText('mine').waitFor();
	await page.getByRole('combobox', { name: '语言' }).selectOption('图形化');
	await python.getByText('到了').waitFor();
});
