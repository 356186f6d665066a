// @vitest-environment node
import { expect, test } from 'vitest';
import { splitInput } from '#src/http/split-input.ts';
import { operation } from './support.ts';

test('puts each field where the operation declares it', () => {
	const spec = operation({ method: 'post', body: 'json', in: { id: 'path', page: 'query', trace: 'header', name: 'body', tags: 'body' } });
	expect(splitInput(spec, { id: 7, page: 2, trace: 'x', name: '小星', tags: ['a'] })).toEqual({
		path: { id: 7 },
		query: { page: 2 },
		header: { trace: 'x' },
		body: { name: '小星', tags: ['a'] },
	});
});

test('omits undefined values; null is sent only in a body', () => {
	const spec = operation({ body: 'json', in: { page: 'query', keyword: 'query', note: 'body' } });
	expect(splitInput(spec, { page: null, keyword: undefined, note: null })).toEqual({
		path: {},
		query: {},
		header: {},
		body: { note: null },
	});
});

test('credentials of a query body go into the query, without a body', () => {
	const spec = operation({ method: 'post', body: 'query', in: { username: 'body', password: 'body' } });
	expect(splitInput(spec, { username: 'a', password: 'b' })).toEqual({
		path: {},
		query: { username: 'a', password: 'b' },
		header: {},
		body: null,
	});
});

test('an unlisted field of an open body goes into the body', () => {
	expect(splitInput(operation({ body: 'json' }), { extra: 1 }).body).toEqual({ extra: 1 });
});

test('an inherited property name is not a field of the operation', () => {
	expect(splitInput(operation(), { constructor: 'x' }).query).toEqual({ constructor: 'x' });
});
