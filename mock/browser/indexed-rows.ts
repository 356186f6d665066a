import type { Kept } from '#mock/store/clock.ts';
import type { KeptState } from '#mock/store/kept-state.ts';
import type { State } from '#mock/store/store.ts';

const ROWS = 'rows';
const META = '$meta';

/** The browser's database of one app: for each resource its rows, and beside them the notes of the host. */
export interface IndexedRows {
	/** null when nothing was kept. */
	read(): Promise<KeptState | null>;
	/** Writes these resources in one transaction: all of them or none. */
	write(kept: Kept, changed: Readonly<State>): Promise<void>;
	/** Forgets everything. */
	clear(): Promise<void>;
	close(): void;
}

export async function openIndexedRows(name: string): Promise<IndexedRows> {
	const opening = indexedDB.open(name, 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
	const database = await resultOf(opening);
	return {
		read: () => readAll(database),
		write: async (kept, changed) => {
			const transaction = database.transaction(ROWS, 'readwrite');
			const ended = endOf(transaction);
			const rows = transaction.objectStore(ROWS);
			try {
				for (const [resource, all] of Object.entries(changed)) rows.put(all, resource);
				rows.put(kept, META);
			} catch (error) {
				// A row that cannot be put must not leave half of the others behind.
				ended.catch(() => undefined);
				transaction.abort();
				throw error;
			}
			await ended;
		},
		clear: async () => {
			const transaction = database.transaction(ROWS, 'readwrite');
			transaction.objectStore(ROWS).clear();
			return endOf(transaction);
		},
		close: () => database.close(),
	};
}

async function readAll(database: IDBDatabase): Promise<KeptState | null> {
	const rows = database.transaction(ROWS, 'readonly').objectStore(ROWS);
	const [keys, values] = await Promise.all([resultOf(rows.getAllKeys()), resultOf(rows.getAll())]);
	const { [META]: kept, ...state } = Object.fromEntries(keys.map((key, index) => [String(key), values[index]])) as State & {
		[META]?: Kept;
	};
	return kept ? { kept, state } : null;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

function endOf(transaction: IDBTransaction): Promise<void> {
	return new Promise((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onerror = () => reject(transaction.error);
		transaction.onabort = () => reject(transaction.error);
	});
}
