import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from './api-model.ts';
import { objectOr } from './json-object.ts';
import { isObject, resolveRef } from './schema-type.ts';

export interface StreamRow {
	schema: Plain;
	path: TreePath;
}

/**
 * The schema of a row: `itemSchema`; else the items of `schema` if it is a list, or `schema` itself. Of an event it is that of `data`, whose
 * text may hold JSON (`contentSchema`).
 */
export function streamRow(document: PlainDocument, media: JsonObject, { at, isEvents }: { at: TreePath; isEvents: boolean }): StreamRow {
	const key = media.itemSchema === undefined ? 'schema' : 'itemSchema';
	const given = { schema: media[key] ?? {}, path: [...at, key] };
	const resolved = resolveRef(document, given.schema, given.path);
	const node = objectOr(resolved?.value);
	if (key === 'schema') return node.items === undefined ? given : { schema: node.items, path: [...(resolved?.path ?? at), 'items'] };
	const data = isEvents ? objectOr(node.properties).data : undefined;
	if (!resolved || !isObject(data)) return given;
	const path = [...resolved.path, 'properties', 'data'];
	return data.contentSchema === undefined ? { schema: data, path } : { schema: data.contentSchema, path: [...path, 'contentSchema'] };
}
