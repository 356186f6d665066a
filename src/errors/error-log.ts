export interface ErrorEntry {
	error: unknown;
	/** Address of the page that it happened on. */
	url: string;
}

const LIMIT = 100;

/** The newest entry comes last; the oldest go when there are too many. */
export function addEntry(entries: readonly ErrorEntry[], entry: ErrorEntry): ErrorEntry[] {
	return [...entries, entry].slice(-LIMIT);
}
