/** The schema nodes that the names of an expression refer to. */
import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { PathAst } from '#codegen/expression/ast.ts';
import type { PlacedOperation } from './place-schemas.ts';
import { fieldOf, type PlacedSchema, viewOf } from './placed-schema.ts';

export type Cursor =
	| { kind: 'names'; names: ReadonlyMap<string, Cursor> }
	/** A value within a response. `paged`: the whole response of a paged call. */
	| { kind: 'answer'; operation: string; schema: PlacedSchema; paged: boolean }
	/** The values of a form, and one of them. */
	| { kind: 'form'; operation: string }
	| { kind: 'input'; operation: string; name: string };

export type Scope = ReadonlyMap<string, Cursor | null>;
type Operations = ReadonlyMap<string, PlacedOperation>;

export function answerOf(operations: Operations, name: string | undefined): Extract<Cursor, { kind: 'answer' }> | null {
	const found = name === undefined ? undefined : operations.get(name);
	return found && name !== undefined ? { kind: 'answer', operation: name, schema: found.answer, paged: false } : null;
}

export const formOf = (operations: Operations, name: string | undefined): Cursor | null =>
	name !== undefined && operations.has(name) ? { kind: 'form', operation: name } : null;

export const placeOfCursor = (cursor: Cursor): PlacedSchema | null => (cursor.kind === 'answer' ? cursor.schema : null);

/** The items of a list; items of paged data are in the field named by its API. */
export function itemOf(cursor: Cursor, operations: Operations): Cursor | null {
	if (cursor.kind !== 'answer') return null;
	const list = cursor.paged ? operations.get(cursor.operation)?.api.paging?.list : undefined;
	const rows = (list === undefined ? null : fieldOf(cursor.schema, list)) ?? cursor.schema;
	const { items } = viewOf(rows);
	return items && { ...cursor, schema: items, paged: false };
}

export interface Stepped {
	read: readonly { cursor: Cursor; at: Span }[];
	end: Cursor | null;
}

export function step(scope: Scope, path: PathAst): Stepped {
	const read: { cursor: Cursor; at: Span }[] = [];
	let current: Cursor | null = null;
	for (const [index, { name, at }] of path.steps.entries()) {
		current = index === 0 ? (scope.get(name) ?? null) : current && next(current, name);
		if (!current) return { read, end: null };
		read.push({ cursor: current, at });
	}
	return { read, end: current };
}

function next(cursor: Cursor, name: string): Cursor | null {
	switch (cursor.kind) {
		case 'names':
			return cursor.names.get(name) ?? null;
		case 'form':
			return { kind: 'input', operation: cursor.operation, name };
		case 'answer': {
			const field = fieldOf(cursor.schema, name);
			return field && { ...cursor, schema: field, paged: false };
		}
		case 'input':
			return null;
	}
}
