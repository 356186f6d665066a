import type { SourceName } from '#codegen/source/source-names.ts';
import type { Uses } from './uses.ts';

/** Adds the calls of TypeScript. A call whose input is no object literal counts as supplying nothing, so that a new required field reports it. */
export function addSourceUses(uses: Uses, names: readonly SourceName[], partOf: PartOf): Uses {
	const operations = names.filter(({ kind }) => kind === 'operation');
	return {
		...uses,
		calls: [
			...uses.calls,
			...operations.map(({ name, at, given }) => ({
				page: null,
				part: partOf(at.file),
				at,
				operation: name,
				paged: false,
				given: given && new Set(given.map((field) => field.name)),
			})),
		],
		given: [
			...uses.given,
			...operations.flatMap((call) =>
				(call.given ?? []).map(({ name, at }) => ({ page: null, part: partOf(at.file), at, operation: call.name, name })),
			),
		],
	};
}

/** The part of an app that a TypeScript file belongs to. */
export type PartOf = (file: string) => 'mock' | 'source';

/** A file in a folder of handlers, or below one, belongs to the back end. */
export const partsOf =
	(handlerFolders: ReadonlySet<string>): PartOf =>
	(file) =>
		file.startsWith('mock/') || [...handlerFolders].some((folder) => file.startsWith(`${folder}/`)) ? 'mock' : 'source';
