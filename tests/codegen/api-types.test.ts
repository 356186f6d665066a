import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { checkApi } from '#codegen/check/check-api.ts';
import { pruneDocument } from '#codegen/emit/api-types.ts';
import { writeApiTypes } from '#codegen/emit/api-types-thread.mjs';
import { readManifests } from '#codegen/files.ts';
import { resolveProject } from '#codegen/project.ts';
import { readDocument } from '#codegen/read/document.ts';

const documents = readManifests(resolveProject({}, process.cwd())).filter(({ path }) => path.includes('/api/'));

test.each(documents.map(({ path }) => path))('types of %s equal those of openapi-typescript itself', async (file) => {
	const source = documents.find(({ path }) => path === file);
	const document = source ? readDocument(source, () => undefined) : null;
	if (!document) throw new Error(`${file} cannot be read.`);
	const pruned = JSON.parse(JSON.stringify(pruneDocument(checkApi('api', document, () => undefined))));
	const nodes = await openapiTS(structuredClone(pruned), { alphabetize: true, defaultNonNullable: false, silent: true });
	expect(await writeApiTypes(pruned)).toBe(astToString(nodes));
});

test('rejects an invalid document, and still writes the next one', async () => {
	await expect(writeApiTypes({ paths: { '/x': { get: { responses: null, parameters: 5 } } }, components: 7 })).rejects.toThrow();
	expect(await writeApiTypes({ openapi: '3.1.0', info: {}, paths: {}, components: {} })).toContain('export type paths');
});
