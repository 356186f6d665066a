import { describe, expect, test } from 'vitest';
import type { StateDefinition } from '#src/pages/page-definition.ts';
import { changeQuery, pageNumber, readState, toStateValue, writeQuery } from '#src/pages/page-state.ts';

const inQuery = (type: StateDefinition['type'], value: StateDefinition['default'] = null): StateDefinition => ({
	type,
	query: true,
	default: value,
});

describe('variables in the query', () => {
	test.each([
		['a text', inQuery('string'), '?x=%E8%88%AA%E6%A8%A1', '航模'],
		['a missing key takes the default', inQuery('string', 'all'), '', 'all'],
		['an empty key is null', inQuery('string', 'all'), '?x=', null],
		['an integer', inQuery('integer'), '?x=-12', -12],
		['no integer keeps the default', inQuery('integer', 3), '?x=1.5', 3],
		['a number', inQuery('number'), '?x=1.5', 1.5],
		['blanks are no number', inQuery('number'), '?x=%20', null],
		['a boolean', inQuery('boolean'), '?x=false', false],
		['no boolean keeps the default', inQuery('boolean', true), '?x=yes', true],
		['a list, each item once', inQuery('strings'), '?x=b&y=1&x=a%2Cc&x=b&x=', ['b', 'a,c']],
		['a list of which some items do not fit', inQuery('integers'), '?x=3&x=many&x=1', [3, 1]],
		['an absent list is empty', inQuery('strings'), '', []],
	])('%s', (_, definition, search, value) => {
		expect(readState({ x: definition }, search)).toEqual({ x: value });
	});

	test('variables outside the query ignore it and keep their value when it changes', () => {
		const definitions = { own: { type: 'string', query: false, default: 'a' }, shared: inQuery('string') } as const;
		expect(readState(definitions, '?own=z&shared=b')).toEqual({ own: 'a', shared: 'b' });
		expect(readState(definitions, '?shared=c', { own: 'typed', shared: 'b' })).toEqual({ own: 'typed', shared: 'c' });
	});

	test('a default is left out, null with a default is written as empty, and other keys stay', () => {
		const definitions = { kind: inQuery('string', 'all'), page: inQuery('integer') };
		expect(writeQuery(definitions, '?from=mail&kind=new', { kind: 'all', page: 2 })).toBe('?from=mail&page=2');
		expect(writeQuery(definitions, '?from=mail', { kind: null, page: null })).toBe('?from=mail&kind=');
		expect(changeQuery('?a=1', { a: null })).toBe('');
	});

	test('a list repeats its key for each item; an empty list is left out, and an unchanged one keeps its position', () => {
		const definitions = { topic: inQuery('strings') };
		expect(writeQuery(definitions, '?topic=x&from=mail', { topic: ['a', 'b,c'] })).toBe('?from=mail&topic=a&topic=b%2Cc');
		expect(writeQuery(definitions, '?topic=a&from=mail', { topic: [] })).toBe('?from=mail');
		expect(writeQuery(definitions, '?topic=a&topic=b&from=mail', { topic: ['a', 'b'] })).toBe('?topic=a&topic=b&from=mail');
	});
});

test('a value is converted to the type of its variable', () => {
	expect(toStateValue(inQuery('string'), 7)).toBe('7');
	expect(toStateValue(inQuery('integer'), '7')).toBe(7);
	expect(toStateValue(inQuery('integer'), 'seven')).toBeNull();
	expect(toStateValue(inQuery('boolean'), true)).toBe(true);
	expect(toStateValue(inQuery('string'), '')).toBeNull();
	expect(toStateValue(inQuery('strings'), [7, null, 'a', '7'])).toEqual(['7', 'a']);
	expect(toStateValue(inQuery('integers'), '7')).toEqual([7]);
	expect(toStateValue(inQuery('strings'), null)).toEqual([]);
});

test('invalid page numbers become the first page', () => {
	expect(['?p=3', '?p=0', '?p=-1', '?p=x', '?p=1.5', ''].map((search) => pageNumber(search, 'p'))).toEqual([3, 1, 1, 1, 1, 1]);
});
