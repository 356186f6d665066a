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

export interface ErrorLogState {
	entries: readonly ErrorEntry[];
}

export interface ErrorLogOptions {
	/** Whether this build logs errors at all; where it does not, nothing is kept, listened to or loaded. */
	enabled: boolean;
	url(): string;
	/** Texts that must be in no entry, such as tokens. */
	secrets(): readonly string[];
}

const LIMIT = 100;

/** The newest entry comes last; the oldest go when there are too many. */
export function addEntry(entries: readonly ErrorEntry[], entry: ErrorEntry): ErrorEntry[] {
	return [...entries, entry].slice(-LIMIT);
}
