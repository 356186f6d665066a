import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { NARROW } from './support/visit.ts';
import { walkTo } from './support/walk.ts';

const requested = (page: Page, path: string) => page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(path));

/** Without the pages of other tabs, which stay. */
const main = (page: Page): Locator => page.locator('main:visible');

const figure = (page: Page, label: string) => main(page).getByText(label, { exact: true }).locator('xpath=..');

journey(
	'rows 11, 18: a set is chosen by filters in the address and answered by keyboard alone; others come in order, from a weak point or are redone',
	async ({ page }) => {
		await openAs(page, 'student01', '/problem/index?tab=stats');
		await settled(page);
		// Row 11, /question/stats: the statistics show charts with tables, and a weak point is practised from there.
		expect(await figure(page, '做过的题').innerText()).toContain('186');
		for (const name of ['最近十四天的练习', '各题型的练习', '各难度的练习', '各知识点的正确率', '练习日历'])
			await page.getByRole('figure', { name }).waitFor();
		const points = page.getByRole('figure', { name: '各知识点的正确率' });
		await points.getByRole('button', { name: '表格' }).click();
		await points.getByRole('row', { name: /机器人结构/ }).waitFor();
		await page.getByRole('table', { name: '最该补的知识点' }).getByRole('button', { name: /去练/ }).first().click();
		await page.waitForURL(/problemPaperDetail\?.*tag=t/);
		await main(page)
			.getByText(/^已答 0 \/ \d+，答对 0$/)
			.waitFor();

		await walkTo(page, '/problem/index');
		const tree = page.getByRole('tree', { name: '知识点' });
		await tree.getByRole('treeitem', { name: '电子与传感' }).click();
		await page.getByRole('group', { name: '题型' }).getByRole('radio', { name: '单选题' }).check();
		await page.getByRole('button', { name: '筛选', exact: true }).click();
		await page.getByRole('group', { name: '我的状态' }).getByRole('radio', { name: '没做过' }).check();
		await expect.poll(() => addressOf(page)).toMatch(/^(?=.*tag=t6)(?=.*type=single)(?=.*myState=none)/);
		await settled(page);
		const states = page.getByRole('table', { name: '题目' }).locator('tbody').getByText('没做过');
		await expect.poll(() => states.count()).toBeGreaterThan(5);
		const [random] = await Promise.all([
			requested(page, '/api/edu/question/fetch-list'),
			page.getByRole('button', { name: '随机练 10 题' }).click(),
		]);
		expect(Object.fromEntries(new URL(random.url()).searchParams)).toMatchObject({
			tagId: 't6',
			type: 'single',
			myState: 'none',
			count: '10',
		});
		await main(page).getByText('已答 0 / 10，答对 0').waitFor();
		await settled(page);
		const card = page.getByRole('region', { name: '练习' }).getByRole('article');

		// From here on only keys.
		await card.getByRole('radio').first().focus();
		for (let no = 1; no <= 10; no += 1) {
			await page.keyboard.press('1');
			await page.keyboard.press('Enter');
			await main(page).getByText(`已答 ${no} / 10`).waitFor();
			if (no === 2) expect(await accessibilityFindings(page)).toEqual([]);
			await page.keyboard.press('Enter');
		}
		const summary = page.getByRole('heading', { name: /^10 题答对 \d+ 题$/ });
		await summary.waitFor();
		expect(await summary.evaluate((heading) => heading === document.activeElement)).toBe(true);
		expect(await accessibilityFindings(page)).toEqual([]);

		// Row 11, /question/question/page: sets in the order of the list follow one another.
		await walkTo(page, '/problem/index?type=multiple');
		const [inOrder] = await Promise.all([
			requested(page, '/question/question/page'),
			page.getByRole('button', { name: '按顺序练' }).click(),
		]);
		expect(Object.fromEntries(new URL(inOrder.url()).searchParams)).toMatchObject({ type: 'multiple', pageNum: '1', pageSize: '10' });
		await page.getByRole('heading', { level: 1, name: '按顺序练 · 第 1 组' }).waitFor();
		await card.getByText('下面哪些属于传感器？').waitFor();
		for (const name of [/^A/, /^B/]) await card.getByRole('checkbox', { name }).check({ force: true });
		await card.getByRole('button', { name: '提交答案' }).click();
		await card.getByText('对了一部分，得 50%').waitFor();
		await card.getByRole('region', { name: '解析' }).getByText('A、B、D').waitFor();
		const address = addressOf(page);
		await page.getByRole('button', { name: '下一组' }).click();
		await page.getByRole('heading', { level: 1, name: '按顺序练 · 第 2 组' }).waitFor();
		await main(page).getByText('已答 0 / 10，答对 0').waitFor();
		expect(addressOf(page)).not.toBe(address);

		// A redone question hides its known analysis until it is asked for.
		await walkTo(page, '/problem/problemPaperDetail?id=q0002');
		const analysis = page.getByRole('region', { name: '解析' });
		expect(await analysis.count()).toBe(0);
		await page.getByRole('button', { name: '看解析' }).click();
		await analysis.getByText('正确答案').waitFor();
	},
);

