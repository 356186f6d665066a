import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { joinTypes, orNull } from '#codegen/expression/join-types.ts';
import type { ObjectType, ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from './api-model.ts';
import { knownFormat } from './formats.ts';

const UNKNOWN: ValueType = { kind: 'unknown' };

const LIMITS = [
	['minimum', 'exclusiveMinimum'],
	['maximum', 'exclusiveMaximum'],
] as const;

/** The limits of a number. OpenAPI 3.0 excludes the value of `minimum` by a flag beside it; later versions name the excluded value. */
export function limitsOf(schema: JsonObject): JsonObject {
	const limits: { [key: string]: Plain } = {};
	for (const [limit, excluding] of LIMITS) {
		const [value, excluded] = [schema[limit], schema[excluding]];
		if (typeof value === 'number') limits[excluded === true ? excluding : limit] = value;
		if (typeof excluded === 'number') limits[excluding] = excluded;
	}
	return limits;
}

export const isObject = (value: Plain | undefined): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only token sources and the draft key of the session may read a secret property. */
export const isSecret = (schema: Plain | undefined): boolean => isObject(schema) && schema['x-secret'] === true;

/** Feature of app.yaml that a property, parameter or operation belongs to. */
export const featureOf = (node: Plain | undefined): string | undefined =>
	isObject(node) && typeof node['x-feature'] === 'string' ? node['x-feature'] : undefined;

export function followRef(document: PlainDocument, ref: string): { value: Plain; path: TreePath } | null {
	if (!ref.startsWith('#/')) return null;
	const path = ref
		.slice(2)
		.split('/')
		.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
	let value: Plain = document.value;
	for (const step of path) {
		const next: Plain | undefined = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
		if (next === undefined) return null;
		value = next;
	}
	return { value, path };
}

/** The value, or what its reference leads to. */
export function resolveRef(document: PlainDocument, value: Plain | undefined, path: TreePath): { value: Plain; path: TreePath } | null {
	if (value === undefined) return null;
	if (isObject(value) && typeof value.$ref === 'string') return followRef(document, value.$ref);
	return { value, path };
}

/** Names that a schema requires, itself or in its `allOf` parts, which may require what another part describes. */
export function requiredIn(document: PlainDocument, schema: Plain, open: readonly Plain[] = []): string[] {
	if (!isObject(schema) || open.includes(schema)) return [];
	if (typeof schema.$ref === 'string') return requiredIn(document, followRef(document, schema.$ref)?.value ?? null, [...open, schema]);
	const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
	const own = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [];
	return [...own, ...parts.flatMap((part) => requiredIn(document, part, [...open, schema]))];
}

const PREFIX = '#/components/schemas/';

export interface Discriminator {
	property: string;
	/** For each form, the values of the property that mean it; none for a form without a name. */
	values: readonly (readonly string[])[];
}

/** Null if no property tells the forms apart. Without a mapping, the name of a schema is its value. */
export function discriminatorOf({ discriminator }: JsonObject, options: readonly Plain[]): Discriminator | null {
	if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return null;
	const mapping = Object.entries(isObject(discriminator.mapping) ? discriminator.mapping : {}).map(
		([value, target]) => [value, refOf(String(target))] as const,
	);
	const values = options.map((option) => {
		const ref = isObject(option) && typeof option.$ref === 'string' ? option.$ref : null;
		const mapped = mapping.flatMap(([value, target]) => (target === ref ? [value] : []));
		return mapped.length > 0 || !ref?.startsWith(PREFIX) ? mapped : [ref.slice(PREFIX.length)];
	});
	return { property: discriminator.propertyName, values };
}

/** A mapping names its target by a reference or by the name of a schema. */
const refOf = (target: string): string => (target.includes('/') ? target : PREFIX + target);

/** Turns the schemas of one API document into types. Fields are resolved lazily, so schemas may be recursive. */
export class SchemaTypes {
	private readonly document: PlainDocument;
	private readonly byRef = new Map<string, ValueType>();
	/** Stack of references being resolved, and the lowest stack index that was met again. */
	private readonly open: string[] = [];
	private outermost = Number.POSITIVE_INFINITY;

	constructor(document: PlainDocument) {
		this.document = document;
	}

	typeOf(schema: Plain | undefined, path: TreePath): ValueType {
		if (!isObject(schema)) return { kind: 'unknown' };
		if (typeof schema.$ref === 'string') return this.typeOfRef(schema.$ref);
		const union = (schema.anyOf ?? schema.oneOf) as Plain | undefined;
		if (Array.isArray(union)) return this.typeOfUnion(schema, union, [...path, schema.anyOf ? 'anyOf' : 'oneOf']);
		const { types, nullable } = readTypes(schema);
		const type = this.typeOfKind(schema, types, path);
		return nullable ? { ...type, nullable: true } : type;
	}

	private typeOfRef(ref: string): ValueType {
		const known = this.byRef.get(ref);
		if (known) return known;
		const target = followRef(this.document, ref);
		const around = this.open.indexOf(ref);
		if (around >= 0) this.outermost = Math.min(this.outermost, around);
		if (!target || around >= 0) return { kind: 'unknown' };
		const depth = this.open.push(ref) - 1;
		const type = this.typeOf(target.value, target.path);
		this.open.pop();
		const named: ValueType = type.kind === 'object' && !type.name ? { ...type, name: ref.split('/').pop() ?? ref } : type;
		// Types inside a circle depend on the entry point, so only types outside of it are cached.
		if (this.outermost > depth) this.byRef.set(ref, named);
		if (this.outermost >= depth) this.outermost = Number.POSITIVE_INFINITY;
		return named;
	}

	/** Objects keep their forms, of which a page has to ask for one before it reads a field that others lack. */
	private typeOfUnion(schema: JsonObject, options: readonly Plain[], path: TreePath): ValueType {
		const discriminator = discriminatorOf(schema, options);
		const shared = schema.properties || schema.allOf ? this.objectType(schema, path) : null;
		const forms = options.map((option, index) => {
			const form = this.typeOf(option, [...path, schema.anyOf ? 'anyOf' : 'oneOf', index]);
			if (form.kind !== 'object') return form;
			const values = discriminator?.values[index];
			const told = discriminator && values?.length ? toldBy(form, discriminator.property, values) : form;
			return shared ? withFields(shared, told) : told;
		});
		const type = forms.length > 0 ? forms.reduce(joinTypes) : UNKNOWN;
		return schema.nullable === true ? orNull(type) : type;
	}

	private typeOfKind(schema: JsonObject, types: readonly string[], path: TreePath): ValueType {
		if (types.length > 1) return { kind: 'unknown' };
		const type = types[0];
		if (type === 'object' || schema.properties || schema.allOf) return this.objectType(schema, path);
		if (type === 'array') return { kind: 'array', items: this.itemType(schema, path) };
		if (type === 'boolean' || type === 'null') return { kind: type };
		if (type === 'integer' || type === 'number') return numberType(schema, type === 'integer');
		if (type === 'string') return stringType(schema);
		return schema.const === undefined ? { kind: 'unknown' } : typeOfLiteral(schema.const);
	}

	/** An item may be any of those that `prefixItems` describes by their place. */
	private itemType(schema: JsonObject, path: TreePath): ValueType {
		const first = Array.isArray(schema.prefixItems) ? schema.prefixItems : [];
		const types = first.map((item, index) => this.typeOf(item, [...path, 'prefixItems', index]));
		if (types.length === 0 || schema.items !== false) types.push(this.typeOf(schema.items, [...path, 'items']));
		return types.reduce(joinTypes);
	}

	private objectType(schema: JsonObject, path: TreePath): ObjectType {
		let fields: ReadonlyMap<string, ValueField> | null = null;
		const patterns = Object.entries(isObject(schema.patternProperties) ? schema.patternProperties : {});
		const open = (schema.additionalProperties !== undefined && schema.additionalProperties !== false) || patterns.length > 0;
		const read = (): ReadonlyMap<string, ValueField> => {
			if (fields) return fields;
			// Set before `fieldsOf`, to end the recursion of a schema that has itself in `allOf`.
			fields = new Map();
			fields = this.fieldsOf(schema, path);
			return fields;
		};
		const name = typeof schema.title === 'string' ? schema.title : undefined;
		const entryTypes = (): ValueType[] => [
			...patterns.map(([pattern, entry]) => this.typeOf(entry, [...path, 'patternProperties', pattern])),
			...(isObject(schema.additionalProperties) ? [this.typeOf(schema.additionalProperties, [...path, 'additionalProperties'])] : []),
		];
		const hasEntries = patterns.length > 0 || isObject(schema.additionalProperties);
		let entries: ValueType | null = null;
		return {
			kind: 'object',
			fields: read,
			...(hasEntries && { entries: () => (entries ??= entryTypes().reduce(joinTypes)) }),
			at: this.document.locate(path, 'key'),
			open: open || (!schema.properties && !schema.allOf),
			...(name ? { name } : {}),
		};
	}

	/** Own properties override those of `allOf` parts. */
	private fieldsOf(schema: JsonObject, path: TreePath): ReadonlyMap<string, ValueField> {
		const fields = new Map<string, ValueField>();
		const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
		parts.forEach((part, index) => {
			const type = this.typeOf(part, [...path, 'allOf', index]);
			if (type.kind === 'object') for (const [name, field] of type.fields()) fields.set(name, field);
		});
		for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {}))
			fields.set(name, this.field(property, [...path, 'properties', name], false));
		for (const name of requiredIn(this.document, schema)) {
			const field = fields.get(name);
			if (field?.optional) fields.set(name, { ...field, optional: false });
		}
		return fields;
	}

	private field(schema: Plain, path: TreePath, required: boolean): ValueField {
		const feature = featureOf(schema);
		const description = isObject(schema) && typeof schema.description === 'string' ? schema.description : undefined;
		return {
			type: this.typeOf(schema, path),
			optional: !required,
			...(isSecret(schema) ? { secret: true } : {}),
			...(feature === undefined ? {} : { feature }),
			at: this.document.locate(path, 'key'),
			...(description ? { description } : {}),
		};
	}
}

