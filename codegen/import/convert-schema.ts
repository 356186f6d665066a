import { expectedOfDefault } from '#codegen/check/api/check-schema.ts';
import { meantFormat } from '#codegen/check/api/formats.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { isObject, limitsOf } from '#codegen/check/api/schema-type.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { SchemaRefs } from './schema-refs.ts';
import { listOr, noteLostRef, type Source } from './source.ts';

type MutableJsonObject = Record<string, Plain>;

const KEPT: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'any'>> = {
	title: 'string',
	description: 'string',
	format: 'string',
	const: 'any',
	default: 'any',
	minimum: 'number',
	maximum: 'number',
	multipleOf: 'number',
	minLength: 'number',
	maxLength: 'number',
	minItems: 'number',
	maxItems: 'number',
	minProperties: 'number',
	maxProperties: 'number',
	uniqueItems: 'boolean',
	readOnly: 'boolean',
	writeOnly: 'boolean',
	deprecated: 'boolean',
	contentMediaType: 'string',
	contentEncoding: 'string',
};

const HANDLED = new Set([
	'type',
	'enum',
	'pattern',
	'example',
	'examples',
	'nullable',
	'x-nullable',
	'exclusiveMinimum',
	'exclusiveMaximum',
	'required',
	'properties',
	'additionalProperties',
	'items',
	'prefixItems',
	'patternProperties',
	'allOf',
	'anyOf',
	'oneOf',
	'$ref',
	'discriminator',
	'$defs',
	'definitions',
	'$id',
	'$schema',
	'$comment',
	'$anchor',
]);

const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly']);

/** Common misnamed types, and their JSON Schema equivalents. */
const TYPES: Readonly<Record<string, { type: string; format?: string }>> = {
	int: { type: 'integer' },
	long: { type: 'integer' },
	float: { type: 'number' },
	double: { type: 'number' },
	file: { type: 'string', format: 'binary' },
	date: { type: 'string', format: 'date' },
	datetime: { type: 'string', format: 'date-time' },
	bool: { type: 'boolean' },
	list: { type: 'array' },
	map: { type: 'object' },
};
const KNOWN_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Converts schemas of Swagger 2, OpenAPI 3.0 and 3.1. Never throws; notes everything that is lost. */
export class SchemaConverter {
	private readonly source: Source;
	private readonly refs: SchemaRefs;

	constructor(source: Source, refs: SchemaRefs) {
		this.source = source;
		this.refs = refs;
	}

	convert(schema: Plain | undefined, path: TreePath): MutableJsonObject {
		if (schema === false) return { not: {} };
		if (!isObject(schema)) return {};
		if (typeof schema.$ref === 'string') return this.reference(schema.$ref, schema, path);
		const { allOf } = schema;
		const converted = this.body(schema, path);
		const lone = listOr(converted.allOf)[0];
		// OpenAPI 3.0 ignores keys beside `$ref`, so documents wrap a single reference in `allOf` to add a description.
		const alone =
			Array.isArray(allOf) &&
			allOf.length === 1 &&
			isObject(lone) &&
			Object.keys(converted).every((key) => key === 'allOf' || ANNOTATIONS.has(key));
		const { allOf: _single, ...annotations } = converted;
		return this.nullable(schema, alone ? { ...lone, ...annotations } : converted);
	}

	private reference(ref: string, schema: { readonly [key: string]: Plain }, path: TreePath): MutableJsonObject {
		const found = this.refs.resolve(ref);
		if (!found) noteLostRef(this.source, ref, [...path, '$ref']);
		const { $ref: _ref, ...rest } = this.body(schema, path);
		const beside = Object.keys(rest).some((key) => !ANNOTATIONS.has(key));
		if (!found) return this.nullable(schema, rest);
		return this.nullable(schema, beside ? { allOf: [{ $ref: found }, rest] } : { $ref: found, ...rest });
	}

