import { textTypeOf } from './contract-refs.ts';
import { parseJson } from './parse-json.ts';
import type { Schema, SchemasByName } from './schema.ts';

export interface TextSource {
	getAll(name: string): readonly unknown[];
}

export type ReadText = (source: TextSource, name: string) => unknown;

/**
 * Parses values from a URL or form, where everything is text. Text that cannot be parsed is kept, so that validation reports it; empty text
 * counts as absent unless the type is string.
 */
export function compileReadText(schema: Schema, schemas: SchemasByName): ReadText {
	const { type, schema: inner } = textTypeOf(schema, schemas);
	if (type === 'array') return arrayReader(inner.items ?? {}, schemas);
	const read = scalarReader(type);
	return (source, name) => {
		const [first] = source.getAll(name);
		return first === undefined ? undefined : read(first);
	};
}

/** Accepts `a=1&a=2`, `a[]=1&a[]=2` and `a=1,2` as the same list. */
function arrayReader(items: Schema, schemas: SchemasByName): ReadText {
	const read = scalarReader(textTypeOf(items, schemas).type);
	return (source, name) => {
		const all = [...source.getAll(name), ...source.getAll(`${name}[]`)];
		if (all.length === 0) return undefined;
		const single = all.length === 1 ? all[0] : undefined;
		const words = typeof single === 'string' ? splitWords(single) : all;
		return words.map(read);
	};
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
	['true', true],
	['false', false],
]);

export const splitWords = (text: string): string[] => (text === '' ? [] : text.split(','));

function scalarReader(type: string): (value: unknown) => unknown {
	switch (type) {
		case 'integer':
		case 'number':
			return (value) => fromText(value, (text) => (/^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text) ? Number(text) : text));
		case 'boolean':
			return (value) => fromText(value, (text) => BOOLEANS.get(text) ?? text);
		case 'object':
			return (value) => fromText(value, parseOrText);
		default:
			return (value) => value;
	}
}

function fromText(value: unknown, read: (text: string) => unknown): unknown {
	if (typeof value !== 'string') return value;
	return value === '' ? undefined : read(value);
}

/** A text that is no usable JSON stays a text, which the contract refuses. */
function parseOrText(text: string): unknown {
	const parsed = parseJson(text);
	return parsed.ok ? parsed.value : text;
}
