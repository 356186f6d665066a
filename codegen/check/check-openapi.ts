/** The outer form of an OpenAPI document: what stands where, so that a slip in it is told there and not where it is felt. */
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { isObject } from './schema-type.ts';

/** What a key holds: another form, a map or list of one, a list of anything, a single value, or whatever it likes. */
type Holds = { form: () => Form } | { mapOf: () => Form } | { listOf: () => Form } | 'list' | 'texts' | 'text' | 'flag' | 'map' | 'any';

interface Form {
	name: string;
	keys: Readonly<Record<string, Holds>>;
	required?: readonly string[];
}

const schema: Form = {
	name: 'a schema',
	keys: {
		...{
			$ref: 'text',
			type: 'any',
			enum: 'list',
			const: 'any',
			title: 'text',
			description: 'text',
			format: 'text',
			pattern: 'text',
			default: 'any',
			example: 'any',
			examples: 'any',
		},
		...{
			minimum: 'any',
			maximum: 'any',
			exclusiveMinimum: 'any',
			exclusiveMaximum: 'any',
			multipleOf: 'any',
			minLength: 'any',
			maxLength: 'any',
			minItems: 'any',
			maxItems: 'any',
		},
		...{
			minProperties: 'any',
			maxProperties: 'any',
			uniqueItems: 'flag',
			nullable: 'flag',
			readOnly: 'flag',
			writeOnly: 'flag',
			deprecated: 'flag',
			required: 'texts',
		},
		...{
			discriminator: 'map',
			externalDocs: 'map',
			xml: 'map',
			not: 'any',
			additionalProperties: 'any',
			if: 'any',
			else: 'any',
			contentMediaType: 'text',
			contentEncoding: 'text',
		},
		...{
			propertyNames: 'any',
			patternProperties: 'map',
			prefixItems: 'list',
			contains: 'any',
			dependentRequired: 'map',
			$defs: 'map',
			$comment: 'text',
			$id: 'text',
			$schema: 'text',
		},
		properties: { mapOf: () => schema },
		items: { form: () => schema },
		allOf: { listOf: () => schema },
		anyOf: { listOf: () => schema },
		oneOf: { listOf: () => schema },
	},
};

const media: Form = { name: 'a media type', keys: { schema: { form: () => schema }, example: 'any', examples: 'map', encoding: 'map' } };

const parameter: Form = {
	name: 'a parameter',
	required: ['name', 'in'],
	keys: {
		...{
			name: 'text',
			in: 'text',
			description: 'text',
			required: 'flag',
			deprecated: 'flag',
			allowEmptyValue: 'flag',
			style: 'text',
			explode: 'flag',
			allowReserved: 'flag',
			example: 'any',
			examples: 'any',
		},
		schema: { form: () => schema },
		content: { mapOf: () => media },
	},
};

const body: Form = { name: 'a request body', keys: { description: 'text', required: 'flag', content: { mapOf: () => media } } };

const response: Form = {
	name: 'a response',
	keys: { description: 'text', headers: 'map', links: 'map', summary: 'text', content: { mapOf: () => media } },
};

const operation: Form = {
	name: 'an operation',
	keys: {
		...{
			operationId: 'text',
			summary: 'text',
			description: 'text',
			deprecated: 'flag',
			tags: 'list',
			security: 'list',
			servers: 'list',
			callbacks: 'map',
			externalDocs: 'map',
		},
		parameters: { listOf: () => parameter },
		requestBody: { form: () => body },
		responses: { mapOf: () => response },
	},
};

const pathItem: Form = {
	name: 'a path',
	keys: {
		...{ $ref: 'text', summary: 'text', description: 'text', servers: 'list' },
		...Object.fromEntries(
			['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'].map((method) => [method, { form: () => operation } as Holds]),
		),
		parameters: { listOf: () => parameter },
	},
};

const components: Form = {
	name: 'components',
	keys: {
		schemas: { mapOf: () => schema },
		parameters: { mapOf: () => parameter },
		responses: { mapOf: () => response },
		requestBodies: { mapOf: () => body },
		...{ headers: 'map', securitySchemes: 'map', links: 'map', callbacks: 'map', examples: 'map', pathItems: 'map' },
	},
};

