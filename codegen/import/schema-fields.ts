import { objectOr } from '#codegen/check/api/json-object.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { listOr } from './source.ts';

export type SchemasByName = { readonly [name: string]: Plain };

export interface SchemaField {
	schema: Plain;
	required: boolean;
}

const PREFIX = '#/components/schemas/';

/** Resolves references and `X or null`. Circular references must have been removed before. */
export function resolved(schema: Plain, schemas: SchemasByName): { readonly [key: string]: Plain } {
	const node = objectOr(schema);
	if (typeof node.$ref === 'string') return resolved(schemas[node.$ref.slice(PREFIX.length)] ?? null, schemas);
	const options = listOr(node.anyOf ?? node.oneOf).filter((option) => !(isObject(option) && option.type === 'null'));
	return options.length === 1 ? resolved(options[0] ?? null, schemas) : node;
}

/** Own and inherited fields of an object; empty for other types. */
export function fieldsOf(schema: Plain, schemas: SchemasByName): ReadonlyMap<string, SchemaField> {
	const node = resolved(schema, schemas);
	const fields = new Map<string, SchemaField>();
	for (const part of listOr(node.allOf)) for (const [name, field] of fieldsOf(part, schemas)) fields.set(name, field);
	const required = listOr(node.required);
	for (const [name, property] of Object.entries(objectOr(node.properties)))
		fields.set(name, { schema: property, required: required.includes(name) });
	return fields;
}

export type BodyShape = 'fields' | 'unknown' | 'value';

/** Whether callers can pass a body by its fields: not for a list or a single value, unknown for a union. */
export function bodyShape(schema: Plain, schemas: SchemasByName): BodyShape {
	const node = resolved(schema, schemas);
	const types = (Array.isArray(node.type) ? node.type : [node.type]).filter((type) => type !== 'null' && type !== undefined);
	if (types.includes('object') || node.properties || node.allOf) return 'fields';
	return types.length > 0 ? 'value' : 'unknown';
}
