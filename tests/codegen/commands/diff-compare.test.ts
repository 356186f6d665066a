import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkApi } from '#codegen/check/api/check-api.ts';
import { compareApis } from '#codegen/diff/compare-apis.ts';
import { readDocument } from '#codegen/read/document.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is changed at will
type Loose = any;

const put = (object: Loose, key: string, value: Loose): void => {
	object[key] = value;
};

const DOCUMENT = `
openapi: 3.1.0
info: { title: t, version: '1' }
servers: [{ url: /api }]
x-timeout: 1000
x-paging: { page: page, size: size, list: rows, total: total, defaultSize: 10 }
security: [{ token: [] }]
paths:
  /things/{id}:
    post:
      operationId: save
      x-invalidates: [list]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: level, in: query, schema: { type: string, enum: [easy, hard] } }
        - { name: mode, in: query, required: true, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, maxLength: 9 }
                note: { type: [string, 'null'] }
                size: { type: integer }
                state: { type: string, enum: [open, shut] }
                owner: { type: object, required: [first], properties: { first: { type: string }, last: { type: string } } }
                answers: { type: object, additionalProperties: { type: string, maxLength: 9 } }
      responses:
        '200': { description: x, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
  /things:
    get:
      operationId: list
      parameters:
        - { name: page, in: query, schema: { type: integer } }
        - { name: size, in: query, schema: { type: integer } }
      responses:
        '200':
          description: x
          content:
            application/json:
              schema: { type: object, properties: { rows: { type: array, items: { type: string } }, total: { type: integer } } }
components:
  schemas:
    Thing:
      type: object
      required: [name, parts, size]
      properties:
        name: { type: string, format: date-time }
        note: { type: [string, 'null'] }
        size: { type: number }
        state: { type: string, enum: [open, shut] }
        parts: { type: array, items: { $ref: '#/components/schemas/Thing' } }
        marks: { type: object, additionalProperties: { type: object, properties: { score: { type: integer } } } }
`;

const apiOf = (value: Loose) => {
	const document = readDocument({ path: 'api/main.json', text: JSON.stringify(value) }, () => undefined);
	return document ? [checkApi('main', document, () => undefined)] : [];
};

function changesOf(edit: (document: Loose) => unknown): string[] {
	const [before, after] = [parse(DOCUMENT), parse(DOCUMENT)];
	edit(after);
	return compareApis(apiOf(before), apiOf(after)).map(
		({ operation, kind, subject, breaking }) => `${breaking ? '! ' : ''}${operation} ${kind}${subject ? ` ${subject}` : ''}`,
	);
}

const save = (document: Loose) => document.paths['/things/{id}'].post;
const list = (document: Loose) => document.paths['/things'].get;
const body = (document: Loose) => save(document).requestBody.content['application/json'].schema;
const thing = (document: Loose) => document.components.schemas.Thing;

test('a time that became a number says what that breaks', () => {
	const [before, after] = [parse(DOCUMENT), parse(DOCUMENT)];
	put(thing(after).properties, 'name', { type: 'integer' });
	expect(compareApis(apiOf(before), apiOf(after)).map(({ message, breaking }) => [message, breaking])).toEqual([
		[
			'answer field `name` was a date-time and is integer now: `| date`, `| ago` and times of blocks take milliseconds, so seconds show as days of 1970, and texts or comparisons with times are wrong',
			true,
		],
	]);
});

test('a document has no changes against itself with its fields in another order', () => {
	expect(changesOf(() => undefined)).toEqual([]);
	expect(
		changesOf((d) => Object.assign(thing(d), { properties: Object.fromEntries(Object.entries(thing(d).properties).reverse()) })),
	).toEqual([]);
});

test.each<[string, (document: Loose) => unknown, string[]]>([
	['operation removed', (d) => delete d.paths['/things'], ['! main.list operation-removed']],
	['operation added', (d) => put(d.paths, '/new', { get: { operationId: 'fresh', responses: {} } }), ['main.fresh operation-added']],
	[
		'path moved',
		(d) => put(d, 'paths', { '/things/{id}': d.paths['/things/{id}'], '/all': d.paths['/things'] }),
		['main.list path-changed'],
	],
	['method changed', (d) => put(d.paths, '/things', { put: list(d) }), ['main.list method-changed']],
	[
		'media changed',
		(d) => put(save(d).requestBody, 'content', { 'multipart/form-data': { schema: body(d) } }),
		['main.save media-changed'],
	],
	['sign-in needed no more', (d) => put(list(d), 'security', []), ['main.list sign-in-dropped']],
	['time-out', (d) => put(list(d), 'x-timeout', 5), ['main.list timeout-changed']],
	['overlay', (d) => put(list(d), 'x-overlay', true), ['main.list overlay-changed']],
	['invalidates', (d) => delete save(d)['x-invalidates'], ['main.save invalidates-changed']],
	[
		'failures described otherwise',
		(d) => put(list(d).responses, '409', { description: 'taken', content: { 'application/json': { schema: { type: 'string' } } } }),
		['main.list failure-changed'],
	],
	[
		'another scheme of sign-in',
		(d) => put(d.components, 'securitySchemes', { token: { type: 'http', scheme: 'basic' } }),
		['! main settings-changed securitySchemes'],
	],
	['base address', (d) => put(d.servers[0], 'url', '/v2'), ['main settings-changed servers']],
	['paging lost', (d) => list(d).parameters.pop(), ['! main.list paging-lost', '! main.list parameter-removed size']],
])('%s', (_name, edit, expected) => {
	expect(changesOf(edit)).toEqual(expected);
});

