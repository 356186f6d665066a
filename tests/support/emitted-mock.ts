/** Compiles an app's manifests in memory and loads its mock, as a host would. The app has no handlers. */
import ts from 'typescript';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import { resolveProject } from '#codegen/project.ts';
import type { MockApp } from '#mock/operation.ts';

export async function emittedMock(folder: string): Promise<MockApp> {
	const files = await compiledFolder(folder);
	const texts = new Map(files.filter((file) => file.folder === 'mockGenerated').map((file) => [file.path, file.text]));
	const load = (file: string): Record<string, unknown> => evaluate(texts.get(file) ?? '', load);
	return load('app.ts').app as MockApp;
}

/** `folder` is relative to the project. */
export async function compiledFolder(folder: string): Promise<readonly VirtualFile[]> {
	const { files, diagnostics, sources } = await compileFiles(resolveProject({ MANIFESTS: folder }, process.cwd()));
	if (!files) throw new Error(reportText(diagnostics, sources, { color: false }));
	return files;
}

export function evaluate(text: string, load: (file: string) => unknown): Record<string, unknown> {
	const { outputText } = ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext } });
	const exports: Record<string, unknown> = {};
	new Function('exports', 'require', outputText)(exports, (name: string) => load(name.replace('./', '')));
	return exports;
}
