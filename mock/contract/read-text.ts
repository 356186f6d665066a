import type { TextStyle } from '#mock/operation.ts';
import { flattenAllOf, textTypeOf } from './contract-refs.ts';
import { parseJson } from './parse-json.ts';
import type { Schema, SchemasByName } from './schema.ts';

export interface TextSource {
	getAll(name: string): readonly unknown[];
	/** Names that the source has; without it, only named parameters are read. */
	keys?(): Iterable<string>;
}

export type ReadText = (source: TextSource, name: string) => unknown;

/**
 * Parses values from a URL or form, where everything is text. Text that cannot be parsed is kept, so that validation reports it; empty text
 * counts as absent unless the type is string.
 */
export function compileReadText(schema: Schema, schemas: SchemasByName, style?: TextStyle): ReadText {
	const { type, schema: inner } = textTypeOf(schema, schemas);
	if (type === 'array') return arrayReader(inner.items ?? {}, schemas, style);
	if (type === 'object' && style) return objectReader(flattenAllOf(inner, schemas), schemas, style);
	const read = scalarReader(type);
	return (source, name) => {
		const [first] = source.getAll(name);
		return first === undefined ? undefined : read(bare(first, name, style));
	};
}

/** Accepts `a=1&a=2`, `a[]=1&a[]=2` and `a=1,2` as the same list, or reads the list of its style. */
function arrayReader(items: Schema, schemas: SchemasByName, style: TextStyle | undefined): ReadText {
	const read = scalarReader(textTypeOf(items, schemas).type);
	return (source, name) => {
		const all = [...source.getAll(name), ...source.getAll(`${name}[]`)];
		if (all.length === 0) return undefined;
		const single = all.length === 1 ? all[0] : undefined;
		const words = typeof single === 'string' ? splitWords(bare(single, name, style), separatorOf(name, style)) : all;
		return words.map(read);
	};
}

/** `filter[a]=1`, `a=1&b=2`, or `filter=a,1,b,2`. */
function objectReader(schema: Schema, schemas: SchemasByName, style: TextStyle): ReadText {
	const types = Object.entries(schema.properties ?? {}).map(([name, property]) => [name, textTypeOf(property, schemas).type] as const);
	const readerOf = new Map(types.map(([name, type]) => [name, scalarReader(type)]));
	return (source, name) => {
		const pairs = pairsIn(source, name, { style, fields: [...readerOf.keys()] });
		if (pairs.length === 0) return undefined;
		return Object.fromEntries(pairs.map(([field, text]) => [field, (readerOf.get(field) ?? keepText)(text)]));
	};
}

const keepText = (text: unknown): unknown => text;

function pairsIn(
	source: TextSource,
	name: string,
	{ style: { style, explode }, fields }: { style: TextStyle; fields: readonly string[] },
): [string, unknown][] {
	if (style === 'deepObject') {
		const keys = [...new Set(source.keys?.() ?? [])].filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'));
		return keys.map((key) => [key.slice(name.length + 1, -1), source.getAll(key)[0]]);
	}
	if (style === 'form' && explode)
		return fields.flatMap((field) =>
			source
				.getAll(field)
				.slice(0, 1)
				.map((text): [string, unknown] => [field, text]),
		);
	const words = source
		.getAll(name)
		.flatMap((text) => splitWords(bare(String(text), name, { style, explode }), separatorOf(name, { style, explode })));
	if (explode)
		return words.flatMap((word): [string, unknown][] =>
			word.includes('=') ? [[word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]] : [],
		);
	return words.flatMap((word, index): [string, unknown][] => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : []));
}

/** The text without the mark of its style: `.5` or `;id=5`. */
function bare<Value>(value: Value, name: string, style: TextStyle | undefined): Value | string {
	if (typeof value !== 'string') return value;
	if (style?.style === 'label') return value.replace(/^\./, '');
	return style?.style === 'matrix' ? value.replace(/^;/, '').replace(`${name}=`, '') : value;
}

function separatorOf(name: string, style: TextStyle | undefined): string {
	switch (style?.style) {
		case 'spaceDelimited':
			return ' ';
		case 'pipeDelimited':
			return '|';
		case 'label':
			return style.explode ? '.' : ',';
		case 'matrix':
			return style.explode ? `;${name}=` : ',';
		default:
			return ',';
	}
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
	['true', true],
	['false', false],
]);

export const splitWords = (text: string, separator = ','): string[] => (text === '' ? [] : text.split(separator));

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
