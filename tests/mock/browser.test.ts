import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openIndexedRows } from '#mock/browser/indexed-rows.ts';
import { type BrowserBackend, type BrowserBackendOptions, createBrowserBackend, scenarioOfPage } from '#mock/browser.ts';
import { scenarios } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { type Reply, replyOf, requestOf } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';

beforeEach(() => {
	vi.stubGlobal('indexedDB', new IDBFactory());
	return () => vi.unstubAllGlobals();
});

async function open(options: Partial<BrowserBackendOptions> = {}): Promise<BrowserBackend> {
	const backend = await createBrowserBackend({ app: fixtureApp, scenario: scenarios.demo, ...options });
	onTestFinished(() => backend.close());
	return backend;
}

async function send(
	backend: BrowserBackend,
	name: string,
	input: Record<string, unknown> = {},
	token: string | null = null,
): Promise<Reply> {
	return replyOf(fixtureApp, name, await backend.fetch(requestOf(fixtureApp, name, input, token)));
}

const signIn = async (backend: BrowserBackend): Promise<string> =>
	(await send(backend, 'lib.signIn', { username: 'lan', password: '123456' })).data;

it('accepts the arguments of fetch: a Request, or a URL with an init', async () => {
	const backend = await open();
	const token = await signIn(backend);
	const init = { method: 'POST', body: '{"bookId":"b2"}', headers: { Authorization: token, token } };
	expect(await (await backend.fetch('http://app.test/lib-api/loans', init)).json()).toMatchObject({ code: 200, data: { id: 'loan-1' } });
	expect((await backend.fetch(new URL('http://app.test/lib-api/rules'))).status).toBe(200);
});

it('keeps rows and sessions over a reload, and its clock continues', async () => {
	const first = await open({ now: () => MOCK_NOW + 5000 });
	const token = await signIn(first);
	await send(first, 'lib.lend', { bookId: 'b2' }, token);
	await first.close();
	const second = await open();
	expect((await send(second, 'lib.myLoans', {}, token)).data.map(({ id }: { id: string }) => id)).toEqual(['l1', 'loan-1']);
	const date = Date.parse((await send(second, 'lib.rules')).headers.get('date') ?? '');
	expect(date).toBeGreaterThanOrEqual(MOCK_NOW + 5000);
});

it('passes the time between two visits on its clock, as long as the pause is short', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: 0 });
	onTestFinished(() => void vi.useRealTimers());
	await (await open()).close();
	vi.setSystemTime(20 * 60_000);
	const date = (await send(await open(), 'lib.rules')).headers.get('date') ?? '';
	expect(Date.parse(date)).toBe(MOCK_NOW + 20 * 60_000);
});

it('saves changes automatically, with a delay', async () => {
	const first = await open();
	const token = await signIn(first);
	const rows = await openIndexedRows('mock-library');
	onTestFinished(() => rows.close());
	await expect.poll(async () => (await rows.read())?.state.sessions).toMatchObject([{ id: token }]);
});

it('a reset restores the seed, also for later loads', async () => {
	const first = await open();
	const token = await signIn(first);
	await send(first, 'lib.lend', { bookId: 'b2' }, token);
	await first.reset();
	expect((await send(first, 'lib.myLoans', {}, token)).code).toBe(401);
	await first.close();
	const second = await open();
	const again = await signIn(second);
	expect((await send(second, 'lib.myLoans', {}, again)).data).toHaveLength(1);
});

it('reseeds when the seed has changed', async () => {
	await (await open()).close();
	const books = fixtureApp.seed.books?.map((book) => (book.id === 'b1' ? { ...book, title: '新的书名' } : book)) ?? [];
	const backend = await open({ app: { ...fixtureApp, seed: { ...fixtureApp.seed, books } } });
	expect((await send(backend, 'lib.book', { id: 'b1' })).data.title).toBe('新的书名');
});

it('rejects an aborted call at once while the handler is still pending', async () => {
	const handlers = { ...fixtureApp.handlers, 'lib.boom': () => new Promise(() => undefined) };
	const backend = await open({ app: { ...fixtureApp, handlers } });
	const caller = new AbortController();
	const call = backend.fetch(new Request('http://app.test/lib-api/boom', { signal: caller.signal }));
	caller.abort();
	await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it("reads the scenario from the page's URL", () => {
	expect(scenarioOfPage('?a=1&mock=offline')).toBe(scenarios.offline);
	expect(scenarioOfPage('')).toBe(scenarios.demo);
	expect(() => scenarioOfPage('?mock=oflline')).toThrow('There is no mock scenario "oflline"');
});
