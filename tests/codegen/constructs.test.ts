/**
 * Each construct of OpenAPI works in every layer, or is a finding at its place: compiled, typed, called by the client, answered by the mock
 * and imported. `tests/fixtures/constructs` has an API for each.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDocument } from '#codegen/read/document.ts';
import type { OperationName } from '#generated/api/operations.ts';
import type { Violation } from '#mock/contract/violation.ts';
import type { MockApp } from '#mock/operation.ts';
import type { ApiSpec, OperationSpec } from '#src/http/api-spec.ts';
import type { CallOptions } from '#src/http/create-http.ts';
import { readStream } from '#src/pages/read-stream.ts';
import { echo } from '#tests/fixtures/constructs/handlers/echo.ts';
import { echoText } from '#tests/fixtures/constructs/handlers/echo-text.ts';
import { createTestHttp } from '#tests/src/http/support.ts';
import { compiledFolder, emittedMock, evaluate } from '#tests/support/emitted-mock.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';
import { findingsOf, importValue } from './import/import-value.ts';
import { typeErrors } from './support/type-errors.ts';

const FOLDER = 'tests/fixtures/constructs';
const files = await compiledFolder(FOLDER);
const emitted = await emittedMock(FOLDER);
const app: MockApp = {
	...emitted,
	handlers: Object.fromEntries(Object.keys(emitted.handlers).map((name) => [name, name === 'media.writeNote' ? echoText : echo])),
};

const textOf = (path: string): string => files.find((file) => file.folder === 'generated' && file.path === path)?.text ?? '';
const { startOperations } = evaluate(textOf('api/start-operations.ts'), () => ({}));
const { operations } = evaluate(textOf('api/operations.ts'), () => ({ startOperations })) as {
	operations: Readonly<Record<string, OperationSpec<OperationName>>>;
};
const { apis } = evaluate(textOf('api/apis.ts'), () => ({})) as { apis: Readonly<Record<string, ApiSpec>> };

interface Called {
	result: unknown;
	/** Method, path with its query, and body of the request that was sent. */
	sent: string;
	violations: readonly string[];
}

