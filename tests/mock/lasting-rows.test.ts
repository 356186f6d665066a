import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openIndexedRows } from '#mock/browser/indexed-rows.ts';
import { createBrowserBackend } from '#mock/browser.ts';
import { scenarios } from '#mock/scenario.ts';
import { replyOf, requestOf } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';

const NAME = 'mock-library';

beforeEach(() => {
	vi.stubGlobal('indexedDB', new IDBFactory());
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

async function open() {
	const onUnsaved = vi.fn();
	const backend = await createBrowserBackend({ app: fixtureApp, scenario: scenarios.demo, onUnsaved });
	onTestFinished(() => backend.close());
	const send = async (name: string, input: Record<string, unknown> = {}, token: string | null = null) =>
		replyOf(fixtureApp, name, await backend.fetch(requestOf(fixtureApp, name, input, token)));
	return { backend, onUnsaved, send };
}

async function makeDatabase(version: number, upgrade: (database: IDBDatabase) => void): Promise<void> {
	const database = await new Promise<IDBDatabase>((resolve, reject) => {
		const opening = indexedDB.open(NAME, version);
		opening.onupgradeneeded = () => upgrade(opening.result);
		opening.onsuccess = () => resolve(opening.result);
		opening.onerror = () => reject(opening.error);
	});
	database.close();
}

const throwing = {
	open() {
		throw new DOMException('forbidden', 'SecurityError');
	},
};

it.each<[string, () => Promise<void> | void]>([
	['without a database', () => void vi.stubGlobal('indexedDB', undefined)],
	['with one that throws', () => void vi.stubGlobal('indexedDB', throwing)],
	['with one of a later version', () => makeDatabase(2, () => undefined)],
	['with one that holds something else', () => makeDatabase(1, (database) => database.createObjectStore('other'))],
])('%s it works in memory and reports so once', async (_case, spoil) => {
	await spoil();
	const { backend, onUnsaved, send } = await open();
	const token: string = (await send('lib.signIn', { username: 'lan', password: '123456' })).data;
	await send('lib.lend', { bookId: 'b2' }, token);
	await backend.flush();
	expect((await send('lib.myLoans', {}, token)).data).toHaveLength(2);
	expect(onUnsaved).toHaveBeenCalledOnce();
	await backend.reset();
	expect((await send('lib.myLoans', {}, token)).code).toBe(401);
});

it('when the database never answers, it starts in memory after a time-out and closes a late connection', async () => {
	vi.useFakeTimers();
	const close = vi.fn();
	// A late connection is not read.
	const never = () => new Promise(() => undefined);
	const transaction = () => ({ store: { getAll: never, getAllKeys: never } });
	const request = Object.assign(new EventTarget(), { result: { close, transaction } });
	vi.stubGlobal('IDBRequest', EventTarget);
	vi.stubGlobal('indexedDB', { open: () => request });
	const starting = open();
	await vi.advanceTimersByTimeAsync(5000);
	const { onUnsaved, send } = await starting;
	expect((await send('lib.rules')).code).toBe(200);
	expect(onUnsaved).toHaveBeenCalledOnce();
	request.dispatchEvent(new Event('success'));
	await vi.advanceTimersByTimeAsync(0);
	expect(close).toHaveBeenCalledOnce();
});

it('reports a failed write once, and writes everything when there is space again', async () => {
	const { backend, onUnsaved, send } = await open();
	await backend.flush();
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	const token: string = (await send('lib.signIn', { username: 'lan', password: '123456' })).data;
	await expect(backend.flush()).rejects.toThrow('full');
	await send('lib.lend', { bookId: 'b2' }, token);
	await expect(backend.flush()).rejects.toThrow('full');
	expect(onUnsaved).toHaveBeenCalledOnce();
	put.mockRestore();
	await send('lib.signIn', { username: 'lan', password: '123456' });
	await backend.flush();
	const rows = await openIndexedRows(NAME);
	onTestFinished(() => rows.close());
	expect((await rows.read())?.state.loans).toHaveLength(3);
});

it('reports nothing with a working database', async () => {
	const { backend, onUnsaved } = await open();
	await backend.flush();
	expect(onUnsaved).not.toHaveBeenCalled();
});
