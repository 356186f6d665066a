import { parseTime } from '#mock/store/time-offset.ts';
import { isBase64 } from './base64.ts';
import { addProblem, type Problem, type ValidationPass } from './problem.ts';
import type { Schema } from './schema.ts';
import { typesOf } from './value-kind.ts';

/** Returns whether the value fits; a problem goes to the pass. */
export type Rule = (value: unknown, walk: ValidationPass) => boolean;

export function rulesOf(schema: Schema): Rule[] {
	return [
		...choiceRules(schema),
		...rangeRules(schema),
		...stepRules(schema),
		...lengthRules(schema, schema.minLength, schema.maxLength, 'characters'),
		...patternRules(schema),
		...formatRules(schema),
		...mediaRules(schema),
		...encodingRules(schema),
	];
}

function choiceRules(schema: Schema): Rule[] {
	const choices = schema.const === undefined ? schema.enum : [schema.const];
	if (!choices) return [];
	const values = new Set(choices);
	const expected = `one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`;
	return [rule('enum', expected, schema, (value) => values.has(value) || (value === null && typesOf(schema).includes('null')))];
}

function rangeRules(schema: Schema): Rule[] {
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
	const limits: [string, number | undefined, (value: number, limit: number) => boolean][] = [
		['at least', minimum, (value, limit) => value >= limit],
		['above', exclusiveMinimum, (value, limit) => value > limit],
		['at most', maximum, (value, limit) => value <= limit],
		['below', exclusiveMaximum, (value, limit) => value < limit],
	];
	return limits.flatMap(([words, limit, fits]) =>
		limit === undefined ? [] : rule('range', `${words} ${limit}`, schema, (value) => typeof value !== 'number' || fits(value, limit)),
	);
}

/** Quotients of decimals are whole only up to their rounding. */
function stepRules(schema: Schema): Rule[] {
	const { multipleOf: step } = schema;
	if (step === undefined || step <= 0) return [];
	const fits = (value: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9;
	return [rule('step', `a multiple of ${step}`, schema, (value) => typeof value !== 'number' || fits(value))];
}

export function lengthRules(schema: Schema, min: number | undefined, max: number | undefined, unit: string): Rule[] {
	if (min === undefined && max === undefined) return [];
	const fits = (length: number): boolean => length >= (min ?? 0) && length <= (max ?? Number.POSITIVE_INFINITY);
	return [
		rule('length', `from ${min ?? 0} to ${max ?? 'any number of'} ${unit}`, schema, (value) => !hasLength(value) || fits(lengthOf(value))),
	];
}

type Measurable = string | object;

const hasLength = (value: unknown): value is Measurable => typeof value === 'string' || (typeof value === 'object' && value !== null);

/** Counts code points instead of UTF-16 units; bytes for files, fields for objects. */
function lengthOf(value: Measurable): number {
	if (value instanceof Blob) return value.size;
	if (typeof value === 'string') return countCharacters(value);
	return Array.isArray(value) ? value.length : Object.keys(value).length;
}

export function uniqueRules(schema: Schema): Rule[] {
	if (schema.uniqueItems !== true) return [];
	const isUnique = (items: readonly unknown[]): boolean => new Set(items.map((item) => JSON.stringify(item))).size === items.length;
	return [rule('unique', 'no item twice', schema, (value) => !Array.isArray(value) || isUnique(value))];
}

/** A list of the characters of a long text would fill the memory. */
function countCharacters(text: string): number {
	let count = 0;
	for (let index = 0; index < text.length; index += isPair(text, index) ? 2 : 1) count += 1;
	return count;
}

const isPair = (text: string, index: number): boolean => (text.codePointAt(index) ?? 0) > 0xff_ff;

function mediaRules(schema: Schema): Rule[] {
	const { contentMediaType: wanted } = schema;
	if (wanted === undefined || wanted === 'application/octet-stream') return [];
	const fits = (type: string): boolean => (wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted);
	return [rule('format', `a file of the type ${wanted}`, schema, (value) => !(value instanceof Blob) || fits(value.type))];
}

function encodingRules(schema: Schema): Rule[] {
	if (schema.contentEncoding !== 'base64') return [];
	return [rule('format', 'base64', schema, (value) => typeof value !== 'string' || isBase64(value))];
}

function patternRules(schema: Schema): Rule[] {
	if (schema.pattern === undefined) return [];
	const pattern = new RegExp(schema.pattern, 'u');
	return [rule('pattern', `text that matches ${schema.pattern}`, schema, (value) => typeof value !== 'string' || pattern.test(value))];
}

function formatRules(schema: Schema): Rule[] {
	const fits = schema.format === undefined ? undefined : checkFormat(schema.format);
	return fits ? [rule('format', `text of the format ${schema.format}`, schema, (value) => typeof value !== 'string' || fits(value))] : [];
}

function rule(kind: Problem['kind'], expected: string, schema: Schema, fits: (value: unknown) => boolean): Rule {
	return (value, walk) => {
		if (fits(value)) return true;
		addProblem(walk, { kind, expected, got: value, schema });
		return false;
	};
}

/** `Date` takes the 31st of February for a day of March. */
function isRealDay(text: string): boolean {
	const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
	// The time zone is required because a local time is ambiguous. `+0000` is the format of Java servers.
	'date-time': (text) =>
		/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[-+]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(parseTime(text)) && isRealDay(text),
	date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text),
	email: (text) => /^[^@\s]+@[^@\s]+$/.test(text),
	uri: (text) => /^(https?|mailto|tel|data|blob):/.test(text),
};

const checkFormat = (format: string): ((text: string) => boolean) | undefined =>
	Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
