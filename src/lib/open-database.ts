/** Milliseconds after which a browser that has not opened a database will not: some hang for ever after a crash of another window. */
const OPEN_LIMIT_MS = 5000;

/** Opens a database of the browser. Rejects where there is none, where a later version of it exists, and when the browser does not answer. */
export function openDatabase(name: string, version: number, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		let late = false;
		const limit = setTimeout(() => {
			late = true;
			reject(new Error(`The browser has not opened the database ${name}.`));
		}, OPEN_LIMIT_MS);
		const settle = (act: () => void): void => {
			clearTimeout(limit);
			act();
		};
		try {
			const opening = indexedDB.open(name, version);
			opening.onupgradeneeded = () => upgrade(opening.result);
			// An open database would block a later version of the app in another window.
			opening.onsuccess = () => (late ? opening.result.close() : settle(() => resolve(opening.result)));
			opening.onerror = () => settle(() => reject(opening.error));
		} catch (error) {
			settle(() => reject(error));
		}
	});
}