const root: Form = {
	name: 'an OpenAPI document',
	keys: {
		...{
			openapi: 'any',
			swagger: 'any',
			info: 'map',
			servers: 'list',
			security: 'list',
			tags: 'list',
			externalDocs: 'map',
			webhooks: 'map',
			jsonSchemaDialect: 'text',
		},
		paths: { mapOf: () => pathItem },
		components: { form: () => components },
	},
};

/** Reports keys that OpenAPI does not know and values of the wrong form. `x-` keys are free here. */
export function checkOpenapi(document: PlainDocument, report: Report): void {
	new OpenapiChecker(document, report).form(document.value, root, []);
}

class OpenapiChecker {
	private readonly document: PlainDocument;
	private readonly report: Report;

	constructor(document: PlainDocument, report: Report) {
		this.document = document;
		this.report = report;
	}

	form(value: Plain, form: Form, path: TreePath): void {
		if (!isObject(value)) return this.wrongType(path, `${form.name} is needed`);
		if (typeof value.$ref === 'string') return;
		for (const [key, child] of Object.entries(value)) {
			if (key.startsWith('x-') || key === 'then') continue;
			const holds = Object.hasOwn(form.keys, key) ? form.keys[key] : undefined;
			if (holds) this.value(child, holds, [...path, key]);
			else this.unknownKey(key, form, path);
		}
		for (const key of form.required ?? []) {
			if (value[key] === undefined)
				this.report({ code: 'missing-key', message: `${capital(form.name)} needs the key \`${key}\`.`, at: this.document.locate(path) });
		}
	}

	private value(value: Plain, holds: Holds, path: TreePath): void {
		if (holds === 'any') return;
		if (holds === 'text' || holds === 'flag') this.single(value, holds, path);
		else if (holds === 'list' || holds === 'texts' || (typeof holds === 'object' && 'listOf' in holds)) this.list(value, holds, path);
		else if (typeof holds === 'object' && 'form' in holds) this.one(value, holds.form(), path);
		else this.map(value, holds, path);
	}

	private single(value: Plain, holds: 'text' | 'flag', path: TreePath): void {
		if (typeof value !== (holds === 'text' ? 'string' : 'boolean'))
			this.wrongType(path, holds === 'text' ? 'text is needed' : 'true or false is needed');
	}

	private list(value: Plain, holds: 'list' | 'texts' | { listOf: () => Form }, path: TreePath): void {
		if (!Array.isArray(value)) {
			this.wrongType(path, 'a list is needed');
			return;
		}
		for (const [index, item] of value.entries()) {
			if (holds === 'texts') this.single(item, 'text', [...path, index]);
			else if (holds !== 'list') this.form(item, holds.listOf(), [...path, index]);
		}
	}

	/** `items: true` and the like: a schema may be a plain yes or no. */
	private one(value: Plain, form: Form, path: TreePath): void {
		if (typeof value !== 'boolean' || form !== schema) this.form(value, form, path);
	}

	private map(value: Plain, holds: 'map' | { mapOf: () => Form }, path: TreePath): void {
		if (!isObject(value)) {
			this.wrongType(path, 'a map is needed');
			return;
		}
		if (holds === 'map') return;
		for (const [key, child] of Object.entries(value)) if (!key.startsWith('x-')) this.form(child, holds.mapOf(), [...path, key]);
	}

	private unknownKey(key: string, form: Form, path: TreePath): void {
		const near = closest(key, Object.keys(form.keys));
		const hint = near ? `Did you mean \`${near}\`?` : 'Keys of your own begin with `x-`.';
		this.report({
			code: 'unknown-key',
			message: `\`${key}\` is not a key of ${form.name} in OpenAPI.`,
			hint,
			at: this.document.locate([...path, key], 'key'),
		});
	}

	private wrongType(path: TreePath, needed: string): void {
		this.report({ code: 'wrong-type', message: `Here ${needed}.`, at: this.document.locate(path, 'key') });
	}
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
