import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { printManifest } from '#codegen/import/print-manifest.ts';
import type { Plain } from '#codegen/read/tree.ts';

import { findingsOf, importValue, read } from './import-value.ts';

const FILES = ['clinic.json', 'tree-notes.yaml', 'shop.swagger.yaml'];

type Path = readonly (string | number)[];

function* pathsOf(value: Plain, path: Path = []): Iterable<Path> {
	if (typeof value !== 'object' || value === null) return;
	for (const [key, child] of Object.entries(value)) {
		const below = [...path, Array.isArray(value) ? Number(key) : key];
		yield below;
		yield* pathsOf(child, below);
	}
}

function changed(value: Plain, [step, ...rest]: Path, to: Plain): Plain {
	if (step === undefined) return to;
	if (Array.isArray(value)) return value.map((item, index) => (index === step ? changed(item, rest, to) : item));
	const map = value as { [key: string]: Plain };
	return { ...map, [step]: changed(map[step] ?? null, rest, to) };
}

const ODD: readonly Plain[] = [null, 7, 'odd', true, [], {}, ['odd'], { $ref: '#/nowhere' }];

test.each(FILES)('%s compiles after import with any of its nodes invalid', (file) => {
	const good = read(file, readFileSync(`tests/codegen/import/${file}`, 'utf8')).value;
	const bad: string[] = [];
	for (const [index, path] of [...pathsOf(good)].entries()) {
		if (path.length === 1 && /^(openapi|swagger)$/.test(String(path[0]))) continue;
		const to = ODD[index % ODD.length] as Plain;
		const findings = findingsOf(importValue(changed(good, path, to)));
		if (findings.length > 0) bad.push(`${path.join('.')} = ${JSON.stringify(to)}: ${findings[0]}`);
	}
	expect(bad).toEqual([]);
});

test.each([
	'1_000',
	'0x1f',
	'0o17',
	'0b11',
	'1e3',
	'.5',
	'-.inf',
	'.nan',
	'12:30',
	'2024-01-01',
	'2024-01-01T00:00:00Z',
	'3.1.0',
	'1.0',
	'~',
	'null',
	'yes',
	'n',
	'off',
	'<<',
	'=',
	'',
	' ',
	'- a',
	'#a',
	'a: b',
	'a\nb',
	'"',
	"'",
	'{',
	'[a',
	'*a',
	'&a',
	'!a',
	'%a',
	'@a',
	'?',
	'\t',
])('the text %j survives a round trip through a manifest', (text) => {
	const value = { key: { value: text, list: [text, [text]], [text]: 1 } };
	expect(parse(printManifest(value))).toEqual(value);
});

const ok = { responses: { '200': { description: 'OK' } } };
const document = (more: { [key: string]: Plain }): Plain => ({ openapi: '3.0.1', info: { title: 'T' }, paths: {}, ...more });
const schemaOf = (schema: Plain, others: { [key: string]: Plain } = {}): Plain =>
	(importValue(document({ components: { schemas: { It: schema, ...others } } })).manifest.components as { schemas: { It: Plain } }).schemas
		.It;

test.each<[string, Plain, Plain]>([
	['nullable', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
	['nullable enum', { type: 'string', enum: ['a'], nullable: true }, { type: ['string', 'null'], enum: ['a', null] }],
	['nullable union', { oneOf: [{ type: 'string' }], nullable: true }, { oneOf: [{ type: 'string' }, { type: 'null' }] }],
	[
		'nullable reference',
		{ $ref: '#/components/schemas/A', nullable: true },
		{ anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
	],
	['lone allOf', { allOf: [{ $ref: '#/components/schemas/A' }], title: 'T' }, { $ref: '#/components/schemas/A', title: 'T' }],
	['exclusive limit', { type: 'number', minimum: 1, exclusiveMinimum: true }, { type: 'number', exclusiveMinimum: 1 }],
	['inclusive limit', { type: 'number', minimum: 1, exclusiveMinimum: false }, { type: 'number', minimum: 1 }],
	['tuple of old', { type: 'array', items: [{ type: 'string' }] }, { type: 'array', prefixItems: [{ type: 'string' }] }],
	['required field that is none', { properties: { a: {} }, required: ['a', 'b'] }, { properties: { a: {} }, required: ['a'] }],
	['required as a flag', { type: 'string', required: true }, { type: 'string' }],
	['example', { type: 'string', example: 'x' }, { type: 'string', examples: ['x'] }],
	['ring', { allOf: [{ $ref: '#/components/schemas/It' }, { type: 'object' }] }, { allOf: [{ type: 'object' }] }],
	['list of itself', { type: 'array', items: { $ref: '#/components/schemas/It' } }, { type: 'array' }],
])('converts a schema with %s', (_case, schema, expected) => {
	expect(schemaOf(schema, { A: { type: 'object' } })).toEqual(expected);
});

test.each<[string, Plain, string[]]>([
	['made up', { '/a/{b}/c-d': { get: ok, post: ok } }, ['getAByBCD', 'postAByBCD']],
	['unique', { '/a': { get: { ...ok, operationId: 'x' }, post: { ...ok, operationId: 'x' } } }, ['x', 'postA']],
	['never that of another', { '/a': { get: ok }, '/b': { get: { ...ok, operationId: 'getA' } } }, ['getA2', 'getA']],
	['made to fit', { '/a': { get: { ...ok, operationId: 'Pets.list-all' } } }, ['petsListAll']],
])('operationIds are %s', (_case, paths, expected) => {
	const written = importValue(document({ paths })).manifest.paths as { [path: string]: { [method: string]: { operationId: string } } };
	expect(Object.values(written).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))).toEqual(expected);
});
