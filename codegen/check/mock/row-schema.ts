import type { ApiModel, OperationModel } from '#codegen/check/api/api-model.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { flattenAllOf, resolveRef } from '#mock/contract/contract-refs.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';

const LISTS: readonly string[] = ['list', 'tree'];
const ROWS: readonly string[] = ['detail', 'one', 'create', 'update', 'upsert', 'toggle', 'user'];

/** Field of a page that holds the rows; the mock's own name for it without paging parameters. */
export const rowsFieldOf = ({ paging, headers }: OperationModel): string => paging?.list ?? headers?.body ?? 'list';

export function schemasOf({ document }: Pick<ApiModel, 'document'>): SchemasByName {
	const { components } = document.value;
	const schemas = isObject(components) ? components.schemas : undefined;
	// The document has been checked: its schemas have the form of schemas.
	return (isObject(schemas) ? schemas : {}) as SchemasByName;
}

/** Schema of the value that handlers and declared answers return. A stream returns the list of its rows. */
export function answerOf({ answerSchema, stream }: OperationModel): Schema {
	// The document has been checked: this has the form of a schema.
	const schema = answerSchema as Schema;
	return (stream ? schema.properties?.rows : schema) ?? {};
}

/** Returns the object schema of the rows that an operation answers; null if it answers none, or in several forms. */
export function rowSchemaOf(operation: OperationModel, schemas: SchemasByName): Schema | null {
	const { mock } = operation;
	const whole = openOf(answerOf(operation), schemas);
	const answer = typeof mock?.within === 'string' ? openOf(whole?.properties?.[mock.within], schemas) : whole;
	const kind = String(mock?.answer ?? mock?.session);
	if (LISTS.includes(kind)) return openOf(answer?.items, schemas);
	if (kind === 'page') return openOf(openOf(answer?.properties?.[rowsFieldOf(operation)], schemas)?.items, schemas);
	if (writesSeveral(operation)) return openOf(answer?.items, schemas);
	return ROWS.includes(kind) && answer?.properties ? withoutHeaders(answer, operation) : null;
}

/** Rows need not have what a header says of them, such as an entity tag. */
function withoutHeaders(answer: Schema, { headers }: OperationModel): Schema {
	return headers && answer.required ? { ...answer, required: answer.required.filter((name) => !(name in headers.fields)) } : answer;
}

/** With `each`, or a list in the parameter of the key. Instead of the rows, the response may count them. */
function writesSeveral({ mock, parameters, body }: OperationModel): boolean {
	const [name, ...more] = isObject(mock?.key) ? Object.keys(mock.key) : [];
	const type = name === undefined ? undefined : (parameters.get(name)?.type ?? body?.fields.get(name)?.type);
	return mock?.each !== undefined || (more.length === 0 && type?.kind === 'array');
}

/** Follows a reference, takes the one option of `… or null`, and merges `allOf`. */
export function openOf(schema: Schema | undefined, schemas: SchemasByName): Schema | null {
	if (!schema) return null;
	if (schema.$ref) return schema.$ref.startsWith('#/components/schemas/') ? openOf(resolveRef(schema.$ref, schemas), schemas) : null;
	const union = schema.anyOf ?? schema.oneOf;
	if (!union) return flattenAllOf(schema, schemas);
	const [only, ...more] = union.filter((option) => option.type !== 'null');
	return more.length === 0 ? openOf(only, schemas) : null;
}

/** Returns the schema of the items of a list, or else the schema itself. */
export const itemSchemaOf = (schema: Schema, schemas: SchemasByName): Schema | null =>
	schema.items ? openOf(schema.items, schemas) : schema;

/** Returns the schema of a field of the rows, with references followed; null if it is unknown. */
export const fieldSchemaOf = (row: Schema, field: string, schemas: SchemasByName): Schema | null =>
	openOf(row.properties?.[field], schemas);
