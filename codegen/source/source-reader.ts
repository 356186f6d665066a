/**
 * Reads the source that manifests name: the modules of components.yaml and what they import from the same top folder of `src/`, or
 * from beside the manifests.
 */
import { fileOf, isOwn, MODULES } from '#codegen/check/named-file.ts';
import { PRODUCT } from '#codegen/freshness.mjs';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import { readSourceModule, type SourceModule, type SourceName } from './source-names.ts';

export interface SourceReader {
	/** Names in a module and in what it imports, by file. `module` is named as in components.yaml. */
	namesFrom(module: string): readonly SourceName[];
	/** Text of each file read, for the locations of names. */
	texts: ReadonlyMap<string, string>;
}

/** `folder` is that of the manifests, relative to the project. */
export function createSourceReader(readText: (file: string) => string | null, folder = PRODUCT): SourceReader {
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
	function visit(file: string, top: string, visited: Map<string, SourceModule>): void {
		if (visited.has(file)) return;
		const module = read(file);
		if (!module) return;
		visited.set(file, module);
		for (const specifier of module.imports) {
			const imported = resolve(specifier, file, folder);
			if (imported?.startsWith(top)) visit(imported, top, visited);
		}
	}

	return {
		texts,
		namesFrom(module) {
			const visited = new Map<string, SourceModule>();
			const top = isOwn(module) ? './' : module.slice(0, module.indexOf('/') + 1);
			visit(fileOf(module, MODULES, folder), fileOf(top, MODULES, folder), visited);
			return [...visited.values()].flatMap(({ names }) => names);
		},
	};
}

/** Path of an imported source file; null for a package, a style sheet or generated code. */
function resolve(specifier: string, from: string, folder: string): string | null {
	if (!/\.tsx?$/.test(specifier)) return null;
	if (specifier.startsWith('#src/')) return specifier.slice(1);
	if (specifier.startsWith('#app/')) return fileOf(`./${specifier.slice('#app/'.length)}`, MODULES, folder);
	return specifier.startsWith('./') ? `${from.slice(0, from.lastIndexOf('/') + 1)}${specifier.slice(2)}` : null;
}

/** Modules of the components and handlers that components.yaml names. */
export function sourceModules(components: ObjectSpec | null): string[] {
	const declared = ['components', 'handlers'].flatMap((kind) => {
		const record = components?.keys.get(kind)?.value;
		return record?.kind === 'record' ? [...record.entries.values()] : [];
	});
	return [...new Set(declared.flatMap(({ value }) => (value.kind === 'object' ? String(scalarAt(value, 'module') ?? '') : [])))];
}
