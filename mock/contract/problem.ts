import type { Schema } from './schema.ts';

export interface Problem {
	path: readonly (string | number)[];
	/** `missing`: a required field is absent; `unknown`: not in the schema; `null`, `type`: the wrong type; the others by keyword. */
	kind: 'missing' | 'unknown' | 'type' | 'enum' | 'range' | 'step' | 'length' | 'pattern' | 'format';
	/** In English, for developers. */
	expected: string;
	got: unknown;
	/** Schema of the value, with its description and the messages for users. */
	schema: Schema;
}

/** Messages for users by field. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ValidationPass {
	path: (string | number)[];
	problems: Problem[];
	/** Reports fields that the schema does not name in addition to dropping them. */
	closed: boolean;
	/** A person may have typed the value: text of a schema with `x-as` is normalised before its rules run. */
	typed?: boolean;
}
