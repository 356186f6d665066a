import { expect, test } from 'vitest';
import { bundleFiles } from '#codegen/import/bundle-files.ts';
import { importDocument } from '#codegen/import/import-document.ts';
import { reportImport } from '#codegen/import/report-import.ts';
import { type PlainDocument, readDocument } from '#codegen/read/document.ts';

const TEXTS = new Map([
	[
		'shop.yaml',
		`openapi: 3.0.0
info: { title: Shop, version: '1' }
paths:
  /pets: { $ref: 'paths/pets.yaml' }
  /lost: { $ref: 'paths/lost.yaml' }
components:
  schemas:
    Food: { type: object, properties: { name: { type: string } } }
`,
	],
	[
		'paths/pets.yaml',
		`get:
  operationId: pets
  responses:
    '200': { description: Pets, content: { application/json: { schema: { $ref: '#/answers/All' } } } }
    '404': { description: None }
answers:
  All: { type: array, items: { $ref: '../schemas/Pet.yaml' } }
`,
	],
	[
		'schemas/Pet.yaml',
		`type: object
properties:
  food: { $ref: '../shop.yaml#/components/schemas/Food' }
  mother: { $ref: 'Pet.yaml' }
`,
	],
]);

const FILES: Readonly<Record<string, string>> = {
	'paths/pets.yaml': 'paths/pets.yaml',
	'../schemas/Pet.yaml': 'schemas/Pet.yaml',
	'Pet.yaml': 'schemas/Pet.yaml',
	'../shop.yaml': 'shop.yaml',
};

function read(file: string): PlainDocument | null {
	const text = TEXTS.get(file);
	return text === undefined ? null : readDocument({ path: file, text }, () => undefined);
}

test('follows references to other files, and names the places of notes in them', () => {
	const main = read('shop.yaml') as PlainDocument;
	const imported = importDocument(
		bundleFiles(main, (file) => read(FILES[file] ?? file)),
		'OpenAPI 3.0',
		'shop',
	);
	const { paths, components } = imported.manifest as { paths: object; components: { schemas: object } };
	expect(Object.keys(paths)).toEqual(['/pets']);
	expect(components.schemas).toEqual({
		Food: { type: 'object', properties: { name: { type: 'string' } } },
		AnswersAll: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
		Pet: {
			type: 'object',
			properties: { food: { $ref: '#/components/schemas/Food' }, mother: { $ref: '#/components/schemas/Pet' } },
		},
	});
	const report = reportImport(imported, { name: 'shop', manifest: 'm', app: 'a', dialect: 'd', file: 'shop.yaml', texts: TEXTS });
	expect(report).toContain('paths/pets.yaml:5:5  paths/pets.yaml#/get/responses/404\n');
	expect(report).toContain('What `paths/lost.yaml` refers to cannot be read');
});

test('a document without other files stays as it is', () => {
	const main = read('shop.yaml') as PlainDocument;
	expect(bundleFiles(main, () => null)).toBe(main);
});

test('a remark over many places is told once, with their count and the first places', () => {
	const value = {
		openapi: '3.0.0',
		info: { title: 'T' },
		paths: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/a${index}`, { get: {} }])),
	};
	const text = JSON.stringify(value, null, '\t');
	const document = readDocument({ path: 'many.json', text }, () => undefined) as PlainDocument;
	const texts = new Map([['many.json', text]]);
	const report = reportImport(importDocument(document, 'OpenAPI 3.0', 'many'), {
		name: 'many',
		manifest: 'm',
		app: 'a',
		dialect: 'd',
		file: 'many.json',
		texts,
	});
	expect(report).toContain(
		'  many.json:8:4  #/paths/~1a0/get  (and 39 more like it: many.json:11:4, many.json:14:4, many.json:17:4 …)\n    `GET /a0` has no operationId and is called `getA0` here.',
	);
	expect(report.split('\n').length).toBeLessThan(40);
	expect(report).toContain('`--format json` lists the places that are only counted here.');
});
