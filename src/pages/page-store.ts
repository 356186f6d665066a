import { proxy, ref } from 'valtio/vanilla';
import type { StateDefinition } from './page-definition.ts';
import { changeQuery, readState, type StateValues, toStateValue, writeQuery } from './page-state.ts';

export interface PageMoment {
	state: StateValues;
	search: string;
}

export interface NavigateOptions {
	replace: boolean;
}

export interface PageStore {
	/** A proxy whose moment is replaced as a whole. Inputs show its values, so components read it with `sync`. */
	readonly state: { readonly moment: PageMoment };
	get(): PageMoment;
	/** Sets variables and query keys (null removes a key) in one history entry. Unknown variables are ignored. */
	set(values: Readonly<Record<string, unknown>>, query: Readonly<Record<string, string | null>>, options: NavigateOptions): void;
	preview(values: Readonly<Record<string, unknown>>): StateValues;
	receive(search: string): void;
}

export interface PageStoreOptions {
	definitions: Readonly<Record<string, StateDefinition>>;
	search: string;
	navigate: (search: string, options: NavigateOptions) => void;
	/** Variables before the manifest was saved, in the dev server. */
	before?: PageMoment;
}

/** Variables of a mounted page. Changes apply at once; the address follows when the router navigates. */
export function createPageStore({ definitions, search, navigate, before }: PageStoreOptions): PageStore {
	const kept = import.meta.env.DEV && before && stillFitting(definitions, before.state);
	const page = proxy<{ moment: PageMoment }>({ moment: ref({ state: { ...readState(definitions, search), ...kept }, search }) });
	const get = (): PageMoment => page.moment;
	const change = (moment: PageMoment): void => {
		page.moment = ref(moment);
	};
	// Queries written but not yet reported by the router, oldest first: the router may report them late, and an older one must not undo a
	// newer one.
	let written: string[] = [];
	let seen = search;

	const preview = (values: Readonly<Record<string, unknown>>): StateValues => ({ ...get().state, ...fitting(definitions, values) });

	return {
		state: page,
		get,
		preview,
		set: (values, query, options) => {
			const shown = get().search;
			const state = preview(values);
			const next = changeQuery(writeQuery(definitions, shown, fitting(definitions, values)), query);
			const moved = !sameQuery(next, shown);
			change({ state, search: moved ? next : shown });
			if (!moved) return;
			// The router reports nothing if the address does not change in the end.
			written = sameQuery(next, seen) ? [] : [...written, next];
			navigate(next, options);
		},
		receive: (received) => {
			seen = received;
			const index = written.findIndex((query) => sameQuery(query, received));
			if (index >= 0) {
				written = written.slice(index + 1);
				return;
			}
			written = [];
			const { state, search: shown } = get();
			if (!sameQuery(received, shown)) change({ state: readState(definitions, received, state), search: received });
		},
	};
}

function fitting(definitions: PageStoreOptions['definitions'], values: Readonly<Record<string, unknown>>): StateValues {
	return Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) => {
			const definition = definitions[name];
			return definition ? [[name, toStateValue(definition, value)]] : [];
		}),
	);
}

/** Variables whose type has changed are reset. */
const stillFitting = (definitions: PageStoreOptions['definitions'], before: StateValues): StateValues =>
	Object.fromEntries(Object.entries(fitting(definitions, before)).filter(([name, value]) => value !== null || before[name] === null));

const sameQuery = (a: string, b: string): boolean => changeQuery(a, {}) === changeQuery(b, {});
