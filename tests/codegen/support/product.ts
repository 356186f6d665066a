/** The product, compiled once for all test files of a worker. Copies with edits are compiled incrementally from there. */
import type { ExpandSeed } from '#codegen/check/mock/load-rows.ts';
import { readFolder, readManifests, readTextIfThere } from '#codegen/files.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { loadExpansion } from '#codegen/load-expansion.ts';
import { resolveProject } from '#codegen/project.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { type CompileInput, type CompileResult, compile } from '#codegen/run.ts';

export const product = resolveProject({}, process.cwd());

/** Tests never change the code that expands the seed. */
let expansion: Promise<ExpandSeed> | null = null;

export const productInput: CompileInput = {
	folder: product.manifests,
	files: readManifests(product),
	readFolder: (folder) => readFolder(product, folder),
	readText: (file) => readTextIfThere(product, file),
	loadExpansion: (file) => {
		expansion ??= loadExpansion(product, file).then(({ expandSeed }) => expandSeed);
		return expansion;
	},
};

const memo = new Memo();
let compiled: Promise<CompileResult> | null = null;

export function compileProduct(): Promise<CompileResult> {
	compiled ??= compile(productInput, memo);
	return compiled;
}

/** `edit` returns the new text of a manifest. */
export async function compileEdited(edit: (file: SourceFile) => string): Promise<CompileResult> {
	await compileProduct();
	return compile({ ...productInput, files: productInput.files.map((file) => ({ path: file.path, text: edit(file) })) }, memo);
}
