import type { Schema, SchemasByName } from './schema.ts';

const PREFIX = '#/components/schemas/';

/** Follows references to a schema. Throws on dangling ones, since the compiler has already reported them. */
export function resolveRef(ref: string, schemas: SchemasByName): Schema {
	const name = ref.startsWith(PREFIX) ? ref.slice(PREFIX.length).replaceAll('~1', '/').replaceAll('~0', '~') : '';
	const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
	if (!schema) throw new Error(`The API documents have no schema ${ref}.`);
	return schema.$ref ? resolveRef(schema.$ref, schemas) : schema;
}

/** Merges `allOf` into one object schema; the schema's own properties override those of its parts. */
export function flattenAllOf(schema: Schema, schemas: SchemasByName): Schema {
	if (!schema.allOf) return schema;
	const parts = schema.allOf.map((part) => flattenAllOf(part.$ref ? resolveRef(part.$ref, schemas) : part, schemas));
	const all = [...parts, schema];
	return {
		...schema,
		allOf: undefined,
		properties: Object.assign({}, ...all.map((part) => part.properties)),
		...(all.some((part) => part.patternProperties) && {
			patternProperties: Object.assign({}, ...all.map((part) => part.patternProperties)),
		}),
		required: all.flatMap((part) => part.required ?? []),
		additionalProperties: all.findLast((part) => part.additionalProperties !== undefined)?.additionalProperties,
	};
}

/** Returns the type that text from a URL or form is parsed as; looks through references and `or null`. */
export function textTypeOf(schema: Schema, schemas: SchemasByName): { type: string; schema: Schema } {
	const union = schema.anyOf ?? schema.oneOf;
	const inner = schema.$ref ? resolveRef(schema.$ref, schemas) : union?.find((option) => option.type !== 'null');
	if (inner) return textTypeOf(inner, schemas);
	const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
	const type = types.find((name) => name !== 'null') ?? (schema.properties || schema.allOf ? 'object' : 'string');
	return { type, schema };
}
