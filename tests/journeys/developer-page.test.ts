import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordLog } from '#tests/e2e/support/failure-record.ts';
import { addressOf, settled, signIn } from '#tests/e2e/support/page-steps.ts';
import { openByMenu, tab, tabNames } from '#tests/e2e/support/tab-steps.ts';
import { openSite, type Visit } from '#tests/e2e/support/visit.ts';
import { copyManifests } from '#tests/support/copy-manifests.ts';
import { type StartedApp, startApp } from '#tests/support/started-app.ts';

const COPY = '.cache/e2e-saved';
/** Codegen's output folder for these manifests. */
const OUTPUT = '.cache/cache-e2e-saved';

let app: StartedApp;
let visit: Visit;

beforeAll(async () => {
	rmSync(COPY, { recursive: true, force: true });
	copyManifests('manifests', COPY);
	app = await startApp({ MANIFESTS: COPY });
	recordLog(app.output);
	visit = await openSite(app.url, { width: 1440, height: 500 });
	await signIn(visit.page);
});

afterAll(async () => {
	await visit?.close();
	await app?.stop();
	for (const folder of [COPY, OUTPUT]) rmSync(folder, { recursive: true, force: true });
});

function edit(page: string, find: string, replace: string): void {
	const file = path.join(COPY, 'pages', `${page}.yaml`);
	const text = readFileSync(file, 'utf8');
	expect(text).toContain(find);
	// Saved as one step: on a busy machine the watcher would read a file that is still empty.
	writeFileSync(`${file}.saved`, text.replace(find, replace));
	renameSync(`${file}.saved`, file);
}

const mark = () => visit.page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
const isMarked = () => visit.page.evaluate(() => document.documentElement.hasAttribute('data-not-reloaded'));

const main = () => visit.page.locator('main:visible');

it('a saved page updates at once and keeps filters, pagination, scroll position and tabs', async () => {
	const { page } = visit;
	await page.goto('/noticeIndex');
	await settled(page);
	await page.goto('/courseIndex?keyword=机&page=1');
	await settled(page);
	await mark();
	const scroller = await page.evaluateHandle(() => {
		const all = [...document.querySelectorAll('*')].filter(
			(each) =>
				each.checkVisibility() && each.scrollHeight > each.clientHeight + 150 && /auto|scroll/.test(getComputedStyle(each).overflowY),
		);
		return all[0] ?? document.scrollingElement;
	});
	await scroller.evaluate((element) => element?.scrollTo(0, 120));
	const before = { address: addressOf(page), scroll: await scroller.evaluate((element) => element?.scrollTop), tabs: await tabNames(page) };
	expect(before.scroll).toBe(120);
	expect(before.tabs.length).toBeGreaterThan(1);
	edit('course-index', 'label: 课程分类, icon: grid', 'label: 全部分类, icon: grid');
	await main().getByRole('button', { name: '全部分类' }).waitFor();
	const after = { address: addressOf(page), scroll: await scroller.evaluate((element) => element?.scrollTop), tabs: await tabNames(page) };
	expect(after).toEqual(before);
	expect(await page.getByRole('searchbox').inputValue()).toBe('机');
	expect(await isMarked()).toBe(true);
});

it('form input and cursor position stay when a block is inserted before the form', async () => {
	const { page } = visit;
	await page.goto('/changePassword');
	await settled(page);
	await mark();
	await page.getByLabel('现在的密码').fill('typed-1');
	await page.getByLabel('新密码', { exact: true }).pressSequentially('typed-2');
	edit('change-password', 'view:\n', 'view:\n  - { block: text, text: 请先读这一行 }\n');
	await main().getByText('请先读这一行').waitFor();
	await page.keyboard.type('-more');
	expect(await page.getByLabel('现在的密码').inputValue()).toBe('typed-1');
	expect(await page.getByLabel('新密码', { exact: true }).inputValue()).toBe('typed-2-more');
	expect(await isMarked()).toBe(true);
});

it('a page in a background tab updates and keeps its input', async () => {
	const { page } = visit;
	await page.goto('/changePassword');
	await settled(page);
	await mark();
	await page.getByLabel('现在的密码').fill('typed-4');
	await openByMenu(page, '课程中心');
	await settled(page);
	edit('course-index', 'label: 搜索课程', 'label: 找课程');
	edit('change-password', '请先读这一行', '请先读完这一行');
	await page.getByPlaceholder('找课程').waitFor();
	await tab(page, '修改密码').click();
	await main().getByText('请先读完这一行').waitFor();
	expect(await page.getByLabel('现在的密码').inputValue()).toBe('typed-4');
	expect(await isMarked()).toBe(true);
});

it('a bad edit keeps the page and its input, shows an overlay with the position, and the fix removes it', async () => {
	const { page, complaints } = visit;
	await page.goto('/changePassword');
	await settled(page);
	await mark();
	await page.getByLabel('现在的密码').fill('typed-3');
	edit('change-password', 'label: 现在的密码', 'labl: 现在的密码');
	const overlay = page.locator('rsbuild-error-overlay');
	await overlay.getByText('unknown-key').first().waitFor();
	const overlayText = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '');
	expect(overlayText).toContain(`${COPY}/pages/change-password.yaml`);
	expect(overlayText).toMatch(/\^\^\^\^/);
	expect(await page.getByLabel('现在的密码').inputValue()).toBe('typed-3');
	edit('change-password', 'labl: 现在的密码', 'label: 原来的密码');
	await page.getByLabel('原来的密码').waitFor();
	await overlay.waitFor({ state: 'detached' });
	expect(await page.getByLabel('原来的密码').inputValue()).toBe('typed-3');
	expect(await isMarked()).toBe(true);
	// The dev server also logs the finding to the console.
	expect(complaints.filter((text) => !text.includes('unknown-key'))).toEqual([]);
});
