import type { JsonObject, OperationModel, ParameterModel } from '#codegen/check/api/api-model.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { sampleAnswer } from '#codegen/import/sample-answer.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { SchemasByName } from '#mock/contract/schema.ts';
import { fieldNamed, keyParameter, type ResourceUse } from './resources.ts';

/** `x-mock` of an operation on the rows of a resource; null if a fixed answer is all that can be said. */
export function mockAnswer(use: ResourceUse, schemas: SchemasByName): JsonObject | null {
	const { resource, role } = use;
	const shared = { answer: ANSWERS[role], resource };
	switch (role) {
		case 'list':
			return { ...shared, ...filterOf(use), ...wrapping(use, schemas) };
		case 'detail':
			return { ...shared, ...keyOf(use), ...wrapping(use, schemas) };
		case 'create':
			return { ...shared, ...setOf(use, schemas), ...wrapping(use, schemas) };
		case 'update':
			return { ...shared, ...keyOf(use), ...wrapping(use, schemas) };
		case 'remove':
			return use.operation.answer.kind === 'null' ? { ...shared, ...keyOf(use) } : null;
	}
}

const ANSWERS: Readonly<Record<ResourceUse['role'], string>> = {
	list: 'list',
	detail: 'detail',
	create: 'create',
	update: 'update',
	remove: 'delete',
};

/** Other fields of the response are those of its sample. */
function wrapping({ operation, within }: ResourceUse, schemas: SchemasByName): JsonObject {
	if (within === null) return {};
	// The schemas of a checked document are plain data.
	const whole = objectOr(sampleAnswer(operation.answerSchema, schemas as { readonly [name: string]: Plain }));
	const beside = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== within));
	return { within, ...(Object.keys(beside).length > 0 ? { beside } : {}) };
}

function keyOf({ operation, key }: ResourceUse): JsonObject {
	const parameter = keyParameter(operation) ?? 'id';
	return key === null || (parameter === 'id' && key === 'id') ? {} : { key: { [parameter]: key } };
}

const NAMED = /^[A-Za-z][\w-]*$/;
const FIELD = /^[A-Za-z]\w*$/;
const SEARCH = /^(q|query|search|keyword|text|term)$/i;
const SEARCHED = 3;

function filterOf({ operation, row }: ResourceUse): JsonObject {
	if (row?.type.kind !== 'object') return {};
	const { type } = row;
	const filters = [...operation.parameters.values()].flatMap((parameter) => {
		const filter = NAMED.test(parameter.name) && parameter.in !== 'header' ? filterBy(parameter, type) : null;
		return filter === null ? [] : [[parameter.name, filter] as const];
	});
	return filters.length > 0 ? { filter: Object.fromEntries(filters) } : {};
}

function filterBy({ name, type }: ParameterModel, row: ValueType): Plain {
	const field = fieldNamed(row, name);
	const fields = row.kind === 'object' ? row.fields() : new Map();
	const held = field !== undefined && FIELD.test(field) ? fields.get(field)?.type.kind : undefined;
	if (field !== undefined && type.kind === held && held !== 'object' && held !== 'array') return field;
	if (field !== undefined && type.kind === 'array' && type.items.kind === held) return { in: field };
	if (type.kind !== 'string' || type.values || !SEARCH.test(name)) return null;
	const texts = [...fields].filter(([key, { type: of }]) => FIELD.test(key) && of.kind === 'string' && !of.values && !of.format);
	return texts.length > 0 ? { like: texts.slice(0, SEARCHED).map(([key]) => key) } : null;
}

/** Values of the fields that every row has and a request cannot give. */
function setOf({ operation, row }: ResourceUse, schemas: SchemasByName): JsonObject {
	const required = row?.schema.required ?? [];
	const sample = objectOr(sampleAnswer((row?.schema ?? {}) as Plain, schemas as { readonly [name: string]: Plain }));
	const given = operation.body?.fields;
	const set = Object.entries(sample).flatMap(([name, value]): [string, Plain][] => {
		if (!required.includes(name) || given?.has(name) || name === 'id' || !NAMED.test(name)) return [];
		const time = row?.schema.properties?.[name]?.format === 'date-time';
		return isSingle(value) ? [[name, time ? '$now' : value]] : [];
	});
	return set.length > 0 ? { set: Object.fromEntries(set) } : {};
}

const isSingle = (value: Plain): boolean => typeof value !== 'object' || value === null;

export const writesOf = (operation: OperationModel): boolean => !['get', 'head', 'options'].includes(operation.method);
