/** A name that changes in the manifests names every caller at once: the compiler those in pages and source, or else the type check. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectSourceUses } from '#codegen/commands/who/collect-source-uses.ts';
import { collectUses } from '#codegen/commands/who/collect-uses.ts';
import { findNames } from '#codegen/commands/who/find-names.ts';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import type { CompileResult } from '#codegen/run.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';
import { compileEdited, compileProduct, product, productInput } from '#tests/codegen/support/product.ts';
import { sampleOf } from '#tests/support/matrix.ts';

/** Files of pages, components and handlers that use `name` today. */
async function callersOf(name: string): Promise<string[]> {
	const { model, manifests } = await compileProduct();
	if (!model) throw new Error('The manifests of the product have findings.');
	const declarations = findNames(name, model);
	const uses = [...collectUses(manifests, model), ...collectSourceUses(model, createSourceReader(productInput.readText, product.code))];
	const users = uses.filter((use) => ['pages', 'source'].includes(use.by) && declarations.some((each) => each.uses(use) !== null));
	return [...new Set(users.map(({ at }) => at.file))].sort();
}

interface Rename {
	file: string;
	find: RegExp;
	to: string;
}

const renamed = (renames: readonly Rename[]): Promise<CompileResult> =>
	compileEdited(({ path: file, text }) =>
		renames
			.filter((each) => each.file === file)
			.reduce((before, { find, to }) => {
				if (!find.test(before)) throw new Error(`${find} is not in ${file}.`);
				return before.replace(find, to);
			}, text),
	);

interface Mistake {
	file: string;
	line: string;
}

/** Type-checks the source of the product against other generated code, which takes the place of `#generated/…`. */
async function typeErrors(files: readonly VirtualFile[]): Promise<Mistake[]> {
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
	return [...output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, found = '', line]) => {
		const file = path.relative(process.cwd(), path.resolve(found));
		return { file, line: readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '' };
	});
}

const API = 'manifests/api/main.yaml';

test.each([
	['an operation of pages and components', 'main.courseVideoPlayUrl', API, /operationId: courseVideoPlayUrl\b/, 'operationId: courseFilm'],
	['a route', 'route:videoDetail', 'manifests/routes.yaml', /name: videoDetail\b/, 'name: filmDetail'],
	['a dictionary', 'dictionary:question_type', 'manifests/app.yaml', /- question_type$/m, '- question_kind'],
	['a guard', 'guard:admin', 'manifests/permissions.yaml', /^ {2}admin:/m, '  administrator:'],
])('the compiler names every caller of %s with another name', async (_what, name, file, find, to) => {
	const callers = await callersOf(name);
	expect(callers.some((caller) => caller.startsWith('product/'))).toBe(true);
	const { files, diagnostics } = await renamed([{ file, find, to }]);
	expect(files).toBe(null);
	expect(diagnostics.map(({ at }) => at.file)).toEqual(expect.arrayContaining(callers));
});

interface TypedRename extends Rename {
	/** A declared name, whose callers are known. */
	name?: string;
	/** Without a declared name: a word in the line of the error. */
	word?: RegExp;
}

const HINTS = 'product/practice/hints.tsx';

/** Pages do not use them, so the compiler has no finding. */
const TYPED: readonly [what: string, renames: readonly TypedRename[]][] = [
	[
		'an operation',
		[{ name: 'main.questionHintTake', file: API, find: /operationId: questionHintTake\b/, to: 'operationId: questionHintGive' }],
	],
	[
		'a field of a body and a field of an answer',
		[
			{ word: /\bno\b/, file: API, find: /required: \[questionId, no\]([\s\S]*?)\bno: /, to: 'required: [questionId, number]$1number: ' },
			{ word: /\bhints\b/, file: API, find: /required: \[hints, total\]([\s\S]*?)\bhints: /, to: 'required: [clues, total]$1clues: ' },
		],
	],
];

test.each(sampleOf(TYPED, 1))('the type check names every caller of %s with other names', async (_what, renames) => {
	const { files } = await renamed(renames);
	if (!files) throw new Error('The compiler has findings, so there is nothing to check types against.');
	const errors = await typeErrors(files);
	for (const { name, word = /^/, to } of renames) {
		const callers = name === undefined ? [HINTS] : await callersOf(name);
		expect(callers.length).toBeGreaterThan(0);
		const found = errors.filter(({ line }) => word.test(line)).map(({ file }) => file);
		expect(found, to).toEqual(expect.arrayContaining(callers));
	}
});
