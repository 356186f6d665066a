/** The app's source as one TypeScript program. Its files are read by TypeScript itself. */
import ts from 'typescript';

/** Texts that stand in for files, by absolute path: generated types of another version of the manifests. */
export type Overrides = ReadonlyMap<string, string>;

/** `files`: TypeScript settings, which name the sources; null if there are none. `earlier`: a program over other texts, whose unchanged files are taken over. */
export function createTypeProgram(files: readonly string[], overrides: Overrides, earlier?: ts.Program): ts.Program | null {
	const configs = files
		.map(withSlashes)
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

/** Hand-written source files below `folders`; `generated`: folders whose files are not. */
export function ownFiles(program: ts.Program, folders: readonly string[], generated: readonly string[]): ts.SourceFile[] {
	const isBelow = (file: string, all: readonly string[]): boolean => all.some((folder) => file.startsWith(`${withSlashes(folder)}/`));
	return program
		.getSourceFiles()
		.filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isBelow(fileName, folders) && !isBelow(fileName, generated))
		.filter(({ fileName }) => !fileName.includes('/node_modules/'));
}

/** Path relative to the root, as in places of findings. */
export function relativeName(root: string, { fileName }: ts.SourceFile): string {
	const from = withSlashes(root).split('/');
	const to = fileName.split('/');
	const apart = from.findIndex((step, index) => step !== to[index]);
	const same = apart < 0 ? from.length : apart;
	return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/');
}

/** TypeScript's paths have forward slashes on every system. */
const withSlashes = (file: string): string => file.replaceAll('\\', '/');
