/** A location: UTF-16 offsets into the text of `file`, `end` exclusive. */
export interface SourceSpan {
	/** Relative to the project, with forward slashes. */
	file: string;
	start: number;
	end: number;
}

/** A change of the text at a place. */
export type Change =
	| { kind: 'write'; at: SourceSpan; text: string }
	/** The name ends the text at the place; quotes and what stands before it stay. */
	| { kind: 'rename'; at: SourceSpan; from: string; to: string }
	/** The text becomes one in single quotes. */
	| { kind: 'quote'; at: SourceSpan }
	/** The place is the key of an entry of a map, or the item of a list; it goes with its line or its comma. */
	| { kind: 'remove'; at: SourceSpan };

/** Advice about a finding, and the edit if it is certain. */
export interface Remedy {
	hint?: string;
	/** Mends the finding for certain. Findings with several remedies, or with a guess, have none. */
	fix?: readonly Change[];
}

export interface Diagnostic<Code extends string = string> extends Remedy {
	/** Kebab-case, permanent; every code has a catalogue entry. */
	code: Code;
	/** The mistake and its effect, in full sentences. */
	message: string;
	/** `note` does not mean that anything is broken; the default is an error. */
	severity?: 'note';
	at: SourceSpan;
	related?: { at: SourceSpan; message: string }[];
}

/** A run with notes alone succeeds. */
export const isError = ({ severity }: Diagnostic): boolean => severity !== 'note';

/** Collects findings. The phases report and continue, so that one run finds everything. */
export type Report<Code extends string = string> = (diagnostic: Diagnostic<Code>) => void;
