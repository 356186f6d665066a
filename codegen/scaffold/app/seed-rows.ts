import type { JsonObject } from '#codegen/check/api/api-model.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { sampleRow } from '#codegen/import/sample-answer.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { kebabCase, pluralsOf } from '#codegen/scaffold/words.ts';
import { createContract, runCheck } from '#mock/contract/contract.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';
import type { ResourceUse } from './resources.ts';

const ROWS = 6;

export type SeedRows = ReadonlyMap<string, readonly JsonObject[]>;

/** Rows of each resource that fit every response that has them. Ids refer to rows of the resource that they name. A resource whose rows fit none has no entry. */
export function seedRows(uses: readonly ResourceUse[], schemas: SchemasByName): SeedRows {
	return new SeedWriter(uses, schemas).all();
}

class SeedWriter {
	private readonly uses: readonly ResourceUse[];
	private readonly schemas: SchemasByName;
	private readonly resources: ReadonlySet<string>;
	private readonly resourceBySchema = new Map<string, string>();

	constructor(uses: readonly ResourceUse[], schemas: SchemasByName) {
		this.uses = uses;
		this.schemas = schemas;
		this.resources = new Set(uses.map(({ resource }) => resource));
		const names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]));
		for (const { resource, row } of uses) {
			const name = row && names.get(row.schema);
			if (name && !this.resourceBySchema.has(name)) this.resourceBySchema.set(name, resource);
		}
	}

	all(): SeedRows {
		const rows = [...this.resources].map((resource) => [resource, this.rowsOf(resource)] as const);
		return new Map(rows.filter(([, list]) => list.length > 0));
	}

	private rowsOf(resource: string): readonly JsonObject[] {
		const uses = this.uses.filter((use) => use.resource === resource);
		const rows = Array.from({ length: ROWS }, (_each, index) => this.row(resource, uses, index));
		const contract = createContract(this.schemas);
		const fits = (row: JsonObject): boolean =>
			uses.every(({ row: answered }) => !answered || runCheck(contract.checkOf(answered.schema), row).problems.length === 0);
		const keys = ['id', ...uses.flatMap(({ key }) => key ?? [])];
		return rows.filter(
			(row, index) =>
				fits(row) && keys.every((key) => rows.findIndex((other) => other[key] === row[key]) === index || row[key] === undefined),
		);
	}

	private row(resource: string, uses: readonly ResourceUse[], index: number): JsonObject {
		const keys = new Set(uses.flatMap(({ key }) => key ?? []));
		const sampled = uses.flatMap(({ row }) => (row ? [this.sample(row.schema, { resource, keys, index })] : []));
		const row: JsonObject = Object.assign({}, ...sampled.toReversed());
		return { id: index + 1, ...row };
	}

	private sample(schema: Schema, { resource, keys, index }: { resource: string; keys: ReadonlySet<string>; index: number }): JsonObject {
		const identify = (field: string, owner: string | undefined): Plain | undefined => {
			const own = owner === undefined ? resource : this.resourceBySchema.get(owner);
			const described = owner === undefined ? schema : this.schemas[owner];
			const named = own !== undefined && (field === 'id' || (own === resource && keys.has(field))) ? own : this.resourceNamed(field);
			return named === undefined ? undefined : idOf(described?.properties?.[field], { resource: named, field, index });
		};
		// The schemas of a checked document are plain data.
		return objectOr(sampleRow(schema as Plain, this.schemas as { readonly [name: string]: Plain }, { index, identify }));
	}

	/** The resource that `petId`, `pet_id` and `pets_id` refer to. */
	private resourceNamed(field: string): string | undefined {
		const name = /^(.+?)(_id|I[dD])$/.exec(field)?.[1];
		if (name === undefined) return undefined;
		return pluralsOf(kebabCase(name)).find((candidate) => this.resources.has(candidate));
	}
}

/** The id of a row, the same wherever it is held; undefined if the schema leaves no room for it. */
function idOf(
	schema: Schema | undefined,
	{ resource, field, index }: { resource: string; field: string; index: number },
): Plain | undefined {
	const types = [schema?.type ?? []].flat();
	if (types.includes('integer') || types.includes('number')) return (typeof schema?.minimum === 'number' ? schema.minimum : 1) + index;
	if (!types.includes('string') || schema?.enum || schema?.pattern) return undefined;
	if (schema?.format === 'uuid') return `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
	if (schema?.format !== undefined || /name|title|label/i.test(field)) return undefined;
	return `${resource}-${index + 1}`;
}
