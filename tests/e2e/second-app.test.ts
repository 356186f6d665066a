import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedApp, startApp } from '#tests/support/started-app.ts';
import { recordLog } from './support/failure-record.ts';
import { settled } from './support/page-steps.ts';
import { lookOf, openBeforeScripts } from './support/theme-steps.ts';
import { openSite, type Visit } from './support/visit.ts';

let app: StartedApp;
let visit: Visit;

beforeAll(async () => {
	app = await startApp({ MANIFESTS: 'examples/library' });
	recordLog(app.output);
	visit = await openSite(app.url);
});

afterAll(async () => {
	await visit?.close();
	await app?.stop();
});

it('another folder of manifests is another app with its own title, menu and pages', async () => {
	const { page } = visit;
	await page.goto('/');
	await page.waitForURL(/\/shelf/);
	await settled(page);
	const menu = page.getByRole('navigation', { name: '主菜单' });
	expect(await menu.getByRole('link').allInnerTexts()).toEqual(['书架', '借阅']);
	expect(await page.title()).not.toContain('星芒');
});

it('its lists are searched and paginated by its own contract', async () => {
	const { page } = visit;
	await page.goto('/shelf');
	await settled(page);
	expect(await page.locator('main').getByRole('listitem').getByRole('heading').count()).toBe(6);
	await page.getByRole('searchbox').fill('沈屿');
	await expect
		.poll(() => page.locator('main').getByRole('listitem').getByRole('heading').allInnerTexts())
		.toEqual(['一粒种子的旅行', '海边观鸟手记']);
});

it('a form writes to its own back end, and the list shows the new row', async () => {
	const { page } = visit;
	await page.goto('/book/b03');
	await settled(page);
	await page.getByLabel('借书人').fill('叶知秋');
	await page.getByRole('button', { name: '借出', exact: true }).click();
	await page.waitForURL(/\/loans/);
	await page.getByRole('row', { name: /迷宫里的老鼠.*叶知秋/ }).waitFor();
});

it('the page has the colour of its app.yaml before any script runs, and its theme has a storage key of its own', async () => {
	const { page, complaints, close } = await openSite(app.url);
	await openBeforeScripts(page, '/', '{"version":1,"mode":"dark"}', 'student-app-theme');
	expect(await lookOf(page)).toMatchObject({ mode: 'light', primary: '47, 133, 90' });
	await openBeforeScripts(page, '/', '{"version":1,"mode":"dark"}', 'library-theme');
	expect(await lookOf(page)).toMatchObject({ mode: 'dark' });
	await close();
	expect(complaints).toEqual([]);
});

it('the second app caused no complaints of the page', () => {
	expect(visit.complaints).toEqual([]);
});
