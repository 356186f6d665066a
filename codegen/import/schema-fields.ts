/** Looks into converted schemas, the way pages will see them. */
import { isObject } from '#codegen/check/schema-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { listOr, objectOr } from './source.ts';

export type Schemas = { readonly [name: string]: Plain };

export interface SchemaField {
	schema: Plain;
	required: boolean;
}

const PREFIX = '#/components/schemas/';

/** The schema itself: behind references, and behind `X or null`. Rings have been broken before. */
export function resolved(schema: Plain, schemas: Schemas): { readonly [key: string]: Plain } {
	const node = objectOr(schema);
	if (typeof node.$ref === 'string') return resolved(schemas[node.$ref.slice(PREFIX.length)] ?? null, schemas);
	const options = listOr(node.anyOf ?? node.oneOf).filter((option) => !(isObject(option) && option.type === 'null'));
	return options.length === 1 ? resolved(options[0] ?? null, schemas) : node;
}

/** Fields of an object with those that it inherits; none when it is something else. */
export function fieldsOf(schema: Plain, schemas: Schemas): ReadonlyMap<string, SchemaField> {
	const node = resolved(schema, schemas);
	const fields = new Map<string, SchemaField>();
	for (const part of listOr(node.allOf)) for (const [name, field] of fieldsOf(part, schemas)) fields.set(name, field);
	const required = listOr(node.required);
	for (const [name, property] of Object.entries(objectOr(node.properties)))
		fields.set(name, { schema: property, required: required.includes(name) });
	return fields;
}

export type BodyShape = 'fields' | 'unknown' | 'value';

/** Whether callers can hand a body in by its fields. A list or a single value has none; of a union none are known. */
export function bodyShape(schema: Plain, schemas: Schemas): BodyShape {
	const node = resolved(schema, schemas);
	const types = (Array.isArray(node.type) ? node.type : [node.type]).filter((type) => type !== 'null' && type !== undefined);
	if (types.includes('object') || node.properties || node.allOf) return 'fields';
	return types.length > 0 ? 'value' : 'unknown';
}
