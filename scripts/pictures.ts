/**
 * `npm run pictures`: takes the pictures of README.md and of `docs/guides/` from the built demo, light and dark. Needs Chromium and
 * a Chinese font.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from './find-browser.ts';

const OUT = 'docs/pictures';
const DIST = '.cache/pictures';
/** Browsers take this host for secure, as the demo needs. Nothing listens there. */
const ORIGIN = 'http://localhost/';
const SIZE = { width: 1440, height: 820 };
const THEMES = ['light', 'dark'] as const;

/** `DEMO=<folder>` takes the pictures of a demo that is already built. */
async function main(): Promise<void> {
	const dist = process.env.DEMO ?? DIST;
	if (!process.env.DEMO) {
		const build = ['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'error', '--env-mode', 'demo', '--dist-path', dist];
		execFileSync(process.execPath, build, { stdio: 'inherit' });
	}
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		mkdirSync(OUT, { recursive: true });
		const open = async (): Promise<Page> => {
			const page = await browser.newPage({
				baseURL: ORIGIN,
				viewport: SIZE,
				reducedMotion: 'reduce',
				locale: 'zh-CN',
				timezoneId: 'Asia/Shanghai',
			});
			await serve(page, dist);
			return page;
		};
		await student(await open());
		await administrator(await open());
	} finally {
		await browser.close();
		if (!process.env.DEMO) rmSync(DIST, { recursive: true, force: true });
	}
}

/** Answers from the folder of the build; every other address is a page of the app. */
async function serve(page: Page, dist: string): Promise<void> {
	await page.context().route(`${ORIGIN}**`, (route) => {
		const file = path.join(dist, decodeURIComponent(new URL(route.request().url()).pathname));
		return route.fulfill({ path: existsSync(file) && statSync(file).isFile() ? file : path.join(dist, 'index.html') });
	});
}

async function signIn(page: Page, account: string): Promise<void> {
	await page.goto('/login');
	await page.getByLabel('账号').fill(account);
	await page.getByLabel('密码', { exact: true }).fill('123456');
	await page.getByRole('button', { name: '登录', exact: true }).click();
	// The sign-in page has a banner too, and leaving it too soon ends the sign-in.
	await page.waitForURL((url) => !url.pathname.endsWith('/login'));
	await page.getByRole('banner').waitFor();
}

const PROGRAM = 'name, n = input().split()\nprint("Robot " + name + " No. " + n + " ready!")\n';

const FOLLOWER = `from robot import *

while 距离() > 20:
    if 左边颜色() == '黑':
        马达(40, 160)
    elif 右边颜色() == '黑':
        马达(160, 40)
    else:
        马达(160, 160)
    等待(0.02)
灯('红')
停下()
`;

/** The home page, a program that the judge of the page finds wrong, and one that follows a line. */
async function student(page: Page): Promise<void> {
	await signIn(page, 'student01');
	await page.getByRole('main').getByRole('heading').first().waitFor();
	await page.waitForLoadState('networkidle');
	await page.mouse.move(0, 0);
	await take(page, 'home');

	await page.goto('/problem/program?problemId=P1001');
	await page.getByLabel('语言').selectOption('Python3');
	await write(page, PROGRAM);
	await page.getByRole('button', { name: '提交', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
	await page.getByRole('region', { name: '输入与结果' }).getByText('答案错误').first().waitFor({ timeout: ENGINE_MS });
	await take(page, 'judge');

	await page.goto('/robotField?world=grand-tour');
	await write(page, FOLLOWER);
	await page.getByRole('button', { name: '运行', exact: true }).click();
	await page.getByRole('button', { name: '重放' }).waitFor({ timeout: ENGINE_MS });
	await take(page, 'robot');
}

/** In the place of the program that is there. */
async function write(page: Page, program: string): Promise<void> {
	await page.getByRole('textbox', { name: '程序', exact: true }).click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(program);
}

/** Milliseconds in which the slowest machine loads the engine and judges. */
const ENGINE_MS = 120_000;

/** The simulated back end serves its route list, so that what is published shows at once. */
async function administrator(page: Page): Promise<void> {
	await page.route('**/config.json', (route) => route.fulfill({ json: { backend: 'simulated' } }));
	await signIn(page, 'admin');
	await editor(page);
	await publishing(page);
	await rights(page);
}

const tree = (page: Page): Locator => page.getByRole('tree', { name: '菜单' });
const node = (page: Page, title: string): Locator =>
	tree(page)
		.getByRole('treeitem', { name: new RegExp(`^${title}`) })
		.first();
const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });

async function editor(page: Page): Promise<void> {
	await page.goto('/menuStudio');
	const fields = page.getByRole('region', { name: '属性与问题' });
	await node(page, '个人中心').click();
	await fields.getByLabel('标题').fill('我的主页');
	await take(page, 'editor');
	await page.getByRole('toolbar', { name: '菜单操作' }).getByRole('button', { name: '链接', exact: true }).click();
	await fields.getByLabel('标题').fill('少年编程社区');
	await fields.getByLabel('链接地址').fill('https://www.example.com/community');
	await fields.getByText('在新窗口打开').scrollIntoViewIfNeeded();
	await take(page, 'link', fields);

	await button(page, '预览').click();
	const preview = page.getByRole('region', { name: '预览' });
	await preview.getByRole('radio', { name: '手机' }).check();
	await page.frameLocator('iframe').getByRole('banner').waitFor();
	await take(page, 'preview');
	await button(page, '预览').click();
}

async function publishing(page: Page): Promise<void> {
	await button(page, '发布').click();
	const dialog = page.getByRole('dialog', { name: '发布菜单' });
	await dialog.getByLabel('这一版改了什么').fill('加上少年编程社区，个人中心改名');
	await take(page, 'publish', dialog);
	await page.keyboard.press('Escape');
	const leave = page.getByRole('dialog').getByRole('button', { name: '确定' });
	await leave.click();
	await dialog.waitFor({ state: 'detached' });

	await button(page, '历史').click();
	const history = page.getByRole('dialog', { name: '发布历史' });
	await history.getByRole('list', { name: '发布过的版本' }).waitFor();
	await take(page, 'history', history);
	await page.keyboard.press('Escape');
	await history.waitFor({ state: 'detached' });

	await button(page, '导入').click();
	const importing = page.getByRole('dialog', { name: '导入菜单' });
	await take(page, 'import', importing);
	await page.keyboard.press('Escape');
	await importing.waitFor({ state: 'detached' });
}

async function rights(page: Page): Promise<void> {
	await page.goto('/accessMatrix?permission=read:system');
	await page.getByRole('group', { name: '角色能用什么' }).waitFor();
	await take(page, 'rights');
}

/** Takes a picture of the window, or of a part of it, in each theme. */
async function take(page: Page, name: string, part?: Locator): Promise<void> {
	for (const theme of THEMES) {
		await setTheme(page, theme);
		// Toasts would hide what the picture shows.
		await page.getByRole('status').filter({ hasText: '欢迎来到' }).waitFor({ state: 'detached' });
		await page.evaluate('document.fonts.ready.then(() => true)');
		const file = path.join(OUT, `${name}-${theme}.png`);
		await (part ?? page).screenshot({ path: file, animations: 'disabled', caret: 'hide' });
		console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
	}
	await setTheme(page, 'light');
}

/** As text: scripts are not compiled with the types of the DOM. */
const setTheme = (page: Page, theme: string) => page.evaluate(`document.body.setAttribute('arco-theme', '${theme}')`);

await main();
