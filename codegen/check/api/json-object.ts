import type { Plain } from '#codegen/read/tree.ts';
import type { JsonObject } from './api-model.ts';
import { isObject } from './schema-type.ts';

/** The object itself; an empty one for anything else. */
export const objectOr = (value: Plain | undefined): JsonObject => (isObject(value) ? value : {});

export const mapValues = (map: JsonObject, change: (value: Plain) => Plain): JsonObject =>
	Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
