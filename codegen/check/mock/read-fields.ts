/** Which fields of the seed's rows the responses and declarations of the mock read. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { partsOf } from '#codegen/check/api/field-schema.ts';
import type { ValueField } from '#codegen/expression/value-type.ts';
import { fieldsOfSelection } from '#mock/answers/filter.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';
import type {
	ConstAnswer,
	FileAnswer,
	HandledAnswer,
	MockAnswer,
	MockJoin,
	OneAnswer,
	PageAnswer,
	SignOut,
	TreeAnswer,
	UpdateAnswer,
} from '#mock/generated/answer-types.ts';
import { fieldSchemaOf, itemSchemaOf, rowSchemaOf } from './row-schema.ts';

/** The answers that are made of rows. */
export type RowsSpec = Exclude<MockAnswer, ConstAnswer | FileAnswer | SignOut | HandledAnswer>;

/** Keys that some of these answers have. */
export interface RowKeys
	extends Partial<Omit<PageAnswer, 'answer'>>,
		Pick<TreeAnswer, 'children'>,
		Pick<OneAnswer, 'etag'>,
		Pick<UpdateAnswer, 'key' | 'set' | 'unique'> {}

/** Handlers may read more. */
export class ReadFields {
	private readonly byResource = new Map<string, Set<string>>();
	/** Resources whose rows are answered with any field. */
	private readonly open = new Set<string>();

	/** Returns the names of the fields; null if any may be read. */
	of(resource: string): ReadonlySet<string> | null {
		return this.open.has(resource) ? null : (this.byResource.get(resource) ?? null);
	}

	add(operation: OperationModel, { spec, resource }: { spec: RowsSpec; resource: string }, schemas: SchemasByName): void {
		const { join = {} } = spec;
		const row = rowSchemaOf(operation, schemas);
		this.read(resource, [...declaredFields(spec), ...inputFields(operation, spec), 'id', 'roles']);
		if (answersRows(spec)) this.addSchema(resource, row);
		for (const [name, each] of Object.entries(join)) this.addJoin(resource, each, row && fieldSchemaOf(row, name, schemas), schemas);
	}

	private addJoin(resource: string, join: MockJoin, schema: Schema | null, schemas: SchemasByName): void {
		const byField = 'on' in join ? join : null;
		this.read(resource, ['on' in join ? 'id' : join.by]);
		this.read(join.resource, ['id', ...[byField?.on, byField?.owner, join.pick].filter((field) => field !== undefined)]);
		if (byField?.count || join.pick !== undefined) return;
		this.addSchema(join.resource, schema && itemSchemaOf(schema, schemas));
	}

	private addSchema(resource: string, schema: Schema | null): void {
		if (!schema?.properties || schema.additionalProperties) this.open.add(resource);
		else this.read(resource, Object.keys(schema.properties));
	}

	private read(resource: string, fields: readonly string[]): void {
		const known = this.byResource.get(resource) ?? new Set<string>();
		this.byResource.set(resource, known);
		for (const field of fields) known.add(field.split('.')[0] ?? field);
	}
}

const answersRows = (spec: RowsSpec): boolean => ('answer' in spec ? spec.answer !== 'delete' : spec.session !== 'signIn');

/** Fields that a request writes. */
function inputFields({ body }: OperationModel, spec: RowsSpec): string[] {
	const fields = body?.fields ?? new Map<string, ValueField>();
	const entries = 'each' in spec && spec.each !== undefined ? partsOf(fields.get(spec.each)?.type) : [];
	return [...fields.keys(), ...new Map(entries).keys()];
}

function declaredFields(spec: RowsSpec): string[] {
	const { key = {}, unique = [], set = {}, sort = '', counts, etag, children = 'parentId', ...chosen }: RowKeys = spec;
	const order = (typeof sort === 'string' ? sort : (sort.default ?? '')).split(',').map((field) => field.replace(/^-/, ''));
	const named = [counts, etag, children].filter((field) => field !== undefined);
	return [...Object.values(key), ...unique, ...Object.keys(set), ...order, ...fieldsOfSelection(chosen), ...named];
}
