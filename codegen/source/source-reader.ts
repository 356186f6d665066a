/** Reads the source that manifests name: the modules of components.yaml and what they import from the code folder of the app. */
import { joinPath } from '#codegen/check/named-file.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import { readSourceModule, type SourceModule, type SourceName } from './source-names.ts';

export interface SourceReader {
	/** Names in a module and in what it imports, by file. `module` is named as in components.yaml. */
	namesFrom(module: string): readonly SourceName[];
	/** Text of each file read, for the locations of names. */
	texts: ReadonlyMap<string, string>;
}

/** `code` is the code folder of the app, relative to the project. */
export function createSourceReader(readText: (file: string) => string | null, code: string): SourceReader {
	const texts = new Map<string, string>();
	const modules = new Map<string, SourceModule>();

	function read(file: string): SourceModule | null {
		const known = modules.get(file);
		if (known) return known;
		const text = readText(file);
		if (text === null) return null;
		const module = readSourceModule(file, text);
		texts.set(file, text);
		modules.set(file, module);
		return module;
	}

	/** Visits each file once, so that modules may import one another in a ring. */
	function visit(file: string, visited: Map<string, SourceModule>): void {
		if (visited.has(file)) return;
		const module = read(file);
		if (!module) return;
		visited.set(file, module);
		for (const specifier of module.imports) {
			const imported = resolve(specifier, file, code);
			if (imported !== null) visit(imported, visited);
		}
	}

	return {
		texts,
		namesFrom(module) {
			const visited = new Map<string, SourceModule>();
			visit(joinPath(code, module), visited);
			return [...visited.values()].flatMap(({ names }) => names);
		},
	};
}

/** Path of an imported source file of the app; null for a package, a style sheet, or code of the framework. */
function resolve(specifier: string, from: string, code: string): string | null {
	if (!/\.tsx?$/.test(specifier)) return null;
	if (specifier.startsWith('#app/')) return joinPath(code, specifier.slice('#app/'.length));
	return specifier.startsWith('.') ? joinPath(from.slice(0, from.lastIndexOf('/')), specifier) : null;
}

/** Modules of the components and handlers that components.yaml names. */
export function sourceModules(components: ObjectSpec | null): string[] {
	const declared = ['components', 'handlers'].flatMap((kind) => {
		const record = components?.keys.get(kind)?.value;
		return record?.kind === 'record' ? [...record.entries.values()] : [];
	});
	return [...new Set(declared.flatMap(({ value }) => (value.kind === 'object' ? String(scalarAt(value, 'module') ?? '') : [])))];
}