	private body(schema: { readonly [key: string]: Plain }, path: TreePath): MutableJsonObject {
		const converted: MutableJsonObject = {};
		this.type(schema, path, converted);
		this.kept(schema, path, converted);
		this.format(converted, path);
		this.values(schema, path, converted);
		this.limits(schema, converted);
		this.parts(schema, path, converted);
		this.structure(schema, path, converted);
		this.default(converted, path);
		return converted;
	}

	private default(converted: MutableJsonObject, path: TreePath): void {
		const expected = expectedOfDefault(converted);
		if (expected === null) return;
		const message = `The default ${JSON.stringify(converted.default)} does not fit its schema, which expects ${expected}.`;
		this.source.notes.leftOut([...path, 'default'], message, 'Ask which of the two is right.');
		delete converted.default;
	}

	private type(schema: { readonly [key: string]: Plain }, path: TreePath, converted: MutableJsonObject): void {
		const words = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((word) => typeof word === 'string');
		const types = words.flatMap((word) => {
			if (KNOWN_TYPES.includes(word)) return [word];
			const meant = KNOWN_TYPES.find((known) => known === word.toLowerCase()) ?? TYPES[word.toLowerCase()]?.type;
			const usual = word === 'file' && this.source.dialect === 'Swagger 2.0';
			if (!usual) this.noteType(word, meant, [...path, 'type']);
			return meant ? [meant] : [];
		});
		if (types.length > 0) converted.type = types.length === 1 ? (types[0] as string) : types;
		const format = words.flatMap((word) => TYPES[word.toLowerCase()]?.format ?? [])[0];
		if (format) converted.format = format;
	}

	private noteType(word: string, meant: string | undefined, path: TreePath): void {
		if (meant)
			this.source.notes.changed(
				path,
				`\`${word}\` is no type of JSON Schema and was taken for \`${meant}\`.`,
				'Check that this was meant.',
			);
		else
			this.source.notes.leftOut(
				path,
				`\`${word}\` is no type of JSON Schema, so nothing is known of the value.`,
				'Write its type, so that pages can be checked.',
			);
	}

	/** The compiler takes a format that is one letter off for a typo, but here nobody can mend the document. */
	private format(converted: MutableJsonObject, path: TreePath): void {
		const { format } = converted;
		const near = typeof format === 'string' ? meantFormat(format) : null;
		if (near === null) return;
		delete converted.format;
		const hint = `Write \`format: ${near}\` if that was meant.`;
		this.source.notes.leftOut([...path, 'format'], `No format is called \`${String(format)}\`.`, hint);
	}

	private kept(schema: { readonly [key: string]: Plain }, path: TreePath, converted: MutableJsonObject): void {
		for (const [key, value] of Object.entries(schema)) {
			const type = Object.hasOwn(KEPT, key) ? KEPT[key] : undefined;
			if (type && (type === 'any' ? !holdsRef(value) : typeof value === type)) converted[key] = value;
			else if (type || !HANDLED.has(key)) this.noteKey(key, value, [...path, key]);
		}
	}

	private noteKey(key: string, value: Plain, path: TreePath): void {
		if (key.startsWith('x-')) return this.noteVendorKey(key, path);
		if (key === 'xml' || key === 'externalDocs')
			return this.source.notes.leftOut(path, `\`${key}\` of schemas has no use here.`, 'Nothing has to be done.');
		const why = Object.hasOwn(KEPT, key)
			? `has a value of the wrong type (${JSON.stringify(value)?.slice(0, 40)})`
			: 'is not checked by anything here';
		this.source.notes.leftOut(path, `\`${key}\` of schemas ${why}.`, 'Say it in the description, if people have to know.');
	}

	private noteVendorKey(key: string, path: TreePath): void {
		this.source.notes.leftOut(path, `\`${key}\` means nothing to this project.`, 'Nothing has to be done, unless your tools need it.');
	}

