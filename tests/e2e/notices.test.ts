import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';
import { accessibilityFindings, OF_COLOUR } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled, storeToken } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';
import { walkTo } from './support/walk.ts';

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await settled(page);
}

/** Codes of a valid and of a revoked certificate of this user. */
async function codesOf(account: string): Promise<{ valid: string; revoked: string }> {
	const { ask } = await createWorld().as(account);
	const { honours } = await ask('main.courseAggregate', { scope: 'honours', owner: 'mine', honourKind: 'cert' });
	const codeIn = (wanted: string): string => honours.find(({ state }: { state: string }) => state === wanted).verifyCode;
	return { valid: codeIn('valid'), revoked: codeIn('revoked') };
}

async function expectAccessible(page: Page): Promise<void> {
	for (const theme of ['light', 'dark']) {
		await page.evaluate((name) => document.body.setAttribute('arco-theme', name), theme);
		expect(await accessibilityFindings(page, theme === 'dark' ? OF_COLOUR : 'wcag')).toEqual([]);
	}
	await page.evaluate(() => document.body.setAttribute('arco-theme', 'light'));
}

journey(
	'a notice that is opened is read in the list and the header, all can be marked at once; search results are grouped, filtered and remembered',
	async ({ page }) => {
		await openAs(page);
		await bell(page, '通知公告，14 条未读').click();
		await settled(page);
		const list = page.getByRole('list', { name: '通知', exact: true });
		await list.getByText('未读').first().waitFor();

		await page.getByText('只看未读').click();
		await page.waitForURL(/unread=true/);
		await page.getByText('共 14 条', { exact: true }).waitFor();
		const title = await list.getByRole('link').first().innerText();
		await list.getByRole('link').first().focus();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await page.waitForURL(/\/noticeDetail\//);
		await page.getByRole('heading', { name: title }).first().waitFor();
		await bell(page, '通知公告，13 条未读').waitFor();

		await page.goBack();
		await page.getByText('共 13 条', { exact: true }).waitFor();
		await page.getByRole('button', { name: '全部标为已读' }).click();
		await bell(page, '通知公告').waitFor();
		await page.getByText('没有未读的了，都看过啦').waitFor();

		await walkTo(page, '/noticeDetail/n24');
		const file = page.getByRole('list', { name: '附件' }).getByRole('link');
		expect(await file.getAttribute('href')).toMatch(/^\/document-preview\?id=/);
		await page.getByRole('link', { name: '去看看' }).click();
		await page.waitForURL(/\/CompetitionDetail\/k01/);

		await walkTo(page, '/search');
		await page.getByRole('searchbox', { name: '搜索全站' }).fill('循环');
		await page.keyboard.press('Enter');
		const lessons = page.getByRole('region', { name: /^课时 \d+ 条$/ });
		await lessons.getByRole('listitem').first().waitFor();
		expect(await lessons.locator('mark').first().innerText()).toBe('循环');
		await lessons.getByRole('link', { name: /查看全部/ }).click();
		await page.waitForURL(/type=lesson/);
		await page.reload();
		await page.getByRole('list', { name: '搜索结果' }).getByRole('listitem').first().waitFor();

		await walkTo(page, '/search');
		await page.getByRole('region', { name: '搜过的词' }).getByRole('link', { name: '循环' }).click();
		await lessons.waitFor();
		await walkTo(page, '/search');
		await page.getByRole('button', { name: '删除“循环”' }).click();
		await page.getByText('多个词用空格隔开').waitFor();
		await walkTo(page, '/search?keyword=没有这种东西');
		await page.getByText('没有找到“没有这种东西”').waitFor();
	},
);

journey(
	'row 13: a badge is revealed, a certificate downloads as a picture, and a guest verifies it by its link or by a typed code',
	async ({ page }) => {
		await openAs(page, 'student01', '/honorsGalleryIndex?mine=true&kind=badge');
		const wrapped = page.getByRole('listitem').filter({ hasText: '点开揭晓' });
		await wrapped.getByText('史诗').waitFor();
		await wrapped.getByRole('link', { name: '一枚还没揭晓的徽章' }).click();
		await page.getByRole('img', { name: '一枚还没揭晓的徽章' }).waitFor();
		await page.getByRole('button', { name: '揭晓徽章' }).click();
		await page.getByRole('status').filter({ hasText: '恭喜，你得到了徽章“队长”！' }).waitFor();
		await page.getByRole('img', { name: '徽章：队长' }).waitFor();
		expect(await page.getByRole('button', { name: '揭晓徽章' }).count()).toBe(0);
		await expectAccessible(page);

		await walkTo(page, '/honorsGalleryIndex?mine=true&kind=cert');
		await page.getByRole('link', { name: '认识机器人结业证书' }).click();
		await page.getByRole('img', { name: '证书：林小满，认识机器人结业证书' }).waitFor();
		await settled(page);
		const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载证书图片' }).click()]);
		expect(download.suggestedFilename()).toBe('认识机器人结业证书-林小满.png');
		const picture = await buffer(await download.createReadStream());
		expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2400, 1700]);
		await page.getByRole('button', { name: '查验这份证书' }).click();
		await page.getByRole('heading', { name: '证书有效' }).waitFor();
		const address = addressOf(page);

		// The link with the code also works for a guest.
		await page.evaluate(() => localStorage.clear());
		await page.goto(address.replace(/code=\w+/, (code) => code.toLowerCase()));
		await page.getByRole('heading', { name: '证书有效' }).waitFor();
		await page.getByText('林小满', { exact: true }).waitFor();
		const field = page.getByRole('searchbox', { name: '验证码' });
		const verify = async (code: string, heading: string): Promise<void> => {
			await field.fill(code);
			await field.press('Enter');
			await page.getByRole('heading', { name: heading }).waitFor();
			await expectAccessible(page);
		};
		const codes = await codesOf('student01');
		await verify(codes.revoked, '证书已撤销');
		await verify('AAAAAAAA', '没有查到这个验证码');
		await verify(codes.valid, '证书有效');
		await page.getByText('林小满', { exact: true }).waitFor();
		await page.getByRole('button', { name: '去登录' }).click();
		await page.waitForURL(/\/login/);
	},
);

journey.extend({ viewport: NARROW })('a new student on a phone sees empty states in words', async ({ page }) => {
	await storeToken(page, 'newbie');
	await open(page, '/noticeIndex?box=message');
	await page.getByText('没有这样的通知').waitFor();
	await walkTo(page, '/honorsGalleryIndex?mine=true');
	await page.getByText('还没有荣誉').waitFor();
	await walkTo(page, '/search');
	await page.getByText('多个词用空格隔开').waitFor();
	await walkTo(page, '/honorDetail/nothing');
	await page.getByRole('main').getByText('没有这份荣誉').waitFor();
});
