/** The error catalogue (spec 8) on the built app. */
import { expect } from 'vitest';
import { forgetComplaints, keepMessages, messages, NO_ANSWER } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, storeToken } from './support/page-steps.ts';
import { stopClock } from './support/stop-clock.ts';

const LIST = '**/main-api/system/user-notice/list/page**';

const UNREADABLE = '服务器返回的内容不对，请稍后再试';

/** `tests/src/http/envelope.test.ts` has all answers, also those that are a success. */
const FAILURES: readonly { body: string; status?: number; says: string }[] = [
	{ body: '{"code":500,"message":"名额已满","msg":"别的话"}', says: '名额已满' },
	{ body: '<html><h1>502 Bad Gateway</h1></html>', status: 502, says: '服务器暂时不可用，请稍后再试' },
	{ body: '<!doctype html><title>登录</title>', says: UNREADABLE },
	{ body: '{"code":200,"data":{"records":{},"total":1}}', says: UNREADABLE },
];

journey('a failure, or no response, shows one message that says why, and the block offers 重试', async ({ page, complaints }) => {
	await keepMessages(page);
	await storeToken(page);
	for (const { body, status = 200, says } of FAILURES) {
		await page.route(LIST, (route) => route.fulfill({ body, status, contentType: 'application/json' }));
		await page.goto('/noticeIndex');
		await expect.poll(() => messages(page).allInnerTexts(), { message: body }).toEqual([says]);
		await page.getByRole('main').getByRole('button', { name: '重试' }).first().waitFor();
		await page.unroute(LIST);
	}
	await page.route(LIST, (route) => route.abort('connectionrefused'));
	await page.goto('/noticeIndex');
	await expect.poll(() => messages(page).allInnerTexts()).toEqual([NO_ANSWER]);
	await page.unroute(LIST);
	await page.getByRole('main').getByRole('button', { name: '重试' }).last().click();
	await page.getByRole('main').getByRole('article').nth(1).waitFor();
	await forgetComplaints(page, complaints);
});

journey(
	'an aborted request is no error; one that hangs ends after 10000 ms, and its message goes after 3000 ms without the pointer',
	async ({ page, complaints }) => {
		await page.clock.install();
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
		await page.unroute(LIST);

		await stopClock(page);
		const again = page.waitForRequest(LIST);
		await page.route(LIST, () => undefined);
		await menu.getByRole('link', { name: '通知公告' }).click();
		await again;
		await page.clock.fastForward(8000);
		expect(await messages(page).filter({ hasText: '连接后台接口失败' }).count()).toBe(0);
		await page.clock.fastForward(2000);
		const message = messages(page).filter({ hasText: NO_ANSWER });
		await message.hover();
		await page.clock.fastForward(60_000);
		expect(await message.count()).toBe(1);
		await page.mouse.move(0, 400);
		await page.clock.fastForward(3000);
		await expect.poll(() => message.count()).toBe(0);
		await forgetComplaints(page, complaints);
	},
);
