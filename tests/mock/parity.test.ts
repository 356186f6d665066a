import 'fake-indexeddb/auto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBackend } from '#mock/backend.ts';
import { createBrowserBackend } from '#mock/browser.ts';
import { scenarios } from '#mock/scenario.ts';
import { startMockServer } from '#mock/server/mock-server.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import { createStore } from '#mock/store/store.ts';
import { requestOf } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';

type Fetch = (request: Request) => Promise<Response>;

const app = fixtureApp;
const scenario = scenarios.flaky;
const now = () => MOCK_NOW;

async function hosts(): Promise<Record<string, { origin: string; fetch: Fetch }>> {
	const direct = createBackend({ app, scenario, now, store: createStore(loadSeed(app, MOCK_NOW)) });
	const file = path.join(mkdtempSync(path.join(tmpdir(), 'mock-')), 'db.json');
	const server = await startMockServer({ app, scenario, now, file, port: 0 });
	onTestFinished(() => server.close());
	vi.stubGlobal('indexedDB', new IDBFactory());
	const browser = await createBrowserBackend({ app, scenario, now });
	onTestFinished(async () => {
		await browser.close();
		vi.unstubAllGlobals();
	});
	return {
		direct: { origin: 'http://mock.test', fetch: (request) => direct.fetch(request) },
		node: { origin: server.url, fetch },
		browser: { origin: 'http://app.test', fetch: browser.fetch },
	};
}

/** A visit that reads, writes, fails and reads again. Steps send the token of the sign-in, except anonymous ones. */
const visit: [name: string, input?: Record<string, unknown>, anonymous?: true][] = [
	['lib.signIn', { username: 'lan', password: '123456' }],
	['lib.books', { keyword: '小', tags: ['robot', 'car'], pageSize: 3, order: '-pages' }],
	['lib.rules'],
	['lib.shelves', { keyword: '齿轮' }],
	['lib.lend', { bookId: 'b2', note: '急' }],
	['lib.books'],
	['lib.lend', { bookId: 'b3' }],
	['lib.giveBack', { loanId: 'loan-1', rating: 4 }],
	['lib.newest', { tag: 'none' }],
	['lib.myLoans'],
	['lib.myLoans', {}, true],
	['lib.lend', { bookId: '' }],
	['lib.boom'],
	['lib.wrong'],
	['lib.loan', { loanId: 'l2' }],
	['lib.book', { id: '书 / 1' }],
	['lib.upload', { name: '程序.py', file: new File(['print("你好")'], '程序.py') }],
	['old.login', { username: 'lan' }],
	['old.lock'],
];

/** Headers added by the transport. */
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'vary']);

/** The only bytes that are random. */
const RANDOM_TOKEN = /\b[0-9a-f]{32}\b/;

async function record({ origin, fetch: send }: { origin: string; fetch: Fetch }): Promise<string[]> {
	const seen: string[] = [];
	let token: string | null = null;
	for (const [name, input, anonymous] of visit) {
		const response = await send(requestOf(app, name, input, anonymous ? null : token, origin));
		const body = await response.text();
		if (name === 'lib.signIn') token = (JSON.parse(body) as { data: string }).data;
		const headers = [...response.headers].filter(([header]) => !OWN.has(header) && !header.startsWith('access-control-'));
		seen.push(`${response.status} ${JSON.stringify(headers)} ${body.replace(RANDOM_TOKEN, '<token>')}`);
	}
	const missing = await send(new Request(`${origin}/lib-api/nothing?x=%20`));
	return [...seen, `${missing.status} ${await missing.text()}`];
}

it('the direct, the Node and the browser host return the same bytes for the same visit', async () => {
	const { direct, node, browser } = await hosts();
	if (!direct || !node || !browser) throw new Error('There are three hosts.');
	const expected = await record(direct);
	expect(expected).toHaveLength(visit.length + 1);
	expect(expected[0]).toContain('"data":"<token>"');
	expect(expected.filter((line) => line.startsWith('500'))).toHaveLength(7);
	expect(await record(node)).toEqual(expected);
	expect(await record(browser)).toEqual(expected);
});
