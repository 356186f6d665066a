import type { JsonObject, OperationModel, RefusalModel } from '#codegen/check/api/api-model.ts';
import { flatSchema, jsonType, partsOf, schemaOfField } from '#codegen/check/api/field-schema.ts';
import { isObject, limitsOf } from '#codegen/check/api/schema-type.ts';
import type { TypedText } from '#codegen/check/api/typed-text.ts';
import { checkControl } from '#codegen/check/page/check-control.ts';
import { typedTextOfField } from '#codegen/check/page/check-typed-text.ts';
import { reportMissing, resolveMisspellings } from '#codegen/check/slot/check-arguments.ts';
import { type Compiled, json } from '#codegen/check/slot/compiled.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { describeType, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import type { ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { ScopedNode } from '#codegen/walk/scoped-walk.ts';

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
	checkTwins(fieldsOfForm(spec), report);
	for (const field of fieldsOfForm(spec)) checkParts(field, fillable(operation), report);
	const filled = resolveMisspellings([...fieldNames(spec), ...argumentNames(spec)], [...fillable(operation).keys()]);
	reportMissing(operation, filled, { of: submits.at, hasFields: !isField(spec.shape), report });
}

/** Checks the fields of an object, or of the objects of a list. */
function checkParts(holder: ObjectSpec, around: ReadonlyMap<string, ValueField>, report: Report): void {
	const name = nameOfField(holder);
	const parts = partsOf(around.get(name)?.type);
	const fields = partsOfField(holder);
	if (fields.length === 0 || parts.size === 0) return;
	checkTwins(fields, report);
	for (const field of fields) checkParts(field, parts, report);
	const filled = resolveMisspellings(fields.map(nameOfField), [...parts.keys()]);
	for (const [part, { optional, at }] of parts) {
		if (optional || filled.has(part)) continue;
		report({
			code: 'missing-body-field',
			message: `\`${name}\` requires \`${part}\`, which nothing gives.`,
			hint: `Add a field \`${part}\`.`,
			at: holder.keys.get('field')?.value.at ?? holder.at,
			...(at ? { related: [{ at, message: 'It is required here.' }] } : {}),
		});
	}
}

/** Type of the values typed so far: every field may still be empty. */
export function formType(operation: OperationModel | null, form?: ObjectSpec): ValueType {
	if (!operation) return { kind: 'unknown' };
	const fields = typedFields(fillable(operation), form ? fieldsOfForm(form) : []);
	return { kind: 'object', name: `the form of ${operation.name}`, fields: () => fields, at: operation.at };
}

/** Type of what a row of the field `spec` holds so far. */
export function entryType(type: ValueType | undefined, spec: ObjectSpec): ValueType {
	if (type?.kind !== 'array' || type.items.kind !== 'object') return { kind: 'unknown' };
	const fields = typedFields(partsOf(type), partsOfField(spec));
	return { ...type.items, nullable: false, fields: () => fields };
}

function typedFields(fields: ReadonlyMap<string, ValueField>, specs: readonly ObjectSpec[]): ReadonlyMap<string, ValueField> {
	const typed = new Map<string, ValueField>();
	for (const [name, field] of fields) {
		const spec = specs.find((each) => nameOfField(each) === name);
		typed.set(name, {
			...field,
			...((spec && typedParts(field.type, spec)) ?? { optional: true, type: { ...field.type, nullable: true } }),
		});
	}
	return typed;
}

