/** The only file that stores files and large records in IndexedDB. */
import type { IDBPDatabase } from 'idb';
import { openDatabase } from './open-database.ts';

/** Records by user; users do not see each other's. All methods reject if the browser stores nothing or the quota is exceeded. */
export interface KeptRecords<Value> {
	all(owner: string): Promise<Value[]>;
	get(owner: string, id: string): Promise<Value | undefined>;
	put(owner: string, id: string, value: Value): Promise<void>;
	remove(owner: string, id: string): Promise<void>;
	clear(owner: string): Promise<void>;
	/** Removes all records except those of the owner that `stays` names. */
	sweep(owner: string, stays: ReadonlySet<string>): Promise<void>;
}

/** `attempts`: what the app itself keeps until the server has it; the name is older than other uses. */
export const KINDS = ['files', 'outbox', 'attempts', 'answers'] as const;
/** Increased with every new kind. */
const VERSION = 3;

/** `name` separates the databases of apps on one origin. */
export function openRecords<Value>(name: string, kind: (typeof KINDS)[number]): KeptRecords<Value> {
	return {
		all: (owner) => withDatabase(name, (database) => database.getAll(kind, keysOf(owner))),
		get: (owner, id) => withDatabase(name, (database) => database.get(kind, [owner, id])),
		put: (owner, id, value) => withDatabase(name, async (database) => void (await database.put(kind, value, [owner, id]))),
		remove: (owner, id) => withDatabase(name, (database) => database.delete(kind, [owner, id])),
		clear: (owner) => withDatabase(name, (database) => database.delete(kind, keysOf(owner))),
		sweep: (owner, stays) =>
			withDatabase(name, async (database) => {
				const keys = (await database.getAllKeys(kind)) as [string, string][];
				const gone = keys.filter(([of, id]) => of !== owner || !stays.has(id));
				const { store, done } = database.transaction(kind, 'readwrite');
				await Promise.all([...gone.map((key) => store.delete(key)), done]);
			}),
	};
}

/** IndexedDB sorts arrays after all strings. */
const keysOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** Opens the database for each use: an open connection would block an upgrade by a newer version in another window. */
async function withDatabase<Result>(name: string, use: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
	const database = await openDatabase(`${name}-kept`, VERSION, (before) => {
		for (const kind of KINDS) if (!before.objectStoreNames.contains(kind)) before.createObjectStore(kind);
	});
	try {
		return await use(database);
	} finally {
		database.close();
	}
}
