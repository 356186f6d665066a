import { objectOr } from '#codegen/check/api/json-object.ts';
import { discriminatorOf, isObject } from '#codegen/check/api/schema-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { labelOf } from '#codegen/scaffold/words.ts';
import { matchesPattern, samplePattern } from './sample-pattern.ts';
import { listOr } from './source.ts';

const PREFIX = '#/components/schemas/';
/** Below this depth only required fields are filled. */
const DEEP = 3;

const FORMATS: Readonly<Record<string, string>> = {
	'date-time': '2024-01-01T00:00:00Z',
	date: '2024-01-01',
	time: '00:00:00Z',
	email: 'name@example.com',
	uri: 'https://example.com/',
	url: 'https://example.com/',
	uuid: '00000000-0000-4000-8000-000000000000',
	ipv4: '192.0.2.1',
	hostname: 'example.com',
};

/** A value that matches a converted schema, as the mock's response until the author declares a better one. Deterministic. */
export function sampleAnswer(schema: Plain, schemas: { readonly [name: string]: Plain }): Plain {
	return new Sampler(schemas).value(schema, 0);
}

export interface SampledRow {
	/** Counts from 0. Values that may differ do so from row to row. */
	index: number;
	/** The value of a field that identifies this or another row; undefined for all others. `schema`: name of the schema that has the field. */
	identify: (field: string, schema: string | undefined) => Plain | undefined;
}

/** As `sampleAnswer`, for one of several rows. The same schema has the same values wherever the row holds it. */
export function sampleRow(schema: Plain, schemas: { readonly [name: string]: Plain }, row: SampledRow): Plain {
	return new Sampler(schemas, row).value(schema, 0);
}

class Sampler {
	private readonly schemas: { readonly [name: string]: Plain };
	private readonly inside: string[] = [];
	private readonly row: SampledRow | null;

	constructor(schemas: { readonly [name: string]: Plain }, row: SampledRow | null = null) {
		this.schemas = schemas;
		this.row = row;
	}

	/** `name`: of the field that holds the value. */
	value(schema: Plain, depth: number, name = ''): Plain {
		if (!isObject(schema)) return null;
		if (typeof schema.$ref === 'string') return this.named(schema.$ref.slice(PREFIX.length), depth, name);
		if (schema.const !== undefined) return schema.const;
		if (Array.isArray(schema.enum)) return schema.enum[(this.row?.index ?? 0) % schema.enum.length] ?? null;
		const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
		const example = [...listOr(schema.examples), schema.default].find((value) => isPlainOf(value, types));
		if (example !== undefined) return this.differing(example, schema);
		const union = listOr(schema.oneOf ?? schema.anyOf);
		if (union.length > 0) return this.told(schema, union, this.union(union, depth));
		if (schema.properties || schema.allOf || types.includes('object')) return this.fields(schema, depth);
		return types.includes('array') ? this.list(schema, depth) : this.single(schema, types, name);
	}

	private single(schema: { readonly [key: string]: Plain }, types: readonly Plain[], name: string): Plain {
		const single = singleOf(schema, types);
		return this.differing(this.row && single === 'text' && name !== '' ? labelOf(undefined, name) : single, schema);
	}

	private differing(value: Plain, schema: { readonly [key: string]: Plain }): Plain {
		return this.row ? differing(value, schema, this.row.index) : value;
	}

	/** A recursive reference becomes null, or an empty list. */
	private named(name: string, depth: number, field: string): Plain {
		if (this.inside.includes(name)) return null;
		this.inside.push(name);
		const value = this.value(this.schemas[name] ?? null, depth, field);
		this.inside.pop();
		return value;
	}

	/** The value with the discriminator of its form, which is the first that has a name. */
	private told(schema: { readonly [key: string]: Plain }, options: readonly Plain[], value: Plain): Plain {
		const discriminator = discriminatorOf(schema, options);
		const index = discriminator?.values.findIndex((values) => values.length > 0) ?? -1;
		const [name] = discriminator?.values[index] ?? [];
		return discriminator && name !== undefined && isObject(value) ? { ...value, [discriminator.property]: name } : value;
	}

	private union(options: readonly Plain[], depth: number): Plain {
		const usable = options.find((option) => !this.isWithin(option) && !(isObject(option) && option.type === 'null'));
		return usable === undefined ? null : this.value(usable, depth);
	}

	private list({ items, minItems, prefixItems }: { readonly [key: string]: Plain }, depth: number): Plain {
		if (Array.isArray(prefixItems)) return prefixItems.map((item) => this.value(item, depth + 1));
		const count = Math.max(1, Math.min(10, typeof minItems === 'number' ? minItems : 1));
		if (!isObject(items) || this.isWithin(items)) return [];
		return Array.from({ length: count }, () => this.value(items, depth));
	}

