/**
 * Requests and answers have forms of their own where a schema marks fields: `readOnly` fields are not sent and `writeOnly` fields are not
 * answered, so `required` does not ask for them there (OpenAPI 3.1, Schema Object).
 */
import { firstFreeName } from '#codegen/first-free-name.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { JsonObject } from '../api-model.ts';
import { mapValues, objectOr } from '../json-object.ts';
import { followRef, isObject } from '../schema-type.ts';
import { originalPath } from './original-path.ts';

type Direction = 'request' | 'answer';

/** Fields with this mark are left out. */
const LEFT_OUT = { request: 'readOnly', answer: 'writeOnly' } as const satisfies Record<Direction, string>;

const SCHEMAS = '#/components/schemas/';

/** Keys of a schema or a media type whose values are no schemas. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);

/**
 * A document without the fields that are not sent or not answered. A schema of `components` that has other fields in requests than in answers gets
 * a second one for requests, `<name>Input`. Findings about it point at the first.
 */
export function splitDirections(document: PlainDocument): PlainDocument {
	const { paths, components } = document.value;
	if (!isMarked({ paths: paths ?? null, components: components ?? null })) return document;
	return new DirectionSplitter(document).split();
}

class DirectionSplitter {
	private readonly document: PlainDocument;
	private readonly schemas: JsonObject;
	/** Names of the schemas that differ in requests → names of their second schemas. */
	private readonly inputs: ReadonlyMap<string, string>;

	constructor(document: PlainDocument) {
		this.document = document;
		const components = objectOr(document.value.components);
		this.schemas = objectOr(components.schemas);
		const taken = new Set(Object.keys(this.schemas));
		this.inputs = new Map(
			[...marking(this.schemas)].map((name) => {
				const input = firstFreeName(`${name}Input`, (other) => taken.has(other));
				taken.add(input);
				return [name, input];
			}),
		);
	}

	split(): PlainDocument {
		const { file, value, locate } = this.document;
		const components = objectOr(value.components);
		const originals = new Map([...this.inputs].map(([name, input]) => [input, ['components', 'schemas', name]]));
		return {
			file,
			value: {
				...value,
				...(isObject(value.paths) && { paths: mapValues(value.paths, (item) => this.pathItem(item)) }),
				components: {
					...components,
					...(isObject(components.requestBodies) && {
						requestBodies: mapValues(components.requestBodies, (body) => this.node(body, 'request')),
					}),
					...(isObject(components.responses) && {
						responses: mapValues(components.responses, (response) => this.node(response, 'answer')),
					}),
					schemas: {
						...mapValues(this.schemas, (schema) => this.node(schema, 'answer')),
						...Object.fromEntries([...this.inputs].map(([name, input]) => [input, this.node(this.schemas[name] ?? null, 'request')])),
					},
				},
			},
			locate: (path, part) => locate(originalPath(path, originals), part),
		};
	}

	private pathItem(item: Plain): Plain {
		if (!isObject(item)) return item;
		return mapValues(item, (operation) => {
			if (!isObject(operation)) return operation;
			const { requestBody, responses } = operation;
			return {
				...operation,
				...(requestBody !== undefined && { requestBody: this.node(requestBody, 'request') }),
				...(responses !== undefined && { responses: this.node(responses, 'answer') }),
			};
		});
	}

	/** `gone`: fields that a schema around this one has left out, and that this one may still require. */
	private node(value: Plain, direction: Direction, gone: ReadonlySet<string> = new Set()): Plain {
		if (Array.isArray(value)) return value.map((item) => this.node(item, direction, gone));
		if (!isObject(value)) return value;
		const left = new Set([...gone, ...this.fieldsLeftOut(value, direction)]);
		const split = Object.fromEntries(
			Object.entries(value).map(([key, child]): [string, Plain] => {
				if (DATA.has(key) || key.startsWith('x-')) return [key, child];
				if (key === '$ref' && typeof child === 'string') return [key, this.refIn(child, direction)];
				if (key === 'discriminator') return [key, this.discriminator(child, direction)];
				if (key === 'required' && Array.isArray(child)) return [key, child.filter((name) => !left.has(String(name)))];
				if (key === 'properties' && isObject(child)) return [key, this.properties(child, direction)];
				return [key, this.node(child, direction, key === 'allOf' ? left : undefined)];
			}),
		);
		return isEmptied(value.properties, split.properties) ? withoutFields(split) : split;
	}

