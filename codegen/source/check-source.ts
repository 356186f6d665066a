import { type Names, resolveName } from '#codegen/check/names.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { SourceReader } from './source-reader.ts';

/**
 * Reports names in components and handlers that no manifest declares. For runs with findings only: they write nothing, so the type check would
 * report these callers only after the findings are fixed.
 */
export function checkSource(names: Names, source: SourceReader, report: Report): void {
	const apis = new Set([...names.operations.keys()].map(apiOf));
	const modules = new Set([...names.components.values(), ...names.handlers.values()].map(({ module }) => module));
	const found = [...modules]
		.flatMap((module) => source.namesFrom(module))
		.filter(({ kind, name }) => kind !== 'operation' || apis.has(apiOf(name)));
	for (const { kind, name, at } of new Map(found.map((each) => [`${each.at.file}:${each.at.start}`, each])).values())
		resolveName(names, kind, name, at, report);
}

const apiOf = (operation: string): string => operation.slice(0, operation.indexOf('.'));
