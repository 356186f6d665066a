/** What a screen reader meets on the three richest screens: names in their order, and what is announced. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

/** Roles that a user jumps to or operates. */
const ROLES = 'heading|region|dialog|navigation|tablist|tab|toolbar|tree|group|timer|button|textbox|searchbox|combobox|switch|separator';
const NAMED = new RegExp(`^\\s*- (${ROLES}) "((?:[^"\\\\]|\\\\.)*)"`);
const NAMELESS =
	/^\s*- (?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|tab|treeitem|slider|timer|region|dialog)(?::| \[|$)/;

async function lines(part: Locator): Promise<string[]> {
	return (await part.ariaSnapshot()).split('\n');
}

/** As `role name`, without those that repeat for each item of a list. */
async function readingOrder(part: Locator, repeated: RegExp): Promise<string[]> {
	const found = (await lines(part)).flatMap((line) => {
		const [, role, name] = NAMED.exec(line) ?? [];
		return role && name && !repeated.test(name) ? [`${role} ${name}`] : [];
	});
	return found;
}

const nameless = async (part: Locator): Promise<string[]> => (await lines(part)).filter((line) => NAMELESS.test(line));
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

journey(
	'judge and exam: names follow one another as they are read, a verdict is announced, and an opened question gets the focus',
	async ({ page }) => {
		// The problem comes before the program.
		await openAs(page, 'student01', '/problem/program?problemId=P1001');
		const main = page.locator('main:visible');
		await main.getByRole('textbox', { name: '程序' }).waitFor();
		await main.getByRole('heading', { name: '样例 1' }).waitFor();
		const order = await readingOrder(main, /^$/);
		const wanted = [
			'region 题目与提交',
			'heading P1001 机器人报到',
			'heading 题目描述',
			'heading 输入格式',
			'heading 输出格式',
			'region 样例 1',
			'separator 题目与程序的分界',
			'region 程序',
			'combobox 语言',
			'textbox 程序',
			'button 运行自测',
			'button 运行全部样例',
			'button 提交',
			'region 输入与结果',
			'textbox 自测输入',
		];
		expect(order.filter((name) => wanted.includes(name))).toEqual(wanted);
		expect(await nameless(main)).toEqual([]);
		await main.getByRole('button', { name: '提交', exact: true }).click();
		await main.getByRole('region', { name: '输入与结果' }).getByRole('status').first().waitFor();

		// Status, question, answer sheet and steps of an exam.
		await walkTo(page, '/examPrepHubPaper?attemptId=a41');
		const desk = page.getByRole('dialog', { name: '正在作答：Python 综合模拟（四）' });
		await desk.getByRole('heading', { name: /^第 12 题/ }).waitFor();
		expect(await readingOrder(desk, /^第 \d+ 题，/)).toEqual([
			'dialog 正在作答：Python 综合模拟（四）',
			'region 作答状态',
			'button 离开',
			'heading Python 综合模拟（四）',
			'button 字号 标准',
			'timer 剩余时间',
			'button 隐藏时间',
			'button 快捷键',
			'button 交卷',
			'tablist 试卷的各部分',
			'tab 一、单选题11/15',
			'tab 二、判断题0/10',
			'tab 三、编程题0/2',
			'heading 第 12 题 / 27 单选题 2 分',
			'group 选一项',
			'navigation 答题卡',
			'heading 一、单选题',
			'heading 二、判断题',
			'heading 三、编程题',
			'navigation 题目切换',
			'button 上一题',
			'button 标记',
			'button 下一题',
		]);
		expect(await nameless(desk)).toEqual([]);
		// Regions for warnings are there before there is anything to say.
		expect((await lines(desk)).filter((line) => /^\s*- (?:alert|status)$/.test(line)).length).toBeGreaterThanOrEqual(2);
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => focused(page)).toMatch(/^第 13 题/);
	},
);

journey('studio: tools come before the tree and the properties after it, and a change is announced', async ({ page }) => {
	await openAs(page, 'admin', '/menuStudio');
	const studio = page.getByRole('region', { name: '菜单工坊' });
	await studio.getByRole('tree', { name: '菜单' }).waitFor();
	await settled(page);
	const order = await readingOrder(studio, /^$/);
	const wanted = [
		'heading 菜单工坊',
		'button 发布',
		'toolbar 菜单操作',
		'searchbox 查找菜单',
		'tree 菜单',
		'region 属性与问题',
		'tab 属性',
		'tab 问题',
	];
	expect(order.filter((name) => wanted.includes(name))).toEqual(wanted);
	expect(await nameless(studio)).toEqual([]);
	expect(await lines(studio.getByRole('treeitem', { name: '荣誉中心，分组' }))).toEqual([
		expect.stringMatching(/^- treeitem "荣誉中心，分组" \[expanded\] \[level=1\]/),
	]);
	await studio.getByRole('treeitem', { name: '荣誉中心，分组' }).click();
	await studio.getByRole('toolbar', { name: '菜单操作' }).getByRole('button', { name: '隐藏', exact: true }).click();
	await studio.getByRole('status').filter({ hasText: '已隐藏分组“荣誉中心”' }).waitFor();
});
