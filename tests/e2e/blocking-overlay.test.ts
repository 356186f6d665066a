import { expect } from 'vitest';
import { holdRequests } from './support/hold-requests.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { cssOf } from './support/theme-steps.ts';
import { walkTo } from './support/walk.ts';

journey(
	'spec 4: handing in homework and saving a certificate block the page until they are done, in the colour of the theme',
	async ({ page }) => {
		await page.addInitScript(() => {
			const fonts = new Promise((resolve) => window.addEventListener('fonts-loaded', resolve, { once: true }));
			Object.defineProperty(document.fonts, 'ready', { value: fonts });
		});
		await openAs(page, 'student01', '/courseDetail/c05?tab=homework&homework=h-c05-3');
		await settled(page);
		const code = page.getByRole('textbox', { name: '程序' });
		await code.fill('print("改好了")');
		const answer = await holdRequests(page, '**/homework/answer/submit**');
		await page.getByRole('button', { name: '重新提交' }).click();
		const overlay = page.getByRole('dialog', { name: 'loading...' });
		await overlay.waitFor();
		// Without a choice the theme follows the system.
		for (const [colorScheme, colour] of [
			['dark', 'rgba(18, 21, 28, 0.7)'],
			['light', 'rgba(255, 255, 255, 0.7)'],
		] as const) {
			await page.emulateMedia({ colorScheme });
			await expect.poll(() => cssOf(page, 'dialog.feedback-overlay', 'background-color')).toBe(colour);
		}
		for (const _press of [1, 2]) await page.keyboard.press('Escape');
		await page.keyboard.type('x');
		expect(await overlay.isVisible()).toBe(true);
		expect((await code.innerText()).trim()).toBe('print("改好了")');
		answer();
		await overlay.waitFor({ state: 'detached' });
		await page.getByText('已经交上了').waitFor();

		await walkTo(page, '/honorsGalleryIndex?mine=true&kind=cert');
		await page.locator('main:visible').getByRole('list', { name: '荣誉' }).getByRole('link').first().click();
		await page.getByRole('button', { name: '下载证书图片' }).click();
		await overlay.waitFor();
		const download = page.waitForEvent('download');
		await page.evaluate(() => window.dispatchEvent(new Event('fonts-loaded')));
		expect((await download).suggestedFilename()).toMatch(/\.png$/);
		await overlay.waitFor({ state: 'detached' });
	},
);
