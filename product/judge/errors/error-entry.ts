/** One message of an engine and what it means to a student. `$1` … are the groups of the pattern. The first entry that matches counts. */
export interface ErrorEntry {
	pattern: RegExp;
	/** What happened. */
	what: string;
	/** What to look at. */
	look: string;
}