	/** Quotes enum values of a string type that were written without quotes. */
	private listed({ type }: { readonly [key: string]: Plain }, values: readonly Plain[], path: TreePath): readonly Plain[] {
		const isOther = (value: Plain): boolean => typeof value === 'number' || typeof value === 'boolean';
		if (type !== 'string' || !values.some(isOther)) return values;
		this.source.notes.changed(
			[...path, 'enum'],
			'The listed values are written as text, as `type: string` says.',
			'Nothing has to be done.',
		);
		return values.map((value) => (isOther(value) ? String(value) : value));
	}

	private values(schema: { readonly [key: string]: Plain }, path: TreePath, converted: MutableJsonObject): void {
		if (Array.isArray(schema.enum) && schema.enum.length > 0 && !holdsRef(schema.enum))
			converted.enum = this.listed(schema, schema.enum, path);
		const examples = schema.example === undefined ? schema.examples : [schema.example];
		const list = Array.isArray(examples) ? examples : isObject(examples) ? Object.values(examples) : [];
		if (list.length > 0 && !holdsRef(list)) converted.examples = list;
		if (typeof schema.pattern !== 'string') return;
		if (isPattern(schema.pattern)) converted.pattern = schema.pattern;
		else
			this.source.notes.leftOut(
				[...path, 'pattern'],
				`\`${schema.pattern}\` is no regular expression of JavaScript.`,
				'Write the pattern in its syntax.',
			);
	}

	/** Converts `minimum: 1, exclusiveMinimum: true` of older documents to `exclusiveMinimum: 1`. */
	private limits(schema: { readonly [key: string]: Plain }, converted: MutableJsonObject): void {
		if (schema.exclusiveMinimum === undefined && schema.exclusiveMaximum === undefined) return;
		delete converted.minimum;
		delete converted.maximum;
		Object.assign(converted, limitsOf(schema));
	}

	private parts(schema: { readonly [key: string]: Plain }, path: TreePath, converted: MutableJsonObject): void {
		for (const key of ['allOf', 'anyOf', 'oneOf']) {
			const list = listOr(schema[key]);
			if (list.length > 0) converted[key] = list.map((part, index) => this.convert(part, [...path, key, index]));
		}
		const discriminator = this.discriminator(schema.discriminator, converted, [...path, 'discriminator']);
		if (discriminator) converted.discriminator = discriminator;
	}

	private discriminator(discriminator: Plain | undefined, { oneOf, anyOf }: MutableJsonObject, path: TreePath): Plain {
		if (discriminator === undefined) return null;
		const { propertyName, mapping } = objectOr(discriminator);
		if (typeof propertyName !== 'string' || (oneOf === undefined && anyOf === undefined)) {
			this.source.notes.leftOut(
				path,
				'Only `oneOf` and `anyOf` have forms that a discriminator tells apart, so pages know only the fields of this schema.',
				'List the forms with `oneOf` where a value may have several.',
			);
			return null;
		}
		const targets = Object.entries(objectOr(mapping)).flatMap(([value, target]): [string, Plain][] => {
			const ref = typeof target === 'string' ? this.refs.resolve(target.includes('/') ? target : `#/components/schemas/${target}`) : null;
			if (!ref) noteLostRef(this.source, String(target), [...path, 'mapping', value]);
			return ref ? [[value, ref]] : [];
		});
		return { propertyName, ...(targets.length > 0 && { mapping: Object.fromEntries(targets) }) };
	}

