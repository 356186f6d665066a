import path from 'node:path';
import ts from 'typescript';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';

const FOLDERS: Partial<Record<VirtualFile['folder'], string>> = { generated: 'src/generated', mockGenerated: 'mock/generated' };

const options: ts.CompilerOptions = {
	target: ts.ScriptTarget.ESNext,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
	types: [],
	strict: true,
	noUncheckedIndexedAccess: true,
	allowImportingTsExtensions: true,
	skipLibCheck: true,
	noEmit: true,
};

/** Errors of TypeScript in a module that uses emitted code: `<line>: <message>`, by line. */
export function typeErrors(files: readonly VirtualFile[], text: string): string[] {
	const root = process.cwd();
	const snippet = path.join(root, 'src/uses-emitted-types.ts');
	const texts = new Map([[snippet, text]]);
	for (const file of files) {
		const folder = FOLDERS[file.folder];
		if (folder) texts.set(path.join(root, folder, file.path), file.text);
	}
	const host = ts.createCompilerHost(options, true);
	const { readFile, fileExists, getSourceFile } = host;
	host.readFile = (file) => texts.get(file) ?? readFile(file);
	host.fileExists = (file) => texts.has(file) || fileExists(file);
	// Emitted files may be in folders that the disk does not have.
	host.directoryExists = undefined;
	host.getSourceFile = (file, version, ...rest) => {
		const own = texts.get(file);
		return own === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, own, version, true);
	};
	const program = ts.createProgram({ rootNames: [snippet], options, host });
	const source = program.getSourceFile(snippet);
	return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
		const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
		return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]}`;
	});
}
