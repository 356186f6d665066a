// @vitest-environment node

import { expect, test, vi } from 'vitest';
import type { Http } from '#src/http/create-http.ts';
import type { Result } from '#src/http/result.ts';
import { HttpError } from '#src/http/result.ts';
import { createLoadedOperations } from '#src/operations/loaded-operations.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { createContentSearch } from '#src/search/content-search.ts';
import type { SearchOperation } from '#src/search/search-operation.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { tree } from '#tests/src/routing/support.ts';

const operation: SearchOperation = {
	call: 'main.courseSearch',
	with: { keyword: (keyword) => keyword, pageSize: () => 8 },
	items: (answer) => answer?.records,
	title: (row) => row?.title,
	note: (row) => row?.note,
	path: (row) => row?.path,
};

function searchThat(answer: Result<unknown>, spec: SearchOperation | null = operation) {
	const call = vi.fn(async (..._given: Parameters<Http['call']>) => answer);
	const parts = {
		http: { call } as unknown as Http,
		settings: defaultSettings,
		routes: { table: createRouteTable(tree), built: true, problems: [] },
		operations: createLoadedOperations(),
	};
	return { call, search: createContentSearch(parts, spec) };
}

const signal = new AbortController().signal;

test('sends the quiet request configured in app.yaml', async () => {
	const { call, search } = searchThat({ ok: true, data: { records: [] } });
	await search?.find('机器人', signal);
	expect(call).toHaveBeenCalledWith(
		'main.courseSearch',
		{ keyword: '机器人', pageSize: 8 },
		expect.objectContaining({ signal, quiet: true }),
	);
});

test('keeps only results inside the app, and missing fields are empty', async () => {
	const paths = ['/courseDetail/1?from=search', '//evil.example', 'https://evil.example', '/nowhere', null, '/courseIndex'];
	const { search } = searchThat({ ok: true, data: { records: paths.map((path) => ({ title: `去 ${path}`, path })) } });
	expect(await search?.find('去', signal)).toMatchObject([
		{ title: '去 /courseDetail/1?from=search', note: '', path: '/courseDetail/1?from=search' },
		{ title: '去 /courseIndex', note: '', path: '/courseIndex' },
	]);
});

test('a response without rows has no results; a failure is distinct from that', async () => {
	expect(await searchThat({ ok: true, data: null }).search?.find('x', signal)).toEqual([]);
	const error = new HttpError({ kind: 'network', message: '', body: null });
	expect(await searchThat({ ok: false, error }).search?.find('x', signal)).toBeNull();
});

test('typing is debounced by the time in app.yaml, or by the default of search boxes', () => {
	expect(searchThat({ ok: true, data: null }, { ...operation, debounce: 300 }).search?.debounce).toBe(300);
	expect(searchThat({ ok: true, data: null }).search?.debounce).toBe(defaultSettings.throttle.debounce);
	expect(searchThat({ ok: true, data: null }, null).search).toBeNull();
});
