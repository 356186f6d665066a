import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';

const DATABASE = 'mock/generated/db.json';
const ROUTES = 'mock/generated/routes.json';
const rows = loadSeed(app, MOCK_NOW);

let url = '';
let stop = (): void => undefined;

beforeAll(async () => {
	const port = await freePort();
	const child = spawn('node_modules/.bin/json-server', [DATABASE, '--routes', ROUTES, '--port', String(port), '--quiet']);
	stop = () => void child.kill();
	url = `http://127.0.0.1:${port}`;
	const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`json-server ended with ${String(code)}.`)));
	await Promise.race([answering(), ended]);
});

afterAll(() => stop());

async function freePort(): Promise<number> {
	const server = createServer().listen(0);
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}

async function answering(): Promise<void> {
	for (;;) {
		try {
			return void (await fetch(`${url}/db`));
		} catch {
			await new Promise((resolve) => setImmediate(resolve));
		}
	}
}

const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json();

it('the database file is the seed at the clock of the mock', () => {
	expect(JSON.parse(readFileSync(DATABASE, 'utf8'))).toEqual(rows);
});

it.each(Object.keys(rows))('serves %s', async (resource) => {
	expect(await read(`/${resource}`)).toEqual(rows[resource]);
	const [first] = rows[resource] ?? [];
	if (first) expect(await read(`/${resource}/${first.id}`)).toEqual(first);
});

it('serves a page of a resource', async () => {
	expect(await read('/courses?_page=2&_limit=5')).toEqual(rows.courses?.slice(5, 10));
});

const routes = Object.entries(JSON.parse(readFileSync(ROUTES, 'utf8')) as Record<string, string>);
const READS = ['list', 'page', 'tree', 'one', 'detail'];

it('has a route for every declared read', () => {
	const declared = app.operations.filter(({ method, mock }) => method === 'get' && 'answer' in mock && READS.includes(mock.answer));
	const addresses = new Set(routes.map(([from]) => from.replace(/\\\?.*$/, '').replaceAll(/:(\w+)/g, '{$1}')));
	expect(declared.map(({ api, path }) => `${app.apis[api]?.base}${path}`).filter((address) => !addresses.has(address))).toEqual([]);
});

it.each(routes)('serves %s from its resource', async (from, to) => {
	const resource = /^\/([\w-]+)/.exec(to)?.[1] ?? '';
	const all = rows[resource] ?? [];
	const detail = /:(\w+)$/.exec(from);
	if (detail) {
		const [first] = all;
		return expect(await read(from.replace('\\', '').replace(/:\w+$/, String(first?.id)))).toEqual(first);
	}
	const found = (await read(from.replace('\\?(.*)', '?_limit=3'))) as { id: string }[];
	expect(found.length).toBeGreaterThan(0);
	for (const row of found) expect(row).toEqual(all.find(({ id }) => id === row.id));
});

it('answers a declared list with the rows that the mock answers, in its order', async () => {
	const { call, signIn } = createTestBackend({ app });
	const { data } = await call('main.courseDirectoryTop', {}, signIn('users', String(rows.users?.[0]?.id), 'main'));
	const found = (await read('/main-api/course/directory/top')) as { id: string }[];
	expect(found.map(({ id }) => id)).toEqual(data.map(({ id }: { id: string }) => id));
});
