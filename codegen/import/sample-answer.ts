import { objectOr } from '#codegen/check/api/json-object.ts';
import { discriminatorOf, isObject } from '#codegen/check/api/schema-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
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

class Sampler {
	private readonly schemas: { readonly [name: string]: Plain };
	private readonly inside: string[] = [];

	constructor(schemas: { readonly [name: string]: Plain }) {
		this.schemas = schemas;
	}

	value(schema: Plain, depth: number): Plain {
		if (!isObject(schema)) return null;
		if (typeof schema.$ref === 'string') return this.named(schema.$ref.slice(PREFIX.length), depth);
		if (schema.const !== undefined) return schema.const;
		if (Array.isArray(schema.enum)) return schema.enum[0] ?? null;
		const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
		const example = [...listOr(schema.examples), schema.default].find((value) => isPlainOf(value, types));
		if (example !== undefined) return example;
		const union = listOr(schema.oneOf ?? schema.anyOf);
		if (union.length > 0) return this.told(schema, union, this.union(union, depth));
		if (schema.properties || schema.allOf || types.includes('object')) return this.fields(schema, depth);
		if (types.includes('array')) return this.list(schema, depth);
		return single(schema, types);
	}

	/** A recursive reference becomes null, or an empty list. */
	private named(name: string, depth: number): Plain {
		if (this.inside.includes(name)) return null;
		this.inside.push(name);
		const value = this.value(this.schemas[name] ?? null, depth);
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
			.map(([name, property]) => [name, this.value(property, depth + 1)] as const);
		return Object.assign({}, ...inherited, Object.fromEntries(own)) as Plain;
	}

	/** Whether a value of this schema would contain a schema that is already being sampled. */
	private isWithin(schema: Plain): boolean {
		if (!isObject(schema)) return false;
		if (typeof schema.$ref === 'string') return this.inside.includes(schema.$ref.slice(PREFIX.length));
		return false;
	}
}

function single(schema: { readonly [key: string]: Plain }, types: readonly Plain[]): Plain {
	if (types.includes('string')) return text(schema);
	if (types.includes('integer') || types.includes('number')) return number(schema);
	return types.includes('boolean') ? true : null;
}

function text({ format, minLength, maxLength }: { readonly [key: string]: Plain }): string {
	const value = FORMATS[String(format)] ?? 'text';
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
