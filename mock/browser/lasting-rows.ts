import type { StoredState } from '#mock/store/kept-state.ts';
import { type IndexedRows, openIndexedRows } from './indexed-rows.ts';

/** Timeout in milliseconds: some browsers neither open a database nor report an error, and the demo then starts without one. */
const OPEN_LIMIT_MS = 5000;

interface OpenedRows {
	rows: IndexedRows;
	before: StoredState | null;
}

export const memoryRows: IndexedRows = {
	read: async () => null,
	write: async () => undefined,
	clear: async () => undefined,
	close: () => undefined,
};

/** Opens the stored rows of an app. Never rejects: without a working database it returns empty state. */
export async function openLastingRows(name: string): Promise<OpenedRows> {
	const opening = openIndexedRows(name);
	const reading = opening.then(async (rows) => {
		try {
			return { rows, before: await rows.read() };
		} catch (error) {
			rows.close();
			throw error;
		}
	});
	try {
		return await withinLimit(reading);
	} catch {
		// Closes a late connection, which would block other windows from deleting the database.
		opening.then(
			(rows) => rows.close(),
			() => undefined,
		);
		return { rows: memoryRows, before: null };
	}
}

function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
	return new Promise((resolve, reject) => {
		const limit = setTimeout(() => reject(new Error('The browser has not opened its database.')), OPEN_LIMIT_MS);
		work.then(resolve, reject).finally(() => clearTimeout(limit));
	});
}
