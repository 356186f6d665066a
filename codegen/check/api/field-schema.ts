import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { JsonObject, OperationModel } from './api-model.ts';
import { objectOr } from './json-object.ts';
import { discriminatorOf, followRef, isObject } from './schema-type.ts';

export interface FieldSchema {
	schema: JsonObject;
	required: boolean;
	/** Of a body with several forms: every form that has the field requires it. */
	requiredByForms?: boolean;
}

/** Schema of a parameter or body field; null if the operation has none of this name. `around`: names of the fields that hold it. */
export function schemaOfField(operation: OperationModel, field: string, around: readonly string[] = []): FieldSchema | null {
	const { body, document } = operation;
	const [first = field, ...rest] = [...around, field];
	const parameter = operation.parameters.get(first);
	if (!body?.fields.has(first))
		return parameter && rest.length === 0 ? { schema: flatSchema(document, parameter.schema), required: parameter.required } : null;
	const whole = flatSchema(document, body.schema);
	const top = {
		schema: fieldOf(document, whole, first) ?? {},
		required: body.required.includes(first),
		requiredByForms: isRequiredByForms(document, whole, first),
	};
	return rest.reduce<FieldSchema | null>((found, name) => found && propertyOf(document, found.schema, name), top);
}

/** Of an object with several forms: a choice of all values that they list for the field, or else the keywords on which they agree. */
function fieldOf(document: PlainDocument, object: JsonObject, name: string): JsonObject | null {
	const property = properties(object)[name];
	if (property !== undefined) return flatSchema(document, property);
	const options = optionsOf(object);
	const discriminator = discriminatorOf(object, options);
	if (discriminator?.property === name) return { type: 'string', enum: discriminator.values.flat() };
	const found = options.map((option) => fieldOf(document, flatSchema(document, option), name)).filter((field) => field !== null);
	const [first, ...others] = found;
	if (!first || others.length === 0) return first ?? null;
	const lists = found.map(listedValues);
	const values: JsonObject = lists.every((list) => list !== null) ? { enum: [...new Set(lists.flat())] } : {};
	const isShared = ([key, value]: [string, Plain]): boolean =>
		others.every((other) => JSON.stringify(other[key]) === JSON.stringify(value));
	return { ...Object.fromEntries(Object.entries(first).filter(isShared)), ...values };
}

function isRequiredByForms(document: PlainDocument, object: JsonObject, name: string): boolean {
	const forms = optionsOf(object)
		.map((option) => flatSchema(document, option))
		.filter((form) => fieldOf(document, form, name) !== null);
	return forms.length > 0 && forms.every((form) => requiredOf(form).includes(name));
}

const listedValues = (schema: JsonObject): readonly Plain[] | null =>
	Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? null : [schema.const];

/** The property of an object, or of the objects of a list. */
function propertyOf(document: PlainDocument, schema: JsonObject, name: string): FieldSchema | null {
	const holder = isObject(schema.items) ? flatSchema(document, schema.items) : schema;
	const property = properties(holder)[name];
	return property === undefined ? null : { schema: flatSchema(document, property), required: requiredOf(holder).includes(name) };
}

/** The schema with its `$ref`, its `allOf` and a union of one schema with null resolved at the top level. */
export function flatSchema(document: PlainDocument, schema: Plain): JsonObject {
	if (!isObject(schema)) return {};
	if (typeof schema.$ref === 'string') return flatSchema(document, followRef(document, schema.$ref)?.value ?? {});
	const only = onlyOption(schema);
	if (only) return flatSchema(document, only);
	if (!Array.isArray(schema.allOf)) return schema;
	const parts = [...schema.allOf.map((part) => flatSchema(document, part)), schema];
	return Object.assign({}, ...parts, { properties: Object.assign({}, ...parts.map(properties)), required: parts.flatMap(requiredOf) });
}

function onlyOption(schema: JsonObject): Plain | undefined {
	const rest = optionsOf(schema).filter((option) => !isObject(option) || option.type !== 'null');
	return rest.length === 1 ? rest[0] : undefined;
}

function optionsOf({ anyOf, oneOf }: JsonObject): readonly Plain[] {
	const options = anyOf ?? oneOf;
	return Array.isArray(options) ? options : [];
}

/** JSON type of a flat schema, apart from null; text if it says none. */
export function jsonType({ type, properties, items }: JsonObject): string {
	const types = [type ?? []].flat().map(String);
	return types.find((each) => each !== 'null') ?? (properties ? 'object' : items ? 'array' : 'string');
}

/** Fields of an object, or of the objects of a list; empty for other types. */
export function partsOf(type: ValueType | undefined): ReadonlyMap<string, ValueField> {
	if (type?.kind === 'array') return partsOf(type.items);
	return type?.kind === 'object' ? type.fields() : new Map();
}

const properties = (schema: JsonObject): JsonObject => objectOr(schema.properties);
const requiredOf = (schema: JsonObject): readonly Plain[] => (Array.isArray(schema.required) ? schema.required : []);
