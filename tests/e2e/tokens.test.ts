/** Tokens of requests and renewal of the judge token (spec 7.1, 7.3, 7.4 and 8). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerJson, keepMessages, messages } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { addressOf, settled, signIn, storeToken } from './support/page-steps.ts';

const storedToken = (page: Page): Promise<string> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('student-app-token') ?? '{}').token);
const judgeToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('ojToken'));

/** Nothing, another shape and no answer. `tests/src/session/answer-policy.test.ts` has all of them. */
const NO_TOKENS = ['{"code":200,"msg":"success","data":null}', '{"code":200,"msg":"success","data":{"token":"abc"}}', ''];

journey(
	'spec 8: an unusable token says so and stays on the page; sign-in sends credentials in the query, later calls the token',
	async ({ page }) => {
		await keepMessages(page);
		await page.goto('/login');
		const form = page.getByRole('form', { name: '登录' });
		const button = form.getByRole('button', { name: '登录', exact: true });
		for (const body of NO_TOKENS) {
			await form.getByLabel('账号').fill('student01');
			await form.getByLabel('密码', { exact: true }).fill('123456');
			await page.route('**/user/student/login**', (route) => route.fulfill({ body, contentType: 'application/json' }));
			await button.click();
			await messages(page).filter({ hasText: '登录接口异常，未正确返回...' }).waitFor();
			expect(addressOf(page)).toBe('/login');
			expect(await storedToken(page)).toBeUndefined();
			await page.unroute('**/user/student/login**');
			await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
			await page.getByRole('button', { name: '关闭消息' }).click();
			await expect.poll(() => messages(page).count()).toBe(0);
		}

		const login = page.waitForRequest('**/user/student/login**');
		const info = page.waitForRequest('**/user/student/info');
		await signIn(page);
		expect(new URL((await login).url()).search).toBe('?username=student01&password=123456');
		expect((await login).postData()).toBeNull();
		expect((await login).headers().authorization).toBeUndefined();

		const token = await storedToken(page);
		expect(Number(token.slice(-4))).toBeGreaterThanOrEqual(1000);
		const { authorization, token: second } = (await info).headers();
		expect([authorization, second]).toEqual([token.slice(0, -4), token.slice(0, -4)]);
	},
);

const JUDGE_CALLS = /\/judge-api\/api\/get-/;
const REFUSED = { status: 401, msg: '请您先登录！', data: null };

async function openWithOldToken(page: Page): Promise<{ count: number }> {
	await keepMessages(page);
	const signIns = { count: 0 };
	await storeToken(page);
	await page.goto('/problem/index?tab=program');
	await settled(page);
	page.on('request', (request) => {
		if (request.url().includes('jqr-auto-login')) signIns.count += 1;
	});
	await answerJson(page, JUDGE_CALLS, REFUSED);
	return signIns;
}

journey('a 401 of the judge causes one sign-in for all callers and one message, and 重试 loads the page', async ({ page }) => {
	const signIns = await openWithOldToken(page);
	const before = await judgeToken(page);
	expect(before).toBeTruthy();
	await page.goto('/problem/submissionDetails/1');
	await messages(page).filter({ hasText: '已为您重新登录，请重新操作' }).waitFor();
	expect(await messages(page).allInnerTexts()).toEqual(['已为您重新登录，请重新操作']);
	await settled(page);
	expect(signIns.count).toBe(1);
	expect(await judgeToken(page)).toBeTruthy();
	expect(addressOf(page)).toBe('/problem/submissionDetails/1');
	await page.unroute(JUDGE_CALLS);
	// The submission does not exist, so the judge now responds with its own error.
	await page.getByRole('main').getByRole('button', { name: '重试' }).first().click();
	await settled(page);
	expect(await messages(page).filter({ hasText: '请您先登录！' }).count()).toBe(0);

	// If that sign-in fails as well, the token is removed and one message says why; the session of the app is independent of it.
	await answerJson(page, JUDGE_CALLS, REFUSED);
	await answerJson(page, '**/jqr-auto-login', { status: 401, msg: '判题密钥不正确' });
	await page.goto('/problem/submissionDetails/1');
	await expect.poll(async () => messages(page).allInnerTexts()).toEqual(['判题密钥不正确']);
	expect(await judgeToken(page)).toBeNull();
	await page.getByRole('main').getByRole('button', { name: '重试' }).first().waitFor();
	expect(addressOf(page)).toBe('/problem/submissionDetails/1');
});
