/** The product, compiled once for all test files of a worker. Copies with edits are compiled incrementally from there. */
import { readFolder, readManifests, readTextIfThere } from '#codegen/files.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { type LoadedModule, loadModule } from '#codegen/load-module.ts';
import { resolveProject } from '#codegen/project.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { type CompileInput, type CompileResult, compile } from '#codegen/run.ts';

export const product = resolveProject({}, process.cwd());

/** Tests never change the code that the compiler calls. */
const modules = new Map<string, Promise<LoadedModule>>();

export async function loadProductModule(file: string): Promise<LoadedModule['exports']> {
	const module = modules.get(file) ?? loadModule(product, file);
	modules.set(file, module);
	return (await module).exports;
}

export const productInput: CompileInput = {
	folder: product.manifests,
	files: readManifests(product),
	readFolder: (folder) => readFolder(product, folder),
	readText: (file) => readTextIfThere(product, file),
	loadModule: loadProductModule,
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
