import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from '../api-model.ts';
import { objectOr } from '../json-object.ts';
import { isObject } from '../schema-type.ts';
import type { MovedPaths } from './moved-paths.ts';

/** A document with other answers of success: those of operations, and all of `components`. */
export function changeResponses(
	document: PlainDocument,
	change: (response: JsonObject, path: TreePath) => JsonObject,
	moved: MovedPaths,
): PlainDocument {
	const { file, value, locate } = document;
	const changed = (response: Plain, path: TreePath): Plain => (isObject(response) ? change(response, path) : response);
	const operation = (node: Plain, path: TreePath): Plain => {
		if (!isObject(node) || !isObject(node.responses)) return node;
		const responses = mapEntries(node.responses, (response, code) =>
			/^2|^default$/.test(code) ? changed(response, [...path, 'responses', code]) : response,
		);
		return { ...node, responses };
	};
	const { responses } = objectOr(value.components);
	return {
		file,
		value: {
			...value,
			...(isObject(value.paths) && {
				paths: mapEntries(value.paths, (item, path) =>
					isObject(item) ? mapEntries(item, (node, method) => operation(node, ['paths', path, method])) : item,
				),
			}),
			...(isObject(responses) && {
				components: {
					...objectOr(value.components),
					responses: mapEntries(responses, (response, name) => changed(response, ['components', 'responses', name])),
				},
			}),
		},
		locate: (path, part) => locate(moved.original(path), part),
	};
}

const mapEntries = (map: JsonObject, change: (value: Plain, key: string) => Plain): JsonObject =>
	Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));