test('the page and its size may become required, because the runtime gives them', () => {
	const [before, after] = [parse(DOCUMENT), parse(DOCUMENT)];
	list(before).parameters = [];
	for (const parameter of list(after).parameters) parameter.required = true;
	const found = compareApis(apiOf(before), apiOf(after)).map(({ kind, subject, breaking }) => [kind, subject, breaking]);
	expect(found).toEqual([
		['paging-gained', '', false],
		['parameter-added', 'page', false],
		['parameter-added', 'size', false],
	]);
});

test('requiring sign-in for an operation that was open to guests is a breaking change', () => {
	const [before, after] = [parse(DOCUMENT), parse(DOCUMENT)];
	list(before).security = [];
	const [change] = compareApis(apiOf(before), apiOf(after));
	expect(change).toMatchObject({ operation: 'main.list', kind: 'sign-in-needed', breaking: true, target: { kind: 'call' } });
});

test.each<[string, (document: Loose) => unknown, string[]]>([
	['removed', (d) => save(d).parameters.pop(), ['! main.save parameter-removed mode']],
	['added, optional', (d) => save(d).parameters.push({ name: 'x', in: 'query' }), ['main.save parameter-added x']],
	[
		'added, required',
		(d) => save(d).parameters.push({ name: 'x', in: 'query', required: true }),
		['! main.save parameter-added-required x'],
	],
	['became required', (d) => put(save(d).parameters[1], 'required', true), ['! main.save parameter-became-required level']],
	['became optional', (d) => delete save(d).parameters[2].required, ['main.save parameter-became-optional mode']],
	['in the path, said to be optional', (d) => delete save(d).parameters[0].required, []],
	['type changed', (d) => put(save(d).parameters[0].schema, 'type', 'integer'), ['! main.save parameter-type-changed id']],
	['value removed', (d) => save(d).parameters[1].schema.enum.pop(), ['! main.save parameter-value-removed level']],
	['value added', (d) => save(d).parameters[1].schema.enum.push('mad'), ['main.save parameter-value-added level']],
	['another default', (d) => put(save(d).parameters[1].schema, 'default', 'easy'), ['main.save parameter-default-changed level']],
	['sent elsewhere', (d) => put(save(d).parameters[1], 'in', 'header'), ['main.save input-moved level']],
])('changed parameter: %s', (_name, edit, expected) => {
	expect(changesOf(edit)).toEqual(expected);
});

test.each<[string, (fields: Loose, schema: Loose) => unknown, string[]]>([
	['removed', (f) => delete f.note, ['! main.save body-field-removed note']],
	['added, optional', (f) => put(f, 'x', {}), ['main.save body-field-added x']],
	['added, required', (f, s) => [put(f, 'x', {}), s.required.push('x')], ['! main.save body-field-added-required x']],
	['became required', (_, s) => s.required.push('note'), ['! main.save body-field-became-required note']],
	['became optional', (_, s) => put(s, 'required', []), ['main.save body-field-became-optional name']],
	['may be null now', (f) => put(f.size, 'type', ['integer', 'null']), ['main.save body-field-became-nullable size']],
	['may no longer be null', (f) => put(f.note, 'type', 'string'), ['! main.save body-field-no-longer-nullable note']],
	['takes any number now', (f) => put(f.size, 'type', 'number'), ['main.save body-field-type-changed size']],
	['value removed', (f) => f.state.enum.pop(), ['! main.save body-field-value-removed state']],
	['value added', (f) => f.state.enum.push('lost'), ['main.save body-field-value-added state']],
	['only certain values now', (f) => put(f.name, 'enum', ['a']), ['! main.save body-field-values-changed name']],
	['rules', (f) => put(f.name, 'maxLength', 4), ['main.save body-field-rules-changed name']],
	['another default', (f) => put(f.size, 'default', 3), ['main.save body-field-default-changed size']],
	['a field of a field removed', (f) => delete f.owner.properties.last, ['! main.save body-field-removed owner.last']],
	[
		'values under any key',
		(f) => put(f.answers.additionalProperties, 'type', 'integer'),
		['! main.save body-field-type-changed answers.*'],
	],
	['named keys only', (f) => put(f.answers, 'additionalProperties', false), ['! main.save body-field-type-changed answers']],
	['other keys, too', (f) => put(f.owner, 'additionalProperties', true), ['main.save body-field-type-changed owner']],
	['a field of a field required', (f) => f.owner.required.push('last'), ['! main.save body-field-became-required owner.last']],
])('changed body field: %s', (_name, edit, expected) => {
	expect(changesOf((d) => edit(body(d).properties, body(d)))).toEqual(expected);
});

