import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { settled, storeToken } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

declare global {
	interface Window {
		/** `call` for the home page's request and `menu` for the rendered menu, in order. */
		started: string[];
	}
}

journey(
	'the first page requests its data once, before the menu is rendered, and the study calendar follows arrow keys',
	async ({ page }) => {
		await storeToken(page);
		await page.addInitScript(() => {
			window.started = [];
			const { fetch } = window;
			window.fetch = (input, init) => {
				if (String(input instanceof Request ? input.url : input).includes('/course/aggregate')) window.started.push('call');
				return fetch(input, init);
			};
			const note = (): void => {
				if (document.querySelector('nav') && !window.started.includes('menu')) window.started.push('menu');
			};
			new MutationObserver(note).observe(document, { childList: true, subtree: true });
		});
		await page.goto('/index');
		await settled(page);
		expect(await page.evaluate(() => window.started)).toEqual(['call', 'menu']);

		// Its figures are also in a table.
		await walkTo(page, '/ucenter?tab=calendar');
		const record = page.getByRole('figure', { name: '学习记录' });
		const days = record.getByRole('application');
		await days.focus();
		await page.keyboard.press('ArrowLeft');
		const [, studied = ''] = (await days.locator('[aria-live]').innerText()).split('学习时长 ');
		await record.getByRole('button', { name: '表格' }).click();
		const last = record.getByRole('table', { name: '学习记录' }).getByRole('row').last();
		expect(studied).toMatch(/分|秒/);
		expect(await last.getByRole('cell').innerText()).toBe(studied);
	},
);
