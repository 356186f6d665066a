import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { JsonObject, OperationModel } from './api-model.ts';
import { followRef, isObject } from './schema-type.ts';

/** Schema of a parameter or body field; null if the operation has none of this name. */
export function schemaOfField(operation: OperationModel, field: string): { schema: JsonObject; required: boolean } | null {
	const { body } = operation;
	const parameter = operation.parameters.get(field);
	if (!body?.fields.has(field))
		return parameter ? { schema: flatSchema(operation.document, parameter.schema), required: parameter.required } : null;
	const whole = flatSchema(operation.document, body.schema);
	return { schema: flatSchema(operation.document, properties(whole)[field] ?? {}), required: body.required.includes(field) };
}

/** The schema with its `$ref` and `allOf` resolved at the top level. */
export function flatSchema(document: PlainDocument, schema: Plain): JsonObject {
	if (!isObject(schema)) return {};
	if (typeof schema.$ref === 'string') return flatSchema(document, followRef(document, schema.$ref)?.value ?? {});
	if (!Array.isArray(schema.allOf)) return schema;
	const parts = [...schema.allOf.map((part) => flatSchema(document, part)), schema];
	return Object.assign({}, ...parts, { properties: Object.assign({}, ...parts.map(properties)), required: parts.flatMap(requiredOf) });
}

const properties = (schema: JsonObject): JsonObject => (isObject(schema.properties) ? schema.properties : {});
const requiredOf = (schema: JsonObject): readonly Plain[] => (Array.isArray(schema.required) ? schema.required : []);
