import type { JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import { type FieldSchema, flatSchema, jsonType, schemaOfField } from '#codegen/check/api/field-schema.ts';
import { limitsOf } from '#codegen/check/api/schema-type.ts';
import type { TypedText } from '#codegen/check/api/typed-text.ts';
import { checkControl, takesFileData } from '#codegen/check/page/check-control.ts';
import { checkServedFields } from '#codegen/check/page/check-served-fields.ts';
import { typedTextOfField } from '#codegen/check/page/check-typed-text.ts';
import {
	entryType,
	fieldsAround,
	fieldsBeside,
	fillable,
	filledBy,
	nameOfField,
	operationOfForm,
} from '#codegen/check/page/form-fields.ts';
import { functionOf, json } from '#codegen/check/slot/compiled.ts';
import type { Construct, ConstructContext, ConstructRule, Entry, Node } from '#codegen/check/slot/construct.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { binderOf, filledPaths, isObjectNode } from '#codegen/walk/scoped-walk.ts';

const UNKNOWN: ValueType = { kind: 'unknown' };

export const formFieldRule: ConstructRule = {
	binds: (field, context) => entryType(filledBy(field, context)?.type, field.spec),
	compile(construct, context) {
		checkServed(construct.keys.get('from'), construct.spec.keys.has('upload'), context);
		return [...construct.entries.map((entry) => todayOf(entry, construct.spec)), ...compileField(construct, context)];
	},
};

/** The current day is asked of the clock, which only pages with pipes have. */
function todayOf(entry: Entry, { keys }: ObjectSpec): Entry {
	const [key] = entry;
	const value = keys.get(key)?.value;
	const isToday = value?.kind === 'expression' && value.ast.kind === 'literal' && value.ast.value === 'today';
	return isToday && (key === 'min' || key === 'max') ? [key, functionOf("p.today('YYYY-MM-DD')")] : entry;
}

export const fieldOptionsRule: ConstructRule = {
	compile({ node, spec, keys, entries }, context) {
		const source = spec.keys.get('source')?.value;
		// Choosing an option sets its key, so the key has the type of the field.
		const at = keys.get('key')?.spec.at ?? source?.at ?? spec.at;
		checkValue(node.parent, { type: context.keyTypeOf(node) ?? UNKNOWN, at, ofItems: true }, context);
		return readsOf(source).length > 0 ? [...entries, ['ofForm', json(true)]] : entries;
	},
};

export const pictureCodeRule: ConstructRule = {
	compile(construct, context) {
		checkFilledId(construct, context);
		const operation = operationOfForm(construct.node, context);
		const always = operation !== null && operation.name === context.names.alwaysCoded;
		return always ? [...construct.entries, ['always', json(true)]] : construct.entries;
	},
};

/** The field that takes the identifier of a picture code stands beside the field that takes the answer. */
function checkFilledId({ node, spec, keys }: Construct, context: ConstructContext): void {
	const operation = operationOfForm(node, context);
	const fills = spec.keys.get('fills')?.value;
	const id = keys.get('id');
	if (!operation || fills?.kind !== 'scalar' || !isObjectNode(node.parent)) return;
	const around = fieldsAround(node.parent);
	if (around.length > 0) {
		const message = `A picture code stands at the top of a form; this one is within \`${around.at(-1)}\`.`;
		const at = node.parent.spec.keys.get('field')?.value.at ?? spec.at;
		return context.report({ code: 'wrong-control', message, hint: 'Move the field out of it.', at });
	}
	const fields = fillable(operation);
	const name = String(fills.value);
	const found = fields.get(name);
	if (!found) return reportUnknown(name, { known: [...fields.keys()], holder: undefined, operation }, fills.at, context.report);
	const type = context.typeOf(id);
	if (isAssignable(type, { ...found.type, nullable: true })) return;
	const message = `\`${name}\` of \`${operation.name}\` wants ${describeType(found.type)}, but \`id\` is ${describeType(type)}.`;
	context.report({ code: 'wrong-parameter-type', message, at: id?.spec.at ?? fills.at });
}

export const fieldCheckRule: ConstructRule = {
	compile: ({ spec, entries }) => [...entries, ['reads', json(readsOf(spec.keys.get('valid')?.value))]],
};

/** Checks a field of a form or an editable cell, and adds the rules of its schema. */
export function compileField({ node, spec, keys }: Construct, context: ConstructContext): Entry[] {
	const { page, report } = context;
	for (const key of ['default', 'min', 'max']) {
		const value = keys.get(key);
		// `min` and `max` of a list are those of its items.
		if (value?.spec.kind === 'expression')
			checkValue(node, { type: context.typeOf(value), at: value.spec.at, ofItems: key !== 'default' }, context);
	}
	const dictionary = referenceAt(spec, 'dict');
	if (dictionary) page.labels.note(dictionary.name, filledBy(node, context)?.type ?? UNKNOWN, dictionary.at);
	const operation = operationOfForm(node, context);
	if (!operation) return [];
	const form = binderOf(node, 'input')?.spec;
	const sendsChanges = form !== undefined && scalarAt(form, 'changed') === true;
	const takesNull = filledBy(node, context)?.type.nullable === true;
	return fieldRules(spec, operation, { around: fieldsAround(node), sendsChanges, takesNull }, report);
}

/** Form values that an expression reads. */
const readsOf = (value: Spec | undefined): string[] =>
	value?.kind === 'expression' || value?.kind === 'source' ? [...new Set(filledPaths(value.ast))] : [];

/** Checks a value that a field may take. */
function checkValue(
	field: Node | null,
	{ type, at, ofItems }: { type: ValueType; at: SourceSpan; ofItems: boolean },
	context: ConstructContext,
): void {
	if (!isObjectNode(field)) return;
	const found = filledBy(field, context);
	if (!found) return;
	const wanted: ValueType = { ...(ofItems && found.type.kind === 'array' ? found.type.items : found.type), nullable: true };
	if (isAssignable(type, wanted)) return;
	context.report({
		code: 'wrong-parameter-type',
		message: `\`${nameOfField(field.spec)}\` of \`${operationOfForm(field, context)?.name}\` wants ${describeType(wanted)}, but this is ${describeType(type)}.`,
		at,
		...(found.at ? { related: [{ at: found.at, message: 'It is described here.' }] } : {}),
	});
}

/** The form reads the rows of `from` itself, so all of a row counts as read. */
function checkServed(from: Node | undefined, uploads: boolean, context: ConstructContext): void {
	if (from?.spec.kind !== 'source') return;
	const row = context.typeOf(from);
	checkServedFields(row, { at: from.spec.at, uploads }, context.report);
	context.page.reads.noteWhole(row, from.spec.ast);
}

/** `around`: names of the fields that hold the field, which are reported themselves if they hold none. */
function fieldRules(
	spec: ObjectSpec,
	operation: OperationModel,
	{ around, ...empty }: EmptyField & { around: readonly string[] },
	report: Report,
): Entry[] {
	const known = [...fieldsBeside(operation, around).keys()];
	for (const key of known.length > 0 || around.length === 0 ? ['field', 'same'] : []) {
		const value = spec.keys.get(key)?.value;
		if (value?.kind !== 'scalar' || known.includes(String(value.value))) continue;
		reportUnknown(String(value.value), { known, holder: around.at(-1), operation }, value.at, report);
	}
	const name = nameOfField(spec);
	const found = schemaOfField(operation, name, around);
	const schema = found?.schema;
	checkControl(spec, { operation, around, schema }, report);
	const typed = schema ? typedTextOfField(spec, { operation, name, schema }, report) : {};
	const compiled = rules(operation, { field: name, around, control: String(scalarAt(spec, 'control') ?? '') }, typed);
	checkScale(spec, report);
	return compiled ? [['rules', json({ ...compiled, ...ownRules(spec, found, empty) })]] : [];
}

function checkScale(spec: ObjectSpec, report: Report): void {
	const scale = scalarAt(spec, 'scale');
	if (typeof scale !== 'number' || Number.isInteger(Math.log10(scale))) return;
	report({
		code: 'wrong-format',
		message: `${scale} is no power of ten, so a typed amount could not be sent exactly.`,
		hint: 'Take 10, 100 or 1000; money in cents has 100.',
		at: spec.keys.get('scale')?.value.at ?? spec.at,
	});
}

/** Values that the form may send for a field that is left empty. */
interface EmptyField {
	/** The form sends what was changed alone, which tells a field that was emptied from one that was left alone. */
	sendsChanges: boolean;
	takesNull: boolean;
}

/** Rules that the form adds to those of the schema. */
function ownRules(spec: ObjectSpec, found: FieldSchema | null, { sendsChanges, takesNull }: EmptyField): JsonObject {
	const scale = scalarAt(spec, 'scale');
	// A form may require a field that the schema does not. A picture code, and a field of one form of the body, are required while shown.
	const isRequired =
		scalarAt(spec, 'required') === true || spec.keys.has('picture') || (spec.keys.has('when') && found?.requiredByForms === true);
	const nullable = takesNull && (sendsChanges || found?.required === true);
	return {
		...(spec.keys.has('upload') ? { format: 'binary', uploads: true } : {}),
		...(typeof scale === 'number' ? { scale } : {}),
		...(isRequired ? { required: true } : {}),
		...(nullable ? { nullable, required: isRequired } : {}),
	};
}

interface Known {
	known: readonly string[];
	holder: string | undefined;
	operation: OperationModel;
}

function reportUnknown(name: string, { known, holder, operation }: Known, at: SourceSpan, report: Report): void {
	const taken = holder === undefined ? `that \`${operation.name}\` takes` : `of \`${holder}\`, which \`${operation.name}\` takes`;
	const suggestion = suggestName({ name, at, candidates: known, otherwise: `Its fields are: ${known.join(', ')}.` });
	const related = [{ at: operation.at, message: `\`${operation.name}\` is described here.` }];
	report({ code: 'unknown-body-field', message: `\`${name}\` is not a field ${taken}.`, ...suggestion, related });
}

const COPIED = [
	...(['minLength', 'maxLength', 'pattern', 'enum', 'format'] as const),
	...(['multipleOf', 'minItems', 'maxItems', 'contentMediaType'] as const),
];
/** Item rules that apply to each typed value. */
const COPIED_OF_ITEMS = ['minLength', 'maxLength', 'pattern', 'enum', 'format', 'contentMediaType'] as const;

interface RuledField {
	field: string;
	around: readonly string[];
	control: string;
}

function rules(operation: OperationModel, { field, around, control }: RuledField, typed: TypedText): JsonObject | null {
	const found = schemaOfField(operation, field, around);
	if (!found) return null;
	const { schema, required } = found;
	const type = jsonType(schema);
	const itemSchema = flatSchema(operation.document, schema.items ?? {});
	const items = type === 'array' ? rulesOfItems(itemSchema) : {};
	const rules: { [key: string]: Plain } = { type, required, ...items, ...limitsOf(schema), ...copied(schema, COPIED), ...typed };
	if (control === 'file' && around.length === 0 && takesFileData(schema, itemSchema))
		Object.assign(rules, { format: 'binary', encoded: true });
	if (schema['x-secret'] === true) rules.secret = true;
	if (typeof schema['x-message'] === 'string') rules.message = schema['x-message'];
	return rules;
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
