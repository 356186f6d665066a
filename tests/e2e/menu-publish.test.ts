/** Preview, publishing, history and import of the menu studio. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { answerJson, messages } from './support/answers.ts';
import { pick } from './support/control-steps.ts';
import { journey } from './support/journey.ts';
import { openAs } from './support/page-steps.ts';
import { openByMenu } from './support/tab-steps.ts';
import { startTinySite } from './support/tiny-site.ts';
import { NARROW, openSite, WIDE } from './support/visit.ts';
import { pressSignOut } from './support/windows.ts';

const button = (within: Page | Locator | FrameLocator, name: string): Locator => within.getByRole('button', { name, exact: true });
const node = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).first();
const choose = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).check({ force: true });

async function openStudio(page: Page): Promise<void> {
	await openAs(page, 'admin', '/menuStudio');
	await node(page, '视频中心').waitFor();
}

async function rename(page: Page, from: string, to: string): Promise<void> {
	await node(page, from).click();
	const field = page.getByLabel('标题', { exact: true });
	// The fields are drawn after the tree; where there is little room, a button opens them.
	const open = button(page, '属性');
	await field.or(open).first().waitFor();
	if (await open.isVisible()) await open.click();
	await field.fill(to);
	await field.press('Tab');
	// Below a certain width the fields are a drawer.
	const drawer = page.getByRole('dialog', { name: '属性与问题' });
	if (await drawer.isVisible()) await page.keyboard.press('Escape');
	await node(page, to).waitFor();
}

/** Calls of another administrator. */
async function otherAdmin(page: Page) {
	const login = await page.request.post('/main-api/user/student/login?username=test&password=123456');
	const { data: token } = (await login.json()) as { data: string };
	const headers = { Authorization: token, token };
	const ask = async (name: string) => (await (await page.request.get(`/main-api/menus/${name}`, { headers })).json()).data;
	return {
		published: () => ask('published') as Promise<{ version: number; etag: string; list: unknown[]; comment: string }>,
		async publish(comment: string, change: (text: string) => string): Promise<void> {
			const { etag, list } = await ask('published');
			const data = { list: JSON.parse(change(JSON.stringify(list))), comment, requestKey: comment };
			const answer = await page.request.post('/main-api/menus/publish', { headers: { ...headers, 'If-Match': etag }, data });
			expect((await answer.json()).code).toBe(200);
		},
	};
}

const retitle = (from: string, to: string) => (text: string) => text.replaceAll(`"title":"${from}"`, `"title":"${to}"`);

/** Sets the theme as another window of this browser does. */
async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
	await page.evaluate(
		(newValue) => {
			dispatchEvent(new StorageEvent('storage', { key: 'student-app-theme', newValue }));
		},
		JSON.stringify({ version: 1, mode }),
	);
	await page.locator(`body[arco-theme="${mode}"]`).waitFor();
}

async function expectAccessible(page: Page): Promise<void> {
	expect(await accessibilityFindings(page)).toEqual([]);
}

journey('an admin previews the draft as a student on a phone in the dark; the preview changes nothing', async ({ page }) => {
	// The first page of the window takes an entry of the history for its dialogs; the studio is the second.
	await openAs(page, 'admin', '/index');
	await openByMenu(page, '菜单工坊');
	await node(page, '视频中心').waitFor();
	const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
	const before = { stored: await stored(), steps: await page.evaluate(() => history.length) };
	// The fields were asked for beside the tree; they must not cover the preview as a drawer.
	await node(page, '个人中心').press('F2');
	await button(page, '预览').click();
	const frame = page.frameLocator('iframe[title^="预览"]');
	await frame.getByRole('navigation').first().getByText('课程中心').waitFor();
	expect(await frame.getByText('菜单工坊').count()).toBe(0);
	expect(await page.getByRole('dialog').count()).toBe(0);
	await expectAccessible(page);

	// Choices are taken while the frame starts, too.
	await button(page, '重新打开预览').click();
	await choose(page, '手机');
	await choose(page, '深色');
	await page.getByTitle('预览：学生，手机，深色').waitFor();
	await frame.locator('body[arco-theme="dark"]').waitFor();
	await rename(page, '个人中心', '我的地盘');
	await button(frame, '打开菜单').click();
	const menu = frame.getByRole('dialog');
	await menu.getByText('我的地盘').click();
	await page.getByText('/ucenter', { exact: true }).waitFor();

	// A button that submits is answered by the preview itself.
	await button(frame, '打开菜单').click();
	await menu.getByText('通知公告').click();
	await button(frame, '全部标为已读').click();
	await frame.getByText('预览里不能提交').waitFor();

	await choose(page, '管理员');
	await choose(page, '电脑');
	for (const layout of ['横向', '分栏', '综合', '纵向']) {
		await choose(page, layout);
		await page.getByTitle(`预览：管理员，电脑，${layout}布局，深色`).waitFor();
	}
	await frame.getByRole('navigation').first().getByText('菜单工坊').waitFor();
	const address = page.url();
	// The app notes that the typed text of the admin is open once it has the key for it, which may be after the tree is drawn.
	const withoutDrafts = (text: string): unknown[] => JSON.parse(text).filter(([name]: [string]) => !/draft|typed-text/.test(name));
	const after = { stored: await stored(), steps: await page.evaluate(() => history.length) };
	expect(withoutDrafts(after.stored)).toEqual(withoutDrafts(before.stored));
	expect([after.steps, page.url()]).toEqual([before.steps, address]);
});

