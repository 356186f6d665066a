/** Checks the structure of an OpenAPI document, so that mistakes are reported at their source and not where they take effect. */
import type { Change, Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { type Form, type KeyValue, openapi, openapiParameter, openapiSchema, TYPES } from '#codegen/grammar/openapi.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from './api-model.ts';
import { checkSchema } from './check-schema.ts';
import { meantFormat } from './formats.ts';
import { objectOr } from './json-object.ts';
import { isObject } from './schema-type.ts';
import { checkTypedSchema } from './typed-text.ts';

export function checkOpenapi(document: PlainDocument, report: Report): void {
	const checker = new OpenapiChecker(document, report);
	checker.form(document.value, openapi, []);
	checker.reportLongIntegers();
}

/** Keys besides `properties` that may describe fields. */
const COMPOSED = ['allOf', 'anyOf', 'oneOf', '$ref'];

const LIMITS = [
	{ least: 'minimum', most: 'maximum' },
	{ least: 'minimum', most: 'exclusiveMaximum', apart: true },
	{ least: 'exclusiveMinimum', most: 'maximum', apart: true },
	{ least: 'exclusiveMinimum', most: 'exclusiveMaximum', apart: true },
	{ least: 'minLength', most: 'maxLength' },
	{ least: 'minItems', most: 'maxItems' },
	{ least: 'minProperties', most: 'maxProperties' },
];

/** Names that something else is meant by → why. */
const RESERVED: ReadonlyMap<string, string> = new Map([
	['__proto__', 'objects of JavaScript have another meaning for it, so a value of this name would be lost'],
	['$ref', 'tools take what it holds for a reference'],
]);

const SINGLE = {
	text: { type: 'string', needed: 'text' },
	flag: { type: 'boolean', needed: 'true or false' },
	number: { type: 'number', needed: 'a number' },
	count: { type: 'number', needed: 'a number' },
};

class OpenapiChecker {
	readonly document: PlainDocument;
	readonly report: Report;
	/** Places of `format: int64` whose values JavaScript may not keep. */
	private readonly longIntegers: TreePath[] = [];

	constructor(document: PlainDocument, report: Report) {
		this.document = document;
		this.report = report;
	}

	form(value: Plain, form: Form, path: TreePath): void {
		if (!isObject(value)) return this.wrongType(value, path, `${form.name} is needed`);
		if (typeof value.$ref === 'string') return;
		if (form === openapiSchema) this.schema(value, path);
		for (const [key, child] of Object.entries(value)) {
			const holds = Object.hasOwn(form.keys, key) ? form.keys[key] : undefined;
			if (holds) this.value(child, holds, [...path, key]);
			else if (form.closed || !key.startsWith('x-') || closest(key, ownKeysOf(form))) this.unknownKey(key, form, path);
		}
		if (form === openapiParameter) this.parameter(value, path);
		if (value.operationId === '__proto__') this.reservedName('__proto__', [...path, 'operationId']);
		for (const key of form.required ?? []) {
			if (value[key] === undefined)
				this.report({ code: 'missing-key', message: `${capital(form.name)} needs the key \`${key}\`.`, at: this.document.locate(path) });
		}
	}

	private type(value: Plain | undefined, path: TreePath): void {
		if (Array.isArray(value)) for (const [index, one] of value.entries()) this.oneType(one, [...path, index]);
		else if (value !== undefined) this.oneType(value, path);
	}

	private oneType(value: Plain, path: TreePath): void {
		if (value !== null) return this.enumValue(value, TYPES, path);
		const message = 'Here the name of a type is needed; an empty value and `null` without quotes are none.';
		const hint = `Write one of: ${TYPES.filter((type) => type !== 'null').join(', ')}, and \`'null'\` with quotes.`;
		this.report({ code: 'wrong-type', message, hint, at: this.document.locate(path, 'key') });
	}

	/** One note for a document: those of some languages have the format at each of their numbers. */
	reportLongIntegers(): void {
		const [first, ...others] = this.longIntegers;
		if (!first) return;
		const message = `A browser keeps whole numbers up to ${Number.MAX_SAFE_INTEGER}, so digits of longer ones${others.length > 0 ? `, here and at ${others.length} other places,` : ''} would be lost.`;
		const hint = 'Have the server send them as text (`type: string`), or say `maximum: 9007199254740991` if they stay below.';
		this.report({ code: 'long-integer', severity: 'note', message, hint, at: this.document.locate([...first, 'format']) });
	}

	/** JSON Schema allows any format. One that differs from a known format by a letter may be a typo, or a word of the document's own. */
	private format(value: Plain | undefined, path: TreePath): void {
		const near = typeof value === 'string' ? meantFormat(value) : null;
		if (near !== null)
			this.report({
				code: 'unknown-format',
				severity: 'note',
				message: `No format is called \`${String(value)}\`, so the text is not checked.`,
				hint: `Did you mean \`${near}\`?`,
				at: this.document.locate(path),
			});
	}

	/** Forms compile the pattern at runtime to validate input. */
	private pattern(value: Plain | undefined, path: TreePath): void {
		if (typeof value !== 'string') return;
		try {
			new RegExp(value, 'u');
		} catch (error) {
			const message = `This is no regular expression: ${String((error as Error).message).replace(/^.*: /, '')}.`;
			this.report({ code: 'wrong-format', message, at: this.document.locate(path) });
		}
	}

	private limits(schema: { readonly [key: string]: Plain }, path: TreePath): void {
		for (const { least, most, apart = false } of LIMITS) {
			const [low, high] = [schema[least], schema[most]];
			if (typeof low !== 'number' || typeof high !== 'number' || low < high || (low === high && !apart)) continue;
			this.report({
				code: 'empty-range',
				message: `\`${least}\` ${low} is ${low > high ? 'above' : 'equal to'} \`${most}\` ${high}, so no value lies between them.`,
				hint: 'Lower the first, or raise the second.',
				at: this.document.locate([...path, least]),
				related: [{ at: this.document.locate([...path, most]), message: 'The largest value is here.' }],
			});
		}
	}

	/** Reports an `enum` without values, and `enum: [1, 2]` with `type: string`: the values need quotes. */
	private listed({ type, enum: values }: { readonly [key: string]: Plain }, path: TreePath): void {
		if (!Array.isArray(values)) return;
		if (values.length === 0) return this.emptyEnum(path);
		if (type !== 'string') return;
		const places = values.flatMap((value, index) => (isNumberOrBoolean(value) ? this.document.locate([...path, 'enum', index]) : []));
		const [at] = places;
		if (!at) return;
		const message = `\`${String(values.find(isNumberOrBoolean))}\` is no text, which \`type: string\` asks for.`;
		const fix: Change[] = places.map((place) => ({ kind: 'quote', at: place }));
		this.report({ code: 'wrong-type', message, hint: 'Put quotes around it.', fix, at });
	}

	/** Reports a value that an `enum` lists twice, and a `default` that it does not list. */
	private choices({ enum: values, default: given, type }: { readonly [key: string]: Plain }, path: TreePath): void {
		if (!Array.isArray(values) || values.length === 0) return;
		const twice = values.findIndex((value, index) => values.indexOf(value) < index);
		if (twice >= 0) {
			const message = `This \`enum\` lists \`${String(values[twice])}\` twice, so choices made of it show it twice.`;
			const at = this.document.locate([...path, 'enum', twice]);
			this.report({ code: 'wrong-format', message, hint: 'Take one of the two out.', fix: [{ kind: 'remove', at }], at });
		}
		if (given === undefined || given === null || type === 'array') return;
		this.enumValue(given, values.map(String), [...path, 'default']);
	}

	private emptyEnum(path: TreePath): void {
		const at = this.document.locate([...path, 'enum']);
		this.report({
			code: 'empty-list',
			message: 'This `enum` has no values, so nothing is valid here.',
			hint: 'List the values, or delete the key.',
			at,
		});
	}

	/** Required fields must be described. A part of `allOf` may require fields described in another part. */
	private required({ required, properties, ...rest }: { readonly [key: string]: Plain }, path: TreePath): void {
		if (!Array.isArray(required) || !isObject(properties) || path.includes('allOf') || COMPOSED.some((key) => key in rest)) return;
		const names = Object.keys(properties);
		for (const [index, name] of required.entries()) {
			if (typeof name !== 'string' || names.includes(name)) continue;
			this.report({
				code: 'dangling-required',
				message: `\`${name}\` is required here, but none of the properties is called so.`,
				...suggestName({
					name,
					at: this.document.locate([...path, 'required', index]),
					candidates: names.filter((other) => !required.includes(other)),
					otherwise: 'Describe it under `properties`, or take it out of the list.',
				}),
			});
		}
	}

	private value(value: Plain, holds: KeyValue, path: TreePath): void {
		if (holds === 'any') return;
		if (typeof holds === 'object' && 'oneOf' in holds) this.enumValue(value, holds.oneOf, path);
		else if (holds === 'text' || holds === 'flag' || holds === 'number' || holds === 'count') this.single(value, holds, path);
		else if (holds === 'list' || holds === 'texts' || (typeof holds === 'object' && 'listOf' in holds)) this.list(value, holds, path);
		else if (typeof holds === 'object' && 'form' in holds) this.nestedForm(value, holds.form(), path);
		else this.map(value, holds, path);
	}

	private single(value: Plain, holds: keyof typeof SINGLE, path: TreePath): void {
		const { type, needed } = SINGLE[holds];
		if (typeof value !== type) this.wrongType(value, path, `${needed} is needed`, type === 'string' && isNumberOrBoolean(value));
		else if (holds === 'count' && (!Number.isInteger(value) || Number(value) < 0))
			this.report({ code: 'wrong-format', message: 'Here a whole number from 0 is needed.', at: this.document.locate(path) });
	}

	private enumValue(value: Plain, words: readonly string[], path: TreePath): void {
		if (words.includes(String(value))) return;
		const name = String(value);
		const unknown = { name, at: this.document.locate(path), candidates: words, otherwise: `It is one of: ${words.join(', ')}.` };
		this.report({ code: 'unknown-enum-value', message: `\`${name}\` is not known here.`, ...suggestName(unknown) });
	}

	private list(value: Plain, holds: 'list' | 'texts' | { listOf: () => Form }, path: TreePath): void {
		if (!Array.isArray(value)) {
			this.wrongType(value, path, 'a list is needed');
			return;
		}
		for (const [index, item] of value.entries()) {
			if (holds === 'texts') this.single(item, 'text', [...path, index]);
			else if (holds !== 'list') this.form(item, holds.listOf(), [...path, index]);
		}
	}

	/** A schema may be a boolean, as in `items: true`. */
	private nestedForm(value: Plain, form: Form, path: TreePath): void {
		if (typeof value !== 'boolean' || form !== openapiSchema) this.form(value, form, path);
	}

	private map(value: Plain, holds: 'map' | { mapOf: () => Form }, path: TreePath): void {
		if (!isObject(value)) {
			this.wrongType(value, path, 'a map is needed');
			return;
		}
		for (const name of RESERVED.keys()) if (Object.hasOwn(value, name)) this.reservedName(name, [...path, name], 'key');
		if (holds === 'map') return;
		const form = holds.mapOf();
		// A property or schema may be called `x-…`; elsewhere such keys are free.
		for (const [key, child] of Object.entries(value))
			if (form === openapiSchema || !key.startsWith('x-')) this.form(child, form, [...path, key]);
	}

	private schema(value: JsonObject, path: TreePath): void {
		this.type(value.type, [...path, 'type']);
		this.listed(value, path);
		this.choices(value, path);
		this.required(value, path);
		this.format(value.format, [...path, 'format']);
		this.pattern(value.pattern, [...path, 'pattern']);
		for (const name of Object.keys(objectOr(value.patternProperties))) this.pattern(name, [...path, 'patternProperties', name]);
		this.limits(value, path);
		if (isLongInteger(value)) this.longIntegers.push(path);
		checkTypedSchema(value, path, this);
		checkSchema(value, { document: this.document, path, report: this.report });
	}

	private parameter({ name, in: place, required }: { readonly [key: string]: Plain }, path: TreePath): void {
		if (name === '__proto__') this.reservedName('__proto__', [...path, 'name']);
		if (place !== 'path' || required === true) return;
		const message = `The path parameter \`${String(name)}\` is not required, but without it there is no path.`;
		const at = this.document.locate(path);
		this.report({ code: 'optional-path-parameter', message, hint: 'Add `required: true`.', at });
	}

	private reservedName(name: string, path: TreePath, part?: 'key'): void {
		const message = `\`${name}\` is no name here: ${RESERVED.get(name)}.`;
		this.report({ code: 'reserved-name', message, hint: 'Give it another name.', at: this.document.locate(path, part) });
	}

	private unknownKey(key: string, form: Form, path: TreePath): void {
		const free = form.closed ? `Its keys are: ${Object.keys(form.keys).join(', ')}.` : 'Keys of your own begin with `x-`.';
		this.report({
			code: 'unknown-key',
			message: form.closed ? `\`${key}\` is not a key of \`${form.name}\`.` : `\`${key}\` is not a key of ${form.name} in OpenAPI.`,
			...suggestName({ name: key, at: this.document.locate([...path, key], 'key'), candidates: Object.keys(form.keys), otherwise: free }),
		});
	}

	private wrongType(value: Plain, path: TreePath, needed: string, needsQuotes = false): void {
		const message = `Here ${needed}${value === null ? ', but nothing follows the key' : ''}.`;
		const fix: Change[] = needsQuotes ? [{ kind: 'quote', at: this.document.locate(path) }] : [];
		this.report({ code: 'wrong-type', message, fix, at: this.document.locate(path, 'key') });
	}
}

const isLongInteger = ({ format, type, maximum }: { readonly [key: string]: Plain }): boolean =>
	format === 'int64' && type !== 'string' && !(typeof maximum === 'number' && maximum <= Number.MAX_SAFE_INTEGER);

/** Our `x-` keys. Keys similar to one of them are typos; other `x-` keys are valid. */
const ownKeysOf = ({ keys }: Form): string[] => Object.keys(keys).filter((key) => key.startsWith('x-'));

const isNumberOrBoolean = (value: Plain): boolean => typeof value === 'number' || typeof value === 'boolean';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
