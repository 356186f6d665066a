import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { MockApp } from '#mock/operation.ts';
import { scenarios } from '#mock/scenario.ts';
import { locateOrigin } from '#mock/server/locate-origin.ts';
import { type MockServer, type MockServerOptions, startMockServer } from '#mock/server/mock-server.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { SEEDED } from '#mock/store/merge-seed.ts';
import { requestOf } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';
import { sendRaw } from './support/mock-host.ts';

const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'mock-')), 'db.json');

async function start(options: Partial<MockServerOptions> = {}): Promise<MockServer> {
	const server = await startMockServer({ app: fixtureApp, scenario: scenarios.demo, file: newFile(), port: 0, ...options });
	onTestFinished(() => server.close());
	return server;
}

const send = (server: MockServer, name: string, input: Record<string, unknown> = {}, token: string | null = null): Promise<Response> =>
	fetch(requestOf(fixtureApp, name, input, token, server.url));

async function titleOf(server: MockServer, id: string): Promise<string> {
	return ((await (await send(server, 'lib.book', { id })).json()) as { data: { title: string } }).data.title;
}

it('serves operations at their base over HTTP', async () => {
	const server = await start();
	const response = await send(server, 'lib.book', { id: 'b3' });
	expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
	expect(response.headers.get('cache-control')).toBe('no-store');
	expect(await response.json()).toMatchObject({ code: 200, data: { title: '齿轮的秘密' } });
});

it.each([
	['TRACE', '/lib-api/books/b3', 405, 'GET, HEAD, OPTIONS'],
	['TRACE', '/nothing', 405, ''],
	['TRACE', '/db', 405, ''],
	['OPTIONS', '/lib-api/books/b3', 204, 'GET, HEAD, OPTIONS'],
	['OPTIONS', '/lib-api/loans', 204, 'POST, OPTIONS'],
	['OPTIONS', '/nothing', 404, undefined],
	['HEAD', '/lib-api/loans', 404, undefined],
])('answers %s %s with %d and Allow: %s', async (method, path, status, allow) => {
	const server = await start({ onViolation: () => undefined });
	const answer = await sendRaw(server.url + path, { method });
	expect([answer.status, answer.headers.allow]).toEqual([status, allow]);
	expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

it('answers HEAD as GET, without the body', async () => {
	const server = await start();
	const url = `${server.url}/lib-api/books/b3`;
	const [get, head] = [await sendRaw(url), await sendRaw(url, { method: 'HEAD' })];
	expect([head.status, head.text]).toEqual([200, '']);
	for (const name of ['content-type', 'content-length', 'etag']) expect(head.headers[name]).toBe(get.headers[name]);
	expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(get.text));
});

it('responds to invalid JSON with an envelope', async () => {
	const server = await start();
	const { data: token } = (await (await send(server, 'lib.signIn', { username: 'lan', password: '123456' })).json()) as { data: string };
	const headers = { 'content-type': 'application/json', Authorization: token, token };
	const response = await fetch(`${server.url}/lib-api/loans`, { method: 'POST', body: '{"title":', headers });
	expect(await response.json()).toEqual({ code: 400, message: '请求体不是有效的 JSON', data: null });
});

it('keeps rows and sessions between runs, and its clock continues', async () => {
	const file = newFile();
	const first = await start({ file });
	const { data: token } = (await (await send(first, 'lib.signIn', { username: 'lan', password: '123456' })).json()) as { data: string };
	await send(first, 'lib.lend', { bookId: 'b2' }, token);
	await first.close();
	const kept = JSON.parse(readFileSync(file, 'utf8')) as { $meta: { clock: number }; loans: unknown[] };
	expect(kept.loans).toHaveLength(3);
	expect(kept.$meta.clock).toBeGreaterThanOrEqual(MOCK_NOW);

	const second = await start({ file });
	expect(second.how).toBe('kept');
	const { data } = (await (await send(second, 'lib.myLoans', {}, token)).json()) as { data: { id: string }[] };
	expect(data.map(({ id }) => id)).toEqual(['l1', 'loan-1']);
});

it('passes the time between two runs on its clock, as long as the pause is short', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: 0 });
	onTestFinished(() => void vi.useRealTimers());
	const file = newFile();
	await (await start({ file })).close();
	vi.setSystemTime(20 * 60_000);
	const response = await send(await start({ file }), 'lib.rules');
	expect(Date.parse(response.headers.get('date') ?? '')).toBe(MOCK_NOW + 20 * 60_000);
});

