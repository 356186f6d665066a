import type { Schema } from './schema.ts';

/** Returns the types that a schema names or its keywords imply; an empty list allows any value. */
export function typesOf(schema: Schema): readonly string[] {
	const types = namedTypesOf(schema);
	return schema.nullable && types.length > 0 ? [...types, 'null'] : types;
}

function namedTypesOf(schema: Schema): readonly string[] {
	if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type;
	if (schema.properties || schema.allOf) return ['object'];
	return schema.items ? ['array'] : [];
}

/** Returns the JSON Schema type of a value; `integer` for whole numbers. */
export function kindOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	if (Number.isInteger(value)) return 'integer';
	if (typeof value === 'number') return Number.isFinite(value) ? 'number' : 'not a number';
	if (typeof value === 'object') return isFile(value) ? 'string' : 'object';
	return typeof value;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Files are valid for strings of format binary. */
const isFile = (value: object): boolean => value instanceof Blob;
