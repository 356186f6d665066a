/** The fields of a form: those that its operation takes, and what they hold while it is filled in. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { partsOf } from '#codegen/check/api/field-schema.ts';
import type { ConstructContext, Node } from '#codegen/check/slot/construct.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import { bindingOf, type ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import { binderOf, type ObjectNode, type ScopedNode } from '#codegen/walk/scoped-walk.ts';

export const isField = ({ keys }: ObjectGrammar): boolean => keys.field?.grammar.kind === 'body-field';

export function fillable(operation: OperationModel): ReadonlyMap<string, ValueField> {
	if (operation.body) return operation.body.fields;
	return new Map(
		[...operation.parameters].map(([name, parameter]) => [name, { type: parameter.type, optional: !parameter.required, at: parameter.at }]),
	);
}

export const nameOfField = (field: ObjectSpec): string => String(scalarAt(field, 'field') ?? '');

/** The fields of an object, or of one row. */
export function partsOfField({ keys }: ObjectSpec): ObjectSpec[] {
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

/** The operation of the form around the node. */
export function operationOfForm(node: Node, context: ConstructContext): OperationModel | null {
	const form = binderOf(node, 'input')?.spec;
	return form ? context.operationAt(form, bindingOf(form.shape, 'input')?.of ?? '') : null;
}

/** The body field or parameter that a field of a form fills. */
export function filledBy(field: ObjectNode<ValueType>, context: ConstructContext): ValueField | undefined {
	const operation = operationOfForm(field, context);
	return operation ? fieldsBeside(operation, fieldsAround(field)).get(nameOfField(field.spec)) : undefined;
}

/** Type of what a form holds so far. */
export const typeOfForm = (form: ObjectNode<ValueType>, context: ConstructContext): ValueType =>
	formType(operationOfForm(form, context), form.spec);

/** Type of the values typed so far: every field may still be empty. */
function formType(operation: OperationModel | null, form: ObjectSpec): ValueType {
	if (!operation) return { kind: 'unknown' };
	const fields = typedFields(fillable(operation), fieldsOfForm(form));
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
