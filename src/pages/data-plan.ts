/** Decides for each data definition of a page whether, and with which input, its operation is called. Pure. */
import type { CompiledInput } from '#src/http/compiled-input.ts';
import type { DataPhase } from './page-data.ts';
import type { DataDefinition } from './page-definition.ts';
import { argumentsOf, cursorInput, type PageScope } from './page-scope.ts';
import { cursorIn, pageNumber } from './page-state.ts';

export type DataPlan =
	/** `when` is false, or a required parameter has no value. */
	| { kind: 'idle' }
	/** Other data must be loaded first. */
	| { kind: 'wait' }
	| { kind: 'blocked'; by: string }
	| { kind: 'call'; input: CompiledInput };

/** Topological order: each name comes after the data that it needs. */
export function orderData(definitions: Readonly<Record<string, DataDefinition>>): readonly string[] {
	const ordered = new Set<string>();
	const visit = (name: string, above: readonly string[]): void => {
		if (ordered.has(name) || above.includes(name)) return;
		for (const need of definitions[name]?.needs ?? []) visit(need, [...above, name]);
		if (definitions[name]) ordered.add(name);
	};
	for (const name of Object.keys(definitions)) visit(name, []);
	return [...ordered];
}

export interface PlanOptions {
	scope: PageScope;
	search: string;
	phaseOf: (name: string) => DataPhase;
}

export function planData(definition: DataDefinition, { scope, search, phaseOf }: PlanOptions): DataPlan {
	const failed = definition.needs.find((name) => phaseOf(name) === 'failed');
	if (failed !== undefined) return { kind: 'blocked', by: failed };
	if (definition.needs.some((name) => phaseOf(name) === 'loading')) return { kind: 'wait' };
	if (definition.needs.some((name) => phaseOf(name) === 'idle')) return { kind: 'idle' };
	if (definition.when && !scope.read(definition.when)) return { kind: 'idle' };
	const input = argumentsOf(definition, scope, pageOf(definition, search));
	if (definition.requires.some((name) => !(name in input))) return { kind: 'idle' };
	return { kind: 'call', input };
}

function pageOf({ paged }: DataDefinition, search: string): Readonly<Record<string, string | number>> {
	if (paged?.next !== undefined) return cursorInput(paged, cursorIn(search, paged.queryKey));
	return paged ? { [paged.page]: pageNumber(search, paged.queryKey), [paged.size]: paged.defaultSize } : {};
}
