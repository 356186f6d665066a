import type { KeptState } from '#mock/store/kept-state.ts';
import { type IndexedRows, openIndexedRows } from './indexed-rows.ts';

/** Milliseconds that the browser's database has: some browsers neither open one nor say why, and the demo starts without it. */
const OPEN_LIMIT_MS = 5000;

interface OpenedRows {
	/** `memoryRows` where the browser has no working database. */
	rows: IndexedRows;
	before: KeptState | null;
}

/** Keeps nothing: the store itself is the only copy. */
export const memoryRows: IndexedRows = {
	read: async () => null,
	write: async () => undefined,
	clear: async () => undefined,
	close: () => undefined,
};

/** The kept rows of an app. Never rejects: without a database, with a broken one, or one that never answers, nothing was kept. */
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
		// An open connection would block other windows from deleting the database.
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