	/** Removes undescribed names from `required`. A part of `allOf` may require fields described in another part. */
	private required(schema: { readonly [key: string]: Plain }, path: TreePath): Plain[] {
		const names = listOr(schema.required).filter((name) => typeof name === 'string');
		const composed = ['allOf', 'anyOf', 'oneOf', '$ref'].some((key) => key in schema) || path.includes('allOf');
		if (composed || !isObject(schema.properties)) return names;
		const described = new Set(Object.keys(schema.properties));
		const lost = names.filter((name) => !described.has(name));
		if (lost.length > 0)
			this.source.notes.leftOut(
				[...path, 'required'],
				`No property is called ${lost.map((name) => `\`${name}\``).join(', ')}, so nothing of the kind can be required.`,
				'Describe it, if the server answers it.',
			);
		return names.filter((name) => described.has(name));
	}

	private isFree(name: string, path: TreePath): boolean {
		const isReserved = name === '$ref' || name === '__proto__';
		if (isReserved)
			this.source.notes.leftOut(path, `A property cannot be called \`${name}\` here.`, 'Have the server send it under another name.');
		return !isReserved;
	}

	private structure(schema: { readonly [key: string]: Plain }, path: TreePath, converted: MutableJsonObject): void {
		const required = this.required(schema, path);
		if (required.length > 0) converted.required = [...new Set(required)];
		const properties = Object.entries(objectOr(schema.properties)).filter(([name]) => this.isFree(name, [...path, 'properties', name]));
		if (properties.length > 0)
			converted.properties = Object.fromEntries(
				properties.map(([name, property]) => [name, this.convert(property, [...path, 'properties', name])]),
			);
		const patterns = Object.entries(objectOr(schema.patternProperties)).filter(([pattern]) => isPattern(pattern));
		if (patterns.length > 0)
			converted.patternProperties = Object.fromEntries(
				patterns.map(([pattern, property]) => [pattern, this.convert(property, [...path, 'patternProperties', pattern])]),
			);
		for (const key of ['additionalProperties', 'items']) {
			const value = schema[key];
			if (typeof value === 'boolean') converted[key] = value;
			else if (isObject(value)) converted[key] = this.convert(value, [...path, key]);
		}
		const tuple = Array.isArray(schema.items) ? 'items' : 'prefixItems';
		const items = listOr(schema[tuple]);
		if (items.length > 0) converted.prefixItems = items.map((item, index) => this.convert(item, [...path, tuple, index]));
	}

	/** Converts `nullable: true` to `null` in the types, the enum or the options. */
	private nullable(schema: { readonly [key: string]: Plain }, converted: MutableJsonObject): MutableJsonObject {
		if (schema.nullable !== true && schema['x-nullable'] !== true) return converted;
		const union = converted.anyOf ? 'anyOf' : converted.oneOf ? 'oneOf' : null;
		if (union) return { ...converted, [union]: withNull(listOr(converted[union])) };
		if (converted.$ref || converted.allOf) return asUnion(converted);
		if (converted.type === undefined && !converted.properties) return converted;
		const types = Array.isArray(converted.type) ? converted.type : [converted.type ?? 'object'];
		const type = types.includes('null') ? types : [...types, 'null'];
		const values = listOr(converted.enum);
		return { ...converted, type, ...(values.length > 0 && !values.includes(null) ? { enum: [...values, null] } : {}) };
	}
}

const isNull = (part: Plain): boolean => isObject(part) && part.type === 'null';
const withNull = (parts: readonly Plain[]): Plain[] => (parts.some(isNull) ? [...parts] : [...parts, { type: 'null' }]);

function asUnion(converted: MutableJsonObject): MutableJsonObject {
	const split = (inside: boolean): MutableJsonObject =>
		Object.fromEntries(Object.entries(converted).filter(([key]) => ANNOTATIONS.has(key) !== inside));
	return { ...split(false), anyOf: [split(true), { type: 'null' }] };
}

function isPattern(text: string): boolean {
	try {
		return new RegExp(text, 'u') instanceof RegExp;
	} catch {
		return false;
	}
}

/** Examples may hold anything; an apparent `$ref` in one would be resolved. */
export function holdsRef(value: Plain): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return Object.entries(value).some(([key, child]) => (key === '$ref' && typeof child === 'string') || holdsRef(child));
}
