import type { Facet } from '#generated/block-types.ts';
import type { StateDefinition } from '#src/pages/page-definition.ts';

export type Definitions = Readonly<Record<string, StateDefinition>>;
type State = Readonly<Record<string, unknown>>;

const variablesOf = ({ binds, from, to }: Facet): readonly string[] => [binds, from, to].filter((name) => name !== undefined);

const isVariableSet = (name: string, state: State, definitions: Definitions): boolean => {
	const value = state[name] ?? null;
	return Array.isArray(value) ? value.length > 0 : value !== (definitions[name]?.default ?? null);
};

export const isSet = (facet: Facet, state: State, definitions: Definitions): boolean =>
	variablesOf(facet).some((name) => isVariableSet(name, state, definitions));

/** Values of the variables of `facets` when nothing is filtered. */
export const cleared = (facets: readonly Facet[], definitions: Definitions): Record<string, unknown> =>
	Object.fromEntries(facets.flatMap(variablesOf).map((name) => [name, definitions[name]?.default ?? null]));

/** The filters of the row, and those behind the button. */
export function splitFacets(facets: readonly Facet[]): { row: readonly Facet[]; rest: readonly Facet[] } {
	const primary = facets.filter(({ primary }) => primary);
	const row = primary.length > 0 ? primary : facets.slice(0, 1);
	return { row, rest: facets.filter((facet) => !row.includes(facet)) };
}