journey(
	'row 21: the wrong-answer book opens with what to review; a mistake gets its reason in place, is marked by hand with a way back, and is printed',
	async ({ page }) => {
		await openAs(page, 'student01', '/ucenter?tab=wrong');
		await settled(page);
		await page.getByRole('heading', { name: '今天该复习 20 题' }).waitFor();
		await page.getByRole('button', { name: '开始复习' }).click();
		const desk = page.getByRole('region', { name: '今天的复习' }).filter({ has: page.getByRole('article') });
		await desk.getByRole('button', { name: '看答案' }).click();
		await desk.getByRole('region', { name: '答案与解析' }).waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);
		await desk.getByRole('button', { name: '会了', exact: true }).click();
		await page.getByRole('heading', { name: '今天该复习 19 题' }).waitFor();
		await page.getByText('连续复习 5 天').waitFor();

		await page.getByRole('button', { name: '未掌握 42' }).waitFor();
		const rows = page.getByRole('table', { name: '错题本' }).locator('tbody tr');
		await rows
			.first()
			.getByRole('button', { name: /^修改“.*”的原因$/ })
			.click();
		const form = page.getByRole('form', { name: /的原因$/ });
		await form.getByRole('combobox', { name: '原因' }).click();
		await page.getByRole('option', { name: '算错了' }).click();
		await form.getByRole('button', { name: '保存' }).click();
		await rows.first().getByText('算错了').waitFor();

		await rows.first().getByRole('button', { name: '标为已掌握' }).click();
		await page.getByRole('button', { name: '未掌握 41' }).waitFor();
		// The row went away with its button.
		await expect
			.poll(() => page.getByRole('group', { name: '错题本' }).evaluate((table) => table.contains(document.activeElement)))
			.toBe(true);
		await page.getByRole('button', { name: '撤销' }).click();
		await page.getByRole('button', { name: '未掌握 42' }).waitFor();

		await page.getByRole('button', { name: '连对 3 次算掌握' }).click();
		const dialog = page.getByRole('dialog', { name: '连对几次算掌握' });
		await dialog.getByRole('radio', { name: '2 次' }).check({ force: true });
		expect(await accessibilityFindings(page)).toEqual([]);
		await dialog.getByRole('button', { name: '保存' }).click();
		await said(page, '已经连对够了');
		await page.getByRole('button', { name: '连对 2 次算掌握' }).waitFor();

		await page.getByRole('button', { name: '筛选', exact: true }).click();
		await page.getByRole('group', { name: '答错原因' }).getByRole('radio', { name: '粗心' }).check();
		await settled(page);
		await page.getByRole('button', { name: '打印' }).first().click();
		await page.getByRole('heading', { level: 1, name: '我的错题' }).waitFor();
		await settled(page);
		await page.getByRole('region', { name: '答案与解析' }).waitFor();
		await page.emulateMedia({ media: 'print' });
		expect(await page.getByRole('region', { name: '打印设置' }).isVisible()).toBe(false);
		expect(await page.getByRole('banner').isVisible()).toBe(false);
		// The whole width of the paper, without the column of the menu.
		expect((await page.getByRole('list', { name: '错题' }).boundingBox())?.width).toBeGreaterThan(1300);
		await page.emulateMedia({ media: null });
		await page.getByRole('button', { name: '末尾附答案与解析', pressed: true }).click();
		expect(await page.getByRole('region', { name: '答案与解析' }).count()).toBe(0);
	},
);

journey.extend({ viewport: NARROW })(
	'row 11: on a phone a new student is led from empty statistics to a set, and skips a question',
	async ({ page }) => {
		await openAs(page, 'newbie', '/problem/index?tab=stats');
		await settled(page);
		await page.getByRole('heading', { name: '还没有练习记录' }).waitFor();
		await page.getByRole('button', { name: '去练几道题' }).click();
		await page.getByRole('button', { name: '只练新题' }).click();
		await main(page).getByText('已答 0 / 10，答对 0').waitFor();
		await page.getByRole('button', { name: '先跳过' }).click();
		await page.getByRole('heading', { name: /^第 2 题/ }).waitFor();
		await walkTo(page, '/problem/index?tab=program');
		const row = page.getByRole('row', { name: /机器人报到/ });
		const [title, number] = await Promise.all(
			[row.getByRole('link', { name: '机器人报到' }), row.getByText('P1001')].map((each) => each.boundingBox()),
		);
		expect(title && number && title.y + title.height <= number.y).toBe(true);
	},
);
