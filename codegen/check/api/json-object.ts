import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from './api-model.ts';
import { isObject } from './schema-type.ts';

/** The object itself; an empty one for anything else. */
export const objectOr = (value: Plain | undefined): JsonObject => (isObject(value) ? value : {});

/** The object at a path of a document; an empty one if there is none. */
export const objectAt = ({ value }: PlainDocument, path: TreePath): JsonObject =>
	path.reduce<JsonObject>((node, step) => objectOr(node[String(step)]), value);

export const mapValues = (map: JsonObject, change: (value: Plain) => Plain): JsonObject =>
	Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
