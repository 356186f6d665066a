/** Compiles an app's manifests in memory and loads its mock, as a host would. The app has no handlers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { compile } from '#codegen/run.ts';
import type { MockApp } from '#mock/operation.ts';

export async function emittedMock(folder: string): Promise<MockApp> {
	const files = await compiledFolder(folder);
	const texts = new Map(files.filter((file) => file.folder === 'mockGenerated').map((file) => [file.path, file.text]));
	const load = (file: string): Record<string, unknown> => evaluate(texts.get(file) ?? '', load);
	return load('app.ts').app as MockApp;
}

/** `folder` is relative to the project, and has its seed below. */
export async function compiledFolder(folder: string): Promise<readonly VirtualFile[]> {
	const seed = filesBelow(`${folder}/seed`);
	const { files, diagnostics, sources } = await compile({
		folder,
		files: filesBelow(folder).filter(({ path: file }) => !seed.some((each) => each.path === file)),
		readFolder: filesBelow,
		readText: (file) => readFileSync(file, 'utf8'),
	});
	if (!files) throw new Error(reportText(diagnostics, sources, { color: false }));
	return files;
}

const filesBelow = (folder: string): SourceFile[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
		.sort()
		.map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));

export function evaluate(text: string, load: (file: string) => unknown): Record<string, unknown> {
	const { outputText } = ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext } });
	const exports: Record<string, unknown> = {};
	new Function('exports', 'require', outputText)(exports, (name: string) => load(name.replace('./', '')));
	return exports;
}
