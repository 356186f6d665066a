import type { JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { featureMarks } from '#codegen/check/app/check-features.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import { answerOf, below, inputOf } from './fields.ts';
import type { Field, Use } from './use.ts';

export const collectOperationUses = ({ apis }: AppModel): Use[] =>
	apis.flatMap((api) => [
		...featureMarks(api).map(
			({ feature, of, at }): Use => ({ of: { kind: 'feature', name: feature }, by: 'operations', at, what: `${of} belongs to it` }),
		),
		...api.operations.flatMap((operation) => [...invalidated(operation), ...mocked(operation)]),
	]);

const invalidated = (operation: OperationModel): Use[] =>
	operation.invalidates.map((name, index) => ({
		of: { kind: 'operation', name },
		by: 'operations',
		at: operation.document.locate([...operation.where, 'x-invalidates', index]),
		what: `${operation.name} makes its answers stale`,
	}));

function mocked(operation: OperationModel): Use[] {
	const { mock, name, document, where } = operation;
	if (!mock) return [];
	const by = typeof mock.handler === 'string' ? `handler ${mock.handler}` : answerWords(mock);
	const at = document.locate([...where, 'x-mock'], 'key');
	const field = (key: string, entry: string, of: Field | null, what: string): Use[] =>
		of
			? [{ of: { kind: 'field', field: of, whole: false }, by: 'mock', at: document.locate([...where, 'x-mock', key, entry], 'key'), what }]
			: [];
	const answer = answerOf(operation)[0];
	const { roles = [] } = (mock.guard ?? {}) as { roles?: readonly string[] };
	return [
		{ of: { kind: 'operation', name }, by: 'mock', at, what: `${by} answers it` },
		...roles.map(
			(role, index): Use => ({
				of: { kind: 'role', name: role },
				by: 'mock',
				at: document.locate([...where, 'x-mock', 'guard', 'roles', index]),
				what: `the mock of ${name} lets it in`,
			}),
		),
		...keysOf(mock.filter).flatMap((key) => field('filter', key, inputOf(operation, key), `the mock of ${name} chooses rows by it`)),
		...keysOf(mock.key).flatMap((key) => field('key', key, inputOf(operation, key), `the mock of ${name} finds its row by it`)),
		...keysOf(mock.references).flatMap((key) =>
			field('references', key, inputOf(operation, key), `the mock of ${name} finds the row that it names`),
		),
		...namedUse(operation, 'each', `the mock of ${name} makes a row of each entry`),
		...namedUse(operation, 'by', `the mock of ${name} makes or removes its row by it`),
		...keysOf(mock.join).flatMap((key) =>
			field('join', key, answer ? fieldOfRow(answer, key, operation) : null, `the mock of ${name} joins it`),
		),
	];
}

/** Of a key whose value names a field of the input. */
function namedUse(operation: OperationModel, key: 'each' | 'by', what: string): Use[] {
	const { mock, document, where } = operation;
	const named = mock?.[key];
	const field = typeof named === 'string' ? inputOf(operation, named) : null;
	return field ? [{ of: { kind: 'field', field, whole: false }, by: 'mock', at: document.locate([...where, 'x-mock', key]), what }] : [];
}

const answerWords = (mock: JsonObject): string =>
	mock.resource === undefined ? 'a constant' : `${String(mock.answer)} of resource ${String(mock.resource)}`;

/** `x-mock` refers to fields of rows, which may be nested in a paged response. */
function fieldOfRow(answer: Field, name: string, { paging }: OperationModel): Field | null {
	const rows = paging ? below(answer, paging.list) : null;
	return (rows && below(rows, name)) ?? below(answer, name);
}

const keysOf = (value: JsonObject[string] | undefined): string[] => (isObject(value) ? Object.keys(value) : []);
