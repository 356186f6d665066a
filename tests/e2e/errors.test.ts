/** The error catalogue (spec 8) on the built app. */
import { expect } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { answerJson, forgetComplaints, keepMessages, messages, NO_ANSWER } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, storeToken } from './support/page-steps.ts';
import { stopClock } from './support/stop-clock.ts';

const LIST = '**/main-api/system/user-notice/list/page**';

const SUCCESSES: readonly object[] = [{ code: 0 }, { code: '0' }, { code: 200 }, { code: '200' }, { status: 200 }, {}];

journey('a response with 0 or 200, as number or string, in `code` or `status` or with neither, is a success', async ({ page }) => {
	await storeToken(page);
	let envelope = {};
	// One route for all: a route that is removed while its answer is fetched fails outside of the test.
	await page.route(LIST, async (route) => {
		const { data } = await (await route.fetch()).json();
		await route.fulfill({ json: { ...envelope, data } });
	});
	for (const each of sampleOf(SUCCESSES, 3)) {
		envelope = each;
		await page.goto('/noticeIndex');
		await settled(page);
		expect(await page.getByRole('main').getByRole('article').count(), JSON.stringify(envelope)).toBeGreaterThan(1);
		expect(await messages(page).count()).toBe(0);
	}
});

const UNREADABLE = '服务器返回的内容不对，请稍后再试';

const FAILURES: readonly { body: string; status?: number; says: string }[] = [
	{ body: '{"code":500,"message":"名额已满","msg":"别的话"}', says: '名额已满' },
	{ body: '{"code":"500","msg":"已经截止"}', says: '已经截止' },
	{ body: '{"status":500,"msg":"只有 status"}', says: '只有 status' },
	{ body: '{"code":500}', says: '请求错误' },
	{ body: '{"code":500,"msg":"服务器内部错误"}', status: 500, says: '服务器内部错误' },
	{ body: '<html><h1>500</h1></html>', status: 500, says: '请求错误' },
	{ body: '<html><h1>502 Bad Gateway</h1></html>', status: 502, says: '服务器暂时不可用，请稍后再试' },
	{ body: '<!doctype html><title>登录</title>', says: UNREADABLE },
	{ body: '{"code":200,"data":{', says: UNREADABLE },
	{ body: '', says: UNREADABLE },
	{ body: '{"code":200,"data":{"records":{},"total":1}}', says: UNREADABLE },
];

journey('any other response shows one message, the server’s own or 请求错误, and the block offers 重试', async ({ page, complaints }) => {
	await keepMessages(page);
	await storeToken(page);
	for (const { body, status = 200, says } of sampleOf(FAILURES, 4)) {
		await page.route(LIST, (route) => route.fulfill({ body, status, contentType: 'application/json' }));
		await page.goto('/noticeIndex');
		await expect.poll(() => messages(page).allInnerTexts(), { message: body }).toEqual([says]);
		await page.getByRole('main').getByRole('button', { name: '重试' }).first().waitFor();
		await page.unroute(LIST);
	}
	await page.getByRole('main').getByRole('button', { name: '重试' }).last().click();
	await page.getByRole('main').getByRole('article').nth(1).waitFor();
	await forgetComplaints(page, complaints);
});

journey('a request without a response explains the possible causes', async ({ page, complaints }) => {
	await keepMessages(page);
	await storeToken(page);
	await page.route(LIST, (route) => route.abort('connectionrefused'));
	await page.goto('/noticeIndex');
	await expect.poll(() => messages(page).allInnerTexts()).toEqual([NO_ANSWER]);
	await forgetComplaints(page, complaints);
});

journey('a request times out after 10000 ms with the same message', async ({ page, complaints }) => {
	await page.clock.install();
	await openAs(page);
	await settled(page);
	await stopClock(page);
	const asked = page.waitForRequest(LIST);
	await page.route(LIST, () => undefined);
	await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '通知公告' }).click();
	await asked;
	await page.clock.fastForward(8000);
	expect(await messages(page).filter({ hasText: '连接后台接口失败' }).count()).toBe(0);
	await page.clock.fastForward(2000);
	await messages(page).filter({ hasText: NO_ANSWER }).waitFor();
	await forgetComplaints(page, complaints);
});

journey('one message is shown when many requests fail with the same text', async ({ page, complaints }) => {
	await keepMessages(page);
	await storeToken(page);
	const answered: string[] = [];
	await page.route(/-api\/api\/get-|-api\/(question|tag)\//, (route) => {
		answered.push(route.request().url());
		return route.fulfill({ json: { code: 500, status: 500, msg: '系统繁忙' } });
	});
	await page.goto('/problem/index?tab=program');
	await expect.poll(() => new Set(answered).size).toBeGreaterThan(2);
	await page.getByRole('main').getByText('系统繁忙').first().waitFor();
	expect(await messages(page).allInnerTexts()).toEqual(['系统繁忙']);
	await forgetComplaints(page, complaints);
});

journey('a message disappears after 3000 ms, and stays while the pointer is over it', async ({ page, complaints }) => {
	await page.clock.install();
	await openAs(page);
	await settled(page);
	await stopClock(page);
	await answerJson(page, LIST, { code: 500, msg: '名额已满' });
	await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '通知公告' }).click();
	const message = messages(page);
	await message.hover();
	await page.clock.fastForward(60_000);
	expect(await message.count()).toBe(1);
	await page.mouse.move(0, 400);
	await page.clock.fastForward(3000);
	await expect.poll(() => message.count()).toBe(0);
	await forgetComplaints(page, complaints);
});

for (const { code, says } of [
	{ code: 401, says: ['登录已过期，请重新登录'] },
	{ code: 402, says: [] },
]) {
	journey(
		`${code} ends the session once for all requests: /login?islogin=1, ${says.length ? 'with' : 'without'} a message`,
		async ({ page }) => {
			await openAs(page);
			await settled(page);
			await answerJson(page, '**/main-api/**', { code, msg: '登录已过期，请重新登录' });
			await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '题库编程' }).click();
			await page.waitForURL(/\/login\?islogin=1&redirect=/);
			await page.getByLabel('账号').waitFor();
			const texts = (await messages(page).allInnerTexts()).filter((text) => !text.includes('欢迎'));
			expect(texts).toEqual(says);
			expect(await page.evaluate(() => localStorage.getItem('student-app-token'))).toBeNull();
		},
	);
}

journey('an aborted request is not reported as an error', async ({ page }) => {
	await openAs(page);
	await settled(page);
	const menu = page.getByRole('navigation', { name: '主菜单' });
	const asked = page.waitForRequest(LIST);
	await page.route(LIST, () => undefined);
	const given = page.waitForEvent('requestfailed');
	await menu.getByRole('link', { name: '通知公告' }).click();
	await asked;
	await menu.getByRole('link', { name: '视频中心' }).click();
	expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
	await settled(page);
	expect((await messages(page).allInnerTexts()).filter((text) => !text.includes('欢迎'))).toEqual([]);
	expect(addressOf(page)).toBe('/videoIndex');
});
