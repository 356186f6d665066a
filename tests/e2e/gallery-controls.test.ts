import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { forgetComplaints } from './support/answers.ts';
import { galleryJourney as journey } from './support/gallery-journey.ts';
import { pushAddress } from './support/walk.ts';

const form = (page: Page): Locator => page.getByRole('form', { name: '约参观', exact: true });
const field = (page: Page, name: string): Locator => form(page).getByLabel(name, { exact: true });
const listOf = (page: Page, name: string): Locator => page.getByRole('listbox', { name, exact: true });
const inputOf = (control: Locator): Promise<string> => control.inputValue();

/** The option that assistive technology is told of. */
const activeOption = (control: Locator): Promise<string | undefined> =>
	control.evaluate((element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? undefined);

async function keys(page: Page, ...names: readonly string[]): Promise<void> {
	for (const name of names) await page.keyboard.press(name);
}

const POPUPS = [
	'难度',
	'还想看的作品',
	'想做的题目',
	'课程里的位置',
	'哪一天',
	'备选的月份',
	'几点开始',
	'集合的时间',
	'不能来的日子：从',
	'队旗的颜色',
];

journey(
	'choices work by keyboard alone: one, several, in groups, in a tree, and back, from a server that searches, and of a list that failed',
	async ({ page }) => {
		await page.goto('/form');
		const stage = field(page, '阶段');
		await stage.focus();
		await keys(page, 'ArrowDown');
		await listOf(page, '阶段').waitFor();
		await expect.poll(() => activeOption(stage)).toBe('没开始');
		await keys(page, 'ArrowDown');
		await expect.poll(() => activeOption(stage)).toBe('进行中');
		await keys(page, 'Enter');
		await listOf(page, '阶段').waitFor({ state: 'detached' });
		expect(await inputOf(stage)).toBe('进行中');

		const items = field(page, '还想看的作品');
		await items.focus();
		await page.keyboard.type('小车');
		const options = listOf(page, '还想看的作品').getByRole('option');
		await expect.poll(() => options.allInnerTexts()).toEqual(['会走迷宫的小车']);
		await keys(page, 'Enter');
		expect(await options.first().getAttribute('aria-selected')).toBe('true');
		await keys(page, 'Escape');
		expect(await inputOf(items)).toBe('会走迷宫的小车');
		await keys(page, 'Backspace');
		expect(await inputOf(items)).toBe('');

		const lesson = field(page, '想听的一课');
		await lesson.focus();
		await page.keyboard.type('齿轮');
		await expect.poll(() => listOf(page, '想听的一课').getByRole('option').allInnerTexts()).toEqual(['认识积木', '齿轮']);
		await keys(page, 'ArrowDown', 'Enter');
		await expect.poll(() => inputOf(lesson)).toBe('齿轮');

		const place = field(page, '课程里的位置');
		await place.focus();
		await keys(page, 'ArrowDown');
		await page.getByRole('menuitem', { name: '认识积木' }).waitFor();
		for (const [key, active] of [
			['ArrowDown', '认识积木'],
			['ArrowRight', '开箱'],
			['ArrowDown', '第一座塔'],
		] as const) {
			await keys(page, key);
			await page.locator('.arco-cascader-list-item-active').getByText(active).waitFor();
		}
		await keys(page, 'Enter');
		await page.getByRole('menuitem', { name: '认识积木' }).waitFor({ state: 'detached' });
		await form(page).getByText('认识积木 / 第一座塔').waitFor();

		const item = field(page, '想看的作品');
		await item.focus();
		await page.keyboard.type('小车');
		await expect.poll(() => listOf(page, '想看的作品').getByRole('option').allInnerTexts()).toEqual(['会走迷宫的小车']);
		await keys(page, 'Enter');
		await expect.poll(() => inputOf(item)).toBe('会走迷宫的小车');

		const states = page.getByRole('form', { name: '选项的状态' });
		await states.getByLabel('选项没取到').click();
		await page.getByRole('alert').filter({ hasText: '选项没有取到' }).getByRole('button', { name: '重试' }).waitFor();
		await keys(page, 'Escape');
		await states.getByLabel('选项还没来').click();
		await page.locator('.arco-trigger').getByText('正在加载…').waitFor();
		await keys(page, 'Escape');
		await states.getByLabel('没有选项').click();
		await page.locator('.arco-trigger').getByText('没有这样的选项').waitFor();
	},
);

journey(
	'popups have no accessibility findings in light and dark, go with their page, and close by Escape before a dialog',
	async ({ page }) => {
		await page.goto('/form');
		for (const theme of ['light', 'dark']) {
			await page.evaluate((name) => document.body.setAttribute('arco-theme', name), theme);
			for (const [index, name] of POPUPS.entries()) {
				await field(page, name).focus();
				await keys(page, 'ArrowDown');
				await page.locator('.arco-trigger').first().waitFor();
				await page.locator('.arco-trigger').getByText('正在加载中').waitFor({ state: 'detached' });
				// The page around the popups is the same, and has a journey of its own in gallery.test.ts.
				const parts = index === 0 ? undefined : ['.arco-trigger', `[data-field]:has(:focus)`];
				expect(await accessibilityFindings(page, 'wcag', parts), `${name} ${theme}`).toEqual([]);
				await keys(page, 'Escape');
				await page.locator('.arco-trigger').waitFor({ state: 'detached' });
			}
		}

		await field(page, '哪一天').click();
		const calendar = page.locator('.arco-picker-container');
		await calendar.waitFor();
		await pushAddress(page, '/filter-bar');
		await page.getByRole('heading', { name: '筛选栏 filter-bar' }).waitFor();
		expect(await calendar.isVisible()).toBe(false);
		await page.goBack();
		await form(page).waitFor();
		await calendar.waitFor({ state: 'detached' });

		await pushAddress(page, '/buttons');
		await page.getByRole('button', { name: '填表的窗口' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('阶段').click();
		await dialog.getByRole('option', { name: '进行中' }).waitFor();
		await keys(page, 'Escape');
		await dialog.getByRole('option', { name: '进行中' }).waitFor({ state: 'detached' });
		expect(await dialog.isVisible()).toBe(true);
	},
);

journey(
	'days, months, times and ranges are chosen by pointer in panels that are loaded when they open, and all by keyboard alone',
	async ({ page, complaints }) => {
		// Three days ahead of the server, whose day counts.
		await page.clock.setFixedTime('2026-09-15T10:00:00');
		await page.goto('/form');
		const panels = page.locator('.arco-trigger');
		const cell = (text: string): Locator => panels.locator('.arco-picker-cell-in-view').getByText(text, { exact: true }).first();

		// The code of the panel is missing at first.
		const CODE = '**/static/js/async/*';
		const day = field(page, '哪一天');
		await day.waitFor();
		await page.route(CODE, (route) => route.abort());
		await day.click();
		await panels.getByRole('alert').getByText('这一部分没有加载出来，请检查网络').waitFor();
		await page.keyboard.type('2026-09-16');
		await page.unroute(CODE);
		await panels.getByRole('button', { name: '重试' }).click();
		await cell('17').click();
		await panels.waitFor({ state: 'detached' });
		expect(await inputOf(day)).toBe('2026-09-17');

		await field(page, '备选的月份').click();
		await cell('十月').click();
		await panels.waitFor({ state: 'detached' });
		expect(await inputOf(field(page, '备选的月份'))).toMatch(/^\d{4}-10$/);

		await field(page, '几点开始').click();
		await panels.locator('.arco-timepicker-list').first().getByText('09', { exact: true }).click();
		await expect.poll(() => inputOf(field(page, '几点开始'))).toMatch(/^09:\d\d$/);

		const from = field(page, '不能来的日子：从');
		await from.click();
		await panels.locator('.arco-timepicker-list').first().waitFor({ state: 'detached' });
		await cell('10').click();
		expect(await panels.isVisible()).toBe(true);
		await cell('12').click();
		await panels.waitFor({ state: 'detached' });
		expect([await inputOf(from), await inputOf(field(page, '不能来的日子：到'))]).toEqual([
			expect.stringMatching(/-10$/),
			expect.stringMatching(/-12$/),
		]);
		await forgetComplaints(page, complaints);

		await page.goto('/form');
		await day.focus();
		await keys(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'PageDown');
		expect(await inputOf(day)).toBe('2026-10-13');
		await form(page).getByRole('status').filter({ hasText: '2026年10月13日 星期二' }).waitFor();
		await page.getByRole('toolbar', { name: '快捷选择' }).waitFor();
		await keys(page, 'Tab', 'ArrowRight', 'Enter');
		expect(await inputOf(day)).toBe('2026-09-13');
		expect(await day.evaluate((element) => element === document.activeElement)).toBe(true);
		await day.fill('2026/9/11');
		await keys(page, 'Tab');
		await form(page).getByText('哪一天不能早于 2026-09-12').waitFor();

		await from.focus();
		await keys(page, 'ArrowDown');
		await page.getByRole('toolbar', { name: '快捷选择' }).getByText('本月').waitFor();
		await keys(page, 'Tab', 'Tab', 'Enter');
		expect([await inputOf(from), await inputOf(field(page, '不能来的日子：到'))]).toEqual(['2026-09-01', '2026-09-30']);

		for (const [name, expected] of [
			['备选的月份', '2026-10'],
			['几点开始', '08:05'],
			['集合的时间', '2026-09-13 08:00'],
		] as const) {
			await field(page, name).focus();
			await keys(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Escape');
			expect(await inputOf(field(page, name)), name).toBe(expected);
		}

		await field(page, '人数').focus();
		await keys(page, 'ArrowUp', 'ArrowUp');
		expect(await inputOf(field(page, '人数'))).toBe('4');

		const stars = form(page).getByRole('slider', { name: '想来的程度' });
		await stars.focus();
		await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
		expect(await stars.getAttribute('aria-valuetext')).toBe('2 星，共 5 星');

		const colour = field(page, '队旗的颜色');
		await colour.focus();
		await page.keyboard.type('#4e88f3');
		expect(await inputOf(colour)).toBe('#4e88f3');
	},
);
