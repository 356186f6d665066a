/** The only file that stores files and large records in IndexedDB. */
import type { IDBPDatabase } from 'idb';
import { readEntry } from './browser-storage.ts';
import { openDatabase } from './open-database.ts';
import { type TypedTextState, typedTextEntry } from './storage-entry.ts';

/** Records by user; users do not see each other's. All methods reject if the browser stores nothing or the quota is exceeded. */
export interface KeptRecords<Value> {
	all(owner: string): Promise<Value[]>;
	get(owner: string, id: string): Promise<Value | undefined>;
	/** Rejects, too, if the record is typed and the session of the owner has ended, in this window or another. */
	put(owner: string, id: string, value: Value): Promise<void>;
	remove(owner: string, id: string): Promise<void>;
	clear(owner: string): Promise<void>;
	/** Removes all records of the owner except those that `stays` names. */
	prune(owner: string, stays: ReadonlySet<string>): Promise<void>;
	/** As `prune`, and removes those of all others. */
	sweep(owner: string, stays: ReadonlySet<string>): Promise<void>;
}

/**
 * `typed`: what a user typed or chose, so no plain text of it stays when his session ends. `plain`: what the server has sent, sealed text, and the
 * key that seals it. `attempts`: what the app itself keeps until the server has it; the name is older than other uses.
 */
export const KINDS = {
	files: 'typed',
	outbox: 'typed',
	attempts: 'typed',
	answers: 'plain',
	sealed: 'plain',
	keys: 'plain',
} as const satisfies Record<string, 'typed' | 'plain'>;

export type RecordKind = keyof typeof KINDS;

export const RECORD_KINDS = Object.keys(KINDS) as RecordKind[];
export const TYPED_KINDS = RECORD_KINDS.filter((kind) => KINDS[kind] === 'typed');

/** Increased with every new kind. */
const VERSION = 4;

/** `name`: `site.key` of app.yaml, which separates the databases of apps on one origin. */
export function openRecords<Value>(name: string, kind: RecordKind): KeptRecords<Value> {
	return {
		all: (owner) => withDatabase(name, (database) => database.getAll(kind, keysOf(owner))),
		get: (owner, id) => withDatabase(name, (database) => database.get(kind, [owner, id])),
		put: (owner, id, value) =>
			withDatabase(name, async (database) => {
				if (KINDS[kind] === 'typed' && isClosed(name, owner)) throw new Error(`The session of ${owner} has ended.`);
				await database.put(kind, value, [owner, id]);
			}),
		remove: (owner, id) => withDatabase(name, (database) => database.delete(kind, [owner, id])),
		clear: (owner) => withDatabase(name, (database) => database.delete(kind, keysOf(owner))),
		prune: (owner, stays) => withDatabase(name, (database) => removeKeys(database, kind, ([of, id]) => of === owner && !stays.has(id))),
		sweep: (owner, stays) => withDatabase(name, (database) => removeKeys(database, kind, ([of, id]) => of !== owner || !stays.has(id))),
	};
}

/** The records of the owner with their ids. */
export const recordsOf = (name: string, kind: RecordKind, owner: string): Promise<(readonly [id: string, value: unknown])[]> =>
	withDatabase(name, async (database) => {
		const { store } = database.transaction(kind);
		const [keys, values] = await Promise.all([store.getAllKeys(keysOf(owner)), store.getAll(keysOf(owner))]);
		return (keys as [string, string][]).map(([, id], index) => [id, values[index]] as const);
	});

interface RecordPlace {
	kind: RecordKind;
	id: string;
}

/** Moves a record of the owner to another place, with another value, unless it has changed. */
export const moveRecord = (
	name: string,
	owner: string,
	from: RecordPlace & { isUnchanged(value: unknown): boolean },
	to: RecordPlace & { value: unknown },
): Promise<void> =>
	withDatabase(name, async (database) => {
		const transaction = database.transaction([from.kind, to.kind], 'readwrite');
		const before: unknown = await transaction.objectStore(from.kind).get([owner, from.id]);
		if (before !== undefined && from.isUnchanged(before)) {
			await transaction.objectStore(to.kind).put(to.value, [owner, to.id]);
			await transaction.objectStore(from.kind).delete([owner, from.id]);
		}
		await transaction.done;
	});

const isClosed = (name: string, owner: string): boolean => readEntry(name, typedTextEntry(owner)) === ('closed' satisfies TypedTextState);

async function removeKeys(database: IDBPDatabase, kind: RecordKind, isGone: (key: [owner: string, id: string]) => boolean): Promise<void> {
	const keys = (await database.getAllKeys(kind)) as [string, string][];
	const { store, done } = database.transaction(kind, 'readwrite');
	await Promise.all([...keys.filter(isGone).map((key) => store.delete(key)), done]);
}

/** IndexedDB sorts arrays after all strings. */
const keysOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** Opens the database for each use: an open connection would block an upgrade by a newer version in another window. */
async function withDatabase<Result>(name: string, use: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
	const database = await openDatabase(`${name}-kept`, VERSION, (before) => {
		for (const kind of RECORD_KINDS) if (!before.objectStoreNames.contains(kind)) before.createObjectStore(kind);
	});
	try {
		return await use(database);
	} finally {
		database.close();
	}
}
