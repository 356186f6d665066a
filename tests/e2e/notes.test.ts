import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { answerJson } from './support/answers.ts';
import { createTestBackend } from './support/backend.ts';
import { filmReady, filmState, openFilm, seekTo } from './support/film-steps.ts';
import { journey } from './support/journey.ts';
import { signIn, storeToken } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

const SAVING = '**/course/note/save';

const field = (page: Page): Locator => page.getByRole('textbox', { name: '写笔记', includeHidden: true });
const notes = (page: Page): Locator => page.getByRole('list', { name: '这里的笔记' }).getByRole('listitem');
const jump = (page: Page, place: string): Locator => page.getByRole('button', { name: `回到 ${place}` });

/** The field lies behind the transcript. Its key comes with its code, which may come after the film. */
async function openNotes(page: Page): Promise<void> {
	await field(page).waitFor({ state: 'attached' });
	await page.keyboard.press('n');
}

journey(
	'a note survives a reload, a failed request and an expired session, links to its position, and can be edited and removed',
	async ({ page }) => {
		await storeToken(page);
		await openFilm(page, 'v07');
		await openNotes(page);
		await page.keyboard.type('range 不含终点');
		await expect.poll(() => field(page).inputValue()).toBe('range 不含终点');
		await page.reload();
		await filmReady(page);
		await expect.poll(() => field(page).inputValue()).toBe('range 不含终点');

		await answerJson(page, SAVING, { code: 500, message: '服务器开小差了', data: null });
		await field(page).press('Control+Enter');
		await page.getByRole('alert').getByText('服务器开小差了').waitFor();
		expect(await field(page).inputValue()).toBe('range 不含终点');
		await answerJson(page, SAVING, { code: 401, message: '登录已过期', data: null });
		await page.getByRole('button', { name: '记下' }).click();
		await page.waitForURL(/\/login\?islogin=1&redirect=/);
		await page.unroute(SAVING);
		await signIn(page);
		await filmReady(page);
		await expect.poll(() => field(page).inputValue()).toBe('range 不含终点');
		await page.getByRole('button', { name: '记下' }).click();
		await jump(page, '0:18').waitFor();
		expect(await field(page).inputValue()).toBe('');

		await seekTo(page, 5);
		await page.getByRole('tab', { name: '笔记' }).press('b');
		await jump(page, '0:05').waitFor();
		await expect.poll(() => notes(page).allTextContents()).toEqual(['0:05书签', '0:18range 不含终点']);
		expect(await accessibilityFindings(page, 'wcag', ['[aria-label="这里的笔记"]', 'form:has(textarea)'])).toEqual([]);
		await jump(page, '0:18').click();
		await expect.poll(async () => (await filmState(page)).at).toBe(18);

		await page.getByRole('button', { name: '编辑：range 不含终点' }).click();
		await page.getByRole('textbox', { name: '修改笔记' }).fill('range(1, 6) 到 5 为止');
		await page.getByRole('button', { name: '保存' }).click();
		// The focus returns to the button that opened the note.
		const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
		await expect.poll(focused).toMatch(/^编辑：range\(1, 6\)/);
		await page.getByRole('button', { name: '删除：书签' }).press('Enter');
		await page.getByRole('button', { name: '撤销' }).press('Enter');
		await expect.poll(() => notes(page).allTextContents()).toEqual(['0:05书签', '0:18range(1, 6) 到 5 为止']);
		await page.getByRole('button', { name: '删除：书签' }).click();
		await expect.poll(() => notes(page).count()).toBe(1);

		await walkTo(page, '/ucenter?tab=notes');
		const card = page.getByRole('list', { name: '笔记' }).getByRole('listitem').filter({ hasText: '到 5 为止' });
		expect(await card.getByRole('link').getAttribute('href')).toBe('/videoDetail/v07?at=18');
		await card.getByRole('button', { name: /^删除/ }).click();
		await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
		await card.waitFor({ state: 'detached' });

		await page.goto('/document-preview?id=a109&page=3');
		const number = page.getByRole('textbox', { name: /^页码/ });
		await expect.poll(() => number.inputValue()).toBe('3');
		await field(page).fill('零件清单');
		await field(page).press('Control+Enter');
		await jump(page, '第 3 页').waitFor();
		await page.getByRole('button', { name: '下一页' }).click();
		await expect.poll(() => number.inputValue()).toBe('4');
		await jump(page, '第 3 页').click();
		await expect.poll(() => number.inputValue()).toBe('3');
	},
);

/** Saves notes, and drops the connection instead of answering, for which browsers send a request again by themselves. */
const withNetwork = journey.extend<{ network: { loses: boolean; received: number } }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	network: async ({}, use) => use({ loses: true, received: 0 }),
});
const withLostAnswers = withNetwork.extend({
	backend: async ({ clock, network }, use) => {
		const backend = createTestBackend({ now: () => MOCK_NOW + clock.ahead });
		const fetch: typeof backend.fetch = async (request) => {
			const answer = await backend.fetch(request);
			if (!request.url.endsWith('/course/note/save')) return answer;
			network.received += 1;
			if (network.loses) throw new Error('the connection was reset');
			return answer;
		};
		await use({ ...backend, fetch });
	},
});

withLostAnswers('a note whose answer is lost is stored once, however often it arrives', async ({ page, network, complaints }) => {
	await storeToken(page);
	await openFilm(page, 'v07');
	await openNotes(page);
	await field(page).fill('range 不含终点');
	await field(page).press('Control+Enter');
	await page
		.getByRole('alert')
		.getByText(/^连接后台接口失败/)
		.waitFor();
	network.loses = false;
	await page.getByRole('button', { name: '记下' }).click();
	await expect.poll(() => field(page).inputValue()).toBe('');
	expect(network.received).toBeGreaterThan(1);
	await page.reload();
	await filmReady(page);
	await openNotes(page);
	await expect.poll(() => notes(page).allTextContents()).toEqual(['0:18range 不含终点']);
	complaints.splice(0);
});
