import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserBackend } from '#mock/browser.ts';
import { BODY_LIMIT, bodyLimitOf, FILE_BODY_LIMIT } from '#mock/contract/body-limit.ts';
import { scenarios } from '#mock/scenario.ts';
import { fixtureApp } from './fixture-app.ts';
import { sendRaw, startHost } from './support/mock-host.ts';

const MESSAGE = '内容太大了，一次最多 10 MB';
const PART = 'x'.repeat(1024 * 1024);
const tooLarge = Array.from({ length: 11 }, () => PART);

it.each([
	['JSON', '/old-api/login', 'application/json', { code: 413, msg: MESSAGE, data: null }],
	['a form', '/old-api/login', 'application/x-www-form-urlencoded', { code: 413, msg: MESSAGE, data: null }],
	['text', '/lib-api/loans', 'text/plain', { code: 413, message: MESSAGE, data: null }],
	[
		'multipart, where no file is expected',
		'/lib-api/loans',
		'multipart/form-data; boundary=x',
		{ code: 413, message: MESSAGE, data: null },
	],
	['an unknown path', '/nothing', 'application/json', { code: 413, message: MESSAGE, data: null }],
	['the console', '/db/books', 'application/json', { code: 413, message: MESSAGE, data: null }],
])('refuses a body over 10 MB in the envelope: %s, with and without Content-Length', async (_, path, type, expected) => {
	const server = await startHost();
	const headers = { 'content-type': type, authorization: `Bearer ${server.consoleToken}` };
	for (const length of [{}, { 'content-length': tooLarge.length * PART.length }]) {
		const answer = await sendRaw(server.url + path, { method: 'POST', headers: { ...headers, ...length }, body: tooLarge });
		expect(answer.status).toBe(413);
		expect(answer.json()).toEqual(expected);
	}
});

it('accepts a body of exactly 10 MB and refuses one byte more', async () => {
	const server = await startHost();
	const json = (bytes: number): string => `{"username":"${'a'.repeat(bytes - '{"username":""}'.length)}"}`;
	const send = async (bytes: number): Promise<number> =>
		(await sendRaw(`${server.url}/old-api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: [json(bytes)] }))
			.status;
	expect(await send(BODY_LIMIT)).toBe(200);
	expect(await send(BODY_LIMIT + 1)).toBe(413);
});

it('accepts larger bodies when the operation takes files', async () => {
	const server = await startHost();
	const form = new FormData();
	form.set('name', 'film.mp4');
	form.set('file', new File(tooLarge, 'film.mp4'));
	const answer = await fetch(`${server.url}/lib-api/upload`, { method: 'POST', body: form });
	expect(await answer.json()).toMatchObject({ code: 200, data: { size: tooLarge.length * PART.length } });
});

it('only operations that take files may have larger bodies', () => {
	const { operations, schemas } = fixtureApp;
	const withFiles = operations.filter((operation) => bodyLimitOf(operation, schemas[operation.api] ?? {}) === FILE_BODY_LIMIT);
	expect(withFiles.map(({ name }) => name)).toEqual(['lib.upload']);
});

it('the browser host has the same limit', async () => {
	vi.stubGlobal('indexedDB', new IDBFactory());
	const backend = await createBrowserBackend({ app: fixtureApp, scenario: scenarios.demo });
	onTestFinished(async () => {
		await backend.close();
		vi.unstubAllGlobals();
	});
	const answer = await backend.fetch('http://app.test/old-api/login', { method: 'POST', body: tooLarge.join('') });
	expect(answer.status).toBe(413);
	expect(await answer.json()).toEqual({ code: 413, msg: MESSAGE, data: null });
	expect((await backend.fetch('http://app.test/old-api/login', { method: 'POST', body: '{"username":"lan"}' })).status).toBe(200);
});
