import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { CommandResult, Format } from '#codegen/commands/command.ts';
import { importApi } from '#codegen/commands/import.ts';
import { resolveProject } from '#codegen/project.ts';
import { baseProject, compileSample } from '#tests/codegen/support/sample-project.ts';

const SAMPLES = path.resolve('tests/codegen/import');
const folders: string[] = [];

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newProject(documents: Readonly<Record<string, string>> = {}): string {
	const root = mkdtempSync(path.join(tmpdir(), 'import-'));
	folders.push(root);
	mkdirSync(path.join(root, 'manifests/api'), { recursive: true });
	cpSync('tests/codegen/base/api/main.yaml', path.join(root, 'manifests/api/main.yaml'));
	for (const file of ['clinic.json', 'tree-notes.yaml', 'shop.swagger.yaml']) cpSync(path.join(SAMPLES, file), path.join(root, file));
	for (const [file, text] of Object.entries(documents)) writeFileSync(path.join(root, file), text);
	return root;
}

const run = (root: string, args: readonly string[], format: Format = 'text'): Promise<CommandResult> => {
	const project = resolveProject({}, root);
	return importApi(args, { project, format, readText: () => null, compile: () => Promise.reject(new Error('an import compiles nothing')) });
};

const read = (root: string, name: string): string => readFileSync(path.join(root, `manifests/api/${name}.yaml`), 'utf8');

test.each([
	['clinic.json', 'clinic'],
	['tree-notes.yaml', 'treeNotes'],
	['shop.swagger.yaml', 'shop'],
])('imports %s, reports its changes, and the manifest compiles', async (file, name) => {
	const root = newProject();
	const { output, code } = await run(root, [file]);
	expect(code).toBe(0);
	await expect(`${output}\n`).toMatchFileSnapshot(path.join(SAMPLES, `expected/${name}.txt`));
	await expect(read(root, name)).toMatchFileSnapshot(path.join(SAMPLES, `expected/${name}.yaml`));

	const project = baseProject();
	project.set(`manifests/api/${name}.yaml`, read(root, name));
	project.set('manifests/app.yaml', (project.get('manifests/app.yaml') ?? '').replace('apis: [main]', `apis: [main, ${name}]`));
	const { diagnostics, files } = await compileSample(project);
	// An import cannot know which call obtains the token, so the author has to name it.
	const token = `note unknown-token: Nothing obtains the token \`${name}\`, so calls of \`${name}\` are sent without one.`;
	expect(diagnostics.map(({ severity, code: finding, message }) => `${severity} ${finding}: ${message}`)).toEqual([token]);
	expect(files?.map(({ path: written }) => written)).toContain(`api/${name}.ts`);
});

test('the same document produces the same bytes, and an existing manifest is not overwritten', async () => {
	const [one, other] = [newProject(), newProject()];
	expect((await run(one, ['clinic.json'])).output).toBe((await run(other, ['clinic.json'])).output);
	expect(read(one, 'clinic')).toBe(read(other, 'clinic'));
	writeFileSync(path.join(one, 'manifests/api/clinic.yaml'), 'mine');
	expect(await run(one, ['clinic.json'])).toEqual({
		code: 2,
		output:
			'manifests/api/clinic.yaml is there already and is not written over. Give another name: `npm run codegen -- import clinic.json <api name>`, or delete it first.',
	});
	expect(read(one, 'clinic')).toBe('mine');
	expect((await run(one, ['clinic.json', 'hospital'])).code).toBe(0);
	expect(read(one, 'hospital')).toContain('token: hospital');
});

test('importing an imported manifest again yields the same schemas', async () => {
	const root = newProject();
	await run(root, ['clinic.json']);
	expect((await run(root, ['manifests/api/clinic.yaml', 'again'])).code).toBe(0);
	const schemas = (text: string): string => text.slice(text.indexOf('  schemas:'));
	expect(schemas(read(root, 'again'))).toBe(schemas(read(root, 'clinic')));
});

test('prints the report as JSON', async () => {
	const { output } = await run(newProject(), ['shop.swagger.yaml'], 'json');
	const report = JSON.parse(output);
	expect(report).toMatchObject({ name: 'shop', manifest: 'manifests/api/shop.yaml', dialect: 'Swagger 2.0', operations: 7, schemas: 3 });
	expect(report.notes.find(({ pointer }: { pointer: string }) => pointer === '#/paths/~1products/post/operationId')).toEqual({
		kind: 'changed',
		message: 'The operationId `products_list` is taken; `POST /products` is called `postProducts` here.',
		hint: 'Rename it before pages name it.',
		pointer: '#/paths/~1products/post/operationId',
		file: 'shop.swagger.yaml',
		line: 30,
		column: 7,
		count: 1,
	});
});

test.each([
	['no file', [], 'Which document is to be imported? Use `npm run codegen -- import <openapi file> [api name]`.'],
	['a file that is not there', ['no.json'], 'There is no file `no.json`. Use `npm run codegen -- import <openapi file> [api name]`.'],
	['a folder', ['manifests'], 'There is no file `manifests`. Use `npm run codegen -- import <openapi file> [api name]`.'],
	['too much', ['clinic.json', 'a', 'b'], '`b` is one argument too many. Use `npm run codegen -- import <openapi file> [api name]`.'],
	[
		'a bad name',
		['clinic.json', 'My-Clinic'],
		'`My-Clinic` cannot be the name of an API: it begins with a small letter and has only letters and digits. Did you mean `myClinic`?',
	],
	['broken JSON', ['broken.json'], /^`broken\.json` cannot be read, at line \d+, column \d+: This is not JSON: [^\n]+\.$/],
	['broken YAML', ['broken.yaml'], /^`broken\.yaml` cannot be read, at line 3, column 1: A `\[` before this has no closing `\]`\.$/],
	['an empty file', ['empty.yaml'], '`empty.yaml` cannot be read, at line 1, column 1: This file is empty.'],
	['a list', ['list.json'], '`list.json` cannot be read, at line 1, column 1: This file must hold an object.'],
	[
		'an old version',
		['old.yaml'],
		'`old.yaml` is no document that can be imported: it is of version 1.2, and Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2 are understood.',
	],
	[
		'something else',
		['other.yaml'],
		'`other.yaml` is no document that can be imported: it has neither `openapi` nor `swagger` at its top; `opanapi` may be misspelt.',
	],
])('refuses %s with a message', async (_case, args, expected) => {
	const root = newProject({
		'broken.json': '{ "openapi": "3.0.0",\n "paths": { }, }',
		'broken.yaml': 'openapi: 3.1.0\npaths: [a, b\nx: y: z\n',
		'empty.yaml': '# nothing\n',
		'list.json': '[]',
		'old.yaml': "swagger: '1.2'\n",
		'other.yaml': 'opanapi: 3.1.0\n',
	});
	const { output, code } = await run(root, args);
	expect(code).toBe(2);
	if (typeof expected === 'string') expect(output).toBe(expected);
	else expect(output).toMatch(expected);
});
