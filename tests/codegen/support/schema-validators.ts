import { Validator } from '@cfworker/json-schema';
import { type Schema as ExodusSchema, validator } from '@exodus/schemasafe';
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

/** Only `page.json` references other schemas. */
const namedBy = (path: string, schemas: EditorSchemas) =>
	path === 'page.json' ? [...schemas].filter(([other]) => other.startsWith('pages/')).map(([, schema]) => schema) : [];

/**
 * The definitions of a schema as schemas of their own. For each `$ref`, schemasafe searches all of the schema around it, which takes most of
 * its time if that is a whole file. The other validators follow the references as they are written.
 */
function apart({ definitions = {}, ...root }: EditorSchema): [EditorSchema, EditorSchema[]] {
	const idOfDefinition = (name: string): string => `${root.$id}/definitions/${name}`;
	const renamed = (schema: object): EditorSchema =>
		JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/definitions/', `"$ref":"${idOfDefinition('')}`));
	const defined = Object.entries(definitions as Record<string, object>);
	return [renamed(root), defined.map(([name, schema]) => ({ ...renamed(schema), $id: idOfDefinition(name) }))];
}

/** Three validators that share no code. Each takes all schemas and throws on unknown keywords. */
export const validators: Readonly<Record<string, (schemas: EditorSchemas) => (path: string) => Validate>> = {
	ajv: (schemas) => {
		// Optimized code validates the same and takes twice as long to make.
		const ajv = new Ajv({ code: { optimize: false }, strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
		for (const schema of schemas.values()) ajv.addSchema(schema);
		return (path) => {
			const validate = ajv.getSchema(idOf(path));
			if (!validate) throw new Error(`There is no schema ${path}.`);
			return (value) => validate(value) === true;
		};
	},
	cfworker: (schemas) => (path) => {
		const checked = new Validator(schemas.get(path) ?? {}, '7');
		for (const schema of namedBy(path, schemas)) checked.addSchema(schema);
		return (value) => checked.validate(value).valid;
	},
	schemasafe: (schemas) => (path) => {
		const [root, definitions] = apart(schemas.get(path) ?? { $id: '' });
		const others = [...definitions, ...namedBy(path, schemas)] as unknown as ExodusSchema[];
		const validate = validator(root as unknown as ExodusSchema, { schemas: others, mode: 'default' });
		return (value) => validate(value as never);
	},
};
