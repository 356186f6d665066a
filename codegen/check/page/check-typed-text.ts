/** Checks `as` and `case`: texts that people type from paper or a message must be normalised alike in the page and in the back end. */
import type { JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import { flatSchema, jsonType, schemaOfField } from '#codegen/check/api/field-schema.ts';
import { checkCase, declaredBy, type TypedText } from '#codegen/check/api/typed-text.ts';
import { checkLiterals } from '#codegen/check/slot/check-literals.ts';
import { type DataModel, isPath, typedTextOf } from '#codegen/check/slot/page-names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';

interface TypedField {
	operation: OperationModel;
	name: string;
	schema: JsonObject;
}

/** Kind and case of a form field: those of the schema, which `as` and `case` may repeat or, where it is silent, give. */
export function typedTextOfField(spec: ObjectSpec, { operation, name, schema }: TypedField, report: Report): TypedText {
	const items = flatSchema(operation.document, schema.items ?? {});
	const text = jsonType(schema) === 'array' ? items : schema;
	const given = typedTextOf(spec);
	const declared = declaredBy(text);
	checkCase(spec, { ...declared, ...given }, report);
	for (const key of ['as', 'case'] as const) {
		const entry = spec.keys.get(key);
		if (!entry || declared[key] === undefined || declared[key] === given[key]) continue;
		report({
			code: 'wrong-typed-text',
			message: `\`${name}\` is \`${key}: ${given[key]}\` here, but \`x-${key}: ${declared[key]}\` in the API document.`,
			hint: 'Leave it out: the field inherits what the schema says.',
			fix: [{ kind: 'remove', at: entry.key }],
			at: entry.value.at,
			related: [{ at: operation.at, message: `\`${operation.name}\` is described here.` }],
		});
	}
	const control = scalarAt(spec, 'control');
	const at = spec.keys.get('as')?.value.at;
	if (at && (jsonType(text) !== 'string' || !TYPED_CONTROLS.includes(control)))
		report({
			code: 'wrong-typed-text',
			message: `\`as\` is for texts that people type; \`${name}\` is ${control === undefined ? `of \`type: ${jsonType(text)}\`` : `filled by \`${String(control)}\``}.`,
			hint: 'Leave it out.',
			at,
		});
	return { ...(control === 'code' && { as: 'digits' }), ...given, ...declared };
}

const TYPED_CONTROLS: readonly unknown[] = [undefined, 'input', 'code', 'tags'];

type Variables = readonly (readonly [name: string, variable: ObjectSpec])[];

/** Checks the variables of a page, and that those given to a parameter are of its `x-as` and begin with a value that it takes. */
export function checkTypedState(variables: Variables, calls: Iterable<Pick<DataModel, 'call' | 'operation'>>, report: Report): void {
	for (const [name, variable] of variables) checkVariable(name, variable, report);
	for (const { call, operation } of calls) {
		const given = call.keys.get('with')?.value;
		if (!operation || given?.kind !== 'record') continue;
		for (const [parameter, { value }] of given.entries)
			if (value.kind === 'expression') checkPassed({ parameter, ast: value.ast, at: value.at, operation }, variables, report);
	}
}

function checkVariable(name: string, variable: ObjectSpec, report: Report): void {
	checkCase(variable, typedTextOf(variable), report);
	const type = scalarAt(variable, 'type');
	const at = variable.keys.get('as')?.value.at;
	if (!at || type === 'string' || type === 'strings') return;
	report({
		code: 'wrong-typed-text',
		message: `\`as\` is for texts; \`${name}\` is of \`type: ${String(type)}\`.`,
		hint: 'Leave it out.',
		at,
	});
}

interface PassedValue {
	parameter: string;
	ast: Ast;
	at: SourceSpan;
	operation: OperationModel;
}

function checkPassed({ parameter, ast, at, operation }: PassedValue, variables: Variables, report: Report): void {
	const { as } = declaredBy(schemaOfField(operation, parameter)?.schema ?? {});
	const [name, variable] = variables.find(([each]) => isPath(ast, ['state', each])) ?? [];
	if (!variable) return;
	const first = variable.keys.get('default')?.value;
	if (first?.kind === 'scalar' && (typeof first.value === 'string' || typeof first.value === 'number'))
		checkLiterals(operation, parameter, { literals: [{ value: first.value, at: first.at }], described: at }, report);
	if (as === undefined || typedTextOf(variable).as === as) return;
	report({
		code: 'wrong-typed-text',
		message: `\`${parameter}\` of \`${operation.name}\` is \`x-as: ${as}\`, but state \`${name}\` is not of this kind.`,
		hint: `Add \`as: ${as}\` to the state.`,
		at: variable.keys.get('as')?.value.at ?? variable.at,
		related: [{ at, message: 'It is passed on here.' }],
	});
}
