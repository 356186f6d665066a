import type { JsonObject } from '#codegen/check/api/api-model.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { mockAnswer } from './mock-answers.ts';
import { keyParameter, type ResourceUse } from './resources.ts';
import { fits, fitsText, type Samples, sampleBody } from './sample-input.ts';
import type { SeedRows } from './seed-rows.ts';

/** The uses that rows can serve: a key that the parameter takes, writes after which the row still fits every response. */
export function soundUses(
	uses: ReadonlyMap<string, ResourceUse>,
	{ rows, schemas }: Pick<Samples, 'rows' | 'schemas'>,
): Map<string, ResourceUse> {
	const all = [...uses.values()];
	return new Map(
		[...uses].filter(([, use]) => rows.has(use.resource) && hasKey(use, rows, schemas) && keepsRows(use, { all, rows, schemas })),
	);
}

function hasKey({ operation, resource, key }: ResourceUse, rows: SeedRows, schemas: Samples['schemas']): boolean {
	const parameter = key === null ? undefined : operation.parameters.get(keyParameter(operation) ?? '');
	const value = key === null ? undefined : rows.get(resource)?.[0]?.[key];
	return !parameter || (value !== undefined && fitsText(parameter.schema, value, schemas));
}

function keepsRows(use: ResourceUse, { all, rows, schemas }: Pick<Samples, 'rows' | 'schemas'> & { all: readonly ResourceUse[] }): boolean {
	const { operation, resource, role } = use;
	if (role !== 'create' && role !== 'update') return true;
	const body = sampleBody(operation, schemas);
	if (!body) return false;
	const required = Object.fromEntries(Object.entries(body).filter(([name]) => operation.body?.required.includes(name)));
	const first = rows.get(resource)?.[0] ?? {};
	const set = objectOr(mockAnswer(use, schemas)?.set);
	const before: JsonObject = role === 'update' ? first : { id: first.id ?? null };
	const schemasOfRows = all.flatMap((other) => (other.resource === resource && other.row ? [other.row.schema] : []));
	return [body, required].every((given) => {
		const row = { ...before, ...given, ...dated(set), id: first.id ?? null };
		return schemasOfRows.every((schema) => fits(schema, row, schemas));
	});
}

/** The mock replaces `$now`. */
const dated = (set: JsonObject): JsonObject =>
	Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value === '$now' ? '2024-01-01T00:00:00Z' : value]));
