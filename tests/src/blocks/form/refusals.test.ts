import { expect, test } from 'vitest';
import { readRefusals } from '#src/blocks/form/refusals.ts';

const spec = { at: ['data', 'errors'], name: 'field', message: 'message' };

const cases: readonly (readonly [string, unknown, Record<string, string>])[] = [
	['a map', { account: '太短' }, { account: '太短' }],
	['a map of lists: the first counts', { account: ['太短', '已被使用'] }, { account: '太短' }],
	['a list', [{ field: 'account', message: '太短' }], { account: '太短' }],
	[
		'a list that names a field twice: the first counts',
		[
			{ field: 'account', message: '太短' },
			{ field: 'account', message: '已被使用' },
		],
		{ account: '太短' },
	],
	['a path with an index', [{ field: 'tags[0].name', message: '太长' }], { tags: '太长' }],
	['a JSON pointer', [{ field: '/tags/0', message: '太长' }], { tags: '太长' }],
	['a JSON pointer as a URI fragment', [{ field: '#/tags/0', message: '太长' }], { tags: '太长' }],
	['a path that begins with the body', [{ field: ['body', 'account'], message: '太短' }], { account: '太短' }],
	['a field that is called body', { body: '太短' }, { body: '太短' }],
	['texts that are none', { account: null, name: 3, school: '' }, {}],
	['items that are none', [null, 'account', { field: 'account' }], {}],
	['nothing', undefined, {}],
	['one text', '太短', {}],
];

test.each(cases)('%s', (_, errors, expected) => {
	expect(Object.fromEntries(readRefusals({ code: 400, data: { errors } }, spec))).toEqual(expected);
});

test('a body that is not an object names no fields', () => {
	expect(readRefusals('<h1>502</h1>', spec).size).toBe(0);
	expect(readRefusals({ data: null }, spec).size).toBe(0);
});

test('the name of the item key is configurable', () => {
	const body = { detail: [{ loc: ['body', 'email'], msg: '格式不对' }] };
	expect(Object.fromEntries(readRefusals(body, { at: ['detail'], name: 'loc', message: 'msg' }))).toEqual({ email: '格式不对' });
});
