import type { ReadText } from './check-components.ts';

/** The tables of icons of the runtime. An object literal with one icon per line, so that its keys can be read without running it. */
const TABLES = ['src/ui/icon-paths.ts', 'src/ui/more-icon-paths.ts'];

/** Icon names with the file of each. Empty if the runtime is not beside the manifests; names are then not checked. */
export function readIconNames(readText: ReadText): ReadonlyMap<string, string> {
	return new Map(
		TABLES.flatMap((file) =>
			[...(readText(file) ?? '').matchAll(/^\t(?:'([^']+)'|(\w+)):/gm)].map(([, quoted, plain]) => [quoted ?? plain ?? '', file] as const),
		),
	);
}
