/** The app in examples/fleet, which is English, from boot to its mock server: no text on any screen is Chinese. */
import { within } from '@testing-library/react';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { app as mockApp } from '#mock/generated/app.ts';
import { boot } from '#src/app/boot.tsx';
import { createTestBackend } from '#tests/support/mock-backend.ts';
import { click, type } from '#tests/support/render.tsx';

const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;

/** Text and attributes of everything on the page. */
function chineseOnScreen(): string[] {
	const texts = [...document.querySelectorAll('*')].flatMap((element) => [
		...[...element.attributes].map(({ value }) => value),
		...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
	]);
	return texts.filter((text) => CHINESE.test(text));
}

const screen = within(document.body);

beforeAll(async () => {
	const { backend } = createTestBackend({ app: mockApp });
	vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
		const request = new Request(input, init);
		return request.url.endsWith('/config.json') ? new Response('', { status: 404 }) : backend.fetch(request);
	});
	document.body.innerHTML = '<div id="root"></div>';
	await act(async () => boot());
});

test('every screen of the English app is English', async () => {
	await screen.findByRole('button', { name: 'Sign in' });
	console.log(document.body.innerHTML.slice(0, 3000));
	expect(chineseOnScreen()).toEqual([]);
});
