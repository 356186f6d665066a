import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';

/** By the names of operations, the finding about each. */
export interface Exclusions {
	operations: ReadonlyMap<string, Diagnostic>;
	pages: ReadonlyMap<string, Diagnostic>;
	/** Operations whose mock answers a fixed value. */
	rows: ReadonlyMap<string, Diagnostic>;
}

export const noExclusions: Exclusions = { operations: new Map(), pages: new Map(), rows: new Map() };
