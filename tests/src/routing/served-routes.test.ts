// @vitest-environment node
import { expect, test } from 'vitest';
import { mergeRoutes, readServedRoutes } from '#src/routing/served-routes.ts';

test.each([null, undefined, {}, 'routes', 3])('a list that is %j is refused', (list) => {
	expect(readServedRoutes(list)).toEqual({ ok: false, message: '路由格式返回有误！' });
});

test('records are taken with their children; what is missing is filled in', () => {
	const served = readServedRoutes([
		{ path: '/a', name: 'a', component: 'Layout', meta: { title: '甲' }, children: [{ path: 'b', component: 'page-b' }] },
	]);
	expect(served).toEqual({
		ok: true,
		left: [],
		routes: [
			{
				path: '/a',
				name: 'a',
				component: 'Layout',
				meta: { title: '甲' },
				children: [{ path: 'b', name: 'b', component: 'page-b', meta: {} }],
			},
		],
	});
});

test('a record that cannot be used is left out with the reason, and the rest works', () => {
	const served = readServedRoutes([null, { name: 'x' }, { path: '/a', name: 'a', meta: {} }]);
	expect(served).toMatchObject({ ok: true, routes: [{ name: 'a' }] });
	expect(served.ok && served.left).toHaveLength(2);
});

test.each(['*', '/*', '/:pathMatch(.*)*', '/:pathMatch(.*)'])('a catch-all written %s is dropped: the guard has its own', (path) => {
	expect(readServedRoutes([{ path, redirect: '/404' }])).toMatchObject({ ok: true, routes: [], left: [] });
});

test('a served route replaces the built-in one of its name', () => {
	const route = (name: string, path: string) => ({ name, path, meta: {} });
	expect(mergeRoutes([route('a', '/a'), route('b', '/b')], [route('b', '/new'), route('c', '/c')]).map(({ path }) => path)).toEqual([
		'/a',
		'/new',
		'/c',
	]);
});
