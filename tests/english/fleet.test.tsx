/** The app in examples/fleet, which is English, from boot to its mock server: no text on any screen is Chinese. */
import { within } from '@testing-library/react';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { app as mockApp } from '#mock/generated/app.ts';
import { boot } from '#src/app/boot.tsx';
import { createTestBackend } from '#tests/support/mock-backend.ts';
import { click, lazyCode, press, type } from '#tests/support/render.tsx';

const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;

const screen = within(document.body);

/** Texts and attributes of everything on the page. */
function textsOnScreen(): string[] {
	return [
		document.title,
		...[...document.querySelectorAll('body *')].flatMap((element) => [
			...[...element.attributes].map(({ value }) => value),
			...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
		]),
	];
}

const expectEnglish = (): void => expect(textsOnScreen().filter((text) => CHINESE.test(text))).toEqual([]);

/** Waits for a text or an accessible name, then looks at the whole screen. */
async function shown(role: string, name: string | RegExp): Promise<HTMLElement> {
	const element = await screen.findByRole(role, { name });
	expectEnglish();
	return element;
}

const open = async (role: string, name: string | RegExp): Promise<void> => click(await shown(role, name));

beforeAll(async () => {
	vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
	const { backend } = createTestBackend({ app: mockApp });
	vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
		const request = new Request(input, init);
		return request.url.endsWith('/config.json') ? new Response('', { status: 404 }) : backend.fetch(request);
	});
	document.body.innerHTML = '<div id="root"></div>';
	await act(async () => boot());
});

// One journey: the app starts once.
test('every screen of the English app is English', async () => {
	// The sign-in with its mistakes.
	await open('button', 'Sign in');
	expect(screen.getByText('Please enter User name')).toBeTruthy();
	await type(screen.getByLabelText('User name'), 'anna');
	await type(screen.getByLabelText('Password'), 'wrong');
	await open('button', 'Sign in');
	await screen.findByText('The user name or the password is wrong');
	await type(screen.getByLabelText('Password'), 'secret');
	await open('button', 'Sign in');
	await shown('heading', 'Which car do you need?');
	expect(document.documentElement.lang || 'en').toBe('en');

	// The tools of the frame.
	await open('button', 'Theme settings');
	await shown('radio', 'Dark');
	await open('button', 'Close theme settings');
	await open('button', /^Search menus and content/);
	const input = await shown('combobox', 'Search menus and content');
	await type(input, 'zebra');
	await screen.findAllByText('Nothing found for “zebra”. Try another word.');
	await open('button', 'Close search');
	await open('button', 'Tab actions');
	await shown('menuitem', 'Close others');
	await press(document.activeElement as HTMLElement, 'Escape');

	// A list, a form and a table.
	await open('link', /City/);
	await open('button', 'Take it');
	expectEnglish();
	await type(screen.getByLabelText('What for?'), 'Visit');
	// The first key loads the code that asks before anything leads away.
	await lazyCode();
	await open('button', 'Tab actions');
	await open('menuitem', 'Refresh');
	await open('button', 'Cancel');
	await open('button', 'Take it');
	await shown('columnheader', 'What for');
	await shown('cell', 'Visit');
});
