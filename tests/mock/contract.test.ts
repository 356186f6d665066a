import { describe, expect, it } from 'vitest';
import { createContract, runCheck } from '#mock/contract/contract.ts';
import { formatPath } from '#mock/contract/explain-problem.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';

const schemas: SchemasByName = {
	Name: { type: 'string', minLength: 2 },
	Alias: { $ref: '#/components/schemas/Name' },
	Node: {
		type: 'object',
		required: ['id'],
		properties: { id: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
	},
	Base: { type: 'object', required: ['id'], properties: { id: { type: 'string' }, kind: { type: 'string' } } },
	Derived: {
		allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', properties: { size: { type: 'integer' } } }],
		required: ['size'],
	},
};

function check(schema: Schema, value: unknown, closed = false): { value: unknown; problems: string[] } {
	const checked = runCheck(createContract(schemas).checkOf(schema), value, closed);
	return { value: checked.value, problems: checked.problems.map(({ path, kind, expected }) => `${formatPath(path)} ${kind}: ${expected}`) };
}

const object = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({ type: 'object', properties, ...more });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('a value that matches a schema', () => {
	it.each<[string, Schema, unknown]>([
		['anything without a type', {}, { a: [1] }],
		['a null where null is a type', { type: ['string', 'null'] }, null],
		['a whole number as a number', { type: 'number' }, 3],
		['a null beside an enum', { type: ['string', 'null'], enum: ['a', null] }, null],
		['a null where OpenAPI 3.0 allows it', { type: 'string', enum: ['a'], nullable: true }, null],
		['a null instead of one of several forms', { anyOf: [ref('Name'), { type: 'integer' }], nullable: true }, null],
		['a constant', { const: 0 }, 0],
		['a reference to a reference', ref('Alias'), '小林'],
		['characters outside the first plane as one each', { type: 'string', maxLength: 2 }, '🤖🤖'],
		['a time with a zone', { type: 'string', format: 'date-time' }, '2026-09-12T10:00:00+08:00'],
		['a time of a Java server', { type: 'string', format: 'date-time' }, '2026-09-12T10:00:00.000+0000'],
		['a format without a meaning to programs', { type: 'string', format: 'markdown' }, 'x'],
		['an object without properties', { type: 'object' }, { free: 1 }],
		['a map', object({}, { additionalProperties: { type: 'integer' } }), { a: 1, b: 2 }],
		['one of several forms', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 3],
		['a tree of itself', ref('Node'), { id: '1', children: [{ id: '2', children: [] }] }],
		['a file', { type: 'string', format: 'binary' }, new Blob(['x'])],
	])('passes: %s', (_case, schema, value) => {
		expect(check(schema, value)).toEqual({ value, problems: [] });
	});
});

describe('a value that does not match a schema', () => {
	it.each<[Schema, unknown, string]>([
		[{ type: 'string' }, 1, '$ type: string'],
		[{ type: 'string' }, null, '$ type: string'],
		[{ type: 'integer' }, 1.5, '$ type: integer'],
		[{ type: 'integer' }, Number.NaN, '$ type: integer'],
		[{ type: 'boolean' }, 'true', '$ type: boolean'],
		[{ type: 'array', items: { type: 'string' } }, {}, '$ type: array'],
		[object({}), [], '$ type: object'],
		[{ type: ['string', 'null'] }, 1, '$ type: string or null'],
		[{ type: 'array', items: { type: 'string' } }, ['a', 1], '$[1] type: string'],
		[object({ a: { type: 'string' } }, { required: ['a'] }), {}, '$.a missing: a value'],
		[object({ a: { type: 'string' } }), { a: null }, '$.a type: string'],
		[{ type: 'string', enum: ['a', 'b'] }, 'c', '$ enum: one of "a", "b"'],
		[{ const: 0 }, 1, '$ enum: one of 0'],
		[{ type: 'integer', minimum: 1, maximum: 5 }, 6, '$ range: at most 5'],
		[{ type: 'number', exclusiveMinimum: 0 }, 0, '$ range: above 0'],
		[{ type: 'number', exclusiveMaximum: 1 }, 1, '$ range: below 1'],
		[{ type: 'number', multipleOf: 0.01 }, 0.015, '$ step: a multiple of 0.01'],
		[{ type: 'string', minLength: 2 }, 'a', '$ length: from 2 to any number of characters'],
		[{ type: 'array', maxItems: 1 }, [1, 2], '$ length: from 0 to 1 items'],
		[{ type: 'string', pattern: '^a' }, 'b', '$ pattern: text that matches ^a'],
		[{ type: 'string', format: 'date-time' }, '2026-09-12 10:00', '$ format: text of the format date-time'],
		[{ type: 'string', format: 'date-time' }, '2026-02-31T10:00:00Z', '$ format: text of the format date-time'],
		[{ type: 'string', format: 'date' }, '2026-04-31', '$ format: text of the format date'],
		[{ type: 'string', format: 'date' }, '2026-13-01', '$ format: text of the format date'],
		[ref('Alias'), 'x', '$ length: from 2 to any number of characters'],
		[object({ n: ref('Node') }), { n: { id: '1', children: [{}] } }, '$.n.children[0].id missing: a value'],
		[ref('Derived'), { id: '1' }, '$.size missing: a value'],
		[ref('Derived'), { size: 1 }, '$.id missing: a value'],
		[{ anyOf: [ref('Base'), { type: 'null' }] }, { kind: 'x' }, '$.id missing: a value'],
		[object({}, { additionalProperties: { type: 'integer' } }), { a: 'x' }, '$.a type: integer'],
	])('%o refuses %o: %s', (schema, value, problem) => {
		expect(check(schema, value).problems).toEqual([problem]);
	});

	it('is reported once per path', () => {
		const schema = object({ a: { type: 'string' }, b: { type: 'array', items: { type: 'integer' } } }, { required: ['a', 'c'] });
		expect(check(schema, { a: 1, b: [1, 'x', 'y'] }).problems).toEqual([
			'$.a type: string',
			'$.b[1] type: integer',
			'$.b[2] type: integer',
		]);
	});
});

describe('projection', () => {
	it('drops undeclared fields at every depth and does not modify the input', () => {
		const value = { id: '1', password: 'x', children: [{ id: '2', answer: 42 }] };
		expect(check(ref('Node'), value)).toEqual({ value: { id: '1', children: [{ id: '2' }] }, problems: [] });
		expect(value.password).toBe('x');
	});

	it('writes fields in the order of the schema', () => {
		expect(Object.keys(check(ref('Derived'), { size: 1, kind: 'k', id: '1' }).value as object)).toEqual(['id', 'kind', 'size']);
	});

	it('keeps additional fields when the schema allows them', () => {
		const open = object({ a: { type: 'string' } }, { additionalProperties: true });
		expect(check(open, { a: 'x', b: 1 }).value).toEqual({ a: 'x', b: 1 });
	});

	it('reports unknown fields of a request', () => {
		const schema = object({ a: object({ b: { type: 'string' } }) });
		expect(check(schema, { a: { b: 'x', c: 1 } }, true)).toEqual({ value: { a: { b: 'x' } }, problems: ['$.a.c unknown: no such field'] });
		expect(check(schema, { a: { b: 'x', c: 1 } })).toEqual({ value: { a: { b: 'x' } }, problems: [] });
	});

	it('throws on a dangling reference', () => {
		expect(() => check(ref('Nothing'), 1)).toThrow('no schema #/components/schemas/Nothing');
	});
});
