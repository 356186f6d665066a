import { isRecord } from '#src/lib/is-record.ts';
/**
 * Expected shape of a response, as a literal that mirrors the JSON: `s` is text, `n` a number, `b` a boolean, `*` anything; `[shape]` is a
 * list, an object lists its fields. A field name that ends in `?` may be missing or null; `{ '?': shape }` is a nullable value. Emitted by
 * the compiler.
 */
export type Shape = 's' | 'n' | 'b' | '*' | readonly [Shape] | { readonly [field: string]: Shape };

/** First difference between a response and its shape. */
export interface ShapeFault {
	/** `data.list[3].title` */
	path: string;
	expected: string;
	/** The actual value, truncated. */
	found: string;
}

export interface CheckOptions {
	/** Distinguishes text, numbers and booleans. Otherwise each is accepted for another that it can be displayed or converted as. */
	strict?: boolean;
}

/** Returns the first difference, or null. Fields that the shape does not name may hold anything. */
export function checkShape(shape: Shape, value: unknown, { strict = false }: CheckOptions = {}): ShapeFault | null {
	const found = difference(shape, value, strict);
	return found && { ...found, path: `data${found.path}` };
}

/** The path is relative to `value`. It is built only for a difference, since a long response has ten thousand values. */
function difference(shape: Shape, value: unknown, strict: boolean): ShapeFault | null {
	if (typeof shape === 'string') return fits(shape, value, strict) ? null : fault(EXPECTED[shape], value);
	if (isList(shape)) return Array.isArray(value) ? differenceOfItems(shape[0], value, strict) : fault('a list', value);
	const nullable = shape['?'];
	if (nullable !== undefined) return isNothing(value) ? null : difference(nullable, value, strict);
	return isRecord(value) ? differenceOfFields(shape, value, strict) : fault('an object', value);
}

type Fields = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean => value === null || value === undefined;
function differenceOfFields(shape: Readonly<Record<string, Shape>>, fields: Fields, strict: boolean): ShapeFault | null {
	for (const key in shape) {
		const optional = key.endsWith('?');
		const name = optional ? key.slice(0, -1) : key;
		if (optional && isNothing(fields[name])) continue;
		const found = difference(shape[key] as Shape, fields[name], strict);
		if (found) return { ...found, path: `.${name}${found.path}` };
	}
	return null;
}

/** `Array.isArray` does not narrow readonly tuples. */
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function differenceOfItems(shape: Shape, items: readonly unknown[], strict: boolean): ShapeFault | null {
	if (shape === '*') return null;
	for (let index = 0; index < items.length; index++) {
		const found = difference(shape, items[index], strict);
		if (found) return { ...found, path: `[${index}]${found.path}` };
	}
	return null;
}

const EXPECTED = { s: 'text', n: 'a number', b: 'true or false', '*': 'anything' } as const;
const TYPES: Readonly<Record<string, string>> = { s: 'string', n: 'number', b: 'boolean' };

function fits(shape: 's' | 'n' | 'b' | '*', value: unknown, strict: boolean): boolean {
	if (shape === '*') return true;
	if (strict) return typeof value === TYPES[shape];
	// Some servers send long numbers as text and booleans as 1.
	if (shape === 'n' && typeof value === 'string') return value.trim() !== '' && Number.isFinite(Number(value));
	return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const MAX_QUOTED_LENGTH = 60;

function fault(expected: string, value: unknown): ShapeFault {
	const text = JSON.stringify(value) ?? 'undefined';
	return { path: '', expected, found: text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text };
}

/** E.g. "data.list[3].title: text expected, but found null". */
export const describeFault = ({ path, expected, found }: ShapeFault): string => `${path}: ${expected} expected, but found ${found}`;
