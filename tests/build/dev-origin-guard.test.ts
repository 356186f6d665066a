import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { refuseForeign } from '#build/dev-origin-guard.ts';

const host = '127.0.0.1:3000';
const EDITOR = '/__open-in-editor?file=%2Fetc%2Fhosts';

function statusOf(url: string, headers: Readonly<Record<string, string>>): number {
	const request = new IncomingMessage(new Socket());
	Object.assign(request, { url, headers });
	const response = new ServerResponse(request);
	let passed = false;
	refuseForeign(request, response, () => {
		passed = true;
	});
	return passed ? 200 : response.statusCode;
}

it.each([
	['the error overlay of its own page', EDITOR, { host, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
	['its own page under the other name of this machine', EDITOR, { host, origin: 'http://localhost:3000' }, 200],
	['a program on this machine', EDITOR, { host }, 200],
	['a call of another site', EDITOR, { host, origin: 'https://evil.example' }, 403],
	['an image in another site', EDITOR, { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
	['a window that another site opens', EDITOR, { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
	['a page on another port of this machine', EDITOR, { host, origin: 'http://127.0.0.1:9000', 'sec-fetch-site': 'same-site' }, 403],
	['a name that was made to lead here', EDITOR, { host: 'evil.example:3000' }, 403],
	['a link of another site to a page', '/courseIndex', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
	[
		'a script of the app in another site',
		'/static/js/index.js',
		{ host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
		403,
	],
] as const)('the dev server meets %s', (_, url, headers, status) => {
	expect(statusOf(url, headers)).toBe(status);
});
