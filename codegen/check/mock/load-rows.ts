import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed, type SeedRows, type SeedTools } from '#mock/store/load-seed.ts';
import type { State } from '#mock/store/store.ts';
import type { MockModel } from './check-mock.ts';

/** Exports of the module that `mock.expand` names. */
export type ExpandSeed = (rows: SeedRows, tools: SeedTools) => SeedRows;

/** Loads the rows as the mock does. Resolves time offsets against the mock's clock. Null if they cannot be loaded. */
export function loadRows({ seed, at, findSeedProblems }: MockModel, expand: ExpandSeed | null, report: Report): State | null {
	try {
		return loadSeed({ seed: seed as SeedRows, ...(expand && { expand }) }, MOCK_NOW);
	} catch (error) {
		if (!at) throw error;
		const found = findSeedProblems();
		for (const problem of found) report(problem);
		if (found.length > 0) return null;
		report({ code: 'invalid-seed', message: `The mock has no rows. ${error instanceof Error ? error.message : String(error)}`, at });
		return null;
	}
}
