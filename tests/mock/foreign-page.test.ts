import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { type RawRequest, sendRaw, startHost } from './support/mock-host.ts';

const EVIL = 'https://evil.example';
const DEV = 'http://127.0.0.1:3000';
const MESSAGE = '模拟后端只接受本机应用的请求';

const login = JSON.stringify({ username: 'lan' });

/** Requests that a foreign page can try to send. It cannot read the response, but the request must not run either. */
const attempts: readonly [name: string, path: string, request: RawRequest][] = [
	['a read', '/lib-api/books', {}],
	['a read with effects', '/lib-api/wrong', {}],
	['an unknown path', '/nothing', {}],
	['JSON', '/old-api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: [login] }],
	['text/plain', '/old-api/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: [login] }],
	[
		'a form',
		'/old-api/login',
		{ method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: ['username=lan'] },
	],
	['a read of the console', '/db/books', {}],
	['a write to the console', '/db/books', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: ['{"id":"b99"}'] }],
	['a deletion in the console', '/db/books/b1', { method: 'DELETE' }],
	['a preflight', '/lib-api/loans', { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }],
];

it.each(attempts)('refuses %s from a page of another origin without running it', async (_, path, request) => {
	const server = await startHost({ origins: [DEV] });
	const before = structuredClone(server.store.state);
	const headers = { ...request.headers, authorization: `Bearer ${server.consoleToken}` };
	for (const from of [
		{ origin: EVIL },
		{ origin: 'null' },
		{ origin: 'http://127.0.0.1:9000' },
		{ 'sec-fetch-site': 'cross-site' },
		{ host: 'evil.example' },
	]) {
		const answer = await sendRaw(server.url + path, { ...request, headers: { ...headers, ...from } });
		expect(answer.status).toBe(403);
		expect(answer.headers['access-control-allow-origin']).toBeUndefined();
		expect(answer.text).toContain(MESSAGE);
	}
	expect(server.store.state).toEqual(before);
	expect(server.backend.violations).toEqual([]);
});

it('refuses in the envelope of the called API', async () => {
	const server = await startHost();
	const refusalAt = async (path: string): Promise<unknown> => (await sendRaw(server.url + path, { headers: { origin: EVIL } })).json();
	expect(await refusalAt('/lib-api/books')).toEqual({ code: 403, message: MESSAGE, data: null });
	expect(await refusalAt('/old-api/lock')).toEqual({ code: 403, msg: MESSAGE, data: null });
	expect(await refusalAt('/db/books')).toEqual({ code: 403, message: MESSAGE, data: null });
});

it("allows a listed origin to call it and read the APIs' headers", async () => {
	const server = await startHost({ origins: [DEV] });
	const asked = await sendRaw(`${server.url}/lib-api/loans`, {
		method: 'OPTIONS',
		headers: { origin: DEV, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,x-own' },
	});
	expect(asked.status).toBe(204);
	expect(asked.headers).toMatchObject({
		'access-control-allow-origin': DEV,
		'access-control-allow-headers': 'authorization,x-own',
		vary: 'Origin',
	});
	expect(asked.headers['access-control-allow-methods']).toContain('PUT');
	const answer = await sendRaw(`${server.url}/lib-api/rules`, { headers: { origin: DEV, 'sec-fetch-site': 'same-site' } });
	expect(answer.status).toBe(200);
	expect(answer.headers['access-control-allow-origin']).toBe(DEV);
	const exposed = String(answer.headers['access-control-expose-headers']).split(', ');
	expect(exposed).toEqual(expect.arrayContaining(['Date', 'ETag', 'Authorization', 'token', 'Refresh-Token']));
});

it('refuses listed origins at its console', async () => {
	const server = await startHost({ origins: [DEV] });
	const headers = { origin: DEV, authorization: `Bearer ${server.consoleToken}` };
	expect((await sendRaw(`${server.url}/db/books`, { headers })).status).toBe(403);
});

it('refuses an absolute request URL with another host', async () => {
	const server = await startHost();
	const { port } = new URL(server.url);
	const socket = connect(Number(port), '127.0.0.1');
	let text = '';
	socket.on('data', (part) => (text += String(part)));
	socket.write(`GET http://evil.example/lib-api/rules HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
	await once(socket, 'close');
	expect(text).toMatch(/^HTTP\/1\.1 400 /);
});
