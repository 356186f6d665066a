import { expect, test } from 'vitest';
import { fetchRows } from '#src/blocks/table/tools/fetch-rows.ts';
import { createPageScope } from '#src/pages/page-scope.ts';
import { fakeCall } from '#tests/support/fake-call.ts';

const scope = createPageScope({} as never, {} as never);
const paged = { page: 'cursor', size: 'limit', list: 'items', total: '', next: 'next', queryKey: 'page', defaultSize: 2 };

/** Five rows in pages of two; the cursor of a page is the number of rows before it. */
const fetchUpTo = async (limit: number, rows = 5) => {
	const cursors: unknown[] = [];
	const call = fakeCall(async (_operation, { cursor = '0' }) => {
		cursors.push(cursor);
		const start = Number(cursor);
		const items = [1, 2, 3, 4, 5].slice(start, Math.min(start + 2, rows));
		return { ok: true, data: { items, next: start + 2 < rows ? String(start + 2) : null } };
	});
	const definition = { data: { list: { operation: 'main.list', requires: [], needs: [], paged } } };
	const page = { definition, scope } as never;
	const found = await fetchRows({ page, paged: 'list', limit, call, signal: new AbortController().signal, onProgress: () => undefined });
	return { rows: found?.scopes.map(({ bound }) => bound.row), total: found?.total, cursors };
};

test.each([
	['all rows', 100, { rows: [1, 2, 3, 4, 5], total: 5, cursors: ['0', '2', '4'] }],
	['as many as the limit, with more on the next page', 4, { rows: [1, 2, 3, 4], total: null, cursors: ['0', '2'] }],
	['as many as the limit, with more on the same page', 3, { rows: [1, 2, 3], total: null, cursors: ['0', '2'] }],
	['exactly the limit', 5, { rows: [1, 2, 3, 4, 5], total: 5, cursors: ['0', '2', '4'] }],
])('with cursors fetches %s', async (_, limit, expected) => {
	expect(await fetchUpTo(limit)).toEqual(expected);
});
