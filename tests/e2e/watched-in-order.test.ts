import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, filmPast, filmReady, filmState, openFilm, playPast, progress } from './support/film-steps.ts';
import { journey } from './support/journey.ts';
import { storeToken } from './support/page-steps.ts';
import { openWindow } from './support/windows.ts';

const HELD = '先跟着老师看到这里';

async function isHeld(page: Page, jump: () => Promise<unknown>): Promise<void> {
	await jump();
	await page.getByText(HELD).waitFor();
	expect((await filmState(page)).at).toBeLessThan(5);
	await page.getByRole('button', { name: '知道了' }).click();
}

journey(
	'on first watch seeking ahead is reverted with a message, and of two windows only the one started last plays',
	async ({ page, site, complaints }) => {
		await storeToken(page);
		await openFilm(page, 'c05-5-1');
		await page.getByText('第一次要按顺序看').waitFor();
		await isHeld(page, () => progress(page).fill('12'));
		await isHeld(page, () => page.keyboard.press('9'));
		// Seeking through picture-in-picture or media keys sets `currentTime` directly.
		await isHeld(page, () => page.locator('video').evaluate((film) => Object.assign(film, { currentTime: 14 }).id));
		await playPast(page, 1.2);
		await page.keyboard.press('0');
		await filmPast(page, 0.1);

		const other = await openWindow(page, site.url, complaints);
		await other.goto(page.url());
		await filmReady(other);
		await playPast(other, 0.2);
		await page.getByText('别的窗口在放视频').waitFor();
		expect((await filmState(page)).paused).toBe(true);
		await button(page, '在这里继续').click();
		await expect.poll(async () => (await filmState(page)).paused).toBe(false);
		await other.getByText('别的窗口在放视频').waitFor();
		expect((await filmState(other)).paused).toBe(true);
		await page.getByText('别的窗口在放视频').waitFor({ state: 'detached' });
	},
);
