import type { GlobalTarget } from '#codegen/check/names.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';

export const USERS = ['pages', 'components', 'source', 'routes', 'menus', 'settings', 'guards', 'roles', 'operations', 'mock'] as const;

export type UserKind = (typeof USERS)[number];

/** A field of an operation's response or input. The path skips list levels. */
export interface Field {
	operation: string;
	side: 'answer' | 'input';
	path: readonly string[];
	type: ValueType;
	at: SourceSpan | null;
}

/** Icons are not declared by manifests; of schemas, only the fields are looked up. */
export type DeclaredTarget = Exclude<GlobalTarget, 'icon' | 'schema'>;

/** A declared name or a field. `whole`: the value is passed on with all its fields. */
export type Used = { kind: DeclaredTarget; name: string } | { kind: 'field'; field: Field; whole: boolean };

export interface Use {
	of: Used;
	by: UserKind;
	at: SourceSpan;
	what: string;
}

/** A declared name, or a field of an operation. */
export interface Declaration {
	kind: DeclaredTarget | 'field';
	name: string;
	/** For a field: which side of the operation, or the schema. */
	note?: 'answer' | 'request' | 'schema';
	/** Location of the declaration; null for a field that no schema describes. */
	at: SourceSpan | null;
	/** The field, if it is one. */
	field?: Field;
	/** Describes a use of this declaration; null if the use is of another. */
	uses: (use: Use) => string | null;
}
