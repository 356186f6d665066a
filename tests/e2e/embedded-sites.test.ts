/** Sites that a served list embeds: in a page, as a link, and one that refuses to be framed. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { BASE, BOARD, built, OFFICE } from './support/builds.ts';
import { openAs, settled, signIn } from './support/page-steps.ts';
import { SERVED_LISTS, serveBuild } from './support/serve-build.ts';
import { activeTab, tab } from './support/tab-steps.ts';
import { openSite } from './support/visit.ts';

const REFUSING = `${OFFICE}/refusing`;
const OTHER = 'http://other.test/';

const LIST = [
	{ path: '/courses', name: 'courseIndex', component: 'course-index', meta: { title: '课程' } },
	{ path: '/board', name: 'Board', frame: `${BOARD}/today`, meta: { title: '学校看板', icon: 'grid' } },
	{ path: '/refusing', name: 'Refusing', frame: REFUSING, meta: { title: '不让嵌入', noKeepAlive: true } },
	{ path: '/other', name: 'Other', frame: OTHER, meta: { title: '别的网站' } },
];

const serving = ({ url }: Request): Response | null =>
	url.includes('/router/getList') ? Response.json({ code: 200, message: 'ok', data: { list: LIST } }) : null;

const at = (path: string): string => `${BASE}#${path}`;

const BOARD_PAGE = `<!doctype html><html lang="zh"><title>看板</title><h1>今天的课</h1><label>备注 <input></label>
<script>document.querySelector('h1').append(' ' + localStorage.length + ' ' + (document.referrer || '没有来源'))</script>`;

/** Answers for the two other origins. */
async function answerOthers(page: Page): Promise<{ visits: number }> {
	const seen = { visits: 0 };
	const html = { contentType: 'text/html; charset=utf-8' };
	await page.route(`${BOARD}/**`, (route) => {
		seen.visits += 1;
		return route.fulfill({ ...html, body: BOARD_PAGE });
	});
	await page.route(`${OFFICE}/**`, (route) => route.fulfill({ ...html, headers: { 'X-Frame-Options': 'DENY' }, body: '看不到' }));
	return seen;
}

async function open() {
	const site = await serveBuild(await built('below-base-hash'), { ...SERVED_LISTS, base: BASE, intercept: serving });
	const visit = await openSite(site.url);
	const seen = await answerOthers(visit.page);
	await visit.page.goto(at('/courses'));
	await signIn(visit.page);
	await settled(visit.page);
	return { ...visit, site, seen };
}

const menuLink = (page: Page, title: string) => page.getByRole('navigation').first().getByRole('link', { name: title, exact: true });
const wayOut = (page: Page) => page.getByRole('main').getByRole('link', { name: '在新标签页打开' });

it('an allowed site runs in the page, and its kept tab keeps it; the keyboard enters and leaves it; others are links', async () => {
	const { page, site, seen, complaints } = await open();
	await menuLink(page, '学校看板').click();
	const board = page.frameLocator('iframe[title="学校看板"]');
	await board.getByText(`今天的课 0 ${site.url}/`).waitFor();
	expect(await activeTab(page).innerText()).toBe('学校看板');
	expect(await page.title()).toMatch(/^学校看板 - /);
	expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['学校看板']);
	expect(await wayOut(page).getAttribute('href')).toBe(`${BOARD}/today`);
	await expect.poll(() => page.getByText('正在打开').count()).toBe(0);
	expect(await accessibilityFindings(page)).toEqual([]);

	await wayOut(page).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.type('记住');
	expect(await board.getByLabel('备注').inputValue()).toBe('记住');
	await page.keyboard.press('Shift+Tab');
	expect(await wayOut(page).evaluate((link) => link === document.activeElement)).toBe(true);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe');

	await menuLink(page, '课程').click();
	await settled(page);
	await tab(page, '学校看板').click();
	expect(await board.getByLabel('备注').inputValue()).toBe('记住');
	expect(seen.visits).toBe(1);
	await page.getByRole('button', { name: '重新加载这个网站' }).click();
	await expect.poll(() => seen.visits).toBe(2);

	expect(await menuLink(page, '别的网站').getAttribute('href')).toBe(OTHER);
	await openAs(page, 'admin', at('/courses'));
	const notice = page.getByRole('complementary', { name: '路由问题' });
	await notice.getByText(/服务器下发的路由有 1 处问题/).click();
	await notice.getByText(`“${OTHER}”不在允许嵌入的网站里，改成了链接`).waitFor();
	// The requests of the frame, and messages of axe to it.
	expect(complaints.filter((text) => !text.includes(BOARD))).toEqual([]);
	await site.close();
});

it('a site that refuses to be framed leaves the way out; one that does not answer offers it once more', async () => {
	const { page, site, complaints } = await open();
	await menuLink(page, '不让嵌入').click();
	await page.locator('iframe[title="不让嵌入"]').waitFor();
	expect(await wayOut(page).getAttribute('href')).toBe(REFUSING);
	expect(await page.frameLocator('iframe').getByText('看不到').count()).toBe(0);
	await expect.poll(() => complaints.join()).toContain('X-Frame-Options');
	complaints.length = 0;

	await page.unroute(`${BOARD}/**`);
	await page.route(`${BOARD}/**`, () => undefined);
	await menuLink(page, '学校看板').click();
	await page.getByText('正在打开 board.test').waitFor();
	await page.getByRole('status').getByText('board.test 还没有打开').waitFor();
	expect(await wayOut(page).count()).toBe(2);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await site.close();
});
