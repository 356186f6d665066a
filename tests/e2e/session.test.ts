import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settings } from '#generated/settings.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { greetingAt } from '#src/lib/greeting.ts';
import { hourIn } from '#src/lib/zoned-time.ts';
import { keepMessages } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, signIn } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { walkTo } from './support/walk.ts';
import { openWindow, signOut, spoilToken, storedText } from './support/windows.ts';

journey(
	'spec 4: sign-in welcomes by the clock of the server, adds digits to the token and keeps the judge secret; sign-out removes all',
	async ({ page }) => {
		// Also in a browser elsewhere.
		const greeting = greetingAt(hourIn(MOCK_NOW, settings.site.timeZone));
		// Twelve hours away from the server's clock.
		await page.clock.setFixedTime(MOCK_NOW + 12 * 3_600_000);
		await keepMessages(page);
		const logged: string[] = [];
		const traded: string[] = [];
		const sent: string[] = [];
		page.on('console', (message) => logged.push(message.text()));
		page.on('request', (request) => {
			if (request.url().includes('jqr-auto-login')) traded.push(request.postData() ?? '');
			const { token } = request.headers();
			if (token) sent.push(token);
		});
		const info = page.waitForResponse((answer) => answer.url().includes('/student/info'));
		await signIn(page);
		const secret = String((await (await info).json()).data.studentDTO.hojSecret);
		expect(secret).toMatch(/^student01\.[0-9a-f]{32}$/);
		const welcome = page.getByRole('status').filter({ hasText: '欢迎来到星芒机器人编程' });
		await expect.poll(() => welcome.innerText()).toContain(`${greeting}，林小满`);
		expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(`${greeting}，林小满`);

		// The judge secret is exchanged for a token, and is never stored, rendered or logged.
		for (const path of ['/ucenter', '/profile', '/changePassword', '/problem/index?tab=program']) {
			await walkTo(page, path);
			expect(await page.content()).not.toContain(secret);
			expect(await storedText(page)).not.toContain(secret);
		}
		expect(traded.some((body) => body.includes(secret))).toBe(true);
		expect(logged.join()).not.toContain(secret);
		const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('student-app-token'))) ?? '{}') as { token: string };
		expect(stored.token.slice(0, -4)).toBe(sent.at(-1));
		expect(Number(stored.token.slice(-4))).toBeGreaterThanOrEqual(1000);
		expect(await page.evaluate(() => localStorage.getItem('ojToken'))).toBeTruthy();

		await signOut(page);
		expect(await storedText(page)).not.toContain('oken');
		await settled(page);
		expect(await page.locator('body').innerText()).not.toContain('林小满');

		// The next user of the browser sees no data of the previous one.
		await signIn(page, 'newbie');
		await walkTo(page, '/ucenter');
		await page.getByText('周一禾的个人中心').waitFor();
		expect(await page.locator('body').innerText()).not.toContain('林小满');
	},
);

journey('a student signs out of a public computer, and nothing of the student stays in the browser', async ({ page, complaints }) => {
	const asked = new Set<string>();
	page.on('request', (request) => {
		if (request.method() === 'GET' && /\/(main|question|judge)-api\//.test(request.url())) asked.add(request.url());
	});
	await openAs(page, 'student01', '/search?keyword=Python');
	await settled(page);
	expect(await storedText(page)).toContain('student01');
	expect([...asked].filter((address) => address.includes('/student/info'))).not.toEqual([]);
	await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
	await page.getByRole('menuitem', { name: '公用电脑：退出并清除' }).click();
	await page.waitForURL(/\/login/);
	await settled(page);
	await expect.poll(() => storedText(page)).not.toMatch(/student01|oken|Python/);
	// The page itself shows that the browser keeps what it may.
	expect(await cachedOf(page, [new URL('/index.html', page.url()).href, ...asked])).toEqual([new URL('/index.html', page.url()).href]);
	// Each answer that is not there is a failed request to the browser.
	await expect.poll(() => complaints.length).toBe(2 * asked.size);
	expect(complaints.splice(0).filter((each) => !each.includes('net::ERR_CACHE_MISS'))).toEqual([]);
});

/** Those of the addresses that the next user of the browser could read in its HTTP cache. */
const cachedOf = (page: Page, addresses: readonly string[]): Promise<string[]> =>
	page.evaluate(async (all) => {
		await fetch(all[0] ?? '');
		const found = await Promise.all(
			all.map((address) =>
				fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
					({ ok }) => ok,
					() => false,
				),
			),
		);
		return all.filter((_address, index) => found[index]);
	}, addresses);

journey(
	'windows follow one another: a sign-in opens the requested page, a sign-out leaves it, another user replaces the first',
	async ({ page, site, complaints }) => {
		const other = await openWindow(page, site.url, complaints);
		await other.goto('/courseIndex?keyword=Python');
		await other.waitForURL(/\/login/);
		await signIn(page);
		await other.waitForURL(/\/courseIndex\?keyword=Python$/);
		await settled(other);
		expect(await other.getByRole('banner').innerText()).toContain('林小满');

		await signOut(page);
		await other.waitForURL(/\/login\?redirect=%2FcourseIndex%3Fkeyword%3DPython$/);
		await said(other, '已在其他窗口退出登录');

		await signIn(page);
		await other.waitForURL(/\/courseIndex\?keyword=Python$/);
		await walkTo(page, '/ucenter');
		await page.getByText('林小满的个人中心').waitFor();
		// Simulates a suspended window that missed the sign-out and only sees the second user's token.
		await other.goto('/404');
		const second = await other.evaluate(async () => {
			const query = new URLSearchParams({ username: 'newbie', password: '123456' });
			const answer = await fetch(`/main-api/user/student/login?${query}`, { method: 'POST' });
			const { data } = (await answer.json()) as { data: string };
			localStorage.setItem('student-app-token', JSON.stringify({ token: `${data}1234` }));
			return data;
		});
		expect(second).toBeTruthy();
		await page.getByText('周一禾的个人中心').waitFor();
		expect(await page.locator('body').innerText()).not.toContain('林小满');
	},
);

journey(
	'when all requests find the session expired, the page goes to sign-in once with one message, and returns after it; 402 shows none',
	async ({ page }) => {
		await openAs(page, 'student01', '/ucenter?tab=homework');
		await settled(page);
		await spoilToken(page);
		const visits: string[] = [];
		page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('-api/')) asked.push(request.url());
		});
		await page.getByRole('navigation').getByRole('link', { name: '课程中心' }).first().click();
		await page.waitForURL(/\/login\?islogin=1&redirect=/);
		const messages = () => page.evaluate(() => window.saidMessages);
		await expect.poll(messages).toHaveLength(1);
		expect(asked.length).toBeGreaterThan(1);
		expect(visits.filter((path) => path === '/login')).toHaveLength(1);
		expect(await page.evaluate(() => localStorage.getItem('student-app-token'))).toBeNull();
		await signIn(page);
		expect(addressOf(page)).toBe('/courseIndex');

		// 402 ends the session in the same way, without a message. The list of courses is not asked again for a tab that is open.
		await said(page, '欢迎');
		const before = await messages();
		await walkTo(page, '/ucenter');
		await page.route('**/main-api/course/**', (route) => route.fulfill({ json: { code: 402, message: '请重新登录', data: null } }));
		await page.getByRole('navigation').getByRole('link', { name: '视频中心' }).first().click();
		await page.waitForURL(/\/login\?islogin=1&redirect=%2FvideoIndex$/);
		await page.getByLabel('账号').waitFor();
		expect(await messages()).toEqual(before);
	},
);