journey('a page of another site that frames the app gets no preview', async ({ site }) => {
	const tiny = await startTinySite(
		`const frame = document.createElement('iframe'); frame.dataset.preview = ''; frame.src = ${JSON.stringify(`${site.url}/index`)}; document.documentElement.append(frame);`,
	);
	const visit = await openSite(tiny.url);
	// The build's own header refuses the frame; a host may not send it.
	await visit.page.route(`${site.url}/index`, async (route) => {
		const response = await route.fetch();
		const { 'content-security-policy': _, ...headers } = response.headers();
		await route.fulfill({ response, headers });
	});
	await visit.page.goto('/');
	await visit.page.frameLocator('iframe').getByRole('form', { name: '登录' }).waitFor();
	await visit.close();
	await tiny.close();
});

const NO_EFFECT = '现在的菜单由应用自己的路由表决定：发布会保存版本，但用户还看不到。';

journey('an admin who deletes the whole menu is told why it cannot be published, and stays in the studio', async ({ page }) => {
	await answerJson(page, '**/config.json', { authentication: 'all' });
	await openStudio(page);
	await node(page, '视频中心').click();
	await page.keyboard.press('Control+a');
	await page.keyboard.press('Delete');
	await expect.poll(() => page.getByRole('treeitem').count()).toBe(0);
	await button(page, '发布').click();
	const dialog = page.getByRole('dialog', { name: '发布菜单' });
	const errors = dialog.getByRole('region', { name: '要先改好，2 处' });
	await errors.getByText('菜单里没有能当首页的页面').waitFor();
	await errors.getByText('管理员、编辑在菜单里找不到“菜单工坊”').waitFor();
	expect(await button(dialog, '发布').getAttribute('aria-disabled')).toBe('true');
	await dialog.getByText('有 2 处要先改好').waitFor();
	await expectAccessible(page);
});

journey('with a served list that is empty, home, sign-out and rolling back still work', async ({ page }) => {
	await answerJson(page, '**/config.json', { authentication: 'all' });
	await answerJson(page, '**/router/getList*', { code: 200, data: { list: [] } });
	await openAs(page, 'admin', '/nowhere');
	await button(page, '回到首页').click();
	await page.waitForURL('**/index');
	await page.getByRole('navigation').first().getByRole('link', { name: '菜单工坊', exact: true }).click();
	await button(page, '历史').click();
	const history = page.getByRole('dialog');
	await button(history, '查看第 3 版').click();
	await history.getByLabel('为什么回退').fill('菜单空了');
	await button(history, '回到第 3 版').click();
	await messages(page).filter({ hasText: '已经回到第 3 版' }).waitFor();
	await page.keyboard.press('Escape');
	await page.locator('.shell-user-button').click();
	await pressSignOut(page);
	await page.getByRole('form', { name: '登录' }).waitFor();
});

