import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const node = (page: Page, title: string, level?: number): Locator =>
	page.locator(`[role=treeitem][aria-label^="${title}，"]${level === undefined ? '' : `[aria-level="${level}"]`}`);
const announcement = (page: Page): Locator => page.getByRole('region', { name: '菜单工坊' }).getByRole('status').last();
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const tool = (page: Page, name: string | RegExp): Locator => page.getByRole('toolbar').getByRole('button', { name });

const side = (page: Page): Locator => page.getByRole('region', { name: '属性与问题' });

async function openStudio(page: Page, account = 'admin'): Promise<void> {
	await openAs(page, account, '/menuStudio');
	await page.getByRole('tree', { name: '菜单' }).waitFor();
}

/** The tree as `level title`, from a title on. */
const outline = (page: Page, from: string, count: number): Promise<string[]> =>
	page.getByRole('treeitem').evaluateAll(
		(items, [start, most]) => {
			const lines = items.map((item) => `${item.ariaLevel} ${item.ariaLabel?.split('，')[0]}`);
			const at = lines.findIndex((line) => line.endsWith(` ${start}`));
			return lines.slice(at, at + Number(most));
		},
		[from, String(count)],
	);

/** Drags one node onto a part of another: 0 is its upper edge, 1 its lower one. Near an edge of the tree, the pointer waits until it scrolls. */
async function drag(page: Page, what: Locator, onto: Locator, part: number): Promise<void> {
	await what.scrollIntoViewIfNeeded();
	const box = async (locator: Locator) => (await locator.boundingBox()) ?? Promise.reject(new Error('A node is not on the screen.'));
	const [from, tree] = [await box(what), await box(page.getByRole('tree', { name: '菜单' }))];
	const x = from.x + 120;
	await page.mouse.move(x, from.y + from.height / 2);
	await page.mouse.down();
	await page.mouse.move(x, from.y + from.height / 2 + 8);
	for (;;) {
		const { y, height } = await box(onto);
		const [above, below] = [y < tree.y + EDGE, y + height > tree.y + tree.height - EDGE];
		if (!above && !below) break;
		await page.mouse.move(x, below ? tree.y + tree.height - 6 : tree.y + 6);
		if ((await box(onto)).y === y && (await scrolledToEnd(page, below))) break;
	}
	// Away from the edges, the tree stands still.
	await page.mouse.move(x, tree.y + tree.height / 2);
	const to = await box(onto);
	await page.mouse.move(x, to.y + to.height * part, { steps: 3 });
	await page.mouse.up();
}

/** Near the edges the tree scrolls, in px. */
const EDGE = 60;

const scrolledToEnd = (page: Page, down: boolean): Promise<boolean> =>
	page
		.getByRole('tree', { name: '菜单' })
		.evaluate((tree, end) => (end ? tree.scrollTop + tree.clientHeight >= tree.scrollHeight - 1 : tree.scrollTop === 0), down);

/** What axe finds in the studio, of every impact and with its best practices, in the given theme. */
async function findingsIn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
	await page.emulateMedia({ colorScheme: scheme });
	await accessibilityFindings(page);
	return page.evaluate(async () => {
		const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
		return violations.flatMap(({ id, nodes }) =>
			nodes
				.filter(({ target }) => document.querySelector(String(target[0]))?.closest('[aria-label="菜单工坊"], dialog'))
				.map(({ html }) => `${id}: ${html}`),
		);
	});
}

