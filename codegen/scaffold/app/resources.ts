import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { openOf } from '#codegen/check/mock/row-schema.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { firstFreeName } from '#codegen/first-free-name.ts';
import { rowsOf } from '#codegen/scaffold/scaffold-page.ts';
import { camelCase, kebabCase } from '#codegen/scaffold/words.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';

export type Role = 'list' | 'detail' | 'create' | 'update' | 'remove';

/** Access of an operation to the rows of a resource. */
export interface ResourceUse {
	operation: OperationModel;
	role: Role;
	resource: string;
	/** Response field of the row or rows; null if they are the response, or there is none. */
	within: string | null;
	/** Field of a row that `keyParameter` names; null where no row is named. */
	key: string | null;
	/** Type and schema of a row; null if the response has none. */
	row: { type: ValueType; schema: Schema } | null;
}

const REF = '#/components/schemas/';
const PARAMETER = /^\{(.+)\}$/;

/** The parameter at the end of a path; undefined if a word is there. */
export const lastParameter = (path: string): string | undefined => PARAMETER.exec(path.split('/').at(-1) ?? '')?.[1];

/** The parameter that names a row: the last of the path, or the only one that a query requires. */
export function keyParameter({ path, parameters }: OperationModel): string | undefined {
	const required = [...parameters.values()].filter((parameter) => parameter.required);
	const [only, ...more] = required;
	return lastParameter(path) ?? (only?.in === 'query' && more.length === 0 ? only.name : undefined);
}

/** The path of a collection: without the id of a row, or the word that says how it is searched. */
const homeOf = (path: string): string =>
	lastParameter(path) === undefined ? path.replace(/(?<=.)\/(search|list|all|find\w*)$/i, '') : path.slice(0, path.lastIndexOf('/'));

export const pathParameters = ({ parameters }: OperationModel): string[] =>
	[...parameters.values()].filter((parameter) => parameter.in === 'path').map(({ name }) => name);

/** Finds the resources: operations on the same path, or on rows of the same schema, work on the rows of one. */
export function findResources(operations: readonly OperationModel[], schemas: SchemasByName): Map<string, ResourceUse> {
	return new ResourceFinder(schemas).find(operations);
}

class ResourceFinder {
	private readonly schemas: SchemasByName;
	private readonly byPath = new Map<string, string>();
	private readonly bySchema = new Map<string, string>();
	private readonly names = new Set<string>();

	constructor(schemas: SchemasByName) {
		this.schemas = schemas;
	}

	find(operations: readonly OperationModel[]): Map<string, ResourceUse> {
		const reads = operations.filter(({ method }) => method === 'get');
		const lists = reads.flatMap((operation) => this.list(operation) ?? []);
		const details = reads.filter(({ name }) => lists.every(({ operation }) => operation.name !== name));
		const uses = [...lists, ...details.flatMap((operation) => this.detail(operation) ?? [])];
		const writes = operations.flatMap((operation) => this.write(operation, uses) ?? []);
		const all = [...uses, ...writes];
		return new Map(all.map((use) => [use.operation.name, { ...use, key: keyOf(use, all) }]));
	}

	private list(operation: OperationModel): ResourceUse | null {
		const rows = rowsOf(operation);
		if (rows?.type.kind !== 'object' || !rows.sure) return null;
		const answer = this.part(operation.answerSchema, rows.field);
		const item = openOf(answer, this.schemas)?.items;
		const schema = openOf(item, this.schemas);
		if (!schema?.properties) return null;
		const resource = this.resourceOf(homeOf(operation.path), nameOf(item));
		return { operation, role: 'list', resource, key: null, within: rows.field, row: { type: rows.type, schema } };
	}

	private detail(operation: OperationModel): ResourceUse | null {
		const key = keyParameter(operation);
		const found = key === undefined ? null : this.rowOf(operation);
		if (!found || key === undefined) return null;
		const isByQuery = lastParameter(operation.path) === undefined;
		if (isByQuery && fieldNamed(found.row?.type ?? { kind: 'unknown' }, key) === undefined) return null;
		const resource = this.resourceOf(homeOf(operation.path), found.name);
		return { operation, role: 'detail', resource, key: null, within: found.within, row: found.row };
	}

	private write(operation: OperationModel, reads: readonly ResourceUse[]): ResourceUse | null {
		const role = roleOf(operation);
		const resource = this.byPath.get(homeOf(operation.path));
		if (!role || resource === undefined) return null;
		const found = this.rowOf(operation);
		const isRow = reads.some(({ resource: of, row }) => of === resource && row && found?.row && areAlike(row.schema, found.row.schema));
		if (!isRow && operation.answer.kind !== 'null') return null;
		return { operation, role, resource, key: null, within: found?.within ?? null, row: found?.row ?? null };
	}

