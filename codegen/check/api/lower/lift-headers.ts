import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { BODY_FIELD, type HeaderField, headerFields } from '../answer-headers.ts';
import type { JsonObject } from '../api-model.ts';
import { readPagings } from '../api-settings.ts';
import { objectOr } from '../json-object.ts';
import { isJson } from '../media-types.ts';
import { isObject, resolveRef } from '../schema-type.ts';

/**
 * A document whose answers have the headers with `x-field` as fields: beside those of an object; beside the whole body, in the field that
 * `x-paging` calls `list`, if it is a list or a single value.
 */
export function liftHeaders(document: PlainDocument): PlainDocument {
	const { value } = document;
	if (!hasFields(value)) return document;
	const lifter = new HeaderLifter(document);
	const { responses } = objectOr(value.components);
	return {
		file: document.file,
		value: {
			...value,
			paths: mapEntries(objectOr(value.paths), (item, path) => lifter.pathItem(item, ['paths', path])),
			...(isObject(responses) && {
				components: {
					...objectOr(value.components),
					responses: mapEntries(responses, (response, name) => lifter.response(response, ['components', 'responses', name])),
				},
			}),
		},
		locate: (path, part) => document.locate(lifter.originalPath(path), part),
	};
}

class HeaderLifter {
	private readonly document: PlainDocument;
	private readonly list: string;
	/** Paths of the lowered document → those of the author's. */
	private readonly moved: { from: TreePath; to: TreePath }[] = [];

	constructor(document: PlainDocument) {
		this.document = document;
		this.list = readPagings(document.value)[0]?.list ?? 'list';
	}

	pathItem(item: Plain, path: TreePath): Plain {
		if (!isObject(item)) return item;
		return mapEntries(item, (operation, method) => {
			if (!isObject(operation) || !isObject(operation.responses)) return operation;
			const responses = mapEntries(operation.responses, (response, code) =>
				/^2|^default$/.test(code) ? this.response(response, [...path, method, 'responses', code]) : response,
			);
			return { ...operation, responses };
		});
	}

	response(response: Plain, path: TreePath): Plain {
		if (!isObject(response)) return response;
		const headers = headerFields(this.document, response, path);
		const [type = 'application/json'] = Object.keys(objectOr(response.content));
		if (headers.length === 0 || !isJson(type)) return response;
		const media = objectOr(objectOr(response.content)[type]);
		const at = [...path, 'content', type, 'schema'];
		return { ...response, content: { [type]: { ...media, ...this.withFields(media.schema, headers, at) } } };
	}

	private withFields(body: Plain | undefined, headers: readonly HeaderField[], at: TreePath): JsonObject {
		const fields = fieldsOf(headers);
		const isWhole = body !== undefined && !this.isObjectSchema(body, at);
		const below = body === undefined || isWhole ? at : [...at, 'allOf', 1];
		for (const { field, path } of headers) this.moved.push({ from: [...below, 'properties', field], to: [...path, 'schema'] });
		if (body === undefined) return { schema: fields };
		if (!isWhole) {
			this.moved.push({ from: [...at, 'allOf', 0], to: at });
			return { schema: { allOf: [body, fields] } };
		}
		this.moved.push({ from: [...at, 'properties', this.list], to: at });
		const properties = { [this.list]: body, ...objectOr(fields.properties) };
		return { [BODY_FIELD]: this.list, schema: { ...fields, required: [this.list, ...fields.required], properties } };
	}

	private isObjectSchema(schema: Plain, at: TreePath): boolean {
		const { type, items } = objectOr(resolveRef(this.document, schema, at)?.value);
		return type === undefined ? items === undefined : type === 'object';
	}

	originalPath(path: TreePath): TreePath {
		const found = this.moved.find(({ from }) => from.every((step, index) => step === path[index]));
		return found ? [...found.to, ...path.slice(found.from.length)] : path;
	}
}

const fieldsOf = (headers: readonly HeaderField[]) => ({
	type: 'object',
	required: headers.filter(({ required }) => required).map(({ field }) => field),
	properties: Object.fromEntries(headers.map(({ field, schema }) => [field, schema])),
});

function hasFields(value: Plain): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return Object.entries(value).some(([key, child]) => key === 'x-field' || hasFields(child));
}

const mapEntries = (map: JsonObject, change: (value: Plain, key: string) => Plain): JsonObject =>
	Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));
