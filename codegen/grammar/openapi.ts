/** Value of a key: a form, a map or list of forms, a list of anything, an enum, a scalar, or anything. */
export type KeyValue =
	| { form: () => Form }
	| { mapOf: () => Form }
	| { listOf: () => Form }
	| { oneOf: readonly string[] }
	| 'list'
	| 'texts'
	| 'text'
	| 'flag'
	| 'number'
	| 'map'
	| 'any';

export interface Form {
	name: string;
	keys: Readonly<Record<string, KeyValue>>;
	required?: readonly string[];
	/** Required keys that another check reports. */
	needed?: readonly string[];
	docs?: Readonly<Record<string, string>>;
	/** Rejects all other keys, including `x-` keys: the form is ours. */
	closed?: boolean;
}

export const openapiSchema: Form = {
	name: 'a schema',
	docs: {
		'x-secret': 'No page may show the field, send it or decide by it; only the token sources of app.yaml may hand it on.',
		'x-message': 'What a form says when a value does not fit.',
	},
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
			minimum: 'number',
			maximum: 'number',
			exclusiveMinimum: 'any',
			exclusiveMaximum: 'any',
			multipleOf: 'number',
			minLength: 'number',
			maxLength: 'number',
			minItems: 'number',
			maxItems: 'number',
		},
		...{
			minProperties: 'number',
			maxProperties: 'number',
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
			then: 'any',
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
		'x-secret': 'flag',
		'x-message': 'text',
		properties: { mapOf: () => openapiSchema },
		items: { form: () => openapiSchema },
		allOf: { listOf: () => openapiSchema },
		anyOf: { listOf: () => openapiSchema },
		oneOf: { listOf: () => openapiSchema },
	},
};

const media: Form = {
	name: 'a media type',
	keys: { schema: { form: () => openapiSchema }, example: 'any', examples: 'map', encoding: 'map' },
};

const parameter: Form = {
	name: 'a parameter',
	required: ['name', 'in'],
	keys: {
		...{
			name: 'text',
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
		in: { oneOf: ['path', 'query', 'header', 'cookie'] },
		schema: { form: () => openapiSchema },
		content: { mapOf: () => media },
	},
};

const body: Form = { name: 'a request body', keys: { description: 'text', required: 'flag', content: { mapOf: () => media } } };

const response: Form = {
	name: 'a response',
	keys: { description: 'text', headers: 'map', links: 'map', summary: 'text', content: { mapOf: () => media } },
};

export const operation: Form = {
	name: 'an operation',
	needed: ['operationId', 'responses', 'x-mock'],
	docs: {
		operationId: 'Its name; manifests call it `<api>.<operationId>`.',
		'x-body': '`query`: the fields of the body travel in the query string.',
		'x-overlay': 'Covers the app while the call is under way.',
		'x-invalidates': 'Operations whose answers a success makes stale.',
		'x-timeout': 'Milliseconds until the call is given up; as the document says by default.',
		'x-mock': 'How the mock answers.',
	},
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
		'x-body': { oneOf: ['query'] },
		'x-overlay': 'flag',
		'x-invalidates': 'texts',
		'x-timeout': 'number',
		'x-mock': 'map',
		requestBody: { form: () => body },
		responses: { mapOf: () => response },
	},
};

const pathItem: Form = {
	name: 'a path',
	keys: {
		...{ $ref: 'text', summary: 'text', description: 'text', servers: 'list' },
		...Object.fromEntries(
			['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'].map((method) => [
				method,
				{ form: () => operation } as KeyValue,
			]),
		),
		parameters: { listOf: () => parameter },
	},
};

const components: Form = {
	name: 'components',
	keys: {
		schemas: { mapOf: () => openapiSchema },
		parameters: { mapOf: () => parameter },
		responses: { mapOf: () => response },
		requestBodies: { mapOf: () => body },
		...{ headers: 'map', securitySchemes: 'map', links: 'map', callbacks: 'map', examples: 'map', pathItems: 'map' },
	},
};

const TEXTS: KeyValue = 'texts';

export const envelope: Form = {
	name: 'x-envelope',
	closed: true,
	keys: { code: TEXTS, message: TEXTS, data: 'text', success: 'list', fields: 'any', httpErrors: 'flag' },
	docs: {
		code: 'Fields that hold the code, the first one present.',
		message: 'Fields that hold the message.',
		data: 'Field that holds what the responses describe.',
		success: 'Codes that mean success.',
		httpErrors:
			'Whether the mock tells by the HTTP status, too, what is refused before an operation runs: no sign-in, an input that breaks the contract.',
		fields: 'Where a failure names the wrong fields of a form: a path to a map, or `{ at, name, message }` of a list.',
	},
};

export const auth: Form = {
	name: 'x-auth',
	closed: true,
	keys: { token: 'text', headers: 'texts', dropLast: 'number', prefix: 'text', rotate: 'text', refusal: 'text' },
	docs: {
		token: "Which of the app's tokens is sent; that of the API's own name by default.",
		headers: 'Headers that carry it.',
		dropLast: 'Characters at the end of the stored token that are not sent.',
		prefix: 'What stands before it, `Bearer ` for example.',
		rotate: 'Answer header that, when `true`, says that the answer carries a new token.',
		refusal: 'What the mock says to an unknown token.',
	},
};

export const paging: Form = {
	name: 'x-paging',
	closed: true,
	keys: { page: 'text', size: 'text', list: 'text', total: 'text', defaultSize: 'number' },
	docs: {
		page: 'Parameter with the number of the page.',
		size: 'Parameter with the rows of a page.',
		list: 'Field of the answer with the rows.',
		total: 'Field of the answer with the number of all rows.',
		defaultSize: 'Rows a page where nobody says; 20 by default.',
	},
};

export const openapi: Form = {
	name: 'an OpenAPI document',
	needed: ['openapi', 'paths'],
	docs: {
		'x-envelope': 'How answers are wrapped; responses describe the data inside.',
		'x-auth': 'Which token is sent, and how.',
		'x-paging': 'How a page of rows is asked for and answered.',
		'x-timeout': 'Milliseconds until a call is given up; 10000 by default.',
		'x-matching': 'How the mock matches paths: `loose` ignores case and takes anything after the end.',
	},
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
		'x-envelope': { form: () => envelope },
		'x-auth': { form: () => auth },
		'x-paging': { form: () => paging },
		'x-timeout': 'number',
		'x-matching': { oneOf: ['exact', 'loose'] },
		paths: { mapOf: () => pathItem },
		components: { form: () => components },
	},
};
