/** What of a filter bar is set, and what clears it. Pure. */
import type { Facet } from '#generated/block-types.ts';
import type { StateDefinition } from '#src/pages/page-definition.ts';

type Definitions = Readonly<Record<string, StateDefinition>>;
type State = Readonly<Record<string, unknown>>;

const variablesOf = ({ binds, from, to }: Facet): readonly string[] => [binds, from, to].filter((name) => name !== undefined);

const isSet = (name: string, state: State, definitions: Definitions): boolean => {
	const value = state[name] ?? null;
	return Array.isArray(value) ? value.length > 0 : value !== (definitions[name]?.default ?? null);
};

/** How many facets are set to something else than they begin with; a span of days counts once. */
export const countActive = (facets: readonly Facet[], state: State, definitions: Definitions): number =>
	facets.filter((facet) => variablesOf(facet).some((name) => isSet(name, state, definitions))).length;

/** The values with which they all begin. */
export const cleared = (facets: readonly Facet[], definitions: Definitions): Record<string, unknown> =>
	Object.fromEntries(facets.flatMap(variablesOf).map((name) => [name, definitions[name]?.default ?? null]));
