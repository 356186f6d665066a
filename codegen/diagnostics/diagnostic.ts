/** A location: UTF-16 offsets into the text of `file`, `end` exclusive. */
export interface SourceSpan {
	/** Relative to the project, with forward slashes. */
	file: string;
	start: number;
	end: number;
}

export interface Diagnostic {
	/** Kebab-case, permanent; every code has a catalogue entry. */
	code: string;
	/** The mistake and its effect, in full sentences. */
	message: string;
	hint?: string;
	/** `note` does not mean that anything is broken; the default is an error. */
	severity?: 'note';
	at: SourceSpan;
	related?: { at: SourceSpan; message: string }[];
}

/** A run with notes alone succeeds. */
export const isError = ({ severity }: Diagnostic): boolean => severity !== 'note';

/** Collects findings. The phases report and continue, so that one run finds everything. */
export type Report = (diagnostic: Diagnostic) => void;