/** A group is an object and rows are a list, however little of them is typed. Null for other fields. */
function typedParts(type: ValueType, spec: ObjectSpec): Pick<ValueField, 'type' | 'optional'> | null {
	if (spec.keys.has('rows') && type.kind === 'array') return { optional: false, type: { kind: 'array', items: entryType(type, spec) } };
	if (!spec.keys.has('fields') || type.kind !== 'object') return null;
	const fields = typedFields(type.fields(), partsOfField(spec));
	return { optional: false, type: { ...type, nullable: false, fields: () => fields } };
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
function checkTwins(fields: readonly ObjectSpec[], report: Report): void {
	const seen = new Map<string, SourceSpan>();
	for (const field of fields) {
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

const nameOfField = (field: ObjectSpec): string => String(scalarAt(field, 'field') ?? '');

const fieldNames = (spec: ObjectSpec): string[] => fieldsOfForm(spec).map(nameOfField);

/** The fields of an object, or of one row. */
function partsOfField({ keys }: ObjectSpec): ObjectSpec[] {
	const parts = (keys.get('fields') ?? keys.get('rows'))?.value;
	return parts?.kind === 'list' ? parts.items.filter((item) => item.kind === 'object') : [];
}

/** Names of the fields that hold a field of a form, outermost first. */
export function fieldsAround({ parent }: ScopedNode<unknown>): string[] {
	if (!parent) return [];
	const own = parent.spec.kind === 'object' && isField(parent.spec.shape) ? [nameOfField(parent.spec)] : [];
	return [...fieldsAround(parent), ...own];
}

/** The fields that the operation takes beside a field of a form: those of the body, of the object or of the row around it. */
export const fieldsBeside = (operation: OperationModel, around: readonly string[]): ReadonlyMap<string, ValueField> =>
	around.reduce((fields, name) => partsOf(fields.get(name)?.type), fillable(operation));

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

/** `around`: names of the fields that hold the field, which are reported themselves if they hold none. */
export function fieldRules(spec: ObjectSpec, operation: OperationModel, around: readonly string[], report: Report): [string, Compiled][] {
	const known = [...fieldsBeside(operation, around).keys()];
	for (const key of known.length > 0 || around.length === 0 ? ['field', 'same'] : []) {
		const value = spec.keys.get(key)?.value;
		if (value?.kind !== 'scalar' || known.includes(String(value.value))) continue;
		reportUnknown(String(value.value), { known, holder: around.at(-1), operation }, value.at, report);
	}
	const name = nameOfField(spec);
	const schema = schemaOfField(operation, name, around)?.schema;
	checkControl(spec, { operation, around, schema }, report);
	const typed = schema ? typedTextOfField(spec, { operation, name, schema }, report) : {};
	const compiled = rules(operation, name, around, typed);
	return compiled ? [['rules', scalarAt(spec, 'required') === true ? asRequired(compiled) : compiled]] : [];
}

/** For a field that this form requires although the schema does not. */
const asRequired = (rules: Compiled): Compiled =>
	rules.kind === 'json' && isObject(rules.value) ? json({ ...rules.value, required: true }) : rules;

interface Known {
	known: readonly string[];
	holder: string | undefined;
	operation: OperationModel;
}

function reportUnknown(name: string, { known, holder, operation }: Known, at: SourceSpan, report: Report): void {
	const taken = holder === undefined ? `that \`${operation.name}\` takes` : `of \`${holder}\`, which \`${operation.name}\` takes`;
	const near = closest(name, known);
	const hint = near ? `Did you mean \`${near}\`?` : `Its fields are: ${known.join(', ')}.`;
	const related = [{ at: operation.at, message: `\`${operation.name}\` is described here.` }];
	report({ code: 'unknown-body-field', message: `\`${name}\` is not a field ${taken}.`, hint, at, related });
}

const COPIED = [
	...(['minLength', 'maxLength', 'pattern', 'enum', 'format'] as const),
	...(['multipleOf', 'minItems', 'maxItems', 'contentMediaType'] as const),
];
/** Item rules that apply to each typed value. */
const COPIED_OF_ITEMS = ['minLength', 'maxLength', 'pattern', 'enum', 'format', 'contentMediaType'] as const;

function rules(operation: OperationModel, field: string, around: readonly string[], typed: TypedText): Compiled | null {
	const found = schemaOfField(operation, field, around);
	if (!found) return null;
	const { schema, required } = found;
	const type = jsonType(schema);
	const items = type === 'array' ? rulesOfItems(flatSchema(operation.document, schema.items ?? {})) : {};
	const rules: { [key: string]: Plain } = { type, required, ...items, ...limitsOf(schema), ...copied(schema, COPIED), ...typed };
	if (schema['x-secret'] === true) rules.secret = true;
	if (typeof schema['x-message'] === 'string') rules.message = schema['x-message'];
	return json(rules);
}

/** Items are text unless `items` says otherwise. */
function rulesOfItems(schema: JsonObject): JsonObject {
	const type = jsonType(schema);
	return { ...(type === 'string' ? {} : { items: type }), ...copied(schema, COPIED_OF_ITEMS) };
}

const copied = (schema: JsonObject, keys: readonly string[]): JsonObject =>
	Object.fromEntries(keys.flatMap((key) => (schema[key] === undefined ? [] : [[key, choosable(schema[key])]])));

/** Null in an `enum` is no choice of a form: it is what a field without a choice sends. */
const choosable = (value: Plain): Plain => (Array.isArray(value) ? value.filter((choice) => choice !== null) : value);
