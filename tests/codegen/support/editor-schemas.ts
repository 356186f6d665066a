import { Ajv } from 'ajv';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';

export type Validate = (value: unknown) => boolean;

/** Schemas by path, each with an `$id`, so that references between them resolve as between files in an editor. */
export type EditorSchemas = ReadonlyMap<string, EditorSchema>;

interface EditorSchema {
	$id: string;
	[key: string]: unknown;
}

const idOf = (path: string): string => `https://schemas.test/${path}`;

export const readSchemas = (files: readonly VirtualFile[]): EditorSchemas =>
	new Map(files.filter(({ folder }) => folder === 'schemas').map(({ path, text }) => [path, { ...JSON.parse(text), $id: idOf(path) }]));

/** Returns the validator of each schema by path. Throws on unknown keywords. */
export function createValidators(schemas: EditorSchemas): (path: string) => Validate {
	// Optimized code validates the same and takes twice as long to make.
	const ajv = new Ajv({ code: { optimize: false }, strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
	for (const schema of schemas.values()) ajv.addSchema(schema);
	return (path) => {
		const validate = ajv.getSchema(idOf(path));
		if (!validate) throw new Error(`There is no schema ${path}.`);
		return (value) => validate(value) === true;
	};
}
