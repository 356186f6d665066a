import { type IDBPDatabase, openDB } from 'idb';

/** Some browsers never fire an event after another window has crashed. */
const OPEN_LIMIT_MS = 5000;

/** Opens an IndexedDB database. Rejects if IndexedDB is missing, if a later version exists, and on a timeout. */
export async function openDatabase(name: string, version: number, upgrade: (database: IDBPDatabase) => void): Promise<IDBPDatabase> {
	const opening = openDB(name, version, { upgrade });
	return new Promise((resolve, reject) => {
		const limit = setTimeout(() => {
			// A database that opens after the timeout is closed, or it would block an upgrade in another window.
			opening.then(
				(database) => database.close(),
				() => undefined,
			);
			reject(new Error(`The browser has not opened the database ${name}.`));
		}, OPEN_LIMIT_MS);
		opening.then(resolve, reject).finally(() => clearTimeout(limit));
	});
}