journey(
	'an administrator regroups by mouse, hides, adds a link, mends what is found, undoes, and finds it all after a reload',
	async ({ page }) => {
		await openStudio(page);
		await page.getByRole('switch', { name: /^显示隐藏的 \d+ 个$/ }).check();
		await drag(page, node(page, '视频中心', 1), node(page, '课程中心', 1), 0.5);
		await expect.poll(() => announcement(page).textContent()).toBe('已把分组“视频中心”移到“课程中心”下，在“课程中心”里第 6 个，共 6 个');
		const lines = ['2 讲师', '2 课程详情', '2 直播课', '2 视频中心', '3 视频中心', '3 视频播放'];
		expect(await outline(page, '讲师', 6)).toEqual(lines);
		await expect.poll(() => node(page, '视频中心', 2).evaluate((moved) => moved === document.activeElement)).toBe(true);

		await drag(page, node(page, '通知公告', 1), node(page, '备考中心', 1), 0.1);
		await expect.poll(() => announcement(page).textContent()).toMatch(/^已把分组“通知公告”移到分组“备考中心”前/);
		await drag(page, node(page, '通知公告', 1), node(page, '首页', 2), 0.9);
		await expect.poll(() => announcement(page).textContent()).toBe('已把分组“通知公告”移到“首页”下，在“首页”里第 2 个，共 6 个');

		await node(page, '荣誉中心', 1).click();
		await tool(page, '隐藏').click();
		await expect.poll(() => announcement(page).textContent()).toBe('已隐藏分组“荣誉中心”');
		await page.getByRole('cell', { name: '看不到' }).first().waitFor();

		await tool(page, '链接').click();
		await expect.poll(() => field(page, '标题').evaluate((input) => input === document.activeElement)).toBe(true);
		await page.keyboard.insertText('机器人百科');
		await field(page, '链接地址').fill('javascript:alert(1)');
		await node(page, '机器人百科').getByText('机器人百科').waitFor();
		await page.getByRole('tab', { name: /^问题/ }).click();
		await side(page)
			.getByRole('button', { name: /机器人百科/ })
			.click();
		expect(await findingsIn(page, 'light')).toEqual([]);
		await field(page, '链接地址').fill('https://robots.example/wiki');
		await expect.poll(() => side(page).getByText('链接').count()).toBeGreaterThan(0);

		await page.getByText(/^已保存 \d\d:\d\d:\d\d/).waitFor();
		await node(page, '荣誉中心', 1).click();
		await page.keyboard.press('Control+z');
		await page.keyboard.press('Control+z');
		await page.keyboard.press('Control+z');
		await expect.poll(() => announcement(page).textContent()).toMatch(/^已撤销：/);
		await page.keyboard.press('Control+Shift+z');
		await page.keyboard.press('Control+Shift+z');
		await page.keyboard.press('Control+Shift+z');
		await expect.poll(() => announcement(page).textContent()).toMatch(/^已重做：/);
		await page.getByText(/^已保存 \d\d:\d\d:\d\d/).waitFor();

		await page.reload();
		await node(page, '课程中心', 1).waitFor();
		// It lies in the hidden group.
		expect(await node(page, '机器人百科').count()).toBe(0);
		await page.getByRole('switch', { name: /^显示隐藏的 \d+ 个$/ }).check();
		await node(page, '机器人百科').waitFor();
		expect(await outline(page, '讲师', 4)).toEqual(lines.slice(0, 4));
		expect(await node(page, '荣誉中心', 1).getAttribute('aria-label')).toBe('荣誉中心，分组，隐藏');
		await node(page, '机器人百科').click();
		expect(await field(page, '链接地址').inputValue()).toBe('https://robots.example/wiki');
		expect(await findingsIn(page, 'dark')).toEqual([]);
	},
);

journey('a page is chosen by its picture, which shows the app and takes no focus', async ({ page }) => {
	await openStudio(page);
	await tool(page, '页面').click();
	const chooser = page.getByRole('dialog', { name: '添加页面' });
	const picture = page.frameLocator('iframe[title="搜索的样子"]');
	const search = chooser.getByRole('searchbox', { name: '查找页面' });
	await chooser.getByText('所有页面都已在菜单里').waitFor();
	expect(await chooser.getByRole('listitem').count()).toBe(0);
	await chooser.getByRole('switch', { name: '也列出已在菜单里的页面' }).check();
	await chooser.getByRole('button', { name: /^课程中心/ }).waitFor();
	await search.fill('/search');
	await picture.getByRole('main').getByRole('heading').first().waitFor();
	await expect.poll(() => chooser.locator('figure [aria-busy=true]').count()).toBe(0);
	expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
	expect(await findingsIn(page, 'light')).toEqual([]);
	expect(await findingsIn(page, 'dark')).toEqual([]);

	// A page with a parameter, one that students may not open, and again one that can be shown.
	await search.fill('详情');
	await chooser.getByText('这个页面要从别的页面点进来').waitFor();
	await search.fill('菜单工坊');
	await chooser.getByText('“学生”打不开这个页面').waitFor();
	await search.fill('中心');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
	await expect.poll(focused).toContain('中心');
	const title = await chooser.locator('figcaption strong').textContent();
	expect(await focused()).toContain(title);
	await page.locator(`iframe[title="${title}的样子"]`).waitFor();
	await page.keyboard.press('Enter');
	await expect.poll(() => announcement(page).textContent()).toBe(`已添加页面“${title}”`);

	// The same chooser changes what an item opens.
	await side(page).getByRole('button', { name: '换一个' }).click();
	const other = page.getByRole('dialog', { name: /打开的页面$/ });
	await other.getByRole('searchbox').fill('通知公告');
	await other.getByRole('button', { name: /^通知公告/ }).click();
	await side(page).getByText('通知公告', { exact: true }).waitFor();
	await expect.poll(() => announcement(page).textContent()).toMatch(/打开的页面$/);
});

