import { textTypeOf } from './contract-refs.ts';
import type { Schema, Schemas } from './schema.ts';

/** All values of one name, in their order. */
export interface TextSource {
	getAll(name: string): readonly unknown[];
}

export type ReadText = (source: TextSource, name: string) => unknown;

/**
 * How a value is read from an address or a form, where all is text. What cannot be read stays text, for the contract to complain about;
 * an empty text is absent, except where text is asked for.
 */
export function compileReadText(schema: Schema, schemas: Schemas): ReadText {
	const { type, schema: inner } = textTypeOf(schema, schemas);
	if (type === 'array') return arrayReader(inner.items ?? {}, schemas);
	const read = scalarReader(type);
	return (source, name) => {
		const [first] = source.getAll(name);
		return first === undefined ? undefined : read(first);
	};
}

/** `a=1&a=2`, `a[]=1&a[]=2` and `a=1,2` are the same list. */
function arrayReader(items: Schema, schemas: Schemas): ReadText {
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

function parseOrText(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
