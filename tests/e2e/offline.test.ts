/** The service worker: a second visit without a server, and a new release. "Offline" is a server that is stopped. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { AttemptRow } from '#app/exam/back-end/rows.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { createTestBackend } from './support/backend.ts';
import { launchBrowser } from './support/browser.ts';
import { BASE, built } from './support/builds.ts';
import { settled, signIn } from './support/page-steps.ts';

const HANG = 60_000;

describe.each(sampleOf(['/', BASE], 1))('below %s', (base) => {
	const backend = createTestBackend({ site: base.replace(/\/$/, '') });
	let root: string;
	let dist: string;
	let server: AppServer;
	let context: BrowserContext;
	let page: Page;
	const thrown: string[] = [];

	const serve = async (): Promise<void> => {
		server = await startAppServer({ dist, base, bases: backend.bases, backend: backend.fetch });
	};
	const at = (address: string): string => server.url + base + address;

	beforeAll(async () => {
		mkdirSync('.cache', { recursive: true });
		root = path.resolve(mkdtempSync('.cache/offline-'));
		dist = path.join(root, 'dist');
		cpSync(await built(base === BASE ? 'below-base-history' : 'product'), dist, { recursive: true });
		await serve();
		context = await newContext(server);
		page = await context.newPage();
		page.on('pageerror', ({ message }) => thrown.push(message));
		await page.goto(at('login'));
		await signIn(page);
		await settled(page);
	});
	afterAll(async () => {
		await context?.close();
		await server?.close();
		if (root) rmSync(root, { recursive: true, force: true });
	});

	test('a second visit without a server shows the shell, a visited page, a document and a draft', async () => {
		await page.goto(at('profile'));
		await settled(page);
		await page.getByRole('textbox', { name: '个性签名' }).fill('写到一半');
		await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
		await expect.poll(() => page.evaluate(keptAnswers, 'main.studentInfo')).toBe(1);
		await page.goto(at('courseIndex'));
		await settled(page);
		const titles = await courses(page);
		expect(titles.length).toBeGreaterThan(3);
		const size = await page.evaluate(async (file) => (await (await fetch(file)).arrayBuffer()).byteLength, `${base}static/files/a034.pdf`);
		await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
		await expect.poll(() => page.evaluate(keptAnswers, 'main.courseThemeCourses')).toBeGreaterThan(0);

		await server.close();
		await page.goto(at('courseIndex'));
		await settled(page);
		await page.getByText(/^没有连上服务器，/).waitFor();
		expect(await page.getByRole('banner').innerText()).toContain('林小满');
		expect(await courses(page)).toEqual(titles);
		expect(await page.evaluate(async (file) => (await (await fetch(file)).arrayBuffer()).byteLength, `${base}static/files/a034.pdf`)).toBe(
			size,
		);
		await page.goto(at('profile'));
		await settled(page);
		await expect.poll(() => page.getByRole('textbox', { name: '个性签名' }).inputValue()).toBe('写到一半');
		expect(thrown).toEqual([]);

		await serve();
	});

	test('an exam that was begun opens again without a server, and what is answered there arrives later', async () => {
		await page.goto(at('examPrepHubPaperInfo?id=p37'));
		await page.getByRole('list', { name: '检查结果' }).waitFor();
		await page.getByRole('button', { name: '开始作答' }).click();
		const desk = page.getByRole('dialog', { name: /^正在作答/ });
		const question = (no: number): Locator => desk.getByRole('heading', { name: new RegExp(`^第 ${no} 题`) });
		await question(1).waitFor();
		await page.keyboard.press('a');
		await desk.getByText(/^已保存/).waitFor();
		await desk.getByText('断网也能接着答').waitFor();
		await expect.poll(() => page.evaluate(keptAnswers, 'main.paperDetail {"id":"p37","attemptId"')).toBe(1);

		await server.close();
		await page.goto(page.url());
		await question(2).waitFor();
		await desk.getByText('已答 1/15').waitFor();
		await page.keyboard.press('b');
		await desk.getByText('已答 2/15').waitFor();
		await serve();
		await page.evaluate(() => window.dispatchEvent(new Event('online')));
		const open = () => backend.store.rowsBy<AttemptRow>('attempts', 'paperId', 'p37').filter(({ state }) => state === 'in_progress');
		await expect.poll(() => open().map(({ answers }) => answers.length)).toEqual([2]);
		await page.goto(at('courseIndex'));
		await settled(page);
	});

	test('the caches hold files of the build alone: no answer of an API, no token, no version.json', async () => {
		const { urls, texts } = await page.evaluate(async () => {
			const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()));
			const answers = found.flat();
			return { urls: answers.map(({ url }) => new URL(url).pathname), texts: await Promise.all(answers.map((answer) => answer.text())) };
		});
		const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('student-app-token') ?? '{}') as { token: string }).token);
		const files = new RegExp(
			`^${base}(index\\.html|config\\.json|[\\w-]+\\.(svg|png|webmanifest)|(static|covers|avatars|honours|works)/.+)$`,
		);
		expect(urls.length).toBeGreaterThan(20);
		expect(urls.filter((url) => !files.test(url))).toEqual([]);
		expect(token.length).toBeGreaterThan(8);
		expect(texts.some((text) => text.includes(token.slice(0, -4)) || text.includes('林小满'))).toBe(false);
	});

	test('a new release is offered once, waits, and is taken by 刷新', async () => {
		await page.goto(at('courseIndex'));
		await settled(page);
		release(dist, '2099-01-01T00:00:00.000Z');
		await page.goto(at('courseIndex'));
		await settled(page);
		expect(await builtOf(page)).not.toContain('2099');

		const offer = page.getByRole('status').getByText('有新版本，刷新一下就能用上');
		await expect
			.poll(async () => {
				await page.evaluate(() => window.dispatchEvent(new Event('focus')));
				return offer.count();
			})
			.toBe(1);
		await page.getByRole('button', { name: '刷新', exact: true }).click();
		await expect.poll(() => builtOf(page).catch(() => '')).toBe('2099-01-01T00:00:00.000Z');
		await settled(page);
		expect(await offer.count()).toBe(0);
		expect(thrown).toEqual([]);
	});
});

test('the demo opens without a server, and its judge runs the language that has run before', async () => {
	let server = await startAppServer({ dist: await built('demo') });
	const context = await newContext(server);
	onTestFinished(async () => {
		await context.close();
		await server.close();
	});
	const page = await context.newPage();
	await page.goto('/login');
	await signIn(page);
	const runs = async (word: string): Promise<void> => {
		await page.goto('/problem/program?problemId=P1001');
		await settled(page);
		await page.getByLabel('语言').selectOption('JavaScript V8');
		await page.getByRole('textbox', { name: '程序', exact: true }).click();
		await page.keyboard.press('Control+A');
		await page.keyboard.insertText(`print("${word}" + readline());`);
		await page.getByRole('textbox', { name: '自测输入' }).fill('你好');
		await page.getByRole('button', { name: '运行自测' }).click();
		await page.getByRole('region', { name: '输入与结果' }).getByText(`${word}你好`).waitFor();
	};
	await runs('一');
	await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
	// Under the worker, which then keeps the engine's scripts.
	await runs('二');
	await server.close();
	await runs('三');
	server = await startAppServer({ dist: await built('demo') });
});

async function newContext({ url }: AppServer): Promise<BrowserContext> {
	const context = await (await launchBrowser()).newContext({ baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
	context.setDefaultTimeout(HANG);
	return context;
}

const courses = (page: Page): Promise<string[]> => page.locator('main:visible').getByRole('listitem').getByRole('heading').allInnerTexts();

const builtOf = async (page: Page): Promise<string> => (await page.locator('meta[name="built"]').getAttribute('content')) ?? '';

/** Runs in the page: files with a hash that it has loaded and no cache holds. */
async function missingFiles(): Promise<string[]> {
	await navigator.serviceWorker.ready;
	const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
	const hashed = loaded.filter((name) => /\.[0-9a-f]{8}\.(js|css)$/.test(name));
	const missing: string[] = [];
	for (const name of hashed) if (!(await caches.match(name))) missing.push(name);
	return missing;
}

