/** What a person does on a page, and waits for. */
import type { Page } from 'playwright-core';
import { keeperOf } from './keeper.ts';

/** Signs in through the form, as a student does; ends on the page that the app chose. */
export async function signIn(page: Page, username = 'student01', password = '123456'): Promise<void> {
	if (!page.url().includes('/login')) await page.goto('/login');
	// The page before, which may ask for the same, stays until this one is there.
	const form = page.getByRole('form', { name: '登录' });
	await form.getByLabel('账号').fill(username);
	await form.getByLabel('密码', { exact: true }).fill(password);
	await form.getByRole('button', { name: '登录', exact: true }).click();
	await page.waitForURL((url) => !/\/login(\?|$)/.test(url.href));
	await page.getByRole('banner').waitFor();
}

/** Signs in without the form and without opening the app: the browser keeps a token, as most do on most days. */
export async function storeToken(page: Page, username = 'student01'): Promise<void> {
	const credentials = new URLSearchParams({ username, password: '123456' });
	const answer = await page.request.post(`/main-api/user/student/login?${credentials}`);
	const { data, message } = (await answer.json()) as { data: string | null; message: string };
	if (!data) throw new Error(`${username} cannot sign in: ${message}`);
	await keeperOf(page.context()).evaluate((token) => localStorage.setItem('student-app-token', JSON.stringify({ token })), `${data}1234`);
}

/** Opens a page as a student who has signed in before. */
export async function openAs(page: Page, username = 'student01', address = '/'): Promise<void> {
	await storeToken(page, username);
	await page.goto(address);
	await page.getByRole('banner').waitFor();
}

/** Path and query of the page's address. */
export function addressOf(page: Page): string {
	const { pathname, search } = new URL(page.url());
	return pathname + search;
}

/** Playwright's default is every animation frame, which makes the browser draw frames that nothing else needs. */
const POLLING_MS = 50;

/** Waits until the page's content stands: its skeletons are gone and its main area has text. */
export async function settled(page: Page): Promise<void> {
	await page.waitForFunction(
		() => {
			const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
			// The address is there before its page.
			const address = location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname;
			if (!address.replace(/\?.*$/, '').endsWith(main?.dataset.path ?? '?')) return false;
			// Ignores skeletons in hidden tabs.
			const busy = [...(main?.querySelectorAll('[aria-busy="true"]') ?? [])].some((each) => each.checkVisibility());
			return main && !busy && main.innerText.trim().length > 0;
		},
		undefined,
		{ polling: POLLING_MS },
	);
}