/** A form whose discriminator has these values alone. */
const toldBy = (form: ObjectType, property: string, values: readonly string[]): ObjectType =>
	withLazyFields(form, (own) => own.set(property, { ...own.get(property), type: { kind: 'string', values }, optional: false }));

/** A form together with the fields that stand beside all forms. */
const withFields = (shared: ObjectType, form: ObjectType): ObjectType =>
	withLazyFields(form, (own) => {
		for (const [name, field] of shared.fields()) if (!own.has(name)) own.set(name, field);
	});

function withLazyFields(form: ObjectType, change: (fields: Map<string, ValueField>) => void): ObjectType {
	let fields: Map<string, ValueField> | null = null;
	return {
		...form,
		fields: () => {
			if (!fields) {
				fields = new Map(form.fields());
				change(fields);
			}
			return fields;
		},
	};
}

function readTypes(schema: JsonObject): { types: readonly string[]; nullable: boolean } {
	const all = Array.isArray(schema.type) ? schema.type.map(String) : typeof schema.type === 'string' ? [schema.type] : [];
	const types = all.length > 1 ? all.filter((type) => type !== 'null') : all;
	return { types, nullable: types.length < all.length || schema.nullable === true };
}

function numberType(schema: JsonObject, integer: boolean): ValueType {
	const values = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'number') : null;
	return { kind: 'number', integer, ...(values ? { values } : {}) };
}

