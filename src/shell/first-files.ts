/** Files to preload, which `build/first-files.ts` lists in the page. */
export interface FirstFiles {
	/** Of the sign-in page. */
	guest: readonly string[];
	/** Of any page in the main layout. */
	user: readonly string[];
	/** Address of `PageFiles`. */
	pages: string;
}

/** Files of each page in the main layout besides `user`; a file of its own, because guests need nothing of it. */
export interface PageFiles {
	files: readonly string[];
	/** `pattern` is a regular expression for paths with their fragments, in any letter case; `files` are indices. */
	pages: readonly { pattern: string; files: readonly number[] }[];
}
