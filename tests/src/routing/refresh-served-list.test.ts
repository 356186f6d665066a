import { expect, test } from 'vitest';
import { HttpError, type Result } from '#src/http/result.ts';
import { refreshServedList } from '#src/routing/refresh-served-list.ts';
import type { ServedList } from '#src/routing/served-routes.ts';
import { fakeCall } from '#tests/support/fake-call.ts';

const LIST = [{ path: '/a', name: 'A', component: 'home' }];
const OTHER = [...LIST, { path: '/b', name: 'B', component: 'home' }];

const answer = (list: unknown, etag: string | null): Result<unknown> => ({
	ok: true,
	data: { list },
	headers: new Headers(etag === null ? {} : { ETag: etag }),
});
const failure = (status: number): Result<unknown> => ({ ok: false, error: new HttpError({ kind: 'http', message: '断了', status }) });

function setUp(received: ServedList | null, result: Result<unknown>, conditional = true) {
	const applied: unknown[] = [];
	const calls: unknown[] = [];
	const routes = {
		received,
		apply: async (list: unknown, background?: boolean) => {
			applied.push(list, background);
			return true;
		},
	};
	const http = {
		call: fakeCall(async (name, input, options) => {
			calls.push([name, input, options]);
			return result;
		}),
	};
	return { routes, applied, calls, check: () => refreshServedList({ http, operation: 'main.routerGetList', conditional, routes }) };
}

test.each<[string, Result<unknown>, unknown[], ServedList]>([
	['an unchanged list (304)', failure(304), [], { list: LIST, etag: '"1"' }],
	['a failed check', failure(500), [], { list: LIST, etag: '"1"' }],
	['the same list with another version', answer([...LIST], '"2"'), [], { list: LIST, etag: '"2"' }],
	['a changed list', answer(OTHER, '"2"'), [OTHER, true], { list: OTHER, etag: '"2"' }],
	['an answer that is no list', answer('x', null), ['x', true], { list: 'x', etag: null }],
])('%s', async (_case, result, expected, received) => {
	const { check, applied, routes, calls } = setUp({ list: LIST, etag: '"1"' }, result);
	await check();
	expect(applied).toEqual(expected);
	expect(routes.received).toEqual(received);
	expect(calls).toEqual([['main.routerGetList', { 'If-None-Match': '"1"' }, { quiet: true }]]);
});

test('a server that sends no version, or an operation without the header, is asked for the whole list', async () => {
	for (const { check, calls } of [
		setUp({ list: LIST, etag: null }, answer(LIST, null)),
		setUp({ list: LIST, etag: '"1"' }, answer(LIST, null), false),
	]) {
		await check();
		expect(calls).toEqual([['main.routerGetList', {}, { quiet: true }]]);
	}
});

test('an answer that arrives after another list is dropped', async () => {
	const { check, applied, routes } = setUp({ list: LIST, etag: '"1"' }, answer(OTHER, '"2"'));
	const checking = check();
	routes.received = null;
	await checking;
	expect(applied).toEqual([]);
});
