import { expect, test } from 'vitest';
import { createBackend } from '#mock/backend.ts';
import type { Schema } from '#mock/contract/schema.ts';
import type { MockApi, MockApp, MockOperation } from '#mock/operation.ts';
import { scenarios } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import { createStore } from '#mock/store/store.ts';

const account: Schema = {
	type: 'object',
	required: ['name', 'password'],
	properties: {
		name: { type: 'string', minLength: 2, description: '账号（学号或姓名）' },
		password: { type: 'string', minLength: 6, title: '密码' },
		photo: { type: 'string', format: 'binary', contentMediaType: 'image/*', maxLength: 4 },
		files: { type: 'array', maxItems: 1, items: { type: 'string', format: 'binary' } },
	},
};

const operation = (id: string, media: 'json' | 'multipart', more: Partial<MockOperation> = {}): MockOperation => ({
	name: `club.${id}`,
	api: 'club',
	method: 'post',
	path: `/${id}`,
	parameters: {},
	public: true,
	paging: null,
	answer: {},
	body: { media, required: true, schema: account },
	mock: { answer: 'create', resource: 'members', unique: ['name'] },
	...more,
});

const appWith = (fields: MockApi['envelope']['fields']): MockApp => ({
	name: 'club',
	sources: { code: 'club', seeds: {}, folders: [] },
	apis: {
		club: {
			base: '/club-api',
			envelope: { code: ['code'], message: ['msg'], data: 'data', success: [0], ...(fields && { fields }) },
			auth: { token: 'club', headers: ['Authorization'], prefix: '', dropLast: 0, rotate: null },
		},
	},
	operations: [
		operation('join', 'json'),
		operation('change', 'json', {
			body: { media: 'json', required: true, schema: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } } },
			mock: { answer: 'update', resource: 'members', unique: ['name'] },
		}),
		operation('send', 'multipart'),
		operation('ask', 'json', { mock: { handler: 'ask' } }),
	],
	schemas: { club: {} },
	handlers: {
		'club.ask': ({ fail }: { fail: (code: number, message: string, fields?: object) => never }) => fail(409, '人满了', { name: '换一个' }),
	},
	seed: {
		members: [
			{ id: 'm-1', name: '小明', password: '123456' },
			{ id: 'm-2', name: '小刚', password: '123456' },
		],
	},
});

async function post(path: string, body: Record<string, unknown> | FormData, fields: MockApi['envelope']['fields'] = MAP): Promise<unknown> {
	const app = appWith(fields);
	const store = createStore(loadSeed(app, MOCK_NOW));
	const backend = createBackend({ app, store, now: () => MOCK_NOW, scenario: scenarios.demo });
	const init = body instanceof FormData ? { body } : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
	const response = await backend.fetch(new Request(`http://mock.test/club-api${path}`, { method: 'POST', ...init }));
	return response.json();
}

const MAP = { at: ['data', 'errors'], item: null };
const LIST = { at: ['problems'], item: { name: 'path', message: 'text' } };

test('a request that breaks the contract returns an error per field, for the user', async () => {
	expect(await post('/join', { name: '明' })).toEqual({
		code: 400,
		msg: '参数 name（账号）的长度不对，不能小于 2',
		data: { errors: { name: '账号的长度不对，不能小于 2', password: '请填写密码' } },
	});
});

test('an API can return field errors as a list outside `data`', async () => {
	expect(await post('/join', { name: '明', password: '123456' }, LIST)).toEqual({
		code: 400,
		msg: '参数 name（账号）的长度不对，不能小于 2',
		data: null,
		problems: [{ path: 'name', text: '账号的长度不对，不能小于 2' }],
	});
});

test('an API without field errors returns none', async () => {
	expect(await post('/join', { name: '明', password: '123456' }, undefined as never)).toMatchObject({ code: 400 });
	const app = appWith(undefined);
	expect(app.apis.club?.envelope.fields).toBeUndefined();
});

test('a value that must be unique is refused at its field', async () => {
	expect(await post('/join', { name: '小明', password: '123456' })).toEqual({
		code: 400,
		msg: '已经有一样的了，请换一个',
		data: { errors: { name: '“小明”已经有了，请换一个' } },
	});
});

test('a changed row may keep its own unique value, but not take that of another row', async () => {
	expect(await post('/change', { id: 'm-2', name: '小明' })).toMatchObject({
		code: 400,
		data: { errors: { name: '“小明”已经有了，请换一个' } },
	});
	expect(await post('/change', { id: 'm-2', name: '小刚' })).toMatchObject({ code: 0 });
	expect(await post('/change', { id: 'm-2' })).toMatchObject({ code: 0 });
});

test('a handler can return field errors', async () => {
	expect(await post('/ask', { name: '小红', password: '123456' })).toEqual({
		code: 409,
		msg: '人满了',
		data: { errors: { name: '换一个' } },
	});
});

const sent = (...files: readonly (readonly [string, File])[]): FormData => {
	const form = new FormData();
	form.append('name', '小红');
	form.append('password', '123456');
	for (const [name, file] of files) form.append(name, file);
	return form;
};

test('files are stored with name, size, type and content', async () => {
	const photo = new File(['abc'], '我.png', { type: 'image/png' });
	const kept = { name: '我.png', size: 3, type: 'image/png', url: 'data:image/png;base64,YWJj' };
	expect(await post('/send', sent(['photo', photo], ['files', photo]))).toMatchObject({ code: 0, data: { photo: kept, files: [kept] } });
});

test('large files are stored without content', async () => {
	const large = new File([new Uint8Array(600 * 1024)], '大.bin');
	expect(await post('/send', sent(['files', large]))).toMatchObject({
		data: { files: [{ name: '大.bin', size: 614400, type: 'application/octet-stream', url: null }] },
	});
});

test('files that are too large, of a wrong type or too many are refused', async () => {
	const errors = async (form: FormData): Promise<unknown> => ((await post('/send', form)) as { data: { errors: unknown } }).data.errors;
	expect(await errors(sent(['photo', new File(['abcde'], 'a.png', { type: 'image/png' })]))).toEqual({
		photo: '这一项的长度不对，不能大于 4',
	});
	expect(await errors(sent(['photo', new File(['abc'], 'a.txt', { type: 'text/plain' })]))).toEqual({ photo: '这一项的格式不对' });
	const file = new File(['a'], 'a.txt');
	expect(await errors(sent(['files', file], ['files', file]))).toEqual({ files: '这一项的长度不对，不能大于 1' });
});
