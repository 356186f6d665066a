import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import type { SourceReader } from '#codegen/source/source-reader.ts';
import type { Uses } from './uses.ts';

/**
 * Adds the calls of components and handlers. A call whose input is no object literal counts as supplying nothing, so that a
 * new required field reports it.
 */
export function addSourceUses(uses: Uses, components: ObjectSpec | null, source: SourceReader): Uses {
	const names = modulesOf(components).flatMap((module) => source.namesFrom(module));
	const operations = names.filter(({ kind }) => kind === 'operation');
	const place = { page: null, part: 'source' };
	return {
		...uses,
		calls: [
			...uses.calls,
			...operations.map(({ name, at, given }) => ({
				...{ ...place, at, operation: name, paged: false },
				given: new Set(given.map((field) => field.name)),
			})),
		],
		given: [
			...uses.given,
			...operations.flatMap((call) => call.given.map(({ name, at }) => ({ ...place, at, operation: call.name, name }))),
		],
	};
}

function modulesOf(components: ObjectSpec | null): string[] {
	const declared = ['components', 'handlers'].flatMap((kind) => {
		const record = components?.keys.get(kind)?.value;
		return record?.kind === 'record' ? [...record.entries.values()] : [];
	});
	return [...new Set(declared.flatMap(({ value }) => (value.kind === 'object' ? String(scalarAt(value, 'module') ?? '') : [])))];
}
