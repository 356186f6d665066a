import { expect, test } from 'vitest';
import { importDocument } from '#codegen/import/import-document.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';

function importPaths(paths: { [path: string]: Plain }) {
	const at = { file: 'document.json', start: 0, end: 0 };
	const value = { openapi: '3.0.3', info: { title: 'x', version: '1' }, paths };
	const document: PlainDocument = { file: at.file, value, locate: () => at };
	return importDocument(document, 'OpenAPI 3.0', 'sample');
}

function importOperation(operation: Plain): { operation: Plain; notes: string[] } {
	const { manifest, notes } = importPaths({ '/things': { get: operation } });
	const { paths } = manifest as { paths: Record<string, Record<string, Plain>> };
	return { operation: paths['/things']?.get ?? null, notes: notes.map(({ kind, message }) => `${kind}: ${message}`) };
}

const answer = { responses: { 200: { description: 'x' } } };
const pageable = {
	type: 'object',
	required: ['page'],
	properties: { page: { type: 'integer', description: '页码' }, sort: { type: 'array', items: { type: 'string' } } },
};
const query = (more: { [key: string]: Plain }) => ({
	operationId: 'things',
	parameters: [{ name: 'pageable', in: 'query', required: true, ...more }],
	...answer,
});

test.each<[string, { [key: string]: Plain }, Plain, string[]]>([
	[
		'an object in the query is handed in by its fields',
		{ schema: pageable },
		[
			{ name: 'page', in: 'query', required: true, description: '页码', schema: { type: 'integer' } },
			{ name: 'sort', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
		],
		['changed: The fields of `pageable` are parameters of their own here, as they are sent: `page`.'],
	],
	[
		'the fields of an object that may be missing may be missing, too',
		{ required: false, schema: pageable },
		[
			{ name: 'page', in: 'query', description: '页码', schema: { type: 'integer' } },
			{ name: 'sort', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
		],
		[],
	],
	[
		'a deep object in its style',
		{ style: 'deepObject', schema: { type: 'object', properties: { name: { type: 'string' } } } },
		[
			{
				name: 'pageable',
				in: 'query',
				required: true,
				style: 'deepObject',
				schema: { type: 'object', properties: { name: { type: 'string' } } },
			},
		],
		[],
	],
	[
		'a list in its style',
		{ style: 'pipeDelimited', explode: false, schema: { type: 'array', items: { type: 'string' } } },
		[
			{
				name: 'pageable',
				in: 'query',
				required: true,
				style: 'pipeDelimited',
				explode: false,
				schema: { type: 'array', items: { type: 'string' } },
			},
		],
		[],
	],
	[
		'an object without fields cannot be handed in',
		{ schema: { type: 'object' } },
		undefined as unknown as Plain,
		['left out: The parameter `pageable` is an object of which no field is known.'],
	],
])('%s', (_name, more, parameters, expected) => {
	const { operation, notes } = importOperation(query(more));
	expect((operation as { parameters?: Plain }).parameters).toEqual(parameters);
	expect(notes).toEqual(expect.arrayContaining(expected));
});

test('leaves out a misspelt format with a note, and keeps formats of other tools', () => {
	const schema = (format: string) => ({ name: format, in: 'query', schema: { type: 'string', format } });
	const { operation, notes } = importOperation({ operationId: 'things', parameters: [schema('datetime'), schema('bech32')], ...answer });
	expect((operation as { parameters: Plain }).parameters).toEqual([
		{ name: 'datetime', in: 'query', schema: { type: 'string' } },
		{ name: 'bech32', in: 'query', schema: { type: 'string', format: 'bech32' } },
	]);
	expect(notes).toContain('left out: No format is called `datetime`.');
});

test('converts numbers in the enum of a string to strings', () => {
	const schema = { type: 'string', enum: [1, 2, 'x'] };
	const { operation, notes } = importOperation({
		operationId: 'things',
		parameters: [{ name: 'state', in: 'query', schema }],
		...answer,
	});
	expect(operation).toMatchObject({ parameters: [{ schema: { type: 'string', enum: ['1', '2', 'x'] } }] });
	expect(notes).toContain('changed: The listed values are written as text, as `type: string` says.');
});

test('drops the body of a GET, which browsers do not send', () => {
	const requestBody = { content: { 'application/json': { schema: { type: 'object', properties: { word: { type: 'string' } } } } } };
	const { operation, notes } = importOperation({ operationId: 'things', requestBody, ...answer });
	expect(operation).not.toHaveProperty('requestBody');
	expect(notes).toContain('left out: A browser sends no body with GET, so this one is not there.');
});

const answering = (...fields: readonly string[]): Plain => {
	const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
	const content = { 'application/json': { schema: { type: 'object', properties } } };
	return { get: { responses: { 200: { description: 'x', content } } } };
};

test.each([
	['is taken off if most answers have it', 2, 1, 'data'],
	['stays if half of the answers have it', 1, 1, ''],
])('an envelope %s', (_what, wrapped, bare, data) => {
	const answers = [...Array(wrapped).fill(answering('code', 'msg', 'data')), ...Array(bare).fill(answering('title'))];
	const { manifest } = importPaths(Object.fromEntries(answers.map((answer, index) => [`/things${index}`, answer])));
	expect(manifest).toMatchObject({ 'x-envelope': { data } });
});
