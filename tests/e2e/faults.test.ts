import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { RouteName } from '#generated/names.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { type Fault, faults } from '#tests/support/faults.ts';
import { messages } from './support/answers.ts';
import { everyAddress } from './support/every-address.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { flawsOf } from './support/walk.ts';

/** Every request except the user info, since no page loads without it. */
const CALLS = /\/(main|question|judge)-api\/(?!user\/student\/info)/;

/** Pages that need a real browser, and one more. `tests/product/pages/faults.test.tsx` has every other page, and a form, with each fault. */
const MEETINGS: readonly (readonly [RouteName, string])[] = [
	['videoDetail', 'a lost connection'],
	['program', 'a page of HTML'],
	['documentPreview', '502 of a gateway'],
	['courseDetail', 'data of another shape'],
];

function meet(route: Route, { answer }: Fault): Promise<void> {
	return typeof answer === 'string'
		? route.abort('connectionreset')
		: route.fulfill({ status: answer.status, body: answer.body, contentType: answer.contentType, headers: { ...answer.headers } });
}

const isExpected = (complaint: string): boolean => /Failed to load resource|^request failed|^answered \d{3}/.test(complaint);

const retryButtons = (page: Page) => page.locator('main:visible').getByRole('button', { name: '重试' });

/** The request for the notice count in the header, which fails silently. */
const QUIET = /\/user-notice\/list\/page\?pageSize=1$/;

async function retryAll(page: Page): Promise<void> {
	while ((await retryButtons(page).count()) > 0) {
		await retryButtons(page).first().click();
		await settled(page);
	}
}

journey('pages that meet a fault report it and recover after 重试', async ({ page, complaints }) => {
	await openAs(page);
	await settled(page);
	for (const [route, kind] of MEETINGS) {
		const fault = faults.find(({ name }) => name === kind) as Fault;
		const address = everyAddress.find(({ name }) => name === route)?.address ?? '';
		let met = 0;
		await page.route(CALLS, (call) => {
			if (!QUIET.test(call.request().url())) met += 1;
			return meet(call, fault);
		});
		await page.goto(address);
		await settled(page);
		expect(met, address).toBeGreaterThan(0);
		if ((await retryButtons(page).count()) === 0) await messages(page).filter({ hasText: fault.says }).first().waitFor();
		expect(await page.locator('main:visible').innerText(), address).not.toMatch(/undefined|NaN|\[object|这一块内容没有显示出来/);
		await page.unroute(CALLS);
		await retryAll(page);
		expect(await flawsOf(page), address).toEqual([]);
		expect(
			complaints.splice(0).filter((complaint) => !isExpected(complaint)),
			address,
		).toEqual([]);
	}
});

const DAY = 24 * 3600 * 1000;

journey("deadlines and countdowns use the server's clock when the device is a day off", async ({ page }) => {
	await page.route(/-api\//, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, headers: { ...response.headers(), date: new Date(MOCK_NOW).toUTCString() } });
	});
	await page.clock.setFixedTime(MOCK_NOW);
	await openAs(page);
	// Dictionary labels load after the page.
	for (const [address, label] of [
		['/challengeArenaIndex', '已封榜'],
		['/index', '待办事项'],
	] as const) {
		const main = page.locator('main:visible');
		const open = async (off: number): Promise<void> => {
			await page.clock.setFixedTime(MOCK_NOW + off);
			await page.goto(address);
			await settled(page);
			await main.getByText(label).first().waitFor();
		};
		await open(0);
		// Countdowns of cards are a chunk of their own.
		await expect.poll(() => main.innerText()).toMatch(/\d+ ?(天|小时|分)/);
		const right = await main.innerText();
		for (const off of [DAY, -DAY]) {
			await open(off);
			await expect.poll(() => main.innerText(), { message: `${address}, ${off} ms off` }).toBe(right);
		}
	}
});
