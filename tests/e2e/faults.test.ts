import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { type Fault, faults } from '#tests/support/faults.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { messages, NO_ANSWER } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { flawsOf, studentAddresses } from './support/walk.ts';

/** Every request except the user info, since no page loads without it. */
const CALLS = /\/(main|question|judge)-api\/(?!user\/student\/info)/;

/** One fault of each kind. The unit tests cover the others. */
const IN_BROWSERS = [
	'a lost connection',
	'a page of HTML',
	'an empty body',
	'data of another shape',
	'429',
	'500 as a page',
	'502 of a gateway',
];
const browserFaults = faults.filter(({ name }) => IN_BROWSERS.includes(name));

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

/** Every address meets one fault here. The unit tests cover each operation with each fault. */
const addressesOf = (index: number): readonly string[] => studentAddresses.filter((_, at) => at % browserFaults.length === index);

for (const [index, fault] of sampleOf([...browserFaults.entries()], 4)) {
	journey(`pages that meet ${fault.name} report it and recover after 重试`, async ({ page, complaints }) => {
		await openAs(page);
		await settled(page);
		for (const address of sampleOf(addressesOf(index), 2, index + 1)) {
			let met = 0;
			await page.route(CALLS, (route) => {
				if (!QUIET.test(route.request().url())) met += 1;
				return meet(route, fault);
			});
			await page.goto(address);
			await settled(page);
			if (met > 0 && (await retryButtons(page).count()) === 0) await messages(page).filter({ hasText: fault.says }).first().waitFor();
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
}

journey('a form keeps its values when saving fails, and can be submitted again', async ({ page, complaints }) => {
	const SAVING = '**/main-api/user/student/update-password**';
	await openAs(page, 'student01', '/changePassword');
	const form = page.getByRole('form', { name: '修改密码' });
	const typed = { 现在的密码: '123456', 新密码: 'robot-2026', 确认新密码: 'robot-2026' };
	for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text);
	for (const fault of sampleOf(browserFaults, 4, 2)) {
		await page.route(SAVING, (route) => meet(route, fault));
		await form.getByRole('button', { name: '保存' }).click();
		await messages(page).filter({ hasText: fault.says }).first().waitFor();
		for (const [label, text] of Object.entries(typed)) expect(await form.getByLabel(label, { exact: true }).inputValue()).toBe(text);
		for (const close of await page.getByRole('button', { name: '关闭消息' }).all()) await close.click();
		await page.unroute(SAVING);
	}
	await form.getByRole('button', { name: '保存' }).click();
	await messages(page).filter({ hasText: '密码已修改' }).waitFor();
	expect(complaints.splice(0).filter((complaint) => !isExpected(complaint))).toEqual([]);
});

journey('hanging requests time out, and 重试 loads the page', async ({ page, complaints }) => {
	await page.clock.install();
	await openAs(page);
	await settled(page);
	for (const address of sampleOf(['/noticeIndex', '/courseIndex', '/challengeArenaIndex', '/problem/index'], 2, 3)) {
		await page.route(CALLS, () => undefined);
		const asked = page.waitForRequest(CALLS);
		await page.goto(address);
		await asked;
		await expect
			.poll(async () => {
				await page.clock.fastForward(10_000);
				return messages(page).filter({ hasText: NO_ANSWER }).count();
			})
			.toBeGreaterThan(0);
		await settled(page);
		await page.unroute(CALLS);
		await retryAll(page);
		expect(await flawsOf(page), address).toEqual([]);
	}
	expect(complaints.splice(0).filter((complaint) => !isExpected(complaint))).toEqual([]);
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
