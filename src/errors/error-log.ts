export interface ErrorEntry {
	/** Tells entries apart. */
	id: number;
	/** A copy without secrets. */
	error: Error;
	/** Address of the page that it happened on, without secrets. */
	url: string;
	/** Epoch ms. */
	at: number;
}

const LIMIT = 100;

/** The newest entry comes last; the oldest go when there are too many. */
export function addEntry(entries: readonly ErrorEntry[], entry: ErrorEntry): ErrorEntry[] {
	return [...entries, entry].slice(-LIMIT);
}
