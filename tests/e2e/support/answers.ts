import type { Locator, Page } from 'playwright-core';

export const NO_ANSWER =
	'连接后台接口失败，可能由以下原因造成：后端不支持跨域CORS、接口地址不存在、请求超时等，请联系管理员排查后端接口问题';

export async function answerJson(page: Page, url: string | RegExp, json: unknown): Promise<void> {
	await page.route(url, (route) => route.fulfill({ json }));
}

/** Milliseconds; the product's value. */
const MESSAGE_DURATION = 3000;

/** Keeps messages on screen in pages opened from now on, since a slow machine may take longer than 3 s to read them. */
export const keepMessages = (page: Page): Promise<unknown> =>
	page.addInitScript((duration) => {
		const original = window.setTimeout;
		const patient = (handler: TimerHandler, timeout?: number, ...rest: unknown[]): number =>
			timeout === duration ? 0 : original(handler, timeout, ...rest);
		Object.assign(window, { setTimeout: patient });
	}, MESSAGE_DURATION);

export const messages = (page: Page): Locator => page.locator('div:has(> button[aria-label="关闭消息"])');

/** Clears expected complaints. Leaves the page first, because a request in flight would add another one later. */
export async function forgetComplaints(page: Page, complaints: string[]): Promise<void> {
	await page.goto('about:blank');
	complaints.length = 0;
}
