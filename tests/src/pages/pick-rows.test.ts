import { describe, expect, test } from 'vitest';
import { pickRows, rangeTo, shareOf } from '#src/pages/pick-rows.ts';

const page = ['a', 'b', 'c', 'd', 'e'];

describe('a range', () => {
	test.each([
		['forwards', 'b', 3, ['b', 'c', 'd']],
		['backwards', 'd', 1, ['b', 'c', 'd']],
		['to itself', 'c', 2, ['c']],
		['without a row toggled before', null, 2, ['c']],
		['from a row of another page', 'x', 2, ['c']],
		['over the whole page', 'a', 4, page],
	])('%s', (_what, anchor, index, expected) => {
		expect(rangeTo(page, anchor, index)).toEqual(expected);
	});
});

describe('picking rows', () => {
	test.each([
		['adds in page order and keeps rows of other pages', ['x', 'c'], ['b', 'c', 'd'], true, ['x', 'c', 'b', 'd']],
		['removes only these rows', ['x', 'b', 'c', 'e'], ['b', 'c', 'd'], false, ['x', 'e']],
		['changes nothing without rows', ['x'], [], true, ['x']],
	])('%s', (_what, chosen, keys, on, expected) => {
		expect(pickRows(chosen, keys, on)).toEqual(expected);
	});
});

test.each([
	[[], 'none'],
	[['x'], 'none'],
	[['a'], 'some'],
	[['x', 'e'], 'some'],
	[['x', ...page], 'all'],
])('of %j chosen, the page has %s', (chosen, expected) => {
	expect(shareOf(page, new Set(chosen))).toBe(expected);
});

test('an empty page is not wholly selected', () => {
	expect(shareOf([], new Set(['x']))).toBe('none');
});
