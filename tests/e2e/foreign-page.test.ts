import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedApp, startApp } from '#tests/support/started-app.ts';
import { openSite } from './support/visit.ts';

let app: StartedApp;
const foreign = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<title>another site</title>'));

beforeAll(async () => {
	app = await startApp();
	foreign.listen(0, '127.0.0.1');
	await once(foreign, 'listening');
}, 120_000);

afterAll(async () => {
	foreign.close();
	await app.stop();
});

const LOGIN = '/main-api/user/student/login?username=student01&password=123456';

async function sessions(): Promise<unknown> {
	const { origin, searchParams } = new URL(app.consoleUrl);
	const headers = { authorization: `Bearer ${searchParams.get('token')}` };
	return (await fetch(`${origin}/db/sessions`, { headers })).json();
}

async function statusOf(path: string, headers: Record<string, string>, method = 'GET'): Promise<number | undefined> {
	const sent = httpRequest(app.url + path, { method, headers }).end();
	const [answer] = (await once(sent, 'response')) as [{ statusCode?: number; resume(): void }];
	answer.resume();
	return answer.statusCode;
}

it('a page of another origin can neither read nor change data, at the mock or through the dev server', async () => {
	const before = await sessions();
	const { port } = foreign.address() as AddressInfo;
	for (const from of [`http://127.0.0.1:${port}`, `http://localhost:${port}`]) {
		const visit = await openSite(from);
		await visit.page.goto('/');
		for (const target of [app.url, app.mockUrl]) {
			const seen = await visit.page.evaluate(readAndWrite, target + LOGIN);
			expect(seen).toEqual({ read: 'refused', written: 'refused', sent: 'opaque', form: 'loaded', image: 'failed' });
		}
		await visit.close();
	}
	expect(await sessions()).toEqual(before);
});

/** Runs in the page: sends a request in every way a page can. */
async function readAndWrite(address: string): Promise<Record<string, string>> {
	const call = async (init: RequestInit): Promise<string> => (await fetch(address, init).catch(() => null))?.type ?? 'refused';
	const load = (element: HTMLElement, start: () => void): Promise<string> =>
		new Promise((resolve) => {
			element.onload = () => resolve('loaded');
			element.onerror = () => resolve('failed');
			document.body.append(element);
			start();
		});
	const frame = Object.assign(document.createElement('iframe'), { name: 'answer' });
	const form = Object.assign(document.createElement('form'), { method: 'post', action: address, target: 'answer', enctype: 'text/plain' });
	const image = document.createElement('img');
	document.body.append(form);
	return {
		read: await call({}),
		written: await call({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
		sent: await call({ method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body: '{}' }),
		form: await load(frame, () => form.submit()),
		image: await load(image, () => {
			image.src = address;
		}),
	};
}

it('the dev server forwards the Origin header and refuses a foreign Host (DNS rebinding)', async () => {
	expect(await statusOf(LOGIN, { origin: app.url }, 'POST')).toBe(200);
	expect(await statusOf(LOGIN, { origin: app.url.replace('127.0.0.1', 'localhost') }, 'POST')).toBe(200);
	expect(await statusOf(LOGIN, {}, 'POST')).toBe(200);
	expect(await statusOf(LOGIN, { origin: 'https://evil.example' }, 'POST')).toBe(403);
	expect(await statusOf(LOGIN, { 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(403);
	expect(await statusOf(LOGIN, { origin: 'https://evil.example', 'access-control-request-method': 'POST' }, 'OPTIONS')).toBe(403);
	expect(await statusOf('/', { host: 'evil.example' })).toBe(403);
});
