import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LessonRecordRow, LessonRow } from '#app/course/back-end/rows.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

/** The simulated teacher marks three minutes after the hand-in. */
const MARKED_AFTER = 180_000;
const main = (page: Page): Locator => page.locator('main:visible');
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });

/** Opens a message in the message centre and follows it to what it is about. */
async function followMessage(page: Page, title: string): Promise<void> {
	await page.goto('/noticeIndex?box=message');
	await main(page)
		.getByRole('link', { name: new RegExp(`^${title}`) })
		.click();
	await main(page).getByRole('link', { name: '去看看', exact: true }).click();
	await settled(page);
}

journey('homework goes from its hand-in to its return with the words of the teacher, and again to its mark', async ({ page, clock }) => {
	await openAs(page, 'student01', '/courseDetail/c02?tab=homework&homework=h-c02-3');
	await main(page).getByRole('textbox', { name: '文字' }).fill('做完了');
	await button(page, '提交作业').click();
	await main(page).getByText('已经交上了').waitFor();

	clock.ahead = MARKED_AFTER;
	await followMessage(page, '作业「发布你的小游戏」被退回');
	const status = main(page).getByRole('status');
	await status.getByText('老师退回了，改一改再交').waitFor();
	await status.getByText(/老师说：没有看到作品的文件或链接，改好以后再交一次。$/).waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.setViewportSize(NARROW);
	await main(page).getByRole('textbox', { name: '作品链接' }).fill('https://example.com/game');
	await button(page, '重新提交').click();
	await main(page).getByText('已经交上了').waitFor();

	clock.ahead = 2 * MARKED_AFTER;
	await followMessage(page, '作业「发布你的小游戏」已批改');
	await main(page).getByText('得了 92 分，满分 100 分').waitFor();
	const desk = main(page).getByRole('region', { name: '发布你的小游戏' });
	await desk.getByText('照着意见改好了，这次每一项都做到了。').waitFor();
	expect(await button(page, '重新提交').count()).toBe(0);
});

journey('a course goes from joining to its certificate, which a guest verifies by its code', async ({ page, clock, backend, site }) => {
	const courseId = 'c13';
	const { store } = backend;
	await openAs(page, 'newbie', `/courseDetail/${courseId}`);
	await button(page, '加入课程').click();
	await main(page).getByText('学完 0 / 20 课').waitFor();

	// Films, documents, the quiz and the problem have journeys of their own.
	const at = toIsoTime(MOCK_NOW);
	const isWork = ({ type }: LessonRow) => type === 'homework' || type === 'work';
	for (const { id: lessonId } of store.rowsBy<LessonRow>('lessons', 'courseId', courseId).filter((each) => !isWork(each))) {
		store.insert<LessonRecordRow>('lesson-records', {
			id: `newbie.${lessonId}`,
			userId: 'newbie',
			courseId,
			lessonId,
			percent: 100,
			position: 1,
			furthest: 1,
			spans: [],
			done: true,
			doneAt: at,
			updatedAt: at,
		});
	}
	await page.goto(`/courseDetail/${courseId}?tab=homework&homework=h-c13-1`);
	const photo = { name: '正面.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
	await main(page).getByLabel('文件', { exact: true }).setInputFiles(photo);
	await button(page, '提交作业').click();
	await main(page).getByText('已经交上了').waitFor();
	await page.goto(`/courseDetail/${courseId}?tab=homework&homework=h-c13-2`);
	await main(page).getByRole('textbox', { name: '文字' }).fill('我叫齿轮小子，会走路也会转弯，用了四连杆和一对齿轮。');
	await button(page, '提交作业').click();
	await main(page).getByText('已经交上了').waitFor();
	await page.goto(`/courseDetail/${courseId}`);
	await main(page).getByText('学完 19 / 20 课').waitFor();

	clock.ahead = MARKED_AFTER;
	await followMessage(page, '证书发放：认识机器人结业证书');
	await main(page).getByText('学完《认识机器人：杠杆、齿轮与连杆》全部课时并完成作业').first().waitFor();
	await button(page, '看这门课').click();
	await main(page).getByText('学完 20 / 20 课').waitFor();

	const [honour] = store.rowsBy('honours', 'userId', 'newbie');
	await page.evaluate(() => localStorage.clear());
	await page.goto(`${site.url}/verifyHonor`);
	await page.getByRole('searchbox', { name: '验证码' }).fill(String(honour?.verifyCode).toLowerCase());
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: '证书有效' }).waitFor();
	await page.getByLabel('证书内容').getByText('认识机器人结业证书').waitFor();
});
