import type { AppModel } from '#codegen/check/check-app.ts';
import { mock } from '#codegen/grammar/mock.ts';
import { type Form, type KeyValue, openapi, openapiSchema, TYPES } from '#codegen/grammar/openapi.ts';
import { ManifestSchema } from './manifest-schema.ts';
import { printSchema, type Schema } from './schema.ts';

export function apiSchema({ names, mock: { seed, expand, handlers } }: AppModel): string {
	const resources = Object.keys(seed).sort();
	const manifest = new ManifestSchema(names, {
		// TypeScript may create more resources, and a handler may be written after it is named, so these names are only suggestions.
		offered: new Map([['mock-handler', [...new Set(handlers.values())].sort()], ...(expand ? [['resource', resources] as const] : [])]),
		closed: new Map([['resource', resources]]),
	});
	const operations = [...names.operations.values()];
	const ids = [...new Set([...operations.map(({ id }) => id), ...operations.map(({ name }) => name)])].sort();
	const emitter = new FormSchema(manifest, ids);
	const root = emitter.form(openapi);
	return printSchema({ title: 'Api', description: 'An OpenAPI 3.1 document of the app.', ...root }, manifest.definitions.all());
}

const SINGLE: Readonly<Record<string, Schema>> = {
	list: { type: 'array' },
	texts: { type: 'array', items: { type: 'string' } },
	text: { type: 'string' },
	flag: { type: 'boolean' },
	number: { type: 'number' },
	count: { type: 'integer', minimum: 0 },
	map: { type: 'object' },
	any: {},
};

/** YAML reads `openapi: 3.1` as a number. */
const VERSION: Schema = {
	anyOf: [
		{ type: 'string', pattern: '^3\\.' },
		{ type: 'number', minimum: 3, exclusiveMaximum: 4 },
	],
};

const TYPE: Schema = { anyOf: [{ enum: TYPES }, { type: 'array', items: { enum: TYPES } }] };

class FormSchema {
	private readonly manifest: ManifestSchema;
	private readonly operations: readonly string[];

	constructor(manifest: ManifestSchema, operations: readonly string[]) {
		this.manifest = manifest;
		this.operations = operations;
	}

	form(form: Form): Schema {
		const properties = Object.fromEntries(Object.entries(form.keys).map(([key, holds]) => [key, this.described(form, key, holds)]));
		const required = [...(form.required ?? []), ...(form.needed ?? [])];
		const own: Schema = {
			properties,
			...(form.closed ? {} : { patternProperties: { '^x-': {} } }),
			additionalProperties: false,
			...(required.length > 0 ? { required } : {}),
		};
		if (form.closed) return { type: 'object', ...own };
		// Targets of `$ref` are checked where they are defined.
		return { type: 'object', if: { properties: { $ref: { type: 'string' } }, required: ['$ref'] }, else: own };
	}

	private described(form: Form, key: string, holds: KeyValue): Schema {
		const doc = form.docs?.[key];
		const schema = this.own(key) ?? this.holds(holds);
		if (!doc) return schema;
		return '$ref' in schema ? { description: doc, allOf: [schema] } : { description: doc, ...schema };
	}

	/** Keys with stricter schemas than their general form. */
	private own(key: string): Schema | null {
		if (key === 'openapi') return VERSION;
		if (key === 'type') return TYPE;
		if (key === 'x-mock') return this.manifest.definitions.define(mock.name, () => this.manifest.union(mock));
		if (key === 'x-invalidates' && this.operations.length > 0) return { type: 'array', items: { enum: this.operations } };
		return null;
	}

	private holds(holds: KeyValue): Schema {
		if (typeof holds === 'string') return SINGLE[holds] ?? {};
		if ('oneOf' in holds) return { enum: holds.oneOf };
		if ('form' in holds) return this.one(holds.form());
		if ('listOf' in holds) return { type: 'array', items: this.define(holds.listOf()) };
		return { type: 'object', patternProperties: { '^x-': {} }, additionalProperties: this.define(holds.mapOf()) };
	}

	/** A schema may be a boolean. */
	private one(form: Form): Schema {
		const schema = this.define(form);
		return form === openapiSchema ? { anyOf: [{ type: 'boolean' }, schema] } : schema;
	}

	private define(form: Form): Schema {
		const name = form.name.replace(/^an? /, '').replaceAll(/ (\w)/g, (_match, letter: string) => letter.toUpperCase());
		return this.manifest.definitions.define(name, () => this.form(form));
	}
}