test.each<[string, (fields: Loose, schema: Loose) => unknown, string[]]>([
	['removed', (f) => delete f.note, ['! main.save answer-field-removed note']],
	['added', (f) => put(f, 'x', {}), ['main.save answer-field-added x']],
	['always there', (_, s) => s.required.push('note'), ['main.save answer-field-became-required note']],
	['perhaps left out', (_, s) => s.required.shift(), ['! main.save answer-field-became-optional name']],
	['may be null now', (f) => put(f, 'size', { anyOf: [f.size, { type: 'null' }] }), ['! main.save answer-field-became-nullable size']],
	['may no longer be null', (f) => put(f.note, 'type', 'string'), ['main.save answer-field-no-longer-nullable note']],
	['type changed', (f) => put(f.size, 'type', 'string'), ['! main.save answer-field-type-changed size']],
	['whole numbers now', (f) => put(f.size, 'type', 'integer'), ['main.save answer-field-type-changed size']],
	['value removed', (f) => f.state.enum.pop(), ['main.save answer-field-value-removed state']],
	['value added', (f) => f.state.enum.push('lost'), ['! main.save answer-field-value-added state']],
	['any text now', (f) => delete f.state.enum, ['! main.save answer-field-values-changed state']],
	['format lost', (f) => delete f.name.format, ['! main.save answer-field-format-changed name']],
	['secret now', (f) => put(f.note, 'x-secret', true), ['! main.save answer-field-became-secret note']],
	[
		'a field under any key',
		(f) => delete f.marks.additionalProperties.properties.score,
		['! main.save answer-field-removed marks.*.score'],
	],
	['named keys only', (f) => delete f.marks.additionalProperties, ['! main.save answer-field-type-changed marks']],
	['items changed', (f) => put(f.parts, 'items', { type: 'string' }), ['! main.save answer-field-type-changed parts[]']],
])('changed response field: %s', (_name, edit, expected) => {
	expect(changesOf((d) => edit(thing(d).properties, thing(d)))).toEqual(expected);
});

test.each<[string, Loose, string[]]>([
	['nothing is answered any more', undefined, ['! main.save answer-type-changed']],
	['a list is answered now', { type: 'array', items: { $ref: '#/components/schemas/Thing' } }, ['! main.save answer-type-changed']],
	['the same by allOf', { allOf: [{ $ref: '#/components/schemas/Thing' }] }, []],
	['or null', { anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] }, ['! main.save answer-became-nullable']],
	['a reference to nothing', { $ref: '#/components/schemas/Gone' }, ['! main.save answer-type-changed']],
])('changed response: %s', (_name, schema, expected) => {
	const content = schema && { 'application/json': { schema } };
	expect(changesOf((d) => put(save(d).responses, '200', { description: 'x', content }))).toEqual(expected);
});

test('identifies oneOf variants by name', () => {
	const shapes = (...names: string[]) => ({ oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) });
	const [before, after] = [parse(DOCUMENT), parse(DOCUMENT)];
	for (const document of [before, after])
		Object.assign(document.components.schemas, { A: { type: 'string' }, B: { type: 'number' }, C: { type: 'boolean' } });
	for (const [document, names] of [
		[before, ['A', 'C']],
		[after, ['A', 'C', 'B']],
	] as const) {
		thing(document).properties.note = shapes(...names);
		body(document).properties.note = shapes(...names);
	}
	expect(compareApis(apiOf(before), apiOf(after)).map(({ message, breaking }) => [message, breaking])).toEqual([
		['body field `note` has other shapes: B is new', false],
		['answer field `note` has other shapes: B is new', true],
	]);
});

test('terminates on schemas that only reference themselves', () => {
	const knot = {
		Thing: { anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] },
		Loop: { $ref: '#/components/schemas/Loop' },
	};
	expect(changesOf((d) => Object.assign(d.components.schemas, knot))).toEqual(['! main.save answer-type-changed']);
});

test('compares an invalid old document as far as it can be read', () => {
	const before = parse(DOCUMENT);
	before.openapi = '2.0';
	before.paths['/things'].get.responses = null;
	before.paths['/broken'] = 'nothing';
	before.components.schemas.Thing.allOf = [{ $ref: '#/components/schemas/Thing' }];
	expect(compareApis(apiOf(before), apiOf(parse(stringify(before))))).toEqual([]);
});
