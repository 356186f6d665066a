/** The schema nodes that the names of an expression refer to. */
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { PathAst } from '#codegen/expression/ast.ts';
import type { LocatedOperation } from './locate-operations.ts';
import { fieldOf, type LocatedSchema, viewOf } from './located-schema.ts';

export type ValueOrigin =
	| { kind: 'names'; names: ReadonlyMap<string, ValueOrigin> }
	/** A value within a response. `paged`: the whole response of a paged call. */
	| { kind: 'answer'; operation: string; schema: LocatedSchema; paged: boolean }
	/** The values of a form, and one of them. */
	| { kind: 'form'; operation: string }
	| { kind: 'input'; operation: string; name: string };

export type Scope = ReadonlyMap<string, ValueOrigin | null>;
type Operations = ReadonlyMap<string, LocatedOperation>;

export function answerOf(operations: Operations, name: string | undefined): Extract<ValueOrigin, { kind: 'answer' }> | null {
	const found = name === undefined ? undefined : operations.get(name);
	return found && name !== undefined ? { kind: 'answer', operation: name, schema: found.answer, paged: false } : null;
}

export const formOf = (operations: Operations, name: string | undefined): ValueOrigin | null =>
	name !== undefined && operations.has(name) ? { kind: 'form', operation: name } : null;

export const schemaOfOrigin = (origin: ValueOrigin): LocatedSchema | null => (origin.kind === 'answer' ? origin.schema : null);

/** The items of a list, or the values of an object without named keys; items of paged data are in the field named by its API. */
export function itemOf(origin: ValueOrigin, operations: Operations): ValueOrigin | null {
	if (origin.kind !== 'answer') return null;
	const list = origin.paged ? operations.get(origin.operation)?.api.paging?.list : undefined;
	const rows = (list === undefined ? null : fieldOf(origin.schema, list)) ?? origin.schema;
	const { items, entries } = viewOf(rows);
	const item = items ?? entries;
	return item && { ...origin, schema: item, paged: false };
}

export interface ResolvedPath {
	read: readonly { origin: ValueOrigin; at: SourceSpan }[];
	end: ValueOrigin | null;
}

export function step(scope: Scope, path: PathAst): ResolvedPath {
	const read: { origin: ValueOrigin; at: SourceSpan }[] = [];
	let current: ValueOrigin | null = null;
	for (const [index, { name, at }] of path.steps.entries()) {
		current = index === 0 ? (scope.get(name) ?? null) : current && next(current, name);
		if (!current) return { read, end: null };
		read.push({ origin: current, at });
	}
	return { read, end: current };
}

function next(origin: ValueOrigin, name: string): ValueOrigin | null {
	switch (origin.kind) {
		case 'names':
			return origin.names.get(name) ?? null;
		case 'form':
			return { kind: 'input', operation: origin.operation, name };
		case 'answer': {
			const field = fieldOf(origin.schema, name);
			return field && { ...origin, schema: field, paged: false };
		}
		case 'input':
			return null;
	}
}
