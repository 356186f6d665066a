import type { Schema } from './schema.ts';

/** Types that a schema names, or that its keywords imply; none: any value. */
export function typesOf(schema: Schema): readonly string[] {
	if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type;
	if (schema.properties || schema.allOf) return ['object'];
	return schema.items ? ['array'] : [];
}

/** The type of a value in the words of JSON Schema; `integer` for a whole number. */
export function kindOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	if (Number.isInteger(value)) return 'integer';
	if (typeof value === 'number') return Number.isFinite(value) ? 'number' : 'not a number';
	if (typeof value === 'object') return isFile(value) ? 'string' : 'object';
	return typeof value;
}

/** Uploaded files stand where the schema says a string of format binary. */
const isFile = (value: object): boolean => value instanceof Blob;
