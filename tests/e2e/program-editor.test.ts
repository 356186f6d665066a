import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { holdRequests } from './support/hold-requests.ts';
import { journey } from './support/journey.ts';
import { settled, storeToken } from './support/page-steps.ts';

const EDITOR = '**/code-editor.*.js*';

const field = (page: Page): Locator => page.getByRole('textbox', { name: '程序', exact: true });

journey(
	'code can be written before the editor loads or without it, and the editor takes over text and cursor',
	async ({ page, complaints }) => {
		await storeToken(page);
		await page.route(EDITOR, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }));
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.goto('/problem/program?problemId=P1001');
		// Reading the problem does not load the editor.
		await settled(page);
		expect(asked.filter((url) => url.includes('code-editor'))).toEqual([]);
		await page.getByRole('region', { name: '程序' }).hover();
		await page.getByText('编辑器没有加载出来').waitFor();
		await settled(page);
		await page.getByLabel('语言').selectOption('Python3');
		await field(page).fill('a = 1\nb = 2\n');
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.unroute(EDITOR);
		await page.getByRole('button', { name: '重试' }).click();
		await page.locator('.cm-line', { hasText: 'b = 2' }).waitFor();
		complaints.length = 0;

		const release = await holdRequests(page, EDITOR);
		// A stored draft makes the page load the editor at once.
		const asks = page.waitForRequest(EDITOR);
		await page.reload();
		await asks;
		await field(page).click();
		expect(await field(page).inputValue()).toBe('a = 1\nb = 2\n');
		await page.keyboard.press('Control+End');
		await page.keyboard.type('print(ab)');
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('Shift+ArrowLeft');
		release();
		await page.locator('.cm-content:focus').waitFor();
		await page.keyboard.type('+b');
		await page.locator('.cm-line', { hasText: 'print(a+b)' }).waitFor();
		const completes = async (): Promise<boolean> => {
			await page.keyboard.press('Control+Space');
			return page.getByRole('listbox').isVisible();
		};
		await expect.poll(completes).toBe(true);
		await page.keyboard.press('Escape');
		await page.keyboard.press('Control+End');
		await page.keyboard.type('\nprint(a');
		await page.locator('.cm-line', { hasText: /^print\(a\)$/ }).waitFor();
		// Enter starts a new line even while completions are open; Tab accepts a completion.
		await page.keyboard.press('End');
		await page.keyboard.type('\nle');
		await page.getByRole('listbox').waitFor();
		await page.keyboard.press('Enter');
		await page.locator('.cm-line', { hasText: /^le$/ }).waitFor();
		await page.keyboard.type('le');
		await page.getByRole('listbox').waitFor();
		await page.keyboard.press('Tab');
		await page.locator('.cm-activeLine', { hasText: /^len$/ }).waitFor();
		// Words of a module come with its import.
		await page.keyboard.type('\nfrom robot import *\nle');
		await page.getByRole('option', { name: 'left', exact: true }).waitFor();
	},
);
