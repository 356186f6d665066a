import { expect, it } from 'vitest';
import type { MockServer } from '#mock/server/mock-server.ts';
import { type RawAnswer, sendRaw, startHost } from './support/mock-host.ts';

interface Call {
	method?: string;
	body?: string;
	type?: string;
	token?: string | null;
}

function call(
	server: MockServer,
	path: string,
	{ method = 'GET', body, type = 'application/json', token = server.consoleToken }: Call = {},
): Promise<RawAnswer> {
	const headers = { 'content-type': type, ...(token !== null && { authorization: `Bearer ${token}` }) };
	return sendRaw(server.url + path, { method, headers, body: body === undefined ? [] : [body] });
}

const titleOf = async (server: MockServer, id: string): Promise<unknown> =>
	((await sendRaw(`${server.url}/lib-api/books/${id}`)).json() as { data: { title: string } | null }).data?.title;

it('shows every row, and changes are shared with the operations in both directions', async () => {
	const server = await startHost();
	expect((await call(server, '/db/books?state=hidden')).json()).toMatchObject([{ id: 'b4', secret: '内部备注' }]);
	expect((await call(server, '/db/books/b3', { method: 'PATCH', body: '{"title":"改过的书名"}' })).status).toBe(200);
	expect(await titleOf(server, 'b3')).toBe('改过的书名');
	const created = await call(server, '/db/books', { method: 'POST', body: '{"id":"b7","title":"新书","state":"shown"}' });
	expect(created.status).toBe(201);
	expect(await titleOf(server, 'b7')).toBe('新书');
	await call(server, '/db/books/b7', { method: 'DELETE' });
	expect(await titleOf(server, 'b7')).toBeUndefined();
	server.store.insert('books', { id: 'b8', title: '后来的' });
	expect((await call(server, '/db/books/b8')).json()).toMatchObject({ title: '后来的' });
});

it('deletes only the given row, even when a foreign key is null or dangling', async () => {
	const server = await startHost();
	server.store.update('loans', 'l1', { bookId: null });
	server.store.update('loans', 'l2', { bookId: 'gone' });
	expect((await call(server, '/db/books/b1', { method: 'DELETE' })).status).toBe(200);
	expect(server.store.rows('loans')).toHaveLength(2);
});

it('opens by the printed link, which sets a cookie and removes the token from the address', async () => {
	const server = await startHost();
	const opened = await sendRaw(`${server.url}/db?token=${server.consoleToken}`, { headers: { 'sec-fetch-site': 'none' } });
	expect(opened.status).toBe(303);
	expect(opened.headers.location).toBe('/db');
	expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
	const [cookie = ''] = opened.headers['set-cookie'] ?? [];
	expect(cookie).toMatch(/; Path=\/db; HttpOnly; SameSite=Strict$/);
	expect(cookie).not.toContain(server.consoleToken);
	const page = await sendRaw(`${server.url}/db`, { headers: { cookie: `a=b; ${cookie.split(';')[0]}` } });
	expect(page.status).toBe(200);
	expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
	expect(page.text).toContain('<a href="/db/books">books</a>');
	expect(page.text).not.toContain(server.consoleToken);
});

it('keeps other parts of the address when it removes the token', async () => {
	const server = await startHost();
	const opened = await sendRaw(`${server.url}/db/books?state=hidden&token=${server.consoleToken}`);
	expect(opened.headers.location).toBe('/db/books?state=hidden');
});

it.each([
	['no token', '/db/books', {}],
	['a wrong token', '/db/books', { authorization: 'Bearer wrong' }],
	['a wrong token in the address', '/db/books?token=wrong', {}],
	['a wrong cookie', '/db', { cookie: 'mock-console=wrong' }],
])('refuses %s', async (_, path, headers) => {
	const server = await startHost();
	const answer = await sendRaw(server.url + path, { headers });
	expect(answer.status).toBe(401);
	expect(answer.json()).toEqual({ code: 401, message: expect.stringContaining('启动时打印的 /db 地址'), data: null });
});

it('accepts a token in the address only for reading, and issues a new token on each start', async () => {
	const [one, other] = [await startHost(), await startHost()];
	expect(one.consoleToken).not.toBe(other.consoleToken);
	expect((await call(other, '/db/books', { token: one.consoleToken })).status).toBe(401);
	const written = await call(one, `/db/books/b3?token=${one.consoleToken}`, { method: 'DELETE', token: null });
	expect(written.status).toBe(401);
	expect(one.store.find('books', 'b3')).toBeDefined();
});

it.each([
	['a body that is no JSON', '/db/books', { method: 'POST', body: '{"title":' }, 400],
	['an empty body', '/db/books', { method: 'POST', body: '' }, 400],
	['a body that is a list', '/db/books', { method: 'POST', body: '[1]' }, 400],
	['an id that is an object', '/db/books', { method: 'POST', body: '{"id":{}}' }, 400],
	['a body of another type', '/db/books', { method: 'POST', body: 'title=x', type: 'text/plain' }, 415],
	['an id that is taken', '/db/books', { method: 'POST', body: '{"id":"b1","title":"x"}' }, 409],
	['an unknown row', '/db/books/none', {}, 404],
	['an unknown resource', '/db/none', {}, 404],
	['a pattern that is none', '/db/books?title_like=%5B', {}, 400],
	['an address that cannot be decoded', '/db/books/%E0%A4%A', {}, 400],
] as const)('responds to %s with an envelope and logs nothing', async (_, path, request, status) => {
	const server = await startHost();
	const answer = await call(server, path, request);
	expect(answer.status).toBe(status);
	expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
	expect(answer.json()).toEqual({ code: status, message: expect.any(String), data: null });
});

it('does not answer JSONP, which any page could load as a script', async () => {
	const server = await startHost();
	const answer = await call(server, '/db/books/b3?callback=steal');
	expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' });
	expect(answer.json()).toMatchObject({ id: 'b3' });
});
