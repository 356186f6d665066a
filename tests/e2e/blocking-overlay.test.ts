import { expect } from 'vitest';
import { holdRequests } from './support/hold-requests.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { cssOf } from './support/theme-steps.ts';

const OVERLAYS = [
	['light', 'rgba(255, 255, 255, 0.7)'],
	['dark', 'rgba(18, 21, 28, 0.7)'],
] as const;

for (const [mode, colour] of OVERLAYS) {
	journey(`spec 4: handing in homework blocks the page until it is answered, in the colour of the ${mode} theme`, async ({ page }) => {
		await page.addInitScript((chosen) => localStorage.setItem('student-app-theme', JSON.stringify({ version: 1, mode: chosen })), mode);
		await openAs(page, 'student01', '/courseDetail/c05?tab=homework&homework=h-c05-3');
		await settled(page);
		const code = page.getByRole('textbox', { name: '程序' });
		await code.fill('print("改好了")');
		const answer = await holdRequests(page, '**/homework/answer/submit**');
		await page.getByRole('button', { name: '重新提交' }).click();
		const overlay = page.getByRole('dialog', { name: 'loading...' });
		await overlay.waitFor();
		expect(await cssOf(page, 'dialog.feedback-overlay', 'background-color')).toBe(colour);
		for (const _press of [1, 2]) await page.keyboard.press('Escape');
		await page.keyboard.type('x');
		expect(await overlay.isVisible()).toBe(true);
		expect(await code.inputValue()).toBe('print("改好了")');
		answer();
		await overlay.waitFor({ state: 'detached' });
		await page.getByText('已经交上了').waitFor();
	});
}

journey('spec 4: saving a certificate as a picture blocks the page until the picture is made', async ({ page }) => {
	await page.addInitScript(() => {
		const fonts = new Promise((resolve) => window.addEventListener('fonts-loaded', resolve, { once: true }));
		Object.defineProperty(document.fonts, 'ready', { value: fonts });
	});
	await openAs(page, 'student01', '/honorsGalleryIndex?mine=true&kind=cert');
	await settled(page);
	await page.locator('main:visible').getByRole('list', { name: '荣誉' }).getByRole('link').first().click();
	await page.getByRole('button', { name: '下载证书图片' }).click();
	const overlay = page.getByRole('dialog', { name: 'loading...' });
	await overlay.waitFor();
	const download = page.waitForEvent('download');
	await page.evaluate(() => window.dispatchEvent(new Event('fonts-loaded')));
	expect((await download).suggestedFilename()).toMatch(/\.png$/);
	await overlay.waitFor({ state: 'detached' });
});
