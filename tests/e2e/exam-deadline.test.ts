/** The end of the time, whatever happens to the device: the page is closed, or the network is cut. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AttemptRow } from '#app/exam/back-end/rows.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { forgetComplaints } from './support/answers.ts';
import type { TestBackend } from './support/backend.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { stopClock } from './support/stop-clock.ts';
import { NARROW } from './support/visit.ts';

/** Two minutes, six questions that a key decides. */
const TWO_MINUTES = '/examPrepHubPaperInfo?id=p34';
/** The last of its fifteen questions is a program. */
const SIX_TYPES = '/examPrepHubPaperInfo?id=p37';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const desk = (page: Page): Locator => page.getByRole('dialog', { name: /^正在作答/ });
const heading = (page: Page, no: number): Locator => desk(page).getByRole('heading', { name: new RegExp(`^第 ${no} 题`) });
const saved = (page: Page): Locator => desk(page).getByText(/^已保存/);
const main = (page: Page): Locator => page.locator('main:visible');

async function begin(page: Page, address: string): Promise<void> {
	await openAs(page, 'newbie', address);
	await main(page).getByRole('button', { name: '开始作答' }).click();
	await heading(page, 1).waitFor();
}

const attemptOf = ({ store }: TestBackend): AttemptRow => {
	const [attempt] = store.rowsBy<AttemptRow>('attempts', 'userId', 'newbie');
	if (!attempt) throw new Error('No attempt was begun.');
	return attempt;
};

journey('an attempt whose page is closed at the deadline has its score', async ({ page, backend, clock }) => {
	await begin(page, TWO_MINUTES);
	await page.keyboard.press('a');
	await saved(page).waitFor();
	await page.goto('about:blank');
	clock.ahead = 2 * MINUTE + 31 * SECOND;

	await page.goto('/examPrepHubIndex?tab=attempts');
	await settled(page);
	const row = main(page).getByRole('table', { name: '我的成绩' }).getByRole('row').nth(1);
	await row.getByText('已出分').waitFor();
	await row.getByText('到时自动交卷').waitFor();
	await row.getByText(/^\d+ \/ 30$/).waitFor();
	await page.goto(`/examPrepHubPaper?attemptId=${attemptOf(backend).id}`);
	await settled(page);
	await main(page).getByText('到时自动交卷', { exact: true }).waitFor();
	await main(page).getByText('1 / 6').waitFor();
	await main(page).getByRole('list', { name: '先补这几个知识点' }).getByRole('button', { name: '去练' }).first().waitFor();
});

const phone = journey.extend({ viewport: NARROW });

phone(
	'answers written without a network up to the deadline are listed until the student has read them',
	async ({ page, backend, clock, complaints }) => {
		await page.clock.install();
		await begin(page, TWO_MINUTES);
		const { id } = attemptOf(backend);
		backend.store.update<AttemptRow>('attempts', id, { deadlineAt: new Date(MOCK_NOW + 20 * MINUTE).toISOString() });
		await page.keyboard.press('a');
		await desk(page).getByText('老师给你加了 18 分钟').waitFor();
		await saved(page).waitFor();
		await page.keyboard.press('ArrowRight');
		await heading(page, 2).waitFor();

		await stopClock(page);
		await page.context().setOffline(true);
		await page.keyboard.press('b');
		// The clock runs on until the key has been handled and its save has failed, which takes real time.
		await expect
			.poll(async () => {
				await page.clock.runFor(SECOND);
				return desk(page)
					.getByText(/已离线/)
					.count();
			})
			.toBe(1);
		const timer = desk(page).getByRole('timer', { name: '剩余时间' });
		const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
		await page.clock.fastForward(minutes * MINUTE + seconds * SECOND - 30 * SECOND);
		await page.clock.runFor(32 * SECOND);
		await desk(page)
			.getByText(/^时间到，正在等网络交卷（还有 \d+ 秒）$/)
			.waitFor();
		expect(await timer.innerText()).toBe('00:00');
		expect(await desk(page).getByText('还剩 1 分钟').count()).toBe(0);
		expect(await desk(page).getByRole('radio').first().isDisabled()).toBe(true);
		await page.clock.runFor(32 * SECOND);
		await desk(page)
			.getByText(/^时间到，服务器已经用收到的答案自动交卷/)
			.waitFor();

		clock.ahead = 20 * MINUTE + 31 * SECOND;
		await page.clock.resume();
		// It waits by timers, so the clock has to run.
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.context().setOffline(false);
		const list = main(page).getByRole('region', { name: '有 1 题写在时限内，没有送到' });
		await list.getByRole('heading', { name: '第 2 题' }).waitFor();
		await main(page).getByText('到时自动交卷', { exact: true }).waitFor();
		await list.getByRole('textbox', { name: /^想对老师说的话/ }).fill('到时的时候停电了');
		await list.getByRole('button', { name: '发给老师' }).click();
		await list
			.getByRole('status')
			.getByText(/^已经发给老师/)
			.waitFor();
		expect(attemptOf(backend).studentNote).toMatchObject({ text: '到时的时候停电了', answers: [{ value: ['B'] }] });
		await page.reload();
		await list.getByRole('heading', { name: '第 2 题' }).waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		expect(await accessibilityFindings(page)).toEqual([]);
		await list.getByRole('button', { name: '我看过了' }).click();
		await list.waitFor({ state: 'detached' });
		await main(page)
			.getByText(/^发给老师的说明（.+，1 题没有送到）$/)
			.waitFor();
		await page.reload();
		await main(page)
			.getByText(/^发给老师的说明/)
			.waitFor();
		expect(await list.count()).toBe(0);
		await forgetComplaints(page, complaints);
	},
);

journey('the whole paper opens without a network, and a program that was only looked at is unanswered', async ({ page, complaints }) => {
	await begin(page, SIX_TYPES);
	await desk(page).getByText('断网也能接着答').waitFor();
	await page.context().setOffline(true);
	for (let no = 2; no <= 15; no += 1) {
		await page.keyboard.press('Control+Enter');
		await heading(page, no).waitFor();
		expect(await desk(page).getByRole('article').getByRole('alert').count()).toBe(0);
	}
	await desk(page).getByRole('heading', { name: '样例 1' }).waitFor();
	const program = desk(page).getByRole('textbox', { name: '程序', exact: true });
	await desk(page).getByRole('combobox', { name: '语言' }).selectOption('C++');
	await program.getByText('using namespace std;').waitFor();
	await program.focus();
	await desk(page).locator('.cm-editor.cm-focused').waitFor();
	await desk(page).getByText('已答 0/15').waitFor();

	await page.context().setOffline(false);
	await saved(page).waitFor();
	await desk(page).getByRole('button', { name: '交卷', exact: true }).click();
	const question = page.getByRole('dialog', { name: '交卷前再看一眼' });
	await question.getByRole('heading', { name: '没有答完（15）' }).waitFor();
	await question.getByRole('button', { name: '确定交卷' }).click();
	await main(page).getByText('0 / 15').waitFor();
	await main(page).getByRole('article', { name: '第 15 题' }).getByText('未作答').waitFor();
	await forgetComplaints(page, complaints);
});
