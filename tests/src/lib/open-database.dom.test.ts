import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { IDBPDatabase } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRecords } from '#src/lib/kept-records.ts';
import { openDatabase } from '#src/lib/open-database.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const create = (database: IDBPDatabase) => database.createObjectStore('rows');

test('creates the database when it is first opened', async () => {
	const database = await openDatabase('app', 1, create);
	expect([...database.objectStoreNames]).toEqual(['rows']);
	database.close();
});

test('leaves a database of a later app version unchanged', async () => {
	(await openDatabase('app', 2, create)).close();
	await expect(openDatabase('app', 1, create)).rejects.toMatchObject({ name: 'VersionError' });
});

test.each([
	['is missing', undefined],
	[
		'throws',
		{
			open: () => {
				throw new DOMException('forbidden', 'SecurityError');
			},
		},
	],
])('a database that %s rejects on opening and on writing', async (_case, factory) => {
	vi.stubGlobal('indexedDB', factory);
	await expect(openDatabase('app', 1, create)).rejects.toThrow();
	await expect(openRecords('app', 'files').put('u1', 'a', 1)).rejects.toThrow();
});

test('opening times out, and a connection that opens too late is closed', async () => {
	vi.useFakeTimers();
	const close = vi.fn();
	const request = Object.assign(new EventTarget(), { result: { close } });
	vi.stubGlobal('IDBRequest', EventTarget);
	vi.stubGlobal('indexedDB', { open: () => request });
	const opened = openDatabase('app', 1, create);
	const refused = expect(opened).rejects.toThrow('has not opened the database app');
	await vi.advanceTimersByTimeAsync(5000);
	await refused;
	request.dispatchEvent(new Event('success'));
	await vi.advanceTimersByTimeAsync(0);
	expect(close).toHaveBeenCalledOnce();
});
