/** Variables of a page, and how those `in: query` stand in its address. Pure. */
import type { StateDefinition } from './page-definition.ts';

export type StateValue = string | number | boolean | null;
export type StateValues = Readonly<Record<string, StateValue>>;
type Definitions = Readonly<Record<string, StateDefinition>>;

/** First values of a page opened with this query. */
export const initialState = (definitions: Definitions, search: string): StateValues =>
	mapDefinitions(
		definitions,
		(name, definition, query) => (definition.query ? readQuery(definition, query.get(name)) : definition.default),
		search,
	);

/** Takes over what the address says; variables that are not in the query stay. */
export const stateFromQuery = (definitions: Definitions, state: StateValues, search: string): StateValues =>
	mapDefinitions(
		definitions,
		(name, definition, query) => (definition.query ? readQuery(definition, query.get(name)) : (state[name] ?? null)),
		search,
	);

function mapDefinitions(
	definitions: Definitions,
	value: (name: string, definition: StateDefinition, query: URLSearchParams) => StateValue,
	search: string,
): StateValues {
	const query = new URLSearchParams(search);
	return Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, value(name, definition, query)]));
}

/** What a variable in the query holds: absent is its default, empty is null, and what does not fit its type is its default. */
function readQuery(definition: StateDefinition, text: string | null): StateValue {
	if (text === null) return definition.default;
	return text === '' ? null : (toType(definition.type, text) ?? definition.default);
}

/** Fits a value to the type of its variable; '' and what cannot fit are null. */
export function toStateValue(definition: StateDefinition, value: unknown): StateValue {
	return value === null || value === undefined || value === '' ? null : toType(definition.type, String(value));
}

function toType(type: StateDefinition['type'], text: string): StateValue {
	switch (type) {
		case 'string':
			return text;
		case 'boolean':
			return toBoolean(text);
		case 'integer':
			return /^-?\d+$/.test(text) ? Number(text) : null;
		case 'number':
			return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
	}
}

function toBoolean(text: string): boolean | null {
	if (text === 'true') return true;
	return text === 'false' ? false : null;
}

/** The query with these variables in it; one that has its default leaves no trace. */
export function writeQuery(definitions: Definitions, search: string, values: StateValues): string {
	const changes = Object.entries(values).flatMap(([name, value]): [string, string | null][] => {
		const definition = definitions[name];
		if (!definition?.query) return [];
		return [[name, value === definition.default ? null : String(value ?? '')]];
	});
	return changeQuery(search, Object.fromEntries(changes));
}

/** Sets and (null) removes keys of a query; the rest of it stays as it is. */
export function changeQuery(search: string, changes: Readonly<Record<string, string | null>>): string {
	const query = new URLSearchParams(search);
	for (const [key, value] of Object.entries(changes)) {
		if (value === null) query.delete(key);
		else query.set(key, value);
	}
	const text = query.toString();
	return text === '' ? '' : `?${text}`;
}

/** Page number that the query holds; 1 for none and for nonsense. */
export function pageNumber(search: string, key: string): number {
	const page = Number(new URLSearchParams(search).get(key));
	return Number.isInteger(page) && page > 0 ? page : 1;
}
