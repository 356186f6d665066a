import type { Page } from 'playwright-core';

export const cssOf = (page: Page, selector: string, property: string): Promise<string> =>
	page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name).trim(), property);

export interface Look {
	mode: string | null;
	name: string | null;
	background: string;
	primary: string;
	scheme: string;
}

export const lookOf = (page: Page): Promise<Look> =>
	page.evaluate(() => {
		const style = getComputedStyle(document.body);
		return {
			mode: document.body.getAttribute('arco-theme'),
			name: document.body.getAttribute('data-theme'),
			background: style.backgroundColor,
			primary: style.getPropertyValue('--primary-6').trim(),
			scheme: getComputedStyle(document.documentElement).colorScheme,
		};
	});

const ENTRY = 'student-app-theme';

export const storedTheme = (page: Page): Promise<unknown> =>
	page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), ENTRY);

export async function openBeforeScripts(page: Page, address: string, stored: string | null, entry = ENTRY): Promise<void> {
	await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
	await page.addInitScript(
		([name, text]) => {
			if (text !== null) localStorage.setItem(String(name), text);
		},
		[entry, stored] as const,
	);
	await page.goto(address);
}
