/** The only file that keeps what `localStorage` cannot take, files and large records, in the browser's own database. */
import { openDatabase } from './open-database.ts';

/** Records of several users; none sees those of another. Each call rejects where the browser stores nothing or has no room left. */
export interface KeptRecords<Value> {
	all(owner: string): Promise<Value[]>;
	get(owner: string, id: string): Promise<Value | undefined>;
	put(owner: string, id: string, value: Value): Promise<void>;
	remove(owner: string, id: string): Promise<void>;
	/** Removes what `stays` does not name: of this owner, and whatever is of others. */
	sweep(owner: string, stays: ReadonlySet<string>): Promise<void>;
}

const KINDS = ['files', 'outbox'] as const;

/** `name` tells the databases of apps on one origin apart. */
export function openRecords<Value>(name: string, kind: (typeof KINDS)[number]): KeptRecords<Value> {
	const read = async <Result>(ask: (rows: IDBObjectStore) => IDBRequest<Result>): Promise<Result> =>
		withStore(name, kind, 'readonly', (rows) => settled(ask(rows)));
	const change = (act: (rows: IDBObjectStore) => void): Promise<void> => withStore(name, kind, 'readwrite', async (rows) => act(rows));
	return {
		all: (owner) => read((rows) => rows.getAll(keysOf(owner))),
		get: (owner, id) => read((rows) => rows.get([owner, id])),
		put: (owner, id, value) => change((rows) => rows.put(value, [owner, id])),
		remove: (owner, id) => change((rows) => rows.delete([owner, id])),
		async sweep(owner, stays) {
			const keys = (await read((rows) => rows.getAllKeys())) as [string, string][];
			const gone = keys.filter(([of, id]) => of !== owner || !stays.has(id));
			if (gone.length > 0) await change((rows) => gone.map((key) => rows.delete(key)));
		},
	};
}

/** An array stands behind every text. */
const keysOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** Opened for each use: a database that a window holds open stands in the way of a later version of the app in another. */
async function withStore<Result>(
	name: string,
	kind: string,
	mode: IDBTransactionMode,
	use: (rows: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
	const database = await openDatabase(`${name}-kept`, 1, (empty) => {
		for (const each of KINDS) empty.createObjectStore(each);
	});
	try {
		const transaction = database.transaction(kind, mode);
		// What has no room is told when the transaction ends, not by its requests.
		const ended = new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error ?? new Error('The browser has kept nothing.'));
		});
		const [result] = await Promise.all([use(transaction.objectStore(kind)), ended]);
		return result;
	} finally {
		database.close();
	}
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