journey('two administrators: changes to different menus are merged, and the same one is asked about', async ({ page }) => {
	await openStudio(page);
	const saveElsewhere = (title: string): Promise<void> =>
		page.evaluate(async (wanted) => {
			const { token } = JSON.parse(localStorage.getItem('student-app-token') ?? '{}') as { token: string };
			const headers = { 'content-type': 'application/json', Authorization: token.slice(0, -4), token: token.slice(0, -4) };
			const draft = (await (await fetch('/main-api/menus/draft', { headers })).json()).data;
			const list = draft.list.map((record: { name: string; meta: object }) =>
				record.name === 'courses' ? { ...record, meta: { ...record.meta, title: wanted } } : record,
			);
			await fetch('/main-api/menus/draft/save', {
				method: 'POST',
				headers,
				body: JSON.stringify({ list, baseVersion: draft.baseVersion, revision: draft.revision }),
			});
		}, title);
	await saveElsewhere('学习中心');
	await node(page, '荣誉中心', 1).click();
	await tool(page, '隐藏').click();
	await node(page, '学习中心', 1).waitFor();
	await page.getByText(/^已保存 \d\d:\d\d:\d\d/).waitFor();
	await page.getByRole('switch', { name: /^显示隐藏的 \d+ 个$/ }).check();
	expect(await node(page, '荣誉中心', 1).getAttribute('aria-label')).toBe('荣誉中心，分组，隐藏');

	await saveElsewhere('课堂');
	await node(page, '学习中心', 1).click();
	await field(page, '标题').fill('我的课程');
	const question = page.getByRole('region', { name: '两边都改过的地方' });
	await question.getByText('把“学习中心”改名为“课堂”').waitFor();
	expect(await findingsIn(page, 'light')).toEqual([]);
	await question.getByRole('radio', { name: /^我的修改/ }).check();
	await question.getByRole('button', { name: '合在一起' }).click();
	await page.getByText(/^已保存 \d\d:\d\d:\d\d/).waitFor();
	await node(page, '我的课程', 1).waitFor();

	// What another window has saved appears when this one gets the focus.
	await saveElsewhere('上课');
	await page.evaluate(() => window.dispatchEvent(new Event('focus')));
	await node(page, '上课', 1).waitFor();
	await page.getByText(/正在改$/).waitFor();
});

journey('an editor may look and not change', async ({ page }) => {
	await openStudio(page, 'editor');
	await page.getByRole('region', { name: '菜单工坊' }).getByText('你可以查看菜单，修改要请管理员来做。').waitFor();
	await node(page, '菜单工坊').click();
	expect(await page.getByRole('toolbar').count()).toBe(0);
	await page.keyboard.press('Alt+ArrowUp');
	await page.keyboard.press('Delete');
	await page.getByRole('row', { name: /^学生/ }).getByRole('cell', { name: '不能' }).waitFor();
	await expect.poll(() => node(page, '菜单工坊').count()).toBe(1);
	expect(await findingsIn(page, 'light')).toEqual([]);
});

describe('on a phone', () => {
	const phone = journey.extend({ viewport: NARROW });
	phone('the tree comes first and the fields are a sheet', async ({ page }) => {
		await openStudio(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
		await node(page, '视频中心', 1).click();
		await page.getByRole('button', { name: '属性' }).click();
		await field(page, '标题').fill('看视频');
		expect(await findingsIn(page, 'light')).toEqual([]);
		expect(await findingsIn(page, 'dark')).toEqual([]);
		await page.keyboard.press('Escape');
		await node(page, '看视频', 1).waitFor();
		expect(await findingsIn(page, 'dark')).toEqual([]);
	});
});
