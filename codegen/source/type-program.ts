/** The app's source as one TypeScript program. Its files are read by TypeScript itself. */
import ts from 'typescript';

/** Each names the files of one part: the runtime with the features, and the mock with its handlers. */
const PARTS = ['tsconfig.src.json', 'tsconfig.mock.json'];

/** Texts that stand in for files, by absolute path: generated types of another version of the manifests. */
export type Overrides = ReadonlyMap<string, string>;

/** Null if the project has no TypeScript of its own. `earlier`: a program over other texts, whose unchanged files are taken over. */
export function createTypeProgram(root: string, overrides: Overrides, earlier?: ts.Program): ts.Program | null {
	const configs = PARTS.map((part) => `${withSlashes(root)}/${part}`)
		.filter((file) => ts.sys.fileExists(file))
		.flatMap(
			(file) => ts.getParsedCommandLineOfConfigFile(file, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }) ?? [],
		);
	const [first] = configs;
	if (!first) return null;
	const options: ts.CompilerOptions = { ...first.options, incremental: false, tsBuildInfoFile: undefined, noEmit: true };
	const host = ts.createCompilerHost(options, true);
	const { readFile, fileExists, getSourceFile } = host;
	const texts = new Map([...overrides].map(([file, text]) => [withSlashes(file), text]));
	host.readFile = (file) => texts.get(file) ?? readFile(file);
	host.fileExists = (file) => texts.has(file) || fileExists(file);
	host.getSourceFile = (file, version, ...rest) => {
		const known = earlier?.getSourceFile(file);
		const text = texts.get(file);
		if (known && text === (keptTexts.get(known) ?? undefined)) return known;
		const read = text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version, true);
		if (read && text !== undefined) keptTexts.set(read, text);
		return read;
	};
	const rootNames = [...new Set([...configs.flatMap(({ fileNames }) => fileNames), ...texts.keys()])];
	return ts.createProgram({ rootNames, options, host, ...(earlier ? { oldProgram: earlier } : {}) });
}

/** Which source files were made of an override, and of which text. */
const keptTexts = new WeakMap<ts.SourceFile, string>();

/** Hand-written source files; `generated`: folders whose files are not. */
export function ownFiles(program: ts.Program, root: string, generated: readonly string[]): ts.SourceFile[] {
	const prefix = `${withSlashes(root)}/`;
	const skipped = generated.map((folder) => `${withSlashes(folder)}/`);
	return program
		.getSourceFiles()
		.filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && fileName.startsWith(prefix) && !fileName.includes('/node_modules/'))
		.filter(({ fileName }) => !skipped.some((folder) => fileName.startsWith(folder)));
}

/** Path relative to the root, as in places of findings. */
export const relativeName = (root: string, { fileName }: ts.SourceFile): string => fileName.slice(root.length + 1);

/** TypeScript's paths have forward slashes on every system. */
const withSlashes = (file: string): string => file.replaceAll('\\', '/');
