/** Names that a page declares, with the types that expressions see. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { TypedText } from '#codegen/check/api/typed-text.ts';
import type { Names } from '#codegen/check/names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { collectPaths } from '#codegen/expression/emit-expression.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, type SourceSpec, scalarAt } from '#codegen/read/spec.ts';
import type { AnswerReads } from './answer-reads.ts';
import { type Compiled, json } from './compiled.ts';
import type { LabelUses } from './label-uses.ts';

export interface DialogModel {
	/** Types by name. Optional params are nullable. */
	params: ReadonlyMap<string, ValueType>;
	/** A finding in the declaration may hide some params. */
	incomplete: boolean;
	at: SourceSpan;
}

/** A call that a page or a dialog declares. */
export interface DataModel {
	operation: OperationModel | null;
	paged: boolean;
	/** Blocks show without it, so expressions may read null. */
	optional: boolean;
	call: ObjectSpec;
}

/** Names that a page declares, with their types. */
export interface PageNames {
	page: string;
	state: ReadonlyMap<string, ValueType>;
	data: ReadonlyMap<string, DataModel>;
	dialogs: ReadonlyMap<string, DialogModel>;
	/** Response fields that the page's expressions read; filled while they compile. */
	reads: AnswerReads;
	/** Coded values that the page shows by their labels; filled while it compiles. */
	labels: LabelUses;
	/** Keys (`state`, `data`, `dialogs`) with invalid entries, which are omitted. */
	incomplete: ReadonlySet<string>;
}

export function stateTypes(spec: ObjectSpec, report: Report): ReadonlyMap<string, ValueType> {
	const types = new Map<string, ValueType>();
	for (const [name, variable] of recordOf(spec, 'state')) {
		const word = String(scalarAt(variable, 'type'));
		const type = valueType(word);
		const first = variable.keys.get('default')?.value;
		if (first?.kind === 'scalar' && first.value !== null && typeof first.value !== type.kind) {
			const what = type.kind === 'array' ? 'a list, which begins empty' : `${word === 'integer' ? 'an' : 'a'} ${word}`;
			report({
				code: 'wrong-type',
				message: `\`${name}\` is ${what}, so \`${String(first.value)}\` cannot be its default.`,
				at: first.at,
			});
		}
		// An empty selection is an empty list, never null.
		types.set(name, { ...type, nullable: type.kind !== 'array' && !first });
	}
	return types;
}

/** Values of the enum of a parameter to which a call passes the state as it is; null if there is none. */
export function enumOfState(state: string, data: ReadonlyMap<string, DataModel>): readonly string[] | null {
	for (const { call, operation } of data.values()) {
		const given = call.keys.get('with')?.value;
		for (const [name, { value }] of given?.kind === 'record' ? given.entries : []) {
			const type = operation?.parameters.get(name)?.type;
			const one = type?.kind === 'array' ? type.items : type;
			if (value.kind === 'expression' && isPath(value.ast, ['state', state]) && one?.kind === 'string' && one.values) return one.values;
		}
	}
	return null;
}

export const isPath = (ast: Ast, path: readonly string[]): boolean =>
	ast.kind === 'path' && ast.steps.length === path.length && ast.steps.every(({ name }, index) => name === path[index]);

export function valueType(word: string): ValueType {
	switch (word) {
		case 'boolean':
			return { kind: 'boolean' };
		case 'integer':
		case 'number':
			return { kind: 'number', integer: word === 'integer' };
		case 'strings':
			return { kind: 'array', items: { kind: 'string' } };
		case 'integers':
			return { kind: 'array', items: { kind: 'number', integer: true } };
		default:
			return { kind: 'string' };
	}
}

/** Kind and case of a text that people type, as the manifest gives them. */
export function typedTextOf(spec: ObjectSpec): TypedText {
	const [as, letters] = [scalarAt(spec, 'as'), scalarAt(spec, 'case')];
	return { ...(as !== undefined && { as: String(as) }), ...(letters !== undefined && { case: String(letters) }) };
}

export function stateEntries(spec: ObjectSpec): [string, Compiled][] {
	return recordOf(spec, 'state').map(([name, variable]) => {
		const value = {
			type: scalarAt(variable, 'type') ?? 'string',
			query: scalarAt(variable, 'in') === 'query',
			default: scalarAt(variable, 'default') ?? null,
			...typedTextOf(variable),
		};
		return [name, json(value)];
	});
}

export function readDialogs(page: ObjectSpec): ReadonlyMap<string, DialogModel> {
	return new Map(recordOf(page, 'dialogs').map(([name, dialog]) => [name, readDialog(dialog)]));
}

function readDialog(dialog: ObjectSpec): DialogModel {
	const params = recordOf(dialog, 'params').map(([name, param]): [string, ValueType] => {
		const type = valueType(String(scalarAt(param, 'type')));
		return [name, { ...type, nullable: scalarAt(param, 'optional') === true }];
	});
	const given = dialog.keys.get('params')?.value;
	return { params: new Map(params), incomplete: given?.kind === 'record' ? given.incomplete : dialog.incomplete, at: dialog.at };
}

export function dataOperations(spec: ObjectSpec, names: Names): PageNames['data'] {
	return new Map(
		recordOf(spec, 'data').map(([name, call]) => {
			const operation = names.operations.get(referenceAt(call, 'call')?.name ?? '') ?? null;
			// With findings in the call, `paged` may be misspelled, so it is assumed for operations that support it.
			const paged = scalarAt(call, 'paged') === true || (call.incomplete && operation?.paging != null);
			// With one of the others it is reported.
			const optional = scalarAt(call, 'optional') === true && !paged && scalarAt(call, 'essential') !== true;
			return [name, { operation, call, paged, optional }];
		}),
	);
}

export function routeType(page: string, { routeParams }: Names): ValueType {
	const params = routeParams.get(page);
	// Untyped: an address part becomes text or a number depending on the call that uses it.
	const given: ValueType = { kind: 'unknown' };
	return fieldsOf('route', [
		[
			'params',
			fieldsOf(
				'route.params',
				(params ?? []).map((name) => [name, given]),
				// A page without a route is already reported.
				params === undefined,
			),
		],
		['query', { kind: 'object', name: 'route.query', fields: () => new Map(), open: true }],
	]);
}

/** The call whose answer a source shows as it is. */
export function callOf({ ast }: SourceSpec, data: PageNames['data']): { name?: string; model?: DataModel } {
	const [path] = collectPaths(ast);
	const name = ast.kind === 'path' && path?.length === 2 && path[0] === 'data' ? path[1] : undefined;
	const model = name === undefined ? undefined : data.get(name);
	return { ...(name !== undefined && { name }), ...(model && { model }) };
}

export function isIncomplete(spec: ObjectSpec, key: string): boolean {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'record' ? value.incomplete : spec.incomplete && !value;
}

export function fieldsOf(name: string, entries: readonly (readonly [string, ValueType])[], open = false): ValueType {
	const fields = new Map<string, ValueField>(entries.map(([key, type]) => [key, { type }]));
	return { kind: 'object', name, fields: () => fields, open };
}

export function recordOf(spec: ObjectSpec, key: string): [string, ObjectSpec][] {
	const value = spec.keys.get(key)?.value;
	if (value?.kind !== 'record') return [];
	return [...value.entries].flatMap(([name, entry]) =>
		entry.value.kind === 'object' ? [[name, entry.value] as [string, ObjectSpec]] : [],
	);
}
