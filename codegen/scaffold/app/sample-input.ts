import type { JsonObject, OperationModel, ParameterModel } from '#codegen/check/api/api-model.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { sampleAnswer } from '#codegen/import/sample-answer.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { createContract, runCheck } from '#mock/contract/contract.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';
import { keyParameter, type ResourceUse } from './resources.ts';
import type { SeedRows } from './seed-rows.ts';

export interface Samples {
	uses: ReadonlyMap<string, ResourceUse>;
	rows: SeedRows;
	schemas: SchemasByName;
}

export const fits = (schema: unknown, value: unknown, schemas: SchemasByName): boolean =>
	// The document has been checked: its schemas have the form of schemas.
	runCheck(createContract(schemas).checkOf(schema as Schema), value).problems.length === 0;

/** Input that the mock takes: ids of the seed, and samples of the rest; null if none fits. */
export function sampleInput(operation: OperationModel, of: Samples): JsonObject | null {
	const parameters = [...operation.parameters.values()].filter(({ required }) => required);
	const given = Object.fromEntries(parameters.map((parameter) => [parameter.name, sampleParameter(operation, parameter, of)]));
	if (!parameters.every(({ name, schema }) => fits(schema, given[name], of.schemas))) return null;
	if (!operation.body) return given;
	const { media } = operation.body;
	const body = media === 'raw' || media === 'multipart' ? null : sampleBody(operation, of.schemas);
	return body && { ...body, ...given };
}

/** A body with all fields; null if none fits. */
export function sampleBody({ body }: OperationModel, schemas: SchemasByName): JsonObject | null {
	if (!body) return null;
	// The schemas of a checked document are plain data.
	const sample = sampleAnswer(body.schema, schemas as { readonly [name: string]: Plain });
	return isObject(sample) && fits(body.schema, sample, schemas) ? sample : null;
}

/** The key of the first row that the path leads through, or a value of the schema. */
export function sampleParameter(
	operation: OperationModel,
	{ name, in: place, schema }: ParameterModel,
	{ uses, rows, schemas }: Samples,
): Plain {
	const { path } = operation;
	const through = place === 'path' ? path.slice(0, path.indexOf(`{${name}}`) + name.length + 2) : path;
	const known = [...uses.values()].find(
		(use) => use.key !== null && use.operation.path === through && keyParameter(use.operation) === name,
	);
	const key = known?.key ? rows.get(known.resource)?.[0]?.[known.key] : undefined;
	if (key !== undefined && fits(schema, key, schemas)) return key;
	const isText = key !== undefined && fits(schema, String(key), schemas);
	return isText ? String(key) : sampleAnswer(schema, schemas as { readonly [name: string]: Plain });
}

/** Whether a value fits a parameter, which is text on its way. */
export const fitsText = (schema: Plain, value: Plain, schemas: SchemasByName): boolean =>
	fits(schema, value, schemas) || fits(schema, String(value), schemas);