	private fields(schema: { readonly [key: string]: Plain }, depth: number): Plain {
		const required = listOr(schema.required);
		const inherited = listOr(schema.allOf).map((part) => objectOr(this.value(part, depth)));
		const own = Object.entries(objectOr(schema.properties))
			.filter(([name, property]) => required.includes(name) || (depth < DEEP && !this.isWithin(property)))
			.map(([name, property]) => [name, this.row?.identify(name, this.inside.at(-1)) ?? this.value(property, depth + 1, name)] as const);
		return Object.assign({}, ...inherited, Object.fromEntries(own)) as Plain;
	}

	/** Whether a value of this schema would contain a schema that is already being sampled. */
	private isWithin(schema: Plain): boolean {
		if (!isObject(schema)) return false;
		if (typeof schema.$ref === 'string') return this.inside.includes(schema.$ref.slice(PREFIX.length));
		return false;
	}
}

function singleOf(schema: { readonly [key: string]: Plain }, types: readonly Plain[]): Plain {
	if (types.includes('string')) return text(schema);
	if (types.includes('integer') || types.includes('number')) return number(schema);
	return types.includes('boolean') ? true : null;
}

const DAY_MS = 86_400_000;

/** The value of a later row: another one where the schema leaves room for it. */
function differing(value: Plain, schema: { readonly [key: string]: Plain }, index: number): Plain {
	if (index === 0) return value;
	if (typeof value === 'boolean') return index % 2 === 0 ? value : !value;
	if (typeof value === 'number') return differingNumber(value, schema, index);
	return typeof value === 'string' ? differingText(value, schema, index) : value;
}

function differingNumber(
	value: number,
	{ multipleOf, maximum, exclusiveMaximum }: { readonly [key: string]: Plain },
	index: number,
): number {
	const next = value + index * (typeof multipleOf === 'number' ? multipleOf : 1);
	const isBelow = (limit: Plain | undefined, strict: boolean): boolean =>
		typeof limit !== 'number' || next < limit || (!strict && next === limit);
	return isBelow(maximum, false) && isBelow(exclusiveMaximum, true) ? next : value;
}

function differingText(value: string, { format, pattern, maxLength }: { readonly [key: string]: Plain }, index: number): string {
	const later = (): string => new Date(Date.parse(value) + index * DAY_MS).toISOString();
	if (format === 'date-time') return Number.isNaN(Date.parse(value)) ? value : later().replace('.000Z', 'Z');
	if (format === 'date') return Number.isNaN(Date.parse(value)) ? value : later().slice(0, 10);
	if (format === 'email') return value.replace('@', () => `${index + 1}@`);
	if (format === 'uuid') return value.slice(0, -4) + String(index).padStart(4, '0');
	if (typeof pattern === 'string') return differingEnd(value, pattern, index);
	if (typeof format === 'string' || /^\w+:\/\//.test(value)) return value;
	const next = `${value} ${index + 1}`;
	return typeof maxLength === 'number' && next.length > maxLength ? value : next;
}

/** The text with another last character, if the pattern takes one. */
function differingEnd(value: string, pattern: string, index: number): string {
	const endings = [String(index), String.fromCharCode('a'.charCodeAt(0) + index)];
	return endings.map((ending) => value.slice(0, -1) + ending).find((text) => matchesPattern(text, pattern)) ?? value;
}

function text({ format, minLength, maxLength, pattern }: { readonly [key: string]: Plain }): string {
	const value = (typeof pattern === 'string' ? samplePattern(pattern) : undefined) ?? FORMATS[String(format)] ?? 'text';
	const long = typeof minLength === 'number' ? value.padEnd(Math.min(minLength, 200), 'x') : value;
	return typeof maxLength === 'number' ? long.slice(0, maxLength) : long;
}

function number({ minimum, exclusiveMinimum, maximum, multipleOf }: { readonly [key: string]: Plain }): number {
	const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : 1;
	const low = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : step;
	const value = Math.ceil(low / step) * step;
	return typeof maximum === 'number' && value > maximum ? maximum : value;
}

function isPlainOf(value: Plain | undefined, types: readonly Plain[]): value is string | number | boolean {
	if (typeof value === 'number') return types.includes('number') || (types.includes('integer') && Number.isInteger(value));
	return (typeof value === 'string' && types.includes('string')) || (typeof value === 'boolean' && types.includes('boolean'));
}
