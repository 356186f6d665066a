import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { describeType, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import type { ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { JsonObject, OperationModel, RefusalModel } from './api-model.ts';
import { reportMissing, resolveMisspellings } from './check-arguments.ts';
import { checkControl } from './check-control.ts';
import { type Compiled, json } from './compiled.ts';
import { flatSchema, schemaOfField } from './field-schema.ts';
import { isObject } from './schema-type.ts';

export function checkForm(spec: ObjectSpec, operation: OperationModel | null, report: Report): void {
	const submits = referenceAt(spec, 'submits');
	if (!operation || !submits) return;
	if (!operation.body && operation.parameters.size === 0) {
		report({
			code: 'unknown-body-field',
			message: `\`${operation.name}\` takes neither a body nor parameters, so a form has nothing to fill.`,
			at: submits.at,
		});
	}
	checkTwins(spec, report);
	const filled = resolveMisspellings([...fieldNames(spec), ...argumentNames(spec)], [...fillable(operation).keys()]);
	reportMissing(operation, filled, { of: submits.at, hasFields: !isField(spec.shape), report });
}

/** Type of the values typed so far: every field may still be empty. */
export function formType(operation: OperationModel | null): ValueType {
	if (!operation) return { kind: 'unknown' };
	const fields = new Map<string, ValueField>();
	for (const [name, field] of fillable(operation)) fields.set(name, { ...field, optional: true, type: { ...field.type, nullable: true } });
	return { kind: 'object', name: `the form of ${operation.name}`, fields: () => fields, at: operation.at };
}

/** Initial values fill the fields of the same name, so their types must match. Text fits an enum, and formats may differ. */
export function checkInitial(
	spec: ObjectSpec,
	initial: { type: ValueType; at: SourceSpan },
	operation: OperationModel | null,
	report: Report,
): void {
	if (initial.type.kind !== 'object' || !operation) return;
	const given = initial.type.fields();
	for (const name of fieldNames(spec)) {
		const wanted = fillable(operation).get(name);
		const found = given.get(name);
		if (!wanted || !found || !PLAIN.includes(wanted.type.kind) || !PLAIN.includes(found.type.kind)) continue;
		if (wanted.type.kind === found.type.kind) continue;
		report({
			code: 'wrong-parameter-type',
			message: `\`${name}\` of \`${operation.name}\` wants ${describeType(wanted.type)}, but \`${name}\` of \`initial\` is ${describeType(found.type)}.`,
			hint: 'Give both the same type in the API document.',
			at: initial.at,
			...(wanted.at ? { related: [{ at: wanted.at, message: 'It is described here.' }] } : {}),
		});
	}
}

const PLAIN: readonly ValueType['kind'][] = ['boolean', 'number', 'string', 'array', 'object'];

export const isField = ({ keys }: ObjectGrammar): boolean => keys.field?.grammar.kind === 'body-field';

/** Two controls for one field would overwrite each other's value. */
function checkTwins(spec: ObjectSpec, report: Report): void {
	const seen = new Map<string, SourceSpan>();
	for (const field of fieldsOfForm(spec)) {
		const { value } = field.keys.get('field') ?? {};
		if (value?.kind !== 'scalar') continue;
		const name = String(value.value);
		const twin = seen.get(name);
		if (twin && !field.keys.has('when')) {
			const related = [{ at: twin, message: 'The first one is here.' }];
			report({
				code: 'duplicate-field',
				message: `\`${name}\` has two fields in this form.`,
				hint: 'Keep one of the two.',
				at: value.at,
				related,
			});
		}
		if (!field.keys.has('when')) seen.set(name, value.at);
	}
}

export function fillable(operation: OperationModel): ReadonlyMap<string, ValueField> {
	if (operation.body) return operation.body.fields;
	return new Map(
		[...operation.parameters].map(([name, parameter]) => [name, { type: parameter.type, optional: !parameter.required, at: parameter.at }]),
	);
}

const fieldNames = (spec: ObjectSpec): string[] => fieldsOfForm(spec).map((field) => String(scalarAt(field, 'field') ?? ''));

/** The fields of a form including all its steps; an upload is itself a field. */
export function fieldsOfForm(spec: ObjectSpec): ObjectSpec[] {
	if (isField(spec.shape)) return [spec];
	const lists = [...spec.keys.values()].flatMap(({ value }) => (value.kind === 'list' ? value.items : []));
	return lists.flatMap((item) => (item.kind === 'object' && item.role === 'object' ? fieldsOfForm(item) : []));
}

/** Both keys are always emitted, so the form reads maps and lists the same way. */
export const refusalSpec = ({ at, item }: RefusalModel): Compiled =>
	json({ at: [...at], name: item?.name ?? 'field', message: item?.message ?? 'message' });

function argumentNames(spec: ObjectSpec): string[] {
	const given = spec.keys.get('with')?.value;
	return given?.kind === 'record' ? [...given.entries.keys()] : [];
}

export function fieldRules(spec: ObjectSpec, operation: OperationModel, report: Report): [string, Compiled][] {
	const known = [...fillable(operation).keys()];
	for (const key of ['field', 'same']) {
		const value = spec.keys.get(key)?.value;
		if (value?.kind !== 'scalar' || known.includes(String(value.value))) continue;
		reportUnknown(String(value.value), known, operation, value.at, report);
	}
	const name = String(scalarAt(spec, 'field') ?? '');
	checkControl(spec, operation, schemaOfField(operation, name)?.schema, report);
	const compiled = rules(operation, name);
	return compiled ? [['rules', scalarAt(spec, 'required') === true ? asRequired(compiled) : compiled]] : [];
}

/** For a field that this form requires although the schema does not. */
const asRequired = (rules: Compiled): Compiled =>
	rules.kind === 'json' && isObject(rules.value) ? json({ ...rules.value, required: true }) : rules;

function reportUnknown(name: string, known: readonly string[], operation: OperationModel, at: SourceSpan, report: Report): void {
	const near = closest(name, known);
	const hint = near ? `Did you mean \`${near}\`?` : `Its fields are: ${known.join(', ')}.`;
	const related = [{ at: operation.at, message: `\`${operation.name}\` is described here.` }];
	report({ code: 'unknown-body-field', message: `\`${name}\` is not a field that \`${operation.name}\` takes.`, hint, at, related });
}

const COPIED = [
	...(['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'enum', 'format'] as const),
	...(['minItems', 'maxItems', 'contentMediaType'] as const),
];
/** Item rules that apply to each typed value. */
const COPIED_OF_ITEMS = ['minLength', 'maxLength', 'pattern', 'enum', 'format', 'contentMediaType'] as const;

function rules(operation: OperationModel, field: string): Compiled | null {
	const found = schemaOfField(operation, field);
	if (!found) return null;
	const { schema, required } = found;
	const types = Array.isArray(schema.type) ? schema.type.map(String) : [String(schema.type ?? 'string')];
	const type = types.find((each) => each !== 'null') ?? 'string';
	const items = type === 'array' ? copied(flatSchema(operation.document, schema.items ?? {}), COPIED_OF_ITEMS) : {};
	const rules: { [key: string]: Plain } = { type, required, ...items, ...copied(schema, COPIED) };
	if (schema['x-secret'] === true) rules.secret = true;
	if (typeof schema['x-message'] === 'string') rules.message = schema['x-message'];
	return json(rules);
}

const copied = (schema: JsonObject, keys: readonly string[]): JsonObject =>
	Object.fromEntries(keys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key] as Plain]])));
