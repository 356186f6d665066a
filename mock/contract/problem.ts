import type { Schema } from './schema.ts';

export interface Problem {
	path: readonly (string | number)[];
	/** `missing`: a required field is absent; `unknown`: not in the schema; `null`, `type`: the wrong type; the others by keyword. */
	kind: 'missing' | 'unknown' | 'type' | 'enum' | 'range' | 'step' | 'length' | 'unique' | 'pattern' | 'format';
	/** In English, for developers. */
	expected: string;
	got: unknown;
	/** Schema of the value, with its description and the messages for users. */
	schema: Schema;
}

/** Messages for users by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Nobody reads more, and to note and print hundreds of thousands would keep all other callers waiting. */
export const MOST_PROBLEMS = 20;

/** Unknown fields that a request may have. */
export const MOST_UNKNOWN = 1000;

/** Thrown for a request with more than `MOST_UNKNOWN`; the compiler, which runs contracts before there are texts, never meets it. */
export class TooManyUnknown extends Error {}

export interface ValidationPass {
	path: (string | number)[];
	/** At most `MOST_PROBLEMS`, without those of unknown fields. */
	problems: Problem[];
	/** At most `MOST_PROBLEMS`. Apart, because a request with such fields is accepted and one with other problems is not. */
	unknown: Problem[];
	/** Unknown fields that were read; the trials of a union share it. */
	read: { unknown: number };
	/** Reports fields that the schema does not name in addition to dropping them. */
	closed: boolean;
	/** A person may have typed the value: text of a schema with `x-as` is normalised before its rules run. */
	typed?: boolean;
}

export const newPass = (how: Pick<ValidationPass, 'closed' | 'typed'>): ValidationPass => ({
	...how,
	path: [],
	problems: [],
	unknown: [],
	read: { unknown: 0 },
});

/** Notes a problem of the value at the current path, or of its field `name`. */
export function addProblem({ path, problems }: ValidationPass, problem: Omit<Problem, 'path'>, name?: string): void {
	if (problems.length < MOST_PROBLEMS) problems.push({ path: name === undefined ? [...path] : [...path, name], ...problem });
}

export function addUnknown({ path, unknown, read }: ValidationPass, name: string, expected: string, got: unknown): void {
	read.unknown += 1;
	if (read.unknown > MOST_UNKNOWN) throw new TooManyUnknown();
	if (unknown.length < MOST_PROBLEMS) unknown.push({ path: [...path, name], kind: 'unknown', expected, got, schema: {} });
}

/** Whether a request is refused whatever the rest of it holds. An answer is read whole, since a pass also drops its secret fields. */
export const isDecided = ({ closed, problems }: ValidationPass): boolean => closed && problems.length >= MOST_PROBLEMS;

export const problemsOf = ({ problems, unknown }: ValidationPass): readonly Problem[] => [...problems, ...unknown].slice(0, MOST_PROBLEMS);