	/** `writeDiscriminators` has written the mapping. */
	private discriminator(discriminator: Plain, direction: Direction): Plain {
		if (!isObject(discriminator) || !isObject(discriminator.mapping)) return discriminator;
		return { ...discriminator, mapping: mapValues(discriminator.mapping, (ref) => this.refIn(String(ref), direction)) };
	}

	private properties(properties: JsonObject, direction: Direction): JsonObject {
		const kept = Object.entries(properties).filter(([, property]) => !this.isLeftOut(property, direction));
		return Object.fromEntries(kept.map(([name, property]) => [name, this.node(property, direction)]));
	}

	private fieldsLeftOut(schema: JsonObject, direction: Direction, open: readonly Plain[] = []): string[] {
		if (open.includes(schema)) return [];
		const around = [...open, schema];
		const own = Object.entries(objectOr(schema.properties)).flatMap(([name, property]) =>
			this.isLeftOut(property, direction) ? [name] : [],
		);
		const parts = Array.isArray(schema.allOf) ? [...schema.allOf] : [];
		if (typeof schema.$ref === 'string') parts.push(followRef(this.document, schema.$ref)?.value ?? null);
		const inherited = parts.flatMap((part) => (isObject(part) ? this.fieldsLeftOut(part, direction, around) : []));
		return [...own, ...inherited];
	}

	/** A property may have the mark itself or through the schema that it refers to. */
	private isLeftOut(property: Plain, direction: Direction, open: readonly Plain[] = []): boolean {
		if (!isObject(property) || open.includes(property)) return false;
		if (property[LEFT_OUT[direction]] === true) return true;
		const target = typeof property.$ref === 'string' ? followRef(this.document, property.$ref) : null;
		return target !== null && this.isLeftOut(target.value, direction, [...open, property]);
	}

	private refIn(ref: string, direction: Direction): string {
		const input = direction === 'request' && ref.startsWith(SCHEMAS) ? this.inputs.get(ref.slice(SCHEMAS.length)) : undefined;
		return input === undefined ? ref : SCHEMAS + input;
	}
}

/** Names of the schemas that have a marked field, or reach one through others. */
function marking(schemas: JsonObject): ReadonlySet<string> {
	const marked = new Set(Object.keys(schemas).filter((name) => isMarked(schemas[name] ?? null)));
	const reaches = Object.entries(schemas).map(([name, schema]) => ({ name, refs: refsIn(schema) }));
	for (let size = -1; size < marked.size; ) {
		size = marked.size;
		for (const { name, refs } of reaches) if (refs.some((ref) => marked.has(ref))) marked.add(name);
	}
	return marked;
}

function isMarked(value: Plain): boolean {
	if (Array.isArray(value)) return value.some(isMarked);
	if (!isObject(value)) return false;
	return value.readOnly === true || value.writeOnly === true || Object.values(value).some(isMarked);
}

function refsIn(value: Plain): string[] {
	if (Array.isArray(value)) return value.flatMap(refsIn);
	if (!isObject(value)) return [];
	const own = typeof value.$ref === 'string' && value.$ref.startsWith(SCHEMAS) ? [value.$ref.slice(SCHEMAS.length)] : [];
	return [...own, ...Object.values(value).flatMap(refsIn)];
}

const isEmptied = (before: Plain | undefined, after: Plain | undefined): boolean =>
	Object.keys(objectOr(before)).length > 0 && Object.keys(objectOr(after)).length === 0;

/** As a part of `allOf`, an object without fields would forbid those of the other parts. */
function withoutFields({ type: _object, properties: _none, ...rest }: JsonObject): JsonObject {
	return rest;
}