/** Runs in the page: how many kept answers begin with a name of an operation and a part of its input. */
async function keptAnswers(start: string): Promise<number> {
	if (localStorage.getItem('student-app-kept-answers') === null) return 0;
	const opening = indexedDB.open('student-app-kept');
	await new Promise((resolve) => opening.addEventListener('success', resolve));
	const asking = opening.result.transaction('answers').objectStore('answers').getAllKeys();
	await new Promise((resolve) => asking.addEventListener('success', resolve));
	opening.result.close();
	return (asking.result as [string, string][]).filter(([, id]) => id.startsWith(start)).length;
}

/** Gives the build another time, as a new release has; its service worker then differs, too. */
function release(dist: string, built: string): void {
	const edit = (name: string, change: (text: string) => string): void => {
		const file = path.join(dist, name);
		const before = readFileSync(file, 'utf8');
		const after = change(before);
		if (after === before) throw new Error(`Nothing to change in ${name}`);
		writeFileSync(file, after);
	};
	edit('index.html', (text) => text.replace(/(name="built" content=")[^"]+/, (_text, start: string) => start + built));
	edit('version.json', (text) => text.replace(/("built":")[^"]+/, (_text, start: string) => start + built));
	edit('sw.js', (text) => text.replace(/(index\.html",revision:")\w+/, (_text, start: string) => `${start}2099`));
}