it('restores the seed on reset', async () => {
	const file = newFile();
	const first = await start({ file });
	first.store.update('books', 'b3', { title: '改过的书名' });
	await first.close();
	const second = await start({ file, reset: true });
	expect(second.how).toBe('fresh');
	expect(await titleOf(second, 'b3')).toBe('齿轮的秘密');
});

it('takes over a changed seed and keeps what was changed since', async () => {
	const file = newFile();
	const first = await start({ file });
	first.store.update('books', 'b3', { title: '改过的书名' });
	first.store.remove('books', 'b1');
	first.store.insert('books', { ...first.store.find('books', 'b2'), id: 'b99' });
	await first.close();
	const { books = [] } = fixtureApp.seed;
	const later = [...books.map((book) => ({ ...book, pages: 7 })), { ...books[1], id: 'b100' } as (typeof books)[number]];
	const app: MockApp = { ...fixtureApp, seed: { ...fixtureApp.seed, authors: [{ id: 'a1', name: '另一位作者' }], books: later } };
	const server = await start({ file, app });
	expect(server.how).toBe('merged');
	expect(server.store.rows('authors')).toEqual([{ id: 'a1', name: '另一位作者' }]);
	expect(server.store.find('books', 'b3')).toMatchObject({ title: '改过的书名' });
	expect(server.store.find('books', 'b3')).not.toHaveProperty('pages', 7);
	expect(server.store.find('books', 'b2')).toHaveProperty('pages', 7);
	expect(['b1', 'b99', 'b100'].map((id) => server.store.find('books', id) !== undefined)).toEqual([false, true, true]);
	await server.close();
	expect((await start({ file, app })).how).toBe('kept');
});

it('starts from the seed and reports it when the seed has changed and the stored rows have no record of theirs', async () => {
	const file = newFile();
	await (await start({ file })).close();
	const { [SEEDED]: _, ...contents } = JSON.parse(readFileSync(file, 'utf8'));
	writeFileSync(file, JSON.stringify(contents));
	const app: MockApp = { ...fixtureApp, seed: { ...fixtureApp.seed, authors: [{ id: 'a1', name: '另一位作者' }] } };
	const server = await start({ file, app });
	expect(server.how).toBe('reseeded');
	expect(server.store.rows('authors')).toEqual([{ id: 'a1', name: '另一位作者' }]);
});

it('closes the connection in the scenario offline', async () => {
	const server = await start({ scenario: scenarios.offline });
	const error = await new Promise<NodeJS.ErrnoException>((resolve, reject) => {
		const request = httpRequest(`${server.url}/lib-api/rules`, () => reject(new Error('There was an answer.')));
		request.on('error', resolve).end();
	});
	expect(error.code).toBe('ECONNRESET');
});

it("rejects with Node's error when the port is taken", async () => {
	const server = await start();
	const port = Number(new URL(server.url).port);
	await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
});

it('finds the source line of a seed row and of a handler', () => {
	const root = mkdtempSync(path.join(tmpdir(), 'mock-'));
	writeFileSync(path.join(root, 'books.yaml'), "# books\n- { id: b10, title: x }\n- id: 'b1'\n  title: y\n");
	writeFileSync(path.join(root, 'sign-in.ts'), "import x from 'x';\n\nexport const signIn = x;\n");
	expect(locateOrigin({ kind: 'row', resource: 'books', id: 'b1', file: 'books.yaml' }, root)).toBe('books.yaml:3');
	expect(locateOrigin({ kind: 'row', resource: 'books', id: 'b2', file: 'books.yaml' }, root)).toBe(
		"no line of books.yaml: the seed's expansion or a request made row b2",
	);
	expect(locateOrigin({ kind: 'handler', name: 'lib.signIn', file: 'sign-in.ts' }, root)).toBe('sign-in.ts:3');
	expect(locateOrigin({ kind: 'declared', operation: 'lib.books' }, root)).toBe('the x-mock of lib.books');
});
