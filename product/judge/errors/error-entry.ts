/** One message of an engine and what it means to a student. `$1` … are the groups of the pattern. The first entry that matches counts. */
export interface ErrorEntry {
	pattern: RegExp;
	/** Explanation of the error. */
	what: string;
	/** Hint for finding its cause. */
	look: string;
}
