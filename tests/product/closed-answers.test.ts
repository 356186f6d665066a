/** The mock sends the fields that a schema names. Handlers spread their rows into answers, so each object of an answer has to name its fields. */
import { expect, it } from 'vitest';
import { flattenAllOf, resolveRef } from '#mock/contract/contract-refs.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';
import { operations } from '#mock/generated/operations.ts';
import { schemas } from '#mock/generated/schemas.ts';

/** Served routes have the fields that their product gives them. */
const SERVED = /^(main\.routerGetList|simulated\.routerGetList|menus\.)/;

/** Paths to the objects of a schema that take any field. */
function openParts(schema: Schema, known: SchemasByName, path = '$', seen = new Set<Schema>()): string[] {
	if (seen.has(schema)) return [];
	seen.add(schema);
	const below = (part: Schema | undefined, step: string): string[] => (part ? openParts(part, known, path + step, seen) : []);
	if (schema.$ref) return below(resolveRef(schema.$ref, known), '');
	const options = schema.anyOf ?? schema.oneOf;
	if (options) return options.flatMap((option) => below(option, ''));
	const { properties, additionalProperties: rest, items } = flattenAllOf(schema, known);
	if (items) return below(items, '[]');
	const isObject = [schema.type].flat().includes('object') || schema.allOf !== undefined;
	if (isObject && (rest === true || (!properties && typeof rest !== 'object'))) return [path];
	const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => below(field, `.${name}`));
	return [...fields, ...below(typeof rest === 'object' ? rest : undefined, '.*')];
}

it.each(operations.filter(({ name }) => !SERVED.test(name)).map((operation) => [operation.name, operation] as const))(
	'%s names the fields of its answer',
	(_name, { api, answer }) => {
		expect(openParts(answer, schemas[api] ?? {})).toEqual([]);
	},
);

it('finds an open object', () => {
	const rows: Schema = { type: 'array', items: { type: 'object' } };
	expect(openParts({ type: 'object', properties: { rows } }, {})).toEqual(['$.rows[]']);
});
