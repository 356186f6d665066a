import { expect, it } from 'vitest';
import { pageOf } from '#mock/answers/page-of.ts';
import { scenarios } from '#mock/scenario.ts';
import { paging } from './fixture-app.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

it.each([
	['the first page in the page size of the API', {}, paging, ['a', 'b']],
	['a later page', { pageNum: 3 }, paging, ['e']],
	['the page size of the caller', { pageNum: 2, pageSize: 3 }, paging, ['d', 'e']],
	['all rows without a page size', {}, null, rows],
])('a handler answers %s', (_case, input, paging, records) => {
	expect(pageOf({ input, paging, scenario: scenarios.demo }, rows)).toEqual({ records, total: 5 });
});
