import type { Page } from 'playwright-core';
import { keeperOf } from './keeper.ts';

/** Signs in through the form and waits for the page that the app opens. */
export async function signIn(page: Page, username = 'student01', password = '123456'): Promise<void> {
	if (!page.url().includes('/login')) await page.goto('/login');
	// The previous page, which may have the same fields, stays mounted until this one is rendered.
	const form = page.getByRole('form', { name: '登录' });
	await form.getByLabel('账号').fill(username);
	await form.getByLabel('密码', { exact: true }).fill(password);
	await form.getByRole('button', { name: '登录', exact: true }).click();
	await page.waitForURL((url) => !/\/login(\?|$)/.test(url.href));
	await page.getByRole('banner').waitFor();
}

export async function storeToken(page: Page, username = 'student01'): Promise<void> {
	const credentials = new URLSearchParams({ username, password: '123456' });
	const answer = await page.request.post(`/main-api/user/student/login?${credentials}`);
	const { data, message } = (await answer.json()) as { data: string | null; message: string };
	if (!data) throw new Error(`${username} cannot sign in: ${message}`);
	await keeperOf(page.context()).evaluate((token) => localStorage.setItem('student-app-token', JSON.stringify({ token })), `${data}1234`);
}

const BLANK = 'about:blank';

export async function openAs(page: Page, username = 'student01', address = '/'): Promise<void> {
	// An open page of another user would reload itself as soon as the token changes, and interrupt this navigation.
	if (page.url() !== BLANK) await page.goto(BLANK);
	await storeToken(page, username);
	await page.goto(address);
	await page.getByRole('banner').waitFor();
}

export function addressOf(page: Page): string {
	const { pathname, search } = new URL(page.url());
	return pathname + search;
}

/** Playwright polls on every animation frame by default, which forces needless rendering. */
const POLLING_MS = 50;

/** Waits until the page is rendered: no skeletons, and text in its main area. */
export async function settled(page: Page): Promise<void> {
	await page.waitForFunction(
		() => {
			const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
			// The address changes before the page is rendered.
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
