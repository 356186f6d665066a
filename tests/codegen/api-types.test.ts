import { expect, test } from 'vitest';
import { checkApi } from '#codegen/check/api/check-api.ts';
import { emitApiTypes } from '#codegen/emit/api-types.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { type PlainDocument, readDocument } from '#codegen/read/document.ts';

const DOCUMENT = `openapi: 3.1.0
info: { title: t, version: '1' }
servers: [{ url: /api }]
x-envelope: { code: [code], message: [msg], data: data, success: [0] }
x-timeout: 1000
paths:
  /files:
    post:
      operationId: send
      requestBody:
        content: { multipart/form-data: { schema: { type: object, required: [file], properties: { file: { type: string, format: binary } } } } }
      responses:
        '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/Sent' } } } }
components:
  schemas:
    Sent: { type: object, required: [id], properties: { id: { type: string }, note: { type: [string, 'null'], default: '' } } }
    Unused: { type: string }
`;

async function typesOf(document: string): Promise<string> {
	const read = readDocument({ path: 'api/main.yaml', text: document }, () => undefined);
	if (!read) throw new Error('The document cannot be read.');
	const [file] = await emitApiTypes([checkApi('main', read, () => undefined)], new Memo());
	return file?.text ?? '';
}

test('types operations and the schemas that they reach; a binary field is a Blob, and a default makes no field required', async () => {
	const types = await typesOf(DOCUMENT);
	expect(types).toContain('send: {');
	expect(types).toContain('file: Blob;');
	expect(types).toMatch(/Sent: \{[^}]*id: string;[^}]*note\?: string \| null;/s);
	expect(types).not.toContain('Unused');
});

test.each(['3.1', '3.0', '3', "'3.1'"])('openapi: %s is a version, with quotes and without', async (version) => {
	expect(await typesOf(DOCUMENT.replace('3.1.0', version))).toBe(await typesOf(DOCUMENT));
});

test('nullable of OpenAPI 3.0 adds null', async () => {
	const old = DOCUMENT.replace("note: { type: [string, 'null'], default: '' }", 'note: { type: string, nullable: true }');
	expect(await typesOf(old.replace('3.1.0', '3.0'))).toContain('note?: string | null;');
	expect(await typesOf(old)).toContain('note?: string | null;');
});

test('emits no list of paths: operations are found by name', async () => {
	expect((await typesOf(DOCUMENT)).match(/^export (?:interface|type) \S+/gm)).toEqual([
		'export interface components',
		'export interface operations',
	]);
});

const INHERITED = DOCUMENT.replace(
	'    Sent: {',
	`    Base: { type: object, properties: { id: { type: string }, note: { type: string } } }
    Deep: { allOf: [{ $ref: '#/components/schemas/Base' }] }
    Sent: { allOf: [{ $ref: '#/components/schemas/Deep' }, { required: [note] }] }
    Old: {`,
);

test('a field that one part of allOf describes and another requires is required, in types and on pages', async () => {
	expect(await typesOf(INHERITED)).toMatch(/Sent: components\["schemas"\]\["Deep"\] & \{\s*note: string;\s*\}/);
	const document = readDocument({ path: 'api/main.yaml', text: INHERITED }, () => undefined) as PlainDocument;
	const answer = checkApi('main', document, () => undefined).operations[0]?.answer;
	const fields = answer?.kind === 'object' ? [...answer.fields()].map(([name, { optional }]) => [name, optional]) : [];
	expect(fields).toEqual([
		['id', true],
		['note', false],
	]);
});
