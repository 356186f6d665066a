import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled, signIn } from './support/page-steps.ts';
import { openWindow, signOut, storedText } from './support/windows.ts';

const SUBMIT = '**/main-api/homework/answer/submit**';
const REPORT = { name: '报告.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

const main = (page: Page): Locator => page.locator('main:visible');
const words = (page: Page): Locator => main(page).getByRole('textbox', { name: '文字' });
const button = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name });
const notice = (page: Page, text: string): Locator => page.getByRole('status').getByText(text);
const outbox = (page: Page): Locator => page.getByRole('dialog', { name: '待发送' });

async function refuse(context: BrowserContext): Promise<void> {
	await context.route(SUBMIT, (route) => route.abort('connectionrefused'));
}

function forgive(complaints: string[]): void {
	const others = complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/.test(text));
	complaints.splice(0, complaints.length, ...others);
}

async function handInOffline(page: Page): Promise<void> {
	await page.context().setOffline(true);
	await button(page, '提交作业').click();
	await notice(page, '网络已断开，1 项内容会在联网后自动发送').waitFor();
	await main(page).getByText('交的内容在“待发送”里').waitFor();
	await refuse(page.context());
	await page.context().setOffline(false);
	await notice(page, '1 项内容还没发出去').waitFor();
}

journey('an answer with a file, submitted offline, is sent once', async ({ page, site, complaints }) => {
	await openAs(page, 'expired', '/courseDetail/c15?tab=homework&homework=h-c15-3');
	await settled(page);
	await words(page).fill('走了十次，成功九次');
	await main(page).getByLabel('文件', { exact: true }).setInputFiles(REPORT);
	await main(page).getByText('写的内容和选的文件会自动留在这台设备上').waitFor();
	await page.reload();
	await settled(page);
	await main(page).getByText('已恢复上次没有提交的内容').waitFor();
	const chosen = main(page).getByRole('list', { name: '文件：已选的文件' });
	await chosen.getByText('报告.pdf').waitFor();
	expect(await main(page).getByText('没有留住').count()).toBe(0);

	await handInOffline(page);
	await page.close();
	const other = await openWindow(page, site.url, complaints);
	await other.goto('/ucenter');
	await notice(other, '1 项内容还没发出去').waitFor();
	await other.getByRole('button', { name: '查看' }).click();
	const row = outbox(other).getByRole('listitem', { name: /^作业《/ });
	await row.getByRole('button', { name: '重试' }).click();
	await row.getByText(/已试过 \d 次/).waitFor();

	let sends = 0;
	const third = await openWindow(other, site.url, complaints);
	await third.goto('/profile');
	await notice(third, '1 项内容还没发出去').waitFor();
	// Removing the last route stops the interception, and Playwright loses a request that is paused then: a second route stands before the first.
	await other.context().route(SUBMIT, (route) => {
		sends += 1;
		return route.continue();
	});
	await Promise.all([other, third].map((window) => window.evaluate(() => dispatchEvent(new Event('online')))));
	const heard = (): Promise<string[]> => Promise.all([other, third].map((page) => page.evaluate(() => String(window.saidMessages))));
	await expect.poll(heard).toContainEqual(expect.stringContaining('待发送的内容都发出去了'));
	await notice(third, '还没发出去').waitFor({ state: 'detached' });
	await outbox(other).getByText('都发出去了，没有要发送的内容').waitFor();
	await notice(other, '还没发出去').waitFor({ state: 'detached' });
	expect(await storedText(other)).not.toContain('走了十次');
	await other.goto('/courseDetail/c15?tab=homework&homework=h-c15-3');
	await main(other).getByText('已经交上了').waitFor();
	const history = main(other).getByRole('region', { name: '交过的作业' });
	await history.getByText('报告.pdf').first().waitFor();
	expect(await history.getByText('走了十次，成功九次').count()).toBe(1);
	expect(sends).toBe(1);
	forgive(complaints);
});

journey(
	'a queued request that the server refuses stays with its reason for its own user until they remove it',
	async ({ page, complaints }) => {
		const address = '/courseDetail/c02?tab=homework&homework=h-c02-2';
		await openAs(page, 'expired', address);
		await settled(page);
		await words(page).fill('第二关：苹果快一倍');
		await handInOffline(page);

		await signOut(page);
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/homework/answer/submit')) asked.push(request.url());
		});
		await signIn(page, 'student01');
		await page.goto('/ucenter');
		await settled(page);
		expect([asked, await page.getByRole('status').getByText('项内容').count()]).toEqual([[], 0]);
		await signOut(page);
		await page.context().unroute(SUBMIT);
		await page.context().route(SUBMIT, (route) => route.fulfill({ json: { code: 410, message: '作业已经截止，不再收了', data: null } }));
		await signIn(page, 'expired');
		await notice(page, '1 项内容服务器没有收下').waitFor();

		await page.reload();
		await notice(page, '1 项内容服务器没有收下').waitFor();
		expect(asked).toHaveLength(1);
		await page.getByRole('button', { name: '查看' }).click();
		const row = outbox(page).getByRole('listitem', { name: /^作业《/ });
		await row.getByText('服务器没有收下：作业已经截止，不再收了').waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);
		await row.getByText('看看写了什么').click();
		await row.getByText('第二关：苹果快一倍').waitFor();
		await row.getByRole('button', { name: '删除' }).click();
		await page.getByRole('dialog', { name: '删除这一项？' }).getByRole('button', { name: '确定' }).click();
		await outbox(page).getByText('没有要发送的内容').waitFor();
		await page.keyboard.press('Escape');
		await notice(page, '没有收下').waitFor({ state: 'detached' });
		forgive(complaints);
	},
);
