import type { LetterCase, TypedKind } from '#src/lib/typed-text.ts';

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
	/** A whole number from 0. */
	| 'count'
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

/** Kinds of typed text (`src/lib/typed-text.ts`), in `x-as` of a schema and `as` of a manifest. */
export const TYPED_KINDS = ['code', 'phone', 'account', 'digits'] as const satisfies readonly TypedKind[];
export const LETTER_CASES = ['upper', 'lower', 'keep'] as const satisfies readonly LetterCase[];

/** Values of `type` in a schema, which may have a list of them. */
export const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

export const openapiSchema: Form = {
	name: 'a schema',
	docs: {
		'x-secret': 'Secret field: pages may not show, send or test it; only token sources and `draftKey` of app.yaml may read it.',
		'x-message': 'Error message of a form if the value is invalid.',
		'x-as':
			'A text that people type from paper or a message: `code`, `phone`, `account` or `digits`. Forms and the mock server compare it without spaces, dashes, closing marks and full-width characters, in one case; the mock normalises it before the operation runs.',
		'x-case': 'Case in which a text with `x-as` is compared: upper case for codes, lower case for account names by default.',
		'x-feature':
			'Feature of app.yaml without which the back end does not send the field; expressions that read it ask for the feature first.',
		'x-time':
			'Whose clock shows a `date-time`. place: that of `site.timeZone`, as for a lesson in a room. deadline: that of the reader, who has to be done before. Where the two differ, both name theirs. Without the key, a time is a moment in the zone of the reader.',
	},
	keys: {
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
		minimum: 'number',
		maximum: 'number',
		exclusiveMinimum: 'any',
		exclusiveMaximum: 'any',
		multipleOf: 'number',
		minLength: 'count',
		maxLength: 'count',
		minItems: 'count',
		maxItems: 'count',
		minProperties: 'count',
		maxProperties: 'count',
		uniqueItems: 'flag',
		nullable: 'flag',
		readOnly: 'flag',
		writeOnly: 'flag',
		deprecated: 'flag',
		required: 'texts',
		discriminator: 'map',
		externalDocs: 'map',
		xml: 'map',
		not: 'any',
		if: 'any',
		then: 'any',
		else: 'any',
		contentMediaType: 'text',
		contentEncoding: 'text',
		contentSchema: { form: () => openapiSchema },
		propertyNames: 'any',
		patternProperties: 'map',
		prefixItems: 'list',
		contains: 'any',
		dependentRequired: 'map',
		$defs: 'map',
		$comment: 'text',
		$id: 'text',
		$schema: 'text',
		'x-secret': 'flag',
		'x-message': 'text',
		'x-as': { oneOf: TYPED_KINDS },
		'x-case': { oneOf: LETTER_CASES },
		'x-feature': 'text',
		'x-time': { oneOf: ['place', 'deadline'] },
		properties: { mapOf: () => openapiSchema },
		items: { form: () => openapiSchema },
		additionalProperties: { form: () => openapiSchema },
		allOf: { listOf: () => openapiSchema },
		anyOf: { listOf: () => openapiSchema },
		oneOf: { listOf: () => openapiSchema },
	},
};

const media: Form = {
	name: 'a media type',
	docs: {
		itemSchema:
			'Of a stream, the schema of a row: a line of JSON, or an event, whose `data` pages read. Without it, that of the items of `schema`.',
	},
	keys: {
		schema: { form: () => openapiSchema },
		itemSchema: { form: () => openapiSchema },
		example: 'any',
		examples: 'map',
		encoding: 'map',
	},
};

export const openapiParameter: Form = {
	name: 'a parameter',
	required: ['name', 'in'],
	docs: {
		'x-feature': 'Feature of app.yaml without which the back end does not know the parameter; pages give it only while the feature is on.',
	},
	keys: {
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
		in: { oneOf: ['path', 'query', 'header', 'cookie'] },
		'x-feature': 'text',
		schema: { form: () => openapiSchema },
		content: { mapOf: () => media },
	},
};

const body: Form = { name: 'a request body', keys: { description: 'text', required: 'flag', content: { mapOf: () => media } } };

const header: Form = {
	name: 'a header',
	docs: {
		'x-field':
			'Makes the header a field of the answer, under this name: beside the fields of an object, or beside a list, which is then in the field that `x-paging` calls `list`. Of a `Link`, the field is the parameter of the next page (`cursor` of `x-paging`) in the address with `rel="next"`.',
	},
	keys: {
		description: 'text',
		required: 'flag',
		deprecated: 'flag',
		style: 'text',
		explode: 'flag',
		example: 'any',
		examples: 'any',
		schema: { form: () => openapiSchema },
		content: { mapOf: () => media },
		'x-field': 'text',
	},
};

const response: Form = {
	name: 'a response',
	keys: { description: 'text', headers: { mapOf: () => header }, links: 'map', summary: 'text', content: { mapOf: () => media } },
};

