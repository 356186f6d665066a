/** Variables of a page and their representation in the address. Pure. */
import { normaliseTyped } from '#src/lib/typed-text.ts';
import type { StateDefinition } from './page-definition.ts';

type Single = string | number | boolean | null;
export type StateValue = Single | readonly (string | number)[];
export type StateValues = Readonly<Record<string, StateValue>>;
type Definitions = Readonly<Record<string, StateDefinition>>;

/** Variables of the query; the others keep their value in `before`, or take their default. */
export function readState(definitions: Definitions, search: string, before: StateValues = {}): StateValues {
	const query = new URLSearchParams(search);
	return Object.fromEntries(
		Object.entries(definitions).map(([name, definition]) => {
			if (definition.query) return [name, readQuery(definition, query.getAll(name))];
			return [name, before[name] === undefined ? readQuery(definition, []) : before[name]];
		}),
	);
}

const ITEMS = { strings: 'string', integers: 'integer' } as const;

const isList = (type: StateDefinition['type']): type is keyof typeof ITEMS => Object.hasOwn(ITEMS, type);

/** Reads a variable from the query: a missing or invalid value gives the default, an empty one gives null. */
function readQuery(definition: StateDefinition, texts: readonly string[]): StateValue {
	const { type } = definition;
	if (isList(type)) return toList(definition, texts);
	const text = texts[0] === undefined ? undefined : normaliseTyped(texts[0], definition);
	if (text === undefined) return definition.default;
	return text === '' ? null : (toType(type, text) ?? definition.default);
}

/** Converts a value to the variable's type; '' and invalid values become null, or are dropped from a list. */
export function toStateValue(definition: StateDefinition, value: unknown): StateValue {
	const { type } = definition;
	if (isList(type)) return toList(definition, Array.isArray(value) ? value : [value]);
	const text = isNothing(value) ? '' : normaliseTyped(String(value), definition);
	return text === '' ? null : toType(type, text);
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

function toList(definition: StateDefinition, values: readonly unknown[]): readonly (string | number)[] {
	const type = isList(definition.type) ? ITEMS[definition.type] : 'string';
	const items = values.map((value) => (isNothing(value) ? null : toType(type, normaliseTyped(String(value), definition))));
	return [...new Set(items)].filter((item) => typeof item === 'string' || typeof item === 'number');
}

function toType(type: Exclude<StateDefinition['type'], keyof typeof ITEMS>, text: string): Single {
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

type QueryChanges = Readonly<Record<string, string | readonly string[] | null>>;

/** Writes variables into the query; default values are omitted. */
export function writeQuery(definitions: Definitions, search: string, values: StateValues): string {
	const changes = Object.entries(values).flatMap(([name, value]): [string, QueryChanges[string]][] => {
		const definition = definitions[name];
		if (!definition?.query) return [];
		if (typeof value === 'object' && value !== null) return [[name, value.map(String)]];
		return [[name, value === definition.default ? null : String(value ?? '')]];
	});
	return changeQuery(search, Object.fromEntries(changes));
}

/** Sets keys of the query, or removes them if null; a list repeats the key. Other keys are unchanged. */
export function changeQuery(search: string, changes: QueryChanges): string {
	const query = new URLSearchParams(search);
	for (const [key, value] of Object.entries(changes)) {
		if (typeof value === 'string') query.set(key, value);
		// An unchanged key keeps its position, since a moved key would be another address.
		else if (value === null || JSON.stringify(query.getAll(key)) !== JSON.stringify(value)) {
			query.delete(key);
			for (const item of value ?? []) query.append(key, item);
		}
	}
	const text = query.toString();
	return text === '' ? '' : `?${text}`;
}

/** Page number in the query; 1 if it is missing or invalid. */
export function pageNumber(search: string, key: string): number {
	const page = Number(new URLSearchParams(search).get(key));
	return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Cursor of the page in the query; '' on the first page. */
export const cursorIn = (search: string, key: string): string => new URLSearchParams(search).get(key) ?? '';
