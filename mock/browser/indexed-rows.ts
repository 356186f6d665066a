import { type IDBPDatabase, openDB } from 'idb';
import type { HostMetadata } from '#mock/store/clock.ts';
import type { StoredState } from '#mock/store/kept-state.ts';
import type { State } from '#mock/store/store.ts';

const ROWS = 'rows';
const META = '$meta';

export interface IndexedRows {
	read(): Promise<StoredState | null>;
	write(kept: HostMetadata, changed: Readonly<State>): Promise<void>;
	clear(): Promise<void>;
	close(): void;
}

export async function openIndexedRows(name: string): Promise<IndexedRows> {
	const database = await openDB(name, 1, { upgrade: (empty) => void empty.createObjectStore(ROWS) });
	return {
		read: () => readAll(database),
		write: (kept, changed) => writeAll(database, { ...changed, [META]: kept }),
		clear: () => database.clear(ROWS),
		close: () => database.close(),
	};
}

async function readAll(database: IDBPDatabase): Promise<StoredState | null> {
	const { store } = database.transaction(ROWS);
	const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
	const { [META]: kept, ...state } = Object.fromEntries(keys.map((key, index) => [String(key), values[index]])) as State & {
		[META]?: HostMetadata;
	};
	return kept ? { kept, state } : null;
}

async function writeAll(database: IDBPDatabase, entries: Readonly<Record<string, unknown>>): Promise<void> {
	const { store, done } = database.transaction(ROWS, 'readwrite');
	// `put` throws on values that cannot be cloned; the async wrapper rejects instead.
	const put = async ([key, value]: [string, unknown]): Promise<IDBValidKey> => store.put(value, key);
	try {
		await Promise.all([...Object.entries(entries).map(put), done]);
	} catch (error) {
		abort(store.transaction);
		throw error;
	}
}

function abort(transaction: { abort(): void }): void {
	try {
		transaction.abort();
	} catch {
		// The browser has already aborted the transaction.
	}
}
