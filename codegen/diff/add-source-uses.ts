import type { SourceName } from '#codegen/source/source-names.ts';
import type { Uses } from './uses.ts';

/** Adds the calls of TypeScript. A call whose input is no object literal counts as supplying nothing, so that a new required field reports it. */
export function addSourceUses(uses: Uses, names: readonly SourceName[]): Uses {
	const operations = names.filter(({ kind }) => kind === 'operation');
	return {
		...uses,
		calls: [
			...uses.calls,
			...operations.map(({ name, at, given }) => ({
				...{ page: null, part: partOf(at.file), at, operation: name, paged: false },
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

/** Folders in which back ends stand: the mock itself, those of the product, and those of the examples. */
const BACK_END = /(^|\/)(mock|back-end|handlers)\//;

export const partOf = (file: string): 'mock' | 'source' => (BACK_END.test(file) ? 'mock' : 'source');
