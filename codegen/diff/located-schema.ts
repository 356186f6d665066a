import { objectOr } from '#codegen/check/api/json-object.ts';
import { followRef, isObject, isSecret } from '#codegen/check/api/schema-type.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';

export interface LocatedSchema {
	document: PlainDocument;
	schema: Plain;
	path: TreePath;
}

/** A schema with references, `allOf` and `X or null` resolved. */
export interface SchemaView {
	types: ReadonlySet<string>;
	nullable: boolean;
	values: readonly Plain[] | null;
	format: string | null;
	rules: string;
	/** The default; undefined without one. */
	initial: Plain | undefined;
	items: LocatedSchema | null;
	/** The values under keys without a name of their own (`additionalProperties`); null if there are none. */
	entries: LocatedSchema | null;
	properties: ReadonlyMap<string, LocatedSchema>;
	required: ReadonlySet<string>;
	/** Alternatives of `anyOf` or `oneOf`. */
	options: readonly LocatedSchema[];
}

/** Identifies a schema node, regardless of the references that lead to it. */
export const nodeOf = ({ path }: LocatedSchema): string => path.join('/');

export const spanOf = ({ document, path }: LocatedSchema): SourceSpan => document.locate(path, 'key');

export const isSecretField = ({ schema }: LocatedSchema): boolean => isSecret(schema);

const RULES = [
	'minLength',
	'maxLength',
	'minItems',
	'maxItems',
	'pattern',
	'minimum',
	'maximum',
	'exclusiveMinimum',
	'exclusiveMaximum',
	'multipleOf',
];

const EMPTY: SchemaView = {
	types: new Set(),
	nullable: false,
	values: null,
	format: null,
	rules: '',
	initial: undefined,
	items: null,
	entries: null,
	properties: new Map(),
	required: new Set(),
	options: [],
};

/** Terminates for recursive schemas: a reference that is already being resolved adds nothing. */
export function viewOf(placed: LocatedSchema, met: ReadonlySet<string> = new Set()): SchemaView {
	const { document, schema, path } = placed;
	if (!isObject(schema) || met.has(nodeOf(placed))) return EMPTY;
	const now = new Set([...met, nodeOf(placed)]);
	if (typeof schema.$ref === 'string') {
		const target = followRef(document, schema.$ref);
		return target ? viewOf({ document, schema: target.value, path: target.path }, now) : EMPTY;
	}
	const parts = below(placed, 'allOf').map((part) => viewOf(part, now));
	const union = below(placed, Array.isArray(schema.anyOf) ? 'anyOf' : 'oneOf');
	const options = union.filter((option) => !isNull(option.schema));
	const only = options.length === 1 && options[0] ? [viewOf(options[0], now)] : [];
	const own = ownView({ document, schema, path });
	const view = [...parts, ...only, own].reduce(merge);
	const nullable = view.nullable || options.length < union.length;
	return { ...view, nullable, options: options.length > 1 ? options : view.options };
}

function below({ document, schema, path }: LocatedSchema, key: string): LocatedSchema[] {
	const list = isObject(schema) ? schema[key] : undefined;
	return Array.isArray(list) ? list.map((part, index) => ({ document, schema: part, path: [...path, key, index] })) : [];
}

const isNull = (schema: Plain): boolean => isObject(schema) && schema.type === 'null';

function ownView({ document, schema, path }: LocatedSchema): SchemaView {
	if (!isObject(schema)) return EMPTY;
	const properties = Object.entries(objectOr(schema.properties));
	const listed = Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? null : [schema.const];
	const types = typesOf(schema, listed);
	return {
		types: new Set(types.length > 1 ? types.filter((type) => type !== 'null') : types),
		nullable: schema.nullable === true || (types.length > 1 && types.includes('null')) || (listed?.includes(null) ?? false),
		values: listed?.filter((value) => value !== null) ?? null,
		format: typeof schema.format === 'string' ? schema.format : null,
		rules: RULES.flatMap((key) => (schema[key] === undefined ? [] : [`${key} ${JSON.stringify(schema[key])}`])).join(', '),
		initial: schema.default,
		items: schema.items === undefined ? null : { document, schema: schema.items, path: [...path, 'items'] },
		entries: entriesOf({ document, schema, path }),
		properties: new Map(properties.map(([name, property]) => [name, { document, schema: property, path: [...path, 'properties', name] }])),
		required: new Set(Array.isArray(schema.required) ? schema.required.map(String) : []),
		options: [],
	};
}

/** Open objects without a schema for the values take any. */
function entriesOf({ document, schema, path }: LocatedSchema): LocatedSchema | null {
	const additional = isObject(schema) ? schema.additionalProperties : undefined;
	if (additional === undefined || additional === false) return null;
	return { document, schema: additional, path: [...path, 'additionalProperties'] };
}

function typesOf(schema: { readonly [key: string]: Plain }, listed: readonly Plain[] | null): string[] {
	if (Array.isArray(schema.type)) return schema.type.map(String);
	if (typeof schema.type === 'string') return [schema.type];
	if (schema.properties !== undefined) return ['object'];
	if (schema.items !== undefined) return ['array'];
	const kinds = new Set(listed?.filter((value) => value !== null).map((value) => typeof value));
	return [...kinds];
}

function merge(one: SchemaView, other: SchemaView): SchemaView {
	return {
		types: other.types.size > 0 ? other.types : one.types,
		nullable: one.nullable || other.nullable,
		values: other.values ?? one.values,
		format: other.format ?? one.format,
		rules: [one.rules, other.rules].filter((text) => text !== '').join(', '),
		initial: other.initial ?? one.initial,
		items: other.items ?? one.items,
		entries: other.entries ?? one.entries,
		properties: new Map([...one.properties, ...other.properties]),
		required: new Set([...one.required, ...other.required]),
		options: other.options.length > 0 ? other.options : one.options,
	};
}

export function fieldOf(placed: LocatedSchema, name: string, met: ReadonlySet<string> = new Set()): LocatedSchema | null {
	if (met.has(nodeOf(placed))) return null;
	const { properties, options } = viewOf(placed);
	const now = new Set([...met, nodeOf(placed)]);
	const field = properties.get(name);
	if (field) return field;
	for (const option of options) {
		const found = fieldOf(option, name, now);
		if (found) return found;
	}
	return null;
}

export function nodesBelow(placed: LocatedSchema, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(nodeOf(placed))) return found;
	found.add(nodeOf(placed));
	const { properties, items, entries, options } = viewOf(placed);
	for (const child of [...properties.values(), ...[items, entries].filter((part) => part !== null), ...options]) nodesBelow(child, found);
	return found;
}
