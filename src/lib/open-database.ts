import { type IDBPDatabase, openDB } from 'idb';

/** Some browsers never answer after a crash of another window. */
const OPEN_LIMIT_MS = 5000;

/** Opens an IndexedDB database. Rejects if there is none, if a later version of it exists, and when the browser does not answer in time. */
export async function openDatabase(name: string, version: number, upgrade: (database: IDBPDatabase) => void): Promise<IDBPDatabase> {
	const opening = openDB(name, version, { upgrade });
	return new Promise((resolve, reject) => {
		const limit = setTimeout(() => {
			// An open database would block a later version of the app in another window.
			opening.then(
				(database) => database.close(),
				() => undefined,
			);
			reject(new Error(`The browser has not opened the database ${name}.`));
		}, OPEN_LIMIT_MS);
		opening.then(resolve, reject).finally(() => clearTimeout(limit));
	});
}
