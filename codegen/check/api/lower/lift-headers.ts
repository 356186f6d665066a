import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { BODY_FIELD, type HeaderField, headerFields } from '../answer-headers.ts';
import type { JsonObject } from '../api-model.ts';
import { readPagings } from '../api-settings.ts';
import { objectOr } from '../json-object.ts';
import { isJson } from '../media-types.ts';
import { resolveRef } from '../schema-type.ts';
import { changeResponses } from './change-responses.ts';
import { MovedPaths } from './moved-paths.ts';

/**
 * A document whose answers have the headers with `x-field` as fields: beside those of an object; beside the whole body, in the field that
 * `x-paging` calls `list`, if it is a list or a single value.
 */
export function liftHeaders(document: PlainDocument): PlainDocument {
	if (!hasFields(document.value)) return document;
	const list = readPagings(document.value)[0]?.list ?? 'list';
	const moved = new MovedPaths();
	const lift = (response: JsonObject, path: TreePath): JsonObject => {
		const headers = headerFields(document, response, path);
		const [type = 'application/json'] = Object.keys(objectOr(response.content));
		if (headers.length === 0 || !isJson(type)) return response;
		const media = objectOr(objectOr(response.content)[type]);
		const at = [...path, 'content', type, 'schema'];
		const isWhole = media.schema !== undefined && !isObjectSchema(document, media.schema, at);
		const below = media.schema === undefined || isWhole ? at : [...at, 'allOf', 1];
		for (const header of headers) moved.add([...below, 'properties', header.field], [...header.path, 'schema']);
		moved.add(isWhole ? [...at, 'properties', list] : [...at, 'allOf', 0], at);
		return { ...response, content: { [type]: { ...media, ...withFields(media.schema, headers, isWhole ? list : null) } } };
	};
	return changeResponses(document, lift, moved);
}

/** `list`: name of the field for a body that is no object. */
function withFields(body: Plain | undefined, headers: readonly HeaderField[], list: string | null): JsonObject {
	const fields = {
		type: 'object',
		required: headers.filter(({ required }) => required).map(({ field }) => field),
		properties: Object.fromEntries(headers.map(({ field, schema }) => [field, schema])),
	};
	if (body === undefined) return { schema: fields };
	if (list === null) return { schema: { allOf: [body, fields] } };
	const properties = { [list]: body, ...fields.properties };
	return { [BODY_FIELD]: list, schema: { ...fields, required: [list, ...fields.required], properties } };
}

function isObjectSchema(document: PlainDocument, schema: Plain, at: TreePath): boolean {
	const { type, items } = objectOr(resolveRef(document, schema, at)?.value);
	return type === undefined ? items === undefined : type === 'object';
}

function hasFields(value: Plain): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return Object.entries(value).some(([key, child]) => key === 'x-field' || hasFields(child));
}
