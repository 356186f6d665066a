/** Answers of the back end as a test wants them, in place of the pretend back end's own. */
import type { Locator, Page } from 'playwright-core';

export const NO_ANSWER =
	'连接后台接口失败，可能由以下原因造成：后端不支持跨域CORS、接口地址不存在、请求超时等，请联系管理员排查后端接口问题';

/** The same answer for every call of these addresses. */
export async function answerJson(page: Page, url: string | RegExp, json: unknown): Promise<void> {
	await page.route(url, (route) => route.fulfill({ json }));
}

/** How long the product shows a message, in milliseconds. */
const MESSAGE_DURATION = 3000;

/** Keeps messages on the screen of pages that are opened from now on: a busy machine may take longer to read them than they are shown. */
export const keepMessages = (page: Page): Promise<unknown> =>
	page.addInitScript((duration) => {
		const original = window.setTimeout;
		const patient = (handler: TimerHandler, timeout?: number, ...rest: unknown[]): number =>
			timeout === duration ? 0 : original(handler, timeout, ...rest);
		Object.assign(window, { setTimeout: patient });
	}, MESSAGE_DURATION);

/** The messages on screen. */
export const messages = (page: Page): Locator => page.locator('div:has(> button[aria-label="关闭消息"])');

/** Forgets what a test has provoked. It leaves the page first: a call that is still in flight would add a complaint later. */
export async function forgetComplaints(page: Page, complaints: string[]): Promise<void> {
	await page.goto('about:blank');
	complaints.length = 0;
}
