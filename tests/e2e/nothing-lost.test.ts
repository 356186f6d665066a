import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { filmReady, openFilm, button as pageButton, playPast, savesAnswerB, seekTo } from './support/film-steps.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, signIn } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { openWindow } from './support/windows.ts';

/** An account whose sessions last one minute. */
const WHO = 'expired';
const A_MINUTE = 61_000;

const main = (page: Page): Locator => page.locator('main:visible');
const words = (page: Page): Locator => main(page).getByRole('textbox', { name: '文字' });
const button = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name });
const restored = (page: Page): Locator => main(page).getByText('已恢复上次没有提交的内容');

async function sentTooLate(page: Page, clock: { ahead: number }, send: () => Promise<void>): Promise<void> {
	const address = addressOf(page);
	clock.ahead += A_MINUTE;
	await send();
	await page.waitForURL(/\/login\?islogin=1&redirect=/);
	await signIn(page, WHO);
	await settled(page);
	expect(addressOf(page)).toBe(address);
}

journey('typed text and files survive an expired session', async ({ page, clock }) => {
	await openAs(page, WHO, '/courseDetail/c15?tab=homework&homework=h-c15-3');
	await settled(page);
	await words(page).fill('走了十次，成功九次');
	await main(page)
		.getByLabel('文件', { exact: true })
		.setInputFiles({ name: '报告.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
	await sentTooLate(page, clock, () => button(page, '提交作业').click());
	await restored(page).waitFor();
	await main(page).getByText('报告.pdf').first().waitFor();
	expect(await words(page).inputValue()).toBe('走了十次，成功九次');
	await button(page, '提交作业').click();
	await main(page).getByText('已经交上了').waitFor();

	await page.goto('/profile');
	await settled(page);
	const signature = main(page).getByRole('textbox', { name: '个性签名' });
	await signature.fill('正在做会转弯的小车');
	const school = main(page).getByRole('combobox', { name: '学校' });
	await school.focus();
	await page.keyboard.type('青禾小学');
	await page.getByRole('option', { name: '青禾小学' }).first().click();
	await sentTooLate(page, clock, () => button(page, '保存').click());
	await restored(page).waitFor();
	expect(await signature.inputValue()).toBe('正在做会转弯的小车');
	await button(page, '保存').click();
	await said(page, '资料已保存');
	await page.reload();
	await settled(page);
	await expect.poll(() => school.inputValue()).toBe('青禾小学');

	await openFilm(page, 'v07');
	await playPast(page, 0.2);
	await seekTo(page, 27.4);
	const question = page.getByRole('region', { name: '小问题' });
	await question.waitFor();
	const answers: string[] = [];
	page.on('response', async (answer) => {
		if (savesAnswerB(answer)) answers.push(await answer.text().catch(() => ''));
	});
	await sentTooLate(page, clock, () => question.getByRole('button', { name: /5 个/ }).click());
	await filmReady(page);
	await seekTo(page, 27.6);
	await playPast(page, 28.3);
	expect(await question.count()).toBe(0);
	await pageButton(page, '暂停').click();
	await expect.poll(() => answers.filter((text) => text.includes('"code":200')).length).toBe(1);
});

journey('typed text survives a failed request, a lost network, a reload and a closed tab', async ({ page, site, complaints }) => {
	await openAs(page, WHO, '/courseDetail/c02?tab=homework&homework=h-c02-2');
	await settled(page);
	await words(page).fill('第二关：苹果快一倍');
	const submit = '**/main-api/homework/answer/submit**';
	await page.route(submit, (route) => route.fulfill({ status: 500, json: { code: 500, message: '服务器开小差了', data: null } }));
	await button(page, '提交作业').click();
	await page
		.getByRole('alert')
		.filter({ hasText: /开小差|失败|出错/ })
		.first()
		.waitFor();
	await page.unroute(submit);
	await page.route(submit, (route) => route.abort('internetdisconnected'));
	await button(page, '存草稿').click();
	await page.getByRole('alert').filter({ hasText: '连接后台接口失败' }).first().waitFor();
	await page.unroute(submit);
	expect(await words(page).inputValue()).toBe('第二关：苹果快一倍');
	const expected = complaints.filter((text) => !/500|ERR_INTERNET_DISCONNECTED/.test(text));
	complaints.splice(0, complaints.length, ...expected);

	await words(page).pressSequentially('，还会拐弯');
	await page.reload();
	await restored(page).waitFor();
	expect(await words(page).inputValue()).toBe('第二关：苹果快一倍，还会拐弯');

	const other = await openWindow(page, site.url, complaints);
	await page.close();
	await other.goto('/profile');
	await settled(other);
	await main(other).getByRole('textbox', { name: '个性签名' }).fill('写到一半');
	const last = await openWindow(other, site.url, complaints);
	await other.close();
	await last.goto('/profile');
	await restored(last).waitFor();
	expect(await main(last).getByRole('textbox', { name: '个性签名' }).inputValue()).toBe('写到一半');
	await last.goto('/courseDetail/c02?tab=homework&homework=h-c02-2');
	await restored(last).waitFor();
	expect(await words(last).inputValue()).toBe('第二关：苹果快一倍，还会拐弯');
	await button(last, '提交作业').click();
	await main(last).getByText('已经交上了').waitFor();
});