	/** The row of a response: the object itself, or the only object in it. */
	private rowOf({ answer, answerSchema }: OperationModel): (Pick<ResourceUse, 'within' | 'row'> & { name: string | null }) | null {
		if (answer.kind !== 'object') return null;
		const [first, ...more] = [...answer.fields()].filter(([, { type }]) => type.kind === 'object');
		const isWrapped = first !== undefined && more.length === 0 && answer.fields().size === 1;
		const within = isWrapped ? first[0] : null;
		const part = this.part(answerSchema, within);
		const schema = openOf(part, this.schemas);
		if (!schema?.properties) return null;
		return { within, row: { type: isWrapped ? first[1].type : answer, schema }, name: nameOf(part) };
	}

	private part(schema: OperationModel['answerSchema'], field: string | null): Schema | undefined {
		// The document has been checked: its schemas have the form of schemas.
		const whole = schema as Schema;
		return field === null ? whole : openOf(whole, this.schemas)?.properties?.[field];
	}

	private resourceOf(path: string, schema: string | null): string {
		const known = (schema === null ? undefined : this.bySchema.get(schema)) ?? this.byPath.get(path);
		const name = known ?? firstFreeName(seedName(path), (other) => this.names.has(other));
		this.names.add(name);
		if (!this.byPath.has(path)) this.byPath.set(path, name);
		if (schema !== null && !this.bySchema.has(schema)) this.bySchema.set(schema, name);
		return name;
	}
}

/** Whether two schemas describe the same rows: most fields of the one are fields of the other. */
function areAlike(one: Schema, other: Schema): boolean {
	const fields = Object.keys(other.properties ?? {});
	return fields.filter((name) => one.properties && name in one.properties).length * 2 > fields.length;
}

function roleOf({ method, path, body }: OperationModel): Role | null {
	const onRow = lastParameter(path) !== undefined;
	if (method === 'delete') return onRow ? 'remove' : null;
	// A body that is one value has no fields to write.
	if (!body || body.media === 'raw' || body.media === 'value') return null;
	if (method === 'post') return onRow ? null : 'create';
	return (method === 'put' || method === 'patch') && (onRow || body.fields.has('id')) ? 'update' : null;
}

function seedName(path: string): string {
	const word =
		path
			.split('/')
			.filter((step) => step !== '' && !PARAMETER.test(step))
			.at(-1) ?? '';
	const name = kebabCase(word).replaceAll(/[^a-z0-9-]/g, '');
	return /^[a-z]/.test(name) ? name : 'rows';
}

/** The name of the schema that a response refers to; null for one of its own. */
function nameOf(schema: Schema | undefined): string | null {
	return typeof schema?.$ref === 'string' ? schema.$ref.slice(REF.length) : null;
}

const sameName = (one: string, other: string): boolean => camelCase(one).toLowerCase() === camelCase(other).toLowerCase();

/** Field of a row with the name of a parameter, in whatever case. */
export const fieldNamed = (row: ValueType, name: string): string | undefined =>
	row.kind === 'object' ? [...row.fields().keys()].find((field) => sameName(field, name)) : undefined;

const KEYS = ['id', 'uid', 'uuid', 'guid', 'slug', 'key', 'code', 'name'];

/** The field is that of the detail on the same path, else of a list of the same rows. */
function keyOf({ operation, role, resource, row }: ResourceUse, uses: readonly ResourceUse[]): string | null {
	if (role === 'list' || role === 'create') return null;
	const others = uses.filter((use) => use.resource === resource && use.row);
	const detail = others.find((use) => use.role === 'detail' && use.operation.path === operation.path);
	const type = (detail ?? others.find((use) => use.role === 'list'))?.row?.type ?? row?.type;
	return type ? keyField(type, keyParameter(operation) ?? 'id') : 'id';
}

function keyField(row: ValueType, parameter: string): string {
	if (row.kind !== 'object') return 'id';
	const isKey = (name: string | undefined): name is string => ['string', 'number'].includes(row.fields().get(name ?? '')?.type.kind ?? '');
	// An import calls a parameter `pathName` if a field of the body is called `name`.
	return [fieldNamed(row, parameter.replace(/^path(?=[A-Z])/, '')), ...KEYS].find(isKey) ?? 'id';
}
