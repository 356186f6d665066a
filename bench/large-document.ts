/** An OpenAPI 3.0 document with the constructs of large public ones: shared parameters, long examples, composed and nullable schemas. */
type Json = { readonly [key: string]: unknown };

const ref = (group: string, name: string): Json => ({ $ref: `#/components/${group}/${name}` });

/** A deterministic document of so many operations, some 6 KB each. */
export function largeDocument(operations: number): Json {
	const schemas = Math.ceil(operations / 2);
	return {
		openapi: '3.0.3',
		info: { title: 'Large', version: '1.0.0' },
		servers: [{ url: 'https://api.example.com' }],
		paths: Object.fromEntries(range(Math.ceil(operations / 2)).map((index) => [`/things${index}/{owner}/items`, pathItem(index, schemas)])),
		components: {
			parameters: {
				owner: { name: 'owner', in: 'path', required: true, schema: { type: 'string' }, description: 'The account.' },
				page: { name: 'page', in: 'query', schema: { type: 'integer', default: 1 }, description: 'Page number.' },
			},
			responses: {
				notFound: { description: 'Not found', content: { 'application/json': { schema: ref('schemas', 'basic-error') } } },
			},
			schemas: {
				'basic-error': { type: 'object', properties: { message: { type: 'string' }, documentation_url: { type: 'string' } } },
				...Object.fromEntries(range(schemas).map((index) => [`thing-${index}`, schema(index, schemas)])),
			},
			examples: Object.fromEntries(range(schemas).map((index) => [`thing-${index}`, { value: example(index, 25) }])),
		},
	};
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function pathItem(index: number, schemas: number): Json {
	const answers = {
		'200': {
			description: 'Response',
			headers: { Link: { schema: { type: 'string' } } },
			content: {
				'application/json': {
					schema: { type: 'array', items: ref('schemas', `thing-${index % schemas}`) },
					examples: { default: ref('examples', `thing-${index % schemas}`) },
				},
			},
		},
		'404': ref('responses', 'notFound'),
		'422': { description: 'Validation failed', content: { 'application/json': { schema: ref('schemas', 'basic-error') } } },
	};
	const shared = { tags: ['things'], 'x-vendor': { category: 'things', subcategory: `group-${index % 50}` } };
	return {
		get: {
			summary: `List things ${index}`,
			operationId: `things-${index}/list`,
			parameters: [ref('parameters', 'owner'), ref('parameters', 'page')],
			responses: answers,
			...shared,
		},
		post: {
			summary: `Create thing ${index}`,
			operationId: `things-${index}/create`,
			parameters: [ref('parameters', 'owner')],
			requestBody: {
				required: true,
				content: {
					'application/json': {
						schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, ...properties(index, 8) } },
						examples: { default: { value: example(index, 12) } },
					},
				},
			},
			responses: answers,
			...shared,
		},
	};
}

function schema(index: number, count: number): Json {
	const own = { title: `Thing ${index}`, type: 'object', required: ['id', 'name'], properties: properties(index, 14) };
	const other = ref('schemas', `thing-${(index + 1) % count}`);
	if (index % 5 === 0) return { allOf: [ref('schemas', 'basic-error'), own] };
	return { ...own, properties: { ...own.properties, parent: { nullable: true, allOf: [other] }, others: { type: 'array', items: other } } };
}

const properties = (seed: number, count: number): Json => ({
	id: { type: 'integer', format: 'int64', example: seed },
	name: {
		type: 'string',
		example: `name-${seed}`,
		description: 'What people call it, and what every list sorts by unless it is told otherwise.',
	},
	...Object.fromEntries(
		range(count).map((index) => [
			`field_${index}`,
			[
				{ type: 'string', nullable: true, description: `Field ${index} of thing ${seed}.`, example: `value-${seed}-${index}` },
				{ type: 'string', enum: ['open', 'closed', 'all'], default: 'open', description: 'The state.' },
				{ type: 'string', format: 'date-time', example: '2020-01-01T00:00:00Z' },
				{ oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }], description: 'Either.' },
				{ type: 'array', items: { type: 'object', properties: { login: { type: 'string' }, url: { type: 'string', format: 'uri' } } } },
			][(seed + index) % 5],
		]),
	),
});

const example = (seed: number, count: number): Json =>
	Object.fromEntries(
		range(count).map((index) => [`field_${index}`, { url: `https://api.example.com/things/${seed}/${index}`, login: `user-${seed}` }]),
	);