journey('two admins publish: merged, in conflict, rolled back', async ({ page }) => {
	const other = await otherAdmin(page);
	await openStudio(page);
	await page.getByText(NO_EFFECT).waitFor();
	await rename(page, '视频中心', '看视频');
	await button(page, '发布').click();
	const dialog = page.getByRole('dialog', { name: '发布菜单' });
	await dialog.getByText(NO_EFFECT).waitFor();
	const changes = dialog.getByRole('list', { name: '变化' });
	await changes.getByText('把“视频中心”改名为“看视频”').waitFor();
	await expectAccessible(page);
	await button(dialog, '发布').click();
	await dialog.getByText('写一句话，别的管理员才看得懂').waitFor();

	// Another node: merged, and shown again.
	await other.publish('公告改名', retitle('通知公告', '公告'));
	await dialog.getByLabel('这一版改了什么').fill('视频改名');
	await button(dialog, '发布').click();
	await dialog.getByText('测试员刚刚发布了第 5 版（公告改名）').waitFor();
	expect(await changes.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('把“视频中心”改名为“看视频”')]);
	await expect.poll(() => button(dialog, '发布').getAttribute('aria-disabled')).toBeNull();
	await button(dialog, '发布').click();
	await dialog.getByText('第 6 版发布好了').waitFor();
	await dialog.getByText('用户看到的菜单还没有变').waitFor();
	await button(dialog, '完成').click();
	const merged = JSON.stringify((await other.published()).list);
	expect([merged.includes('"看视频"'), merged.includes('"公告"')]).toEqual([true, true]);
	await page.getByRole('region', { name: '菜单工坊' }).getByText('和已发布的一样').waitFor();
	await node(page, '公告').waitFor();

	// The same node: side by side. On a phone, in the dark.
	await rename(page, '荣誉中心', '荣誉墙');
	await button(page, '发布').click();
	await dialog.getByLabel('这一版改了什么').fill('荣誉改名');
	await other.publish('荣誉馆', retitle('荣誉中心', '荣誉馆'));
	await button(dialog, '发布').click();
	const conflict = dialog.getByRole('group').first();
	await conflict.getByText('把“荣誉中心”改名为“荣誉馆”').waitFor();
	await page.setViewportSize(NARROW);
	await setMode(page, 'dark');
	await expectAccessible(page);
	// The group and its only page, which have one name, are asked about one by one.
	for (const mine of await dialog.getByRole('radio', { name: /我的修改/ }).all()) await mine.check();
	await button(dialog, '合并，再看一遍').click();
	await changes.getByText('把“荣誉馆”改名为“荣誉墙”').waitFor();
	await expectAccessible(page);
	await setMode(page, 'light');
	await dialog.getByLabel('这一版改了什么').fill('荣誉改名，和测试员商量过');
	await expect.poll(() => button(dialog, '发布').getAttribute('aria-disabled')).toBeNull();
	await button(dialog, '发布').click();
	await button(dialog, '完成').click();
	await page.setViewportSize(WIDE);

	// Rolling back is a new version.
	await button(page, '历史').click();
	const history = page.getByRole('dialog');
	await history.getByText('荣誉改名，和测试员商量过').waitFor();
	await expectAccessible(page);
	await button(history, '查看第 4 版').click();
	await changes
		.or(history.getByRole('list', { name: '变化' }))
		.first()
		.waitFor();
	await expectAccessible(page);
	await history.getByLabel('为什么回退').fill('先用旧的');
	await button(history, '回到第 4 版').click();
	await messages(page).filter({ hasText: '已经回到第 4 版' }).waitFor();
	await history.getByText('回到第 4 版', { exact: true }).waitFor();
	const rolledBack = await other.published();
	expect([rolledBack.version, rolledBack.comment]).toEqual([9, '先用旧的']);
	await page.keyboard.press('Escape');
	await node(page, '视频中心').waitFor();
});

/** Routes as vue-element-admin documents them. */
const FOREIGN = [
	{
		path: '/permission',
		component: 'Layout',
		redirect: '/permission/page',
		alwaysShow: true,
		name: 'Permission',
		meta: { title: '权限示例', icon: 'el-icon-padlock', roles: ['Admin', 'teacher'] },
		children: [
			{
				path: 'page',
				component: 'course-index',
				name: 'PagePermission',
				meta: { title: '示例课程', noCache: true, affix: true, breadcrumb: false, wobble: 1 },
			},
		],
	},
];

journey('routes of another framework are imported after a report, and taken back by undo', async ({ page }) => {
	await openStudio(page);
	await button(page, '导入').click();
	const dialog = page.getByRole('dialog', { name: '导入菜单' });
	const field = dialog.getByLabel('或者粘贴 JSON');
	await field.fill('[{');
	await button(dialog, '检查').click();
	await dialog.getByText('不是完整的 JSON').waitFor();
	await expectAccessible(page);
	await field.fill(JSON.stringify({ code: 20000, data: FOREIGN }));
	await button(dialog, '检查').click();
	await dialog.getByText('认出来了').waitFor();
	expect(await dialog.getByRole('radio', { name: /^接在现在的菜单后面/ }).isChecked()).toBe(true);
	expect(await dialog.getByText('以后就改不了菜单了').count()).toBe(0);
	await dialog.getByRole('radio', { name: /^换掉现在的菜单/ }).check();
	await dialog.getByRole('region', { name: '请留意' }).getByText('以后就改不了菜单了').waitFor();
	const lost = dialog.getByRole('region', { name: '没有导入的' });
	await lost.getByText('应用不认识这项设置，没有导入：示例课程').waitFor();
	expect(await lost.getByText('meta.wobble: 1').isVisible()).toBe(false);
	await lost.getByText('详情').click();
	expect(await lost.getByText('meta.wobble: 1').isVisible()).toBe(true);
	await pick(dialog.getByRole('combobox', { name: 'teacher' }), '编辑');
	const icon = dialog.getByRole('combobox', { name: 'el-icon-padlock' });
	await icon.click();
	await icon.fill('密码');
	await page.getByRole('option', { name: '锁', exact: true }).click();
	await page.getByRole('listbox').first().waitFor({ state: 'hidden' });
	await dialog.getByText('新增“示例课程”，在“权限示例”下').waitFor();
	await expectAccessible(page);
	await page.setViewportSize(NARROW);
	expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
	await button(dialog, '放进草稿').click();
	await page.setViewportSize(WIDE);
	await node(page, '权限示例').waitFor();
	expect(await node(page, '视频中心').count()).toBe(0);
	const [download] = await Promise.all([page.waitForEvent('download'), button(page, '导出').click()]);
	const text = await (await download.createReadStream()).toArray();
	expect(JSON.parse(Buffer.concat(text).toString())[0]).toMatchObject({
		meta: { title: '权限示例', icon: 'lock', guard: ['Admin', 'Editor'] },
	});
	await node(page, '权限示例').focus();
	await page.keyboard.press('Control+z');
	await node(page, '视频中心').waitFor();
});
