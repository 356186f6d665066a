/** A place in a manifest: UTF-16 offsets into the text of `file`, `end` exclusive. */
export interface Span {
	/** Path as the author would type it, relative to the project, with forward slashes. */
	file: string;
	start: number;
	end: number;
}

export interface Diagnostic {
	/** Kebab-case, permanent; every code has an entry in the catalogue. */
	code: string;
	/** What is wrong and why it matters, in full sentences. */
	message: string;
	/** What to do about it. */
	hint?: string;
	/** Nothing is broken, but somebody should know; an error when absent. */
	severity?: 'note';
	at: Span;
	related?: { at: Span; message: string }[];
}

/** Collects findings; the phases report and go on, so that one run tells everything. */
export type Report = (diagnostic: Diagnostic) => void;
