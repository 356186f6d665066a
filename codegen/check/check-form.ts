import type { Report, Span } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { BodyModel, JsonObject, OperationModel } from './api-model.ts';
import { meant, reportMissing } from './check-arguments.ts';
import { type Compiled, json } from './compiled.ts';
import { followRef, isObject } from './schema-type.ts';

/** The body that a form fills. */
export interface FieldContext {
	operation: OperationModel | null;
	/** Values typed so far: every field of the body, each perhaps still empty. */
	type: ValueType;
	rulesOf: (field: string) => Compiled | null;
}

/** Checks a form as a whole: that its operation takes a body, and that every required field of it is filled. */
export function checkForm(spec: ObjectSpec, operation: OperationModel | null, report: Report): FieldContext {
	const submits = referenceAt(spec, 'submits');
	if (!operation || !submits) return { operation: null, type: { kind: 'unknown' }, rulesOf: () => null };
	if (!operation.body && operation.parameters.size === 0) {
		report({
			code: 'unknown-body-field',
			message: `\`${operation.name}\` takes neither a body nor parameters, so a form has nothing to fill.`,
			at: submits.at,
		});
	}
	const filled = meant([...fieldNames(spec), ...argumentNames(spec)], [...fillable(operation).keys()]);
	reportMissing(operation, filled, { of: submits.at, report });
	const fields = new Map<string, ValueField>();
	for (const [name, field] of fillable(operation)) fields.set(name, { ...field, optional: true, type: { ...field.type, nullable: true } });
	const type: ValueType = { kind: 'object', name: `the form of ${operation.name}`, fields: () => fields, at: operation.at };
	return { operation, type, rulesOf: (field) => rules(operation, field) };
}

/** What a form may fill: body fields, and parameters where there is no body. */
export function fillable(operation: OperationModel): ReadonlyMap<string, ValueField> {
	if (operation.body) return operation.body.fields;
	return new Map(
		[...operation.parameters].map(([name, parameter]) => [name, { type: parameter.type, optional: !parameter.required, at: parameter.at }]),
	);
}

function fieldNames(spec: ObjectSpec): string[] {
	const fields = spec.keys.get('fields')?.value;
	if (fields?.kind !== 'list') return [];
	return fields.items.map((item) => (item.kind === 'object' ? String(scalarAt(item, 'field') ?? '') : ''));
}

function argumentNames(spec: ObjectSpec): string[] {
	const given = spec.keys.get('with')?.value;
	return given?.kind === 'record' ? [...given.entries.keys()] : [];
}

/** Checks one field of a form and yields its rules. */
export function fieldRules(spec: ObjectSpec, form: FieldContext, report: Report): [string, Compiled][] {
	if (!form.operation) return [];
	const known = [...fillable(form.operation).keys()];
	for (const key of ['field', 'same']) {
		const value = spec.keys.get(key)?.value;
		if (value?.kind !== 'scalar' || known.includes(String(value.value))) continue;
		reportUnknown(String(value.value), known, form.operation, value.at, report);
	}
	const compiled = form.rulesOf(String(scalarAt(spec, 'field') ?? ''));
	return compiled ? [['rules', compiled]] : [];
}

function reportUnknown(name: string, known: readonly string[], operation: OperationModel, at: Span, report: Report): void {
	const near = closest(name, known);
	const hint = near ? `Did you mean \`${near}\`?` : `Its fields are: ${known.join(', ')}.`;
	const related = [{ at: operation.at, message: `\`${operation.name}\` is described here.` }];
	report({ code: 'unknown-body-field', message: `\`${name}\` is not a field that \`${operation.name}\` takes.`, hint, at, related });
}

/** Resolves `$ref` and `allOf` of a body schema to one flat schema. */
export function flatSchema(document: Parameters<typeof followRef>[0], schema: Plain): JsonObject {
	if (!isObject(schema)) return {};
	if (typeof schema.$ref === 'string') return flatSchema(document, followRef(document, schema.$ref)?.value ?? {});
	if (!Array.isArray(schema.allOf)) return schema;
	const parts = [...schema.allOf.map((part) => flatSchema(document, part)), schema];
	return Object.assign({}, ...parts, { properties: Object.assign({}, ...parts.map(properties)), required: parts.flatMap(requiredOf) });
}

const properties = (schema: JsonObject): JsonObject => (isObject(schema.properties) ? schema.properties : {});
const requiredOf = (schema: JsonObject): readonly Plain[] => (Array.isArray(schema.required) ? schema.required : []);

const COPIED = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'enum', 'format'] as const;

function rules(operation: OperationModel, field: string): Compiled | null {
	const found = schemaOfField(operation, operation.body, field);
	if (!found) return null;
	const { schema, required } = found;
	const types = Array.isArray(schema.type) ? schema.type.map(String) : [String(schema.type ?? 'string')];
	const copied = Object.fromEntries(COPIED.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key] as Plain]])));
	const rules: { [key: string]: Plain } = { type: types.find((type) => type !== 'null') ?? 'string', required, ...copied };
	if (typeof schema['x-message'] === 'string') rules.message = schema['x-message'];
	return json(rules);
}

function schemaOfField(operation: OperationModel, body: BodyModel | null, field: string): { schema: JsonObject; required: boolean } | null {
	const parameter = operation.parameters.get(field);
	if (!body?.fields.has(field))
		return parameter ? { schema: flatSchema(operation.document, parameter.schema), required: parameter.required } : null;
	const whole = flatSchema(operation.document, body.schema);
	return { schema: flatSchema(operation.document, properties(whole)[field] ?? {}), required: body.required.includes(field) };
}