async function call(name: string, input: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Called> {
	const violations: Violation[] = [];
	const { backend } = createTestBackend({ app, onViolation: (violation) => void violations.push(violation) });
	let sent = '';
	const operation = operations[name];
	const spec = apis[operation?.api ?? ''];
	if (!operation || !spec) throw new Error(`No operation is called ${name}.`);
	const http = createTestHttp(
		async (request) => {
			const { pathname, search } = new URL(request.url);
			const type = request.headers.get('content-type') ?? '';
			const media = type.startsWith('application/json') ? '' : `${type} `;
			sent = `${request.method} ${pathname}${search} ${media}${await request.clone().text()}`.trim();
			return backend.fetch(request);
		},
		{},
		{
			operations: { 'main.studentInfo': operation },
			apis: { ...apis, [operation.api]: { ...spec, base: `http://mock.test${spec.base}` } },
		},
	);
	const answer = await http.call(input, options);
	return {
		result: answer.ok ? answer.data : answer.error.message,
		sent,
		violations: violations.map(({ message }) => message.replace(/^.*? at (\$.*?)\.(?: It comes .*)?$/, '$1')),
	};
}

const typesOf = (text: string): string[] =>
	typeErrors(files, `import type { DataOf, InputOf } from '#generated/api/operations.ts';${text}`);

describe('fields that are only answered or only sent', () => {
	const member = { name: 'Ann', password: 'secret1', team: { code: 'red' } };

	test('a request needs no field that is only answered, and an answer has none that is only sent', async () => {
		expect(await call('directions.addMember', member)).toEqual({
			result: { name: 'Ann', team: { code: 'red' } },
			sent: `POST /directions/members ${JSON.stringify(member)}`,
			violations: ['$.id: expected a value, got nothing', '$.team.size: expected a value, got nothing'],
		});
	});

	test('types', () => {
		expect(
			typesOf(`
				export const sent: InputOf<'directions.addMember'> = { name: 'Ann', password: 'secret1', team: { code: 'red' } };
				export const { id, team: { size } }: { id: number; team: { size: number } } = {} as DataOf<'directions.addMember'>;
				export type Unanswered = DataOf<'directions.addMember'>['password'];
			`),
		).toEqual([
			"4: Property 'password' does not exist on type '{ name: string; team: { code: string; size: number; }; } & { readonly id?: number | undefined; } & { readonly id: number; }'.",
		]);
	});
});

describe('values of several forms', () => {
	const card = { kind: 'card', amount: 5, number: '4111' };
	const transfer = { kind: 'Transfer', amount: 5, iban: 'DE02' };
	const voucher = { type: 'voucher', code: 'A1' };

	test.each([
		['by a mapped value', { means: card, spare: voucher }],
		['by the name of the schema', { means: transfer, spare: { type: 'cash', coins: [1, 2] } }],
	])('the discriminator tells the form: %s', async (_case, input) => {
		expect(await call('forms.pay', input)).toMatchObject({ result: input, violations: [] });
	});

	test.each<[string, object, string]>([
		['a field of the right form', { means: { kind: 'card', amount: 5 } }, '$.means.number: expected a value, got nothing'],
		[
			'no value of the discriminator',
			{ means: { amount: 5, iban: 'DE02' } },
			'$.means.kind: expected one of "card", "Transfer", got nothing',
		],
		['a form without a discriminator', { means: card, spare: { type: 'cash' } }, '$.spare.coins: expected a value, got nothing'],
	])('the refusal names what is missing: %s', async (_case, input, violation) => {
		expect((await call('forms.pay', { ...input })).violations).toEqual([violation]);
	});

	test('types', () => {
		expect(
			typesOf(`
				type Paid = DataOf<'forms.pay'>['means'];
				export const nameOf = (paid: Paid): string => paid.kind === 'card' ? paid.number : paid.iban;
				export const input: InputOf<'forms.pay'> = { means: { kind: 'card', amount: 1, number: '4111' } };
				export const other: InputOf<'forms.pay'> = { means: { kind: 'card', amount: 1, iban: 'DE02' } };
			`),
		).toEqual([expect.stringContaining('5: ')]);
	});
});

describe('keywords of JSON Schema', () => {
	const settings = { colours: { red: '#ff0000' }, accent: '#00ff00', tags: ['a', 'b'], place: [1.5, 'left'], widths: { colA: 3 } };

	test('fields of patterns and definitions inside schemas are sent and answered', async () => {
		expect(await call('keywords.saveSettings', settings)).toMatchObject({ result: settings, violations: [] });
	});

	test.each<[string, object, string]>([
		['too few fields', { colours: {} }, '$.colours: expected from 1 to 2 fields, got object {}'],
		[
			'a field that breaks its definition',
			{ colours: { red: 'red' } },
			'$.colours.red: expected text that matches ^#[0-9a-f]{6}$, got "red"',
		],
		['an item twice', { tags: ['a', 'a'] }, '$.tags: expected no item twice, got array ["a","a"]'],
		['an item of the wrong place', { place: ['left', 1] }, '$.place[0]: expected number, got "left"'],
		['a field of a pattern', { widths: { colA: 'wide' } }, '$.widths.colA: expected integer, got "wide"'],
	])('the mock refuses %s', async (_case, change, violation) => {
		expect((await call('keywords.saveSettings', { ...settings, ...change })).violations).toContain(violation);
	});

	test('types', () => {
		expect(
			typesOf(`
				declare const settings: DataOf<'keywords.saveSettings'>;
				export const texts: (string | undefined)[] = [settings.colours.red, settings.accent, settings.place?.[1]];
				export const width: number | undefined = settings.widths?.colA;
				export const definitions = settings.$defs;
			`),
		).toEqual([expect.stringMatching(/^5: Property '\$defs' does not exist/)]);
	});
});

describe('media types', () => {
	const bytes = new Uint8Array([0, 255, 10]);

	test.each<[string, string, Record<string, unknown>, Partial<Called>]>([
		[
			'a body of JSON by another name',
			'media.changeNote',
			{ id: 1, title: 'A' },
			{ result: { title: 'A' }, sent: 'PATCH /media/notes/1 application/merge-patch+json {"title":"A"}' },
		],
		[
			'a text',
			'media.writeNote',
			{ id: 1, draft: true, body: '你好 {"a"' },
			{ result: '你好 {"a"', sent: 'PUT /media/notes/1?draft=true text/plain 你好 {"a"' },
		],
		[
			'a file',
			'media.addPicture',
			{ body: new Blob([bytes], { type: 'image/png' }) },
			{ result: { body: { name: '', size: 3, type: 'application/octet-stream', url: 'data:application/octet-stream;base64,AP8K' } } },
		],
	])('%s is sent and received as it is', async (_case, name, input, expected) => {
		expect(await call(name, input)).toMatchObject({ ...expected, violations: [] });
	});

	test('a text that is too long is refused with its field', async () => {
		expect((await call('media.writeNote', { id: 1, body: 'x'.repeat(21) })).violations).toEqual([
			'$.body: expected from 0 to 20 characters, got "xxxxxxxxxxxxxxxxxxxxx"',
		]);
	});

	test('types', () => {
		expect(
			typesOf(`
				export const text: InputOf<'media.writeNote'> = { id: 1, body: '' };
				export const note: string = {} as DataOf<'media.writeNote'>;
				export const file: InputOf<'media.addPicture'> = { body: new Blob([]) };
				export const wrong: InputOf<'media.addPicture'> = { body: 'text' };
			`),
		).toEqual(["5: Type 'string' is not assignable to type 'Blob'."]);
	});
});

describe('addresses', () => {
	test('a path and parameters may have any letters', async () => {
		const input = { 编号: '一/二', 关键词: '循环 & 判断' };
		const { result, sent, violations } = await call('addresses.readCourse', input);
		expect({ result, violations, sent: decodeURI(sent) }).toEqual({
			result: input,
			violations: [],
			sent: 'GET /addresses/课程/一%2F二?关键词=循环 %26 判断',
		});
	});

	test('lists and objects are written in the style of their parameter', async () => {
		const input = {
			dots: [1, 2],
			marks: ['a', 'b'],
			plain: ['x', 'y'],
			pipes: ['p', 'q'],
			spaces: [3, 4],
			commas: ['c', 'd'],
			filter: { level: 2, open: true },
			range: { from: 1, to: 9 },
			sort: { by: 'name' },
		};
		const { result, sent, violations } = await call('addresses.readStyles', input);
		expect({ result, violations, sent: decodeURIComponent(sent) }).toEqual({
			result: input,
			violations: [],
			sent: 'GET /addresses/styles/.1,2/;marks=a;marks=b/x,y?pipes=p|q&spaces=3 4&commas=c,d&filter[level]=2&filter[open]=true&from=1&to=9&sort=by,name',
		});
	});
});

describe('answers', () => {
	test.each<[string, unknown]>([
		['answers.startJob', { state: 'waiting' }],
		['answers.stopJobs', null],
		['answers.nextJob', null],
		['answers.readLog', ['started']],
		['answers.checkLog', null],
	])('%s', async (name, result) => {
		expect(await call(name, {})).toMatchObject({ result, violations: [] });
	});

	test('types of data and of handlers', () => {
		expect(
			typesOf(`import type { Handler } from '#mock/handler.ts';
				export const started: 'waiting' | 'done' = ({} as DataOf<'answers.startJob'>).state;
				export const next = ({} as DataOf<'answers.nextJob'>).state;
				export const lines: string[] = {} as DataOf<'answers.readLog'>;
				export const table: Blob = {} as DataOf<'answers.readTable'>;
				export const stopJobs: Handler<'answers.stopJobs'> = ({ db }) => {
					db.remove('jobs', 1);
				};
				export const nextJob: Handler<'answers.nextJob'> = ({ db, fail }) => {
					const job = db.find<{ id: number; state: 'done' }>('jobs', 1);
					if (!job) return fail(404, 'None');
					return job.id > 1 ? { state: job.state } : null;
				};
				export const startJob: Handler<'answers.startJob'> = () => {};
			`),
		).toEqual(["3: Object is possibly 'null'.", expect.stringMatching(/^14: Type '\(\) => void' is not assignable/)]);
	});
});

describe('headers of answers', () => {
	test.each<[string, string, Record<string, unknown>, unknown]>([
		['a total beside a list', 'headers.listMembers', { page: 2 }, { total: 3, list: [{ id: 3, name: 'Cleo', version: 1 }] }],
		[
			'the next page of a link',
			'headers.scrollMembers',
			{ limit: 2 },
			{
				next: '2.1',
				list: [
					{ id: 1, name: 'Ann', version: 4 },
					{ id: 2, name: 'Ben', version: 2 },
				],
			},
		],
		['no link on the last page', 'headers.scrollMembers', { after: '2.1' }, { list: [{ id: 3, name: 'Cleo', version: 1 }] }],
		['an entity tag beside the fields of a row', 'headers.readMember', { id: 1 }, { id: 1, name: 'Ann', version: 4, tag: '"4"' }],
		['a header without a body', 'headers.dropMember', { id: 1 }, { location: '/jobs/7' }],
	])('%s', async (_case, name, input, result) => {
		expect(await call(name, input)).toMatchObject({ result, violations: [] });
	});

	test('types', () => {
		expect(
			typesOf(`import type { Handler } from '#mock/handler.ts';
				export const { total, list: [member] }: { total: number; list: { name: string }[] } = {} as DataOf<'headers.listMembers'>;
				export const next: string | undefined = ({} as DataOf<'headers.scrollMembers'>).next;
				export const tag: string = ({} as DataOf<'headers.readMember'>).tag;
				export const readMember: Handler<'headers.readMember'> = () => ({ id: 1, name: 'Ann' });
			`),
		).toEqual([expect.stringContaining('5: ')]);
	});
});

describe('bodies of JSON that are no objects', () => {
	test.each<[string, string, Record<string, unknown>, Partial<Called>]>([
		[
			'a list',
			'values.saveTags',
			{ id: 1, body: ['a', 'b'] },
			{ result: { id: 1, body: ['a', 'b'] }, sent: 'PUT /values/tags/1 ["a","b"]' },
		],
		['a value', 'values.saveLevel', { body: 5 }, { result: { body: 5 }, sent: 'PUT /values/level 5' }],
		['no value', 'values.saveLevel', {}, { result: {}, sent: 'PUT /values/level' }],
	])('%s', async (_case, name, input, expected) => {
		expect(await call(name, input)).toMatchObject({ ...expected, violations: [] });
	});

	test('the mock names the item that is wrong', async () => {
		expect((await call('values.saveTags', { id: 1, body: ['long'] })).violations).toEqual([
			'$.body[0]: expected from 0 to 3 characters, got "long"',
		]);
	});

	test('types', () => {
		expect(
			typesOf(`
				export const tags: InputOf<'values.saveTags'> = { id: 1, body: ['a'] };
				export const level: InputOf<'values.saveLevel'> = {};
				export const wrong: InputOf<'values.saveTags'> = { id: 1, body: [1] };
			`),
		).toEqual(["4: Type 'number' is not assignable to type 'string'."]);
	});
});

describe('streams', () => {
	const ann = { id: 1, name: 'Ann' };
	const ben = { id: 2, name: 'Ben' };
	const cleo = { id: 3, name: 'Cleo' };

	async function follow(name: OperationName, headers: Readonly<Record<string, string>> = {}): Promise<unknown[]> {
		const format = app.operations.find((operation) => operation.name === name)?.stream ?? 'lines';
		const rows: unknown[] = [];
		const reads = (response: Response): Promise<void> =>
			readStream(response, format, { signal: new AbortController().signal, onRows: async (part) => void rows.push(...part.rows) });
		expect((await call(name, {}, { reads, headers })).violations).toEqual([]);
		return rows;
	}

	test.each<[string, OperationName, unknown[], Record<string, string>?]>([
		['lines of JSON', 'streams.readLines' as OperationName, [ann, ben, cleo]],
		['events of JSON', 'streams.readEvents' as OperationName, [ann, ben, cleo]],
		['events after the last one', 'streams.readEvents' as OperationName, [cleo], { 'Last-Event-ID': '2' }],
		['events of texts', 'streams.readTexts' as OperationName, ['one', 'two\nlines']],
	])('%s', async (_case, name, rows, headers) => {
		expect(await follow(name, headers)).toEqual(rows);
	});

	test('a page has the rows and the state', () => {
		expect(textOf('pages/stream.ts')).toContain("stream: { format: 'events', size: 2 }");
		expect(textOf('pages/stream.ts')).toContain('s.data.events?.rows');
	});

	test('types of rows and of handlers', () => {
		expect(
			typesOf(`import type { Handler } from '#mock/handler.ts';
				export const file: Blob = {} as DataOf<'streams.readLines'>;
				export const readLines: Handler<'streams.readLines'> = () => [{ id: 1, name: 'Ann' }];
				export const readEvents: Handler<'streams.readEvents'> = async function* () {
					yield { id: 1, name: 'Ann' };
					yield { id: 2 };
				};
			`),
		).toEqual([expect.stringMatching(/^4: .*/)]);
	});
});

test.each(app.operations.map(({ api }) => api).filter((api, index, all) => all.indexOf(api) === index))('%s is imported', (api) => {
	const path = `${FOLDER}/api/${api}.yaml`;
	const document = readDocument({ path, text: readFileSync(path, 'utf8') }, () => undefined);
	expect(findingsOf(importValue(document?.value ?? null))).toEqual([]);
});
