/** API documents with odd names and texts at every place compile to code that can be parsed, or end in findings with a place. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isError } from '#codegen/diagnostics/diagnostic.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { seededNumbers } from '#tests/support/seeded-numbers.ts';
import { baseProject, compileSample } from './support/sample-project.ts';

const NAMES = [
	'constructor',
	'hasOwnProperty',
	'toString',
	'__proto__',
	'prototype',
	'then',
	'default',
	'class',
	'extends',
	'名称',
	'имя',
	'a b',
	'a-b',
	'a.b',
	'a/b',
	'a~b',
	'$ref',
	'$defs',
	'properties',
	'required',
	'0',
	'01',
	'-1',
	'',
	"it's",
	'"quoted"',
	'`tick`',
	'*/',
	'\\',
	'\n',
	'\u2028',
	'😀',
	'null',
	'true',
	'x-own',
	'length',
	'body',
];
const TEXTS = ['', '*/ }', '`$' + '{process.exit()}`', "'", '"', '\\u0000', '\u2029', '</script>', '名称', '{row.id}', '%', '\t'];

type Next = (below: number) => number;

const oneOf = <Item>(items: readonly Item[], next: Next): Item => items[next(items.length)] as Item;

/** Half of the names are plain, so that most documents get as far as being emitted. */
const nameOf = (next: Next): string => (next(2) === 0 ? `plain${next(4)}` : oneOf(NAMES, next));

const keyed = (count: number, next: Next, value: () => Plain): Record<string, Plain> =>
	Object.fromEntries(Array.from({ length: count }, () => [nameOf(next), value()]));

function schemaOf(next: Next, depth: number, refs: readonly string[]): Plain {
	const description = oneOf(TEXTS, next);
	switch (next(depth > 2 ? 5 : 9)) {
		case 0:
			return { type: 'string', description, enum: [oneOf(NAMES, next), `plain${next(9)}`] };
		case 1:
			return { type: ['integer', 'null'], description, default: 1 };
		case 2:
			return { type: 'string', format: oneOf(['date', 'int64', 'binary', 'odd', 'uri'], next), title: oneOf(TEXTS, next) };
		case 3:
			return refs.length > 0 ? { $ref: `#/components/schemas/${escaped(oneOf(refs, next))}` } : { type: 'boolean' };
		case 4:
			return { const: oneOf(NAMES, next) };
		case 5:
			return { type: 'array', items: schemaOf(next, depth + 1, refs) };
		case 6:
			return { oneOf: [schemaOf(next, depth + 1, refs), schemaOf(next, depth + 1, refs)], discriminator: { propertyName: nameOf(next) } };
		case 7:
			return { type: 'object', additionalProperties: schemaOf(next, depth + 1, refs), patternProperties: { '^x': {} } };
		default: {
			const properties = keyed(3, next, () => schemaOf(next, depth + 1, refs));
			const required = Object.keys(properties).slice(0, 1);
			return { type: 'object', description, properties, required };
		}
	}
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function documentOf(next: Next): object {
	const names = [...new Set(Array.from({ length: 3 }, () => nameOf(next)))];
	const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties: { held: schemaOf(next, 1, names) } }]));
	const ids = new Set<string>();
	const paths = Object.fromEntries(
		Array.from({ length: 3 }, (_, index) => {
			const named = nameOf(next);
			const parameter = /^[^/{}]+$/.test(named) ? named : 'plain';
			const operationId = ids.has(named) || named === '' ? `operation${index}` : named;
			ids.add(operationId);
			const operation = {
				operationId,
				summary: oneOf(TEXTS, next),
				parameters: [
					{ name: parameter, in: 'path', required: true, schema: { type: 'string' } },
					{ name: `${nameOf(next)}Query`, in: oneOf(['query', 'header'], next), schema: schemaOf(next, 1, names) },
				],
				...(index === 0 && { requestBody: { content: { 'application/json': { schema: bodyOf(next, names) } } } }),
				responses: { '200': { description: oneOf(TEXTS, next), content: { 'application/json': { schema: schemaOf(next, 0, names) } } } },
				'x-invalidates': [],
				'x-mock': { handler: 'handlers/echo' },
			};
			return [`/${index}${nameOf(next).replaceAll(/[/{}?#]/g, '')}/{${parameter}}`, { [index === 0 ? 'post' : 'get']: operation }];
		}),
	);
	return { ...HEAD, info: { title: oneOf(TEXTS, next), version: '1' }, paths, components: { schemas } };
}

const HEAD = { openapi: '3.1.0', info: { title: '', version: '1' }, servers: [{ url: '/odd' }], security: [] };

const bodyOf = (next: Next, refs: readonly string[]): Plain => ({
	type: 'object',
	properties: Object.fromEntries(
		Object.entries(keyed(3, next, () => schemaOf(next, 1, refs))).map(([name, each]) => [`${name}Field`, each]),
	),
});

const base = baseProject();
base.set('manifests/handlers/echo.ts', 'export const echo = (): null => null;\n');
base.set('manifests/app.yaml', (base.get('manifests/app.yaml') ?? '').replace('apis: [main]', 'apis: [main, odd]'));

/** JSON.stringify leaves out a key `__proto__` that was assigned, but not one that `fromEntries` made. */
const withDocument = (document: object): Map<string, string> => new Map([...base, ['manifests/api/odd.json', JSON.stringify(document)]]);

const ROUNDS = 20;

test.each(
	sampleOf(
		Array.from({ length: 100 }, (_, seed) => seed + 1),
		4,
	),
)('odd documents (%i)', async (seed) => {
	const next = seededNumbers(seed);
	let emitted = 0;
	for (let round = 0; round < ROUNDS; round += 1) {
		const document = documentOf(next);
		const { diagnostics, files, sources } = await compileSample(withDocument(document));
		expect(files === null, JSON.stringify(document)).toBe(diagnostics.some(isError));
		if (files) emitted += 1;
		for (const { at } of diagnostics) expect(sources.get(at.file)?.length ?? -1).toBeGreaterThanOrEqual(at.end - 1);
		for (const { path, text } of files ?? []) if (path.endsWith('.ts')) expect(syntaxErrors(path, text)).toEqual([]);
	}
	// Many documents get as far as being emitted.
	expect(emitted).toBeGreaterThan(ROUNDS / 5);
});

test.each<[string, Plain]>([
	['pattern', { type: 'string', pattern: '(', default: 'x' }],
	['name pattern', { type: 'object', patternProperties: { '(': {} }, default: { a: 1 } }],
	['type', { type: 3, default: 'x' }],
	['property', { type: 'object', properties: { a: null }, default: { a: 1 } }],
	['list of forms', { oneOf: 'x', default: 'x' }],
	['discriminator', { oneOf: [{ type: 'object' }], discriminator: 'x', default: {} }],
])('a default beside a wrong %s ends in findings', async (_case, schema) => {
	const parameters = [{ name: 'filter', in: 'query', schema }];
	const get = { operationId: 'list', parameters, responses: { '200': { description: '' } }, 'x-mock': { handler: 'handlers/echo' } };
	const { diagnostics } = await compileSample(withDocument({ ...HEAD, paths: { '/list': { get } } }));
	expect(diagnostics.some((finding) => isError(finding) && finding.at.file.endsWith('odd.json'))).toBe(true);
});

function syntaxErrors(path: string, text: string): string[] {
	const { diagnostics = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
	return diagnostics.map(({ messageText, start = 0 }) => `${path}: ${messageText} at ${text.slice(start - 20, start + 20)}`);
}