export const operation: Form = {
	name: 'an operation',
	needed: ['operationId', 'responses', 'x-mock'],
	docs: {
		operationId: 'Name of the operation; manifests refer to it as `<api>.<operationId>`.',
		'x-body': '`query` sends the fields of the body in the query string.',
		'x-overlay': 'Shows the blocking overlay while the call is in flight.',
		'x-invalidates': 'Operations whose cached responses become stale when this one succeeds.',
		'x-timeout': 'Timeout of the call in milliseconds; that of the document by default.',
		'x-idempotency':
			'Request header that carries the key of an attempt, or `false` if the operation takes no key; as the document says by default. Only for writes.',
		'x-mock': 'Response of the mock server.',
		'x-feature': 'Feature of app.yaml without which the back end does not offer the operation; pages call it only while the feature is on.',
	},
	keys: {
		operationId: 'text',
		summary: 'text',
		description: 'text',
		deprecated: 'flag',
		tags: 'list',
		security: 'list',
		servers: 'list',
		callbacks: 'map',
		externalDocs: 'map',
		parameters: { listOf: () => openapiParameter },
		'x-body': { oneOf: ['query'] },
		'x-overlay': 'flag',
		'x-invalidates': 'texts',
		'x-timeout': 'number',
		'x-idempotency': 'any',
		'x-mock': 'map',
		'x-feature': 'text',
		requestBody: { form: () => body },
		responses: { mapOf: () => response },
	},
};

const pathItem: Form = {
	name: 'a path',
	keys: {
		$ref: 'text',
		summary: 'text',
		description: 'text',
		servers: 'list',
		...Object.fromEntries(
			['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'].map((method) => [
				method,
				{ form: () => operation } as KeyValue,
			]),
		),
		// Of OpenAPI 3.2; `checkPaths` names them.
		query: 'map',
		additionalOperations: 'map',
		parameters: { listOf: () => openapiParameter },
	},
};

const components: Form = {
	name: 'components',
	keys: {
		schemas: { mapOf: () => openapiSchema },
		parameters: { mapOf: () => openapiParameter },
		responses: { mapOf: () => response },
		requestBodies: { mapOf: () => body },
		headers: { mapOf: () => header },
		securitySchemes: 'map',
		links: 'map',
		callbacks: 'map',
		examples: 'map',
		pathItems: 'map',
	},
};

const TEXTS: KeyValue = 'texts';

export const envelope: Form = {
	name: 'x-envelope',
	closed: true,
	keys: { code: TEXTS, message: TEXTS, data: 'text', success: 'list', fields: 'any', httpErrors: 'flag' },
	docs: {
		code: 'Fields that may hold the code; the first one present is used.',
		message: 'Fields that may hold the message.',
		data: 'Field that holds the data described by the responses; without it there is no envelope, and `message` and `fields` describe the body of a failure.',
		success: 'Codes that mean success.',
		httpErrors:
			'Whether the mock server also sets an HTTP error status for requests rejected before the operation runs: missing sign-in or input that violates the contract.',
		fields: 'Location of field errors in an error response: a path to a map, or `{ at, name, message }` of a list.',
	},
};

export const auth: Form = {
	name: 'x-auth',
	closed: true,
	keys: { token: 'text', headers: 'texts', dropLast: 'number', prefix: 'text', rotate: 'text', refusal: 'text' },
	docs: {
		token: 'Name of the token to send; the name of the API by default.',
		headers: 'Request headers that carry the token.',
		dropLast: 'Number of characters to remove from the end of the stored token before sending.',
		prefix: 'Prefix of the token in the header, for example `Bearer `.',
		rotate: 'Response header that is `true` if the response carries a new token.',
		refusal: 'Message of the mock server for an unknown token.',
	},
};

export const paging: Form = {
	name: 'x-paging',
	closed: true,
	keys: { page: 'text', size: 'text', list: 'text', total: 'text', cursor: 'text', next: 'text', defaultSize: 'number' },
	docs: {
		page: 'Parameter that holds the page number.',
		size: 'Parameter that holds the page size.',
		list: 'Response field that holds the rows.',
		total: 'Response field that holds the total number of rows; a header is a field by its `x-field`.',
		cursor:
			'Parameter that holds the cursor of a page, instead of `page` and `total`: the list then offers the previous and the next page, without numbers. With `page` as well, each operation pages by what it has.',
		next: 'Response field that holds the cursor of the next page; null, empty or missing on the last one. Required with `cursor`.',
		defaultSize: 'Default page size; 20 by default.',
	},
};

export const openapi: Form = {
	name: 'an OpenAPI document',
	needed: ['openapi', 'paths'],
	docs: {
		'x-envelope':
			'Envelope of responses; `responses` describes the data inside. Without it, responses are the bare data, the HTTP status tells success, and failures are problem details (RFC 9457): `detail` or `title` is the message, `errors` with `pointer` and `detail` are the errors of form fields.',
		'x-auth': 'Authentication: the token to send and its headers.',
		'x-paging': 'Paging parameters of requests and fields of responses.',
		'x-timeout': 'Timeout of a call in milliseconds; 10000 by default.',
		'x-idempotency':
			'Request header in which writes carry the key of their attempt, for example `Idempotency-Key`: the back end does a write once for each key and repeats its answer. Without it, the app reads again after a write whose answer was lost, before it offers another try.',
		'x-matching': 'Path matching of the mock server: `loose` ignores case and accepts any suffix.',
	},
	keys: {
		openapi: 'any',
		$self: 'text',
		swagger: 'any',
		info: 'map',
		servers: 'list',
		security: 'list',
		tags: 'list',
		externalDocs: 'map',
		webhooks: 'map',
		jsonSchemaDialect: 'text',
		'x-envelope': { form: () => envelope },
		'x-auth': { form: () => auth },
		'x-paging': { form: () => paging },
		'x-timeout': 'number',
		'x-idempotency': 'text',
		'x-matching': { oneOf: ['exact', 'loose'] },
		paths: { mapOf: () => pathItem },
		components: { form: () => components },
	},
};