function stringType(schema: JsonObject): ValueType {
	const values = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : null;
	// A misspelt format is noted at its place; its uses are checked as if it were right.
	const format = typeof schema.format === 'string' ? knownFormat(schema.format) : undefined;
	return {
		kind: 'string',
		...(format ? { format } : {}),
		...(schema['x-time'] === 'place' || schema['x-time'] === 'deadline' ? { time: schema['x-time'] } : {}),
		...(values ? { values } : typeof schema.const === 'string' ? { values: [schema.const] } : {}),
	};
}

export function typeOfLiteral(value: Plain): ValueType {
	if (value === null) return { kind: 'null' };
	if (typeof value === 'boolean') return { kind: 'boolean' };
	if (typeof value === 'number') return { kind: 'number', integer: Number.isInteger(value) };
	return typeof value === 'string' ? { kind: 'string' } : { kind: 'unknown' };
}

/** Reports every unresolved `$ref` below `value` and collects the resolved ones. */
export function collectRefs(document: PlainDocument, value: Plain, path: TreePath, seen: Set<string>, report: Report): void {
	const stack: Visited[] = [{ value, from: path }];
	const follow = (ref: string, holder: Visited): void => {
		const target = followRef(document, ref);
		if (!target) return reportDangling(document, ref, [...pathOf(holder), '$ref'], report);
		seen.add(ref);
		stack.push({ value: target.value, from: target.path });
	};
	for (let next = stack.pop(); next; next = stack.pop()) {
		if (typeof next.value !== 'object' || next.value === null) continue;
		for (const [step, child] of Object.entries(next.value)) {
			if (step !== '$ref' || typeof child !== 'string') stack.push({ value: child, from: next, step });
			else if (!seen.has(child)) follow(child, next);
		}
	}
}

/** A node with a link to its parent; the full path is computed only for findings. */
type Visited = { value: Plain } & ({ from: TreePath } | { from: Visited; step: string });

function pathOf(node: Visited): TreePath {
	if (!('step' in node)) return node.from;
	return [...pathOf(node.from), Array.isArray(node.from.value) ? Number(node.step) : node.step];
}

function reportDangling(document: PlainDocument, ref: string, path: TreePath, report: Report): void {
	const hint = ref.startsWith('#/') ? 'Check the name against `components`.' : 'Only references within the document are followed.';
	report({ code: 'dangling-ref', message: `\`${ref}\` leads to nothing in this document.`, hint, at: document.locate(path) });
}
