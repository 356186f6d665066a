/** Generates an OpenAPI document the size of the largest public ones: many operations, deep shared schemas, long descriptions. */

interface LargeApi {
	document: object;
	operationIds: readonly string[];
}

const OPERATIONS = 900;
const SCHEMAS = 1270;
const FIELDS = 24;

/** Deterministic; about 13 MB as JSON. */
export function makeLargeApi(): LargeApi {
	const operationIds = Array.from({ length: OPERATIONS }, (_, index) => `readThing${index}`);
	const document = {
		openapi: '3.1.0',
		info: { title: 'Large', version: '1' },
		servers: [{ url: '/large-api' }],
		'x-envelope': { code: ['code'], message: ['msg'], data: 'data', success: [0] },
		'x-timeout': 10_000,
		paths: Object.fromEntries(operationIds.map((operationId, index) => [`/things/${index}/{id}`, { get: operation(operationId, index) }])),
		components: { schemas: Object.fromEntries(Array.from({ length: SCHEMAS }, (_, index) => [`Thing${index}`, thing(index)])) },
	};
	return { document, operationIds };
}

function operation(operationId: string, index: number): object {
	return {
		operationId,
		summary: `Reads thing ${index}`,
		description: prose(index, 24),
		tags: [`group${index % 40}`],
		parameters: [
			{ name: 'id', in: 'path', required: true, description: prose(index + 1, 3), schema: { type: 'string' } },
			...Array.from({ length: 6 }, (_, place) => ({
				name: `filter${place}`,
				in: 'query',
				description: prose(index + place, 6),
				schema: place % 2 === 0 ? { type: 'string', enum: ['open', 'closed', 'all'] } : { type: 'integer', minimum: 0, maximum: 100 },
			})),
		],
		responses: {
			'200': {
				description: prose(index, 3),
				content: { 'application/json': { schema: { $ref: `#/components/schemas/Thing${index}` } } },
			},
		},
		'x-mock': { answer: 'const', value: null },
	};
}

/** Each thing references thing n/2 and the next thing, so that one operation reaches a handful of schemas and none reaches a cycle. */
function thing(index: number): object {
	const fields = Array.from({ length: FIELDS }, (_, place) => [`field${place}`, field(index, place)] as const);
	const links = index < 4 ? [] : [['part', { $ref: `#/components/schemas/Thing${index >> 1}` }] as const];
	const inside = {
		type: 'object',
		description: prose(index, 8),
		required: ['left'],
		properties: {
			left: { type: 'number', description: prose(index + 2, 10) },
			right: { type: ['number', 'null'], description: prose(index + 3, 10) },
		},
	};
	const properties = Object.fromEntries([...fields, ...links, ['inside', inside] as const]);
	return { type: 'object', description: prose(index, 20), required: ['field0', 'field1'], properties };
}

function field(index: number, place: number): object {
	const description = prose(index * FIELDS + place, 24);
	if (place % 5 === 0) return { type: 'string', description, enum: ['small', 'medium', 'large', `size${index}`] };
	if (place % 5 === 1) return { type: 'integer', description, minimum: 0 };
	if (place % 5 === 2) return { type: ['string', 'null'], description, format: 'date-time' };
	if (place % 5 === 3) return { type: 'array', description, items: { type: 'string', description: prose(place, 5) } };
	return { type: 'boolean', description, default: false };
}

const WORDS = 'the thing which this field holds was counted measured written and read by people who keep an account of every part'.split(
	' ',
);

function prose(seed: number, words: number): string {
	return Array.from({ length: words }, (_, index) => WORDS[(seed * 7 + index * 5) % WORDS.length]).join(' ');
}
