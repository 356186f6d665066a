import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, signIn } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { openWindow } from './support/windows.ts';

const WANTED = '/courseIndex?keyword=Python';
const INFO = '**/user/student/info';
const CONFIG = '**/config.json';

const html = (status: number) => (route: Route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' });
const text = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

const token = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('student-app-token'));
const retry = (page: Page): Promise<void> => page.getByRole('button', { name: '重试' }).click();

function forgive(complaints: string[], ...expected: readonly string[]): void {
	const others = complaints.filter((each) => !expected.some((part) => each.includes(part)));
	complaints.splice(0, complaints.length, ...others);
}

/** `tests/src/session/user-answer.test.ts` and start-gate.test.tsx have all answers. */
const FAULTS: readonly (readonly [fault: string, answer: (route: Route) => Promise<void>, title: string])[] = [
	['a lost connection', (route) => route.abort('connectionreset'), '没有连上服务器'],
	['a gateway without its server', html(502), '服务器暂时不可用'],
	['a list of users', text('{"code":200,"data":[]}'), '没有取到你的信息'],
];

journey(
	'a temporary fault of the user info keeps the session, shows an error page, and a retry opens the requested page, also after sign-in',
	async ({ page, site, complaints }) => {
		await openAs(page);
		const before = await token(page);
		const other = await openWindow(page, site.url, complaints);
		await other.goto('/ucenter');
		await settled(other);
		for (const [fault, answer, title] of FAULTS) {
			// With the last visit, a lost connection would open the app: see `offline.test.ts`.
			await page.evaluate(() => localStorage.removeItem('student-app-last-visit'));
			await page.route(INFO, answer);
			await page.goto(WANTED);
			await page.getByRole('heading', { name: title }).waitFor();
			expect([fault, await token(page), addressOf(page)]).toEqual([fault, before, WANTED]);
			expect(await page.locator('.feedback-message').count()).toBe(0);
			await page.unroute(INFO);
			await retry(page);
			await settled(page);
			expect([fault, addressOf(page)]).toEqual([fault, WANTED]);
		}
		expect(addressOf(other)).toBe('/ucenter');
		expect(await other.getByRole('banner').innerText()).toContain('林小满');
		await other.close();

		// The error page lets the user sign out.
		await page.route(INFO, html(502));
		await page.goto(WANTED);
		await page.getByRole('button', { name: '退出登录' }).click();
		await page.getByLabel('账号').waitFor();
		expect(await token(page)).toBeNull();

		// A retry follows the redirect of the sign-in page.
		await page.goto(`/login?redirect=${encodeURIComponent(WANTED)}`);
		await page.getByLabel('账号').fill('student01');
		await page.getByLabel('密码', { exact: true }).fill('123456');
		await page.getByRole('button', { name: '登录', exact: true }).click();
		await page.getByRole('heading', { name: '服务器暂时不可用' }).waitFor();
		await page.unroute(INFO);
		await retry(page);
		await settled(page);
		expect(addressOf(page)).toBe(WANTED);
		forgive(complaints, '/user/student/info', 'net::ERR_', 'status of 502');
	},
);

journey(
	'when the storage is forbidden, the session lasts until the page closes, a message says so, and the shell works',
	async ({ page }) => {
		// `tests/src/lib/fallback-storage.test.ts` has one that is full.
		await page.addInitScript(() => {
			for (const name of ['localStorage', 'sessionStorage']) {
				Object.defineProperty(window, name, {
					get() {
						throw new DOMException('forbidden', 'SecurityError');
					},
				});
			}
		});
		await page.goto(`/login?redirect=${encodeURIComponent(WANTED)}`);
		await signIn(page);
		await said(page, '刷新页面后需要重新登录');
		await settled(page);
		expect(addressOf(page)).toBe(WANTED);
		await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '视频中心', exact: true }).click();
		await settled(page);
		await page.getByRole('tab', { name: '视频中心', selected: true }).waitFor();
		await page.getByRole('button', { name: '主题设置' }).click();
		await page.getByRole('dialog', { name: '主题设置' }).getByRole('slider', { name: '圆角' }).fill('0');
		await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--border-radius'))).toBe('0px');
		await page.reload();
		await page.getByLabel('账号').waitFor();
	},
);

journey(
	'a missing entry script and an invalid config.json are reported and can be repaired; a valid one names who hears of errors',
	async ({ page, complaints }) => {
		await page.route('**/static/js/*.js', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }));
		await page.goto('/login');
		await page.getByRole('heading', { name: '页面没有打开' }).waitFor();
		await page.unroute('**/static/js/*.js');
		await page.getByRole('button', { name: '重新打开' }).click();
		await page.getByLabel('账号').waitFor();
		expect(await page.getByRole('heading', { name: '页面没有打开' }).isVisible()).toBe(false);

		// `tests/src/http/runtime-config.dom.test.ts` has all problems, such as one that hangs.
		for (const [answer, problem] of [
			[html(200), 'config.json 的内容是网页，不是 JSON'],
			[(route: Route) => route.abort('connectionreset'), 'config.json 没有取到，可能是网络断了'],
		] as const) {
			await page.route(CONFIG, answer);
			await page.goto('/login');
			await page.getByRole('heading', { name: '应用没有启动' }).waitFor();
			expect(await page.getByRole('alert').innerText()).toContain(problem);
			await page.unroute(CONFIG);
			await retry(page);
			await page.getByLabel('账号').waitFor();
		}
		await page.route(CONFIG, html(404));
		await page.goto('/login');
		await page.getByLabel('账号').waitFor();
		await page.unroute(CONFIG);

		// Errors and web vitals of a visit reach the server that it names.
		await page.route(CONFIG, text('{"monitor":{"url":"/monitor/in"}}'));
		let report = '';
		await page.route('**/monitor/in', (route) => {
			report += route.request().postData() ?? '';
			return route.fulfill({ status: 204 });
		});
		await page.goto('/login');
		// The first input ends the search for the largest paint.
		await page.getByLabel('账号').click();
		await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('lost at ?token=abc') })));
		await expect.poll(() => report).toContain('lost at ?token=***');
		await expect.poll(() => report).toContain('"name":"LCP"');
		forgive(complaints, '/static/js/', 'config.json', 'net::ERR_', 'status of 404');
	},
);
