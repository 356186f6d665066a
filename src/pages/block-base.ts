/** Types of which the compiler builds those of all blocks (`generated/block-types.ts`). */
import type { GuardName } from '#generated/names.ts';
import type { TypedAs } from '#src/lib/typed-text.ts';
import type { Pipes } from './pipes.ts';

// biome-ignore lint/suspicious/noExplicitAny: the compiler type-checks expressions and emits them without annotations
export type Expression<T = unknown> = (scope: any, pipes: Pipes) => T;

export type TextValue = string | Expression<string>;

/** One, or several of which the first counts whose `when` is true. */
export type Choice<T> = T | readonly T[];

export interface ListSource {
	rows: Expression<readonly unknown[] | null | undefined>;
	paged?: string;
}

export interface ObjectSource {
	record: Expression<unknown>;
}

/** A sheet of paper: the page prints it alone. */
export interface PrintSheet {
	paper?: 'portrait' | 'landscape';
	/** The title of the page by default. */
	title?: TextValue;
	/** No heading, no page number, narrow margins. */
	bare?: boolean;
	/** Number of rows up to which all pages of a paged table are fetched. */
	rows?: number;
}

export interface BlockBase {
	when?: Expression<boolean>;
	guard?: GuardName;
	/** While true, the block is covered and cannot be used. */
	busy?: Expression<boolean>;
	print?: 'never' | 'only' | 'new-page' | PrintSheet;
	/**
	 * Data read by the block's own slots: shows a skeleton until all of it is loaded, and an error with a retry button if some of it
	 * failed.
	 */
	needs: readonly string[];
}

/** Rules of a form field from the body schema. Text lengths are in characters (code points), file sizes in bytes. */
export interface FieldRules extends TypedAs {
	type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
	required: boolean;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	exclusiveMinimum?: number;
	exclusiveMaximum?: number;
	multipleOf?: number;
	/** Units of the server in one of the screen. */
	scale?: number;
	/** Source of a regular expression that must match the whole value. */
	pattern?: string;
	/** Error message for `pattern`, from the schema's `x-message`. */
	message?: string;
	enum?: readonly (string | number | boolean)[];
	/** Type of the items of a list, unless they are text. */
	items?: FieldRules['type'];
	/** For a list, the format of its items; `binary` is a file. */
	format?: string;
	/** The files are uploaded before the form is sent, which takes what the server answers. */
	uploads?: boolean;
	/** The files are sent in JSON, with their content in base64. */
	encoded?: boolean;
	minItems?: number;
	maxItems?: number;
	contentMediaType?: string;
	/** An empty field is sent as null: one that was emptied, in forms that send changes, or else one that the body requires. */
	nullable?: boolean;
	/** `x-secret` of the schema: never stored. */
	secret?: boolean;
}

/** Location of field errors in the response of a refused call, from the API's `x-envelope`. */
export interface RefusalSpec {
	/** Path in the body to a map of fields to messages, or to a list of objects. */
	at: readonly string[];
	/** For a list: keys of the field name and the message. */
	name: string;
	message: string;
}
