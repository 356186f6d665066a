/** A name that changes in the manifests names every caller at once: the compiler those in pages and source, or else the type check. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectSourceUses } from '#codegen/commands/who/collect-source-uses.ts';
import { collectUses } from '#codegen/commands/who/collect-uses.ts';
import { findNames } from '#codegen/commands/who/find-names.ts';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import { readManifests, readTextIfThere, readTree } from '#codegen/files.ts';
import { resolveProject } from '#codegen/project.ts';
import { type CompileResult, compile } from '#codegen/run.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';

const project = resolveProject({}, process.cwd());
const readText = (file: string) => readTextIfThere(project, file);

const compileWith = (files: ReturnType<typeof readManifests>): Promise<CompileResult> =>
	compile({ folder: project.manifests, files, readFolder: (folder) => readTree(project.root, folder), readText });

const today = await compileWith(readManifests(project));

/** Files of pages, components and handlers that use `name` today. */
function callersOf(name: string): string[] {
	const { model, manifests } = today;
	if (!model) throw new Error('The manifests of the product have findings.');
	const declarations = findNames(name, model);
	const uses = [...collectUses(manifests, model), ...collectSourceUses(model, createSourceReader(readText))];
	const users = uses.filter((use) => ['pages', 'source'].includes(use.by) && declarations.some((each) => each.uses(use) !== null));
	return [...new Set(users.map(({ at }) => at.file))].sort();
}

async function renamed(file: string, find: RegExp, to: string): Promise<CompileResult> {
	const files = readManifests(project);
	const source = files.find(({ path }) => path === file);
	if (!source || source.text.match(find) === null) throw new Error(`${find} is not in ${file}.`);
	return compileWith(files.map((each) => (each === source ? { ...each, text: each.text.replace(find, to) } : each)));
}

/** Type-checks the source of the product against other generated code, which takes the place of `#generated/…`. */
async function typeErrors(files: readonly VirtualFile[]): Promise<string[]> {
	const folders = path.resolve('.cache/tests');
	mkdirSync(folders, { recursive: true });
	const root = mkdtempSync(path.join(folders, 'renames-'));
	for (const { folder, path: file, text } of files) {
		if (folder !== 'generated') continue;
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), text);
	}
	const settings = {
		extends: path.resolve('tsconfig.src.json'),
		compilerOptions: { incremental: false, paths: { '#generated/*': [path.join(root, '*')] } },
		include: [path.resolve('src')],
		// The service worker has types of its own and uses nothing that is generated.
		exclude: ['src/generated', 'src/offline/service-worker.ts'].map((part) => path.resolve(part)),
	};
	writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(settings));
	const output = await new Promise<string>((resolve) => {
		execFile(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', root, '--pretty', 'false'], (_failed, stdout) => resolve(stdout));
	});
	rmSync(root, { recursive: true });
	const found = [...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => path.relative(process.cwd(), path.resolve(file)));
	return [...new Set(found)].sort();
}

async function filesNamed({ diagnostics, files }: CompileResult): Promise<string[]> {
	return files ? typeErrors(files) : [...new Set(diagnostics.map(({ at }) => at.file))].sort();
}

const API = 'manifests/api/main.yaml';

test('the source of the product compiles against the generated code', async () => {
	expect(await typeErrors(today.files ?? [])).toEqual([]);
});

test.each([
	['an operation of components', 'main.questionHintTake', API, /operationId: questionHintTake\b/, 'operationId: questionHintGive'],
	['an operation of pages and components', 'main.courseVideoPlayUrl', API, /operationId: courseVideoPlayUrl\b/, 'operationId: courseFilm'],
	['a route', 'route:videoDetail', 'manifests/routes.yaml', /name: videoDetail\b/, 'name: filmDetail'],
	['a guard', 'guard:admin', 'manifests/permissions.yaml', /^ {2}admin:/m, '  administrator:'],
	['a dictionary', 'dictionary:verdict', 'manifests/app.yaml', /- verdict$/m, '- verdicts'],
])('renaming %s names every caller', async (_what, name, file, find, to) => {
	const callers = callersOf(name);
	expect(callers.some((caller) => caller.startsWith('src/'))).toBe(true);
	expect(await filesNamed(await renamed(file, find, to))).toEqual(expect.arrayContaining(callers));
});

test.each([
	[
		'a body field',
		/required: \[questionId, no\]([\s\S]*?)\bno: /,
		'required: [questionId, number]$1number: ',
		'src/features/practice/hints.tsx',
	],
	[
		'a field of a response',
		/required: \[hints, total\]([\s\S]*?)\bhints: /,
		'required: [clues, total]$1clues: ',
		'src/features/practice/hints.tsx',
	],
])('renaming %s names the components that use it', async (_what, find, to, caller) => {
	expect(await filesNamed(await renamed(API, find, to))).toContain(caller);
});
