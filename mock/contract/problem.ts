import type { Schema } from './schema.ts';

/** One way in which a value does not fit its schema. */
export interface Problem {
	path: readonly (string | number)[];
	/** `missing`: absent though required; `unknown`: not in the schema; `null`, `type`: of the wrong kind; the rest by keyword. */
	kind: 'missing' | 'unknown' | 'type' | 'enum' | 'range' | 'length' | 'pattern' | 'format';
	/** In English, for the developer. */
	expected: string;
	got: unknown;
	/** Of the value: has the description and the texts for the user. */
	schema: Schema;
}

/** A walk through one value. */
export interface Walk {
	path: (string | number)[];
	problems: Problem[];
	/** Reports fields that the schema does not name, instead of only dropping them. */
	closed: boolean;
}
