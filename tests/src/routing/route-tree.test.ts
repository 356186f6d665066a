// @vitest-environment node
import { expect, test } from 'vitest';
import { buildMenu } from '#src/menu/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { withCatchAll } from '#src/routing/served/build-served-tree.ts';
import { publicRoutes } from '#src/routing/served/served-site.ts';
import { withHome } from '#src/routing/served/with-home.ts';
import { withoutGuards } from '#src/routing/served-routes.ts';
import { tree } from './support.ts';

const page = (name: string, path: string, meta: RouteRecord['meta'] = {}): RouteRecord => ({ name, path, component: name, meta });

test('pages outside all groups are public', () => {
	expect(publicRoutes(tree).map(({ name }) => name)).toEqual(['login', 'notFound']);
});

const star = (redirect: string): RouteRecord => ({ path: '*', name: 'catchAll', redirect, meta: { hidden: true } });

test.each<[string, RouteRecord[], string | null, RouteRecord[]]>([
	['appended when missing', [page('a', '/a')], '/404', [page('a', '/a'), star('/404')]],
	['kept once and moved to the end', [star('/a'), page('a', '/a'), star('/b')], '/404', [page('a', '/a'), star('/a')]],
	['left out where there is no such page', [page('a', '/a')], null, [page('a', '/a')]],
])('the catch-all is %s', (_case, list, notFound, expected) => {
	expect(withCatchAll(list, notFound)).toEqual(expected);
});

test.each([
	[[page('a', '/a'), star('/a')], '/a'],
	[[page('a', '/a'), star('/gone')], null],
	[[page('a', '/a')], null],
])('the catch-all resolves unknown paths to a page or to nothing', (list, fallback) => {
	const table = createRouteTable(list);
	expect(table.fallback).toBe(fallback);
	expect(table.match('/nowhere')).toBeNull();
	expect(table.byName.has('catchAll')).toBe(false);
});

test('without a route for /, it leads to the first page', () => {
	expect(createRouteTable(withHome([page('a', '/a')], [])).redirectOf('/')).toBe('/a');
	expect(withHome([page('root', '/')], [])).toHaveLength(1);
	expect(withHome([page('a', '/a')], [page('root', '/')])).toHaveLength(1);
	expect(withHome([], [])).toEqual([]);
});

test('the first page needs a complete address, so pages with parameters are skipped', () => {
	const list = [page('detail', '/detail/:id'), page('list', '/list')];
	expect(createRouteTable(withHome(list, [])).redirectOf('/')).toBe('/list');
});

test('without guards every route is open, and nothing else changes', () => {
	const open = createRouteTable(withoutGuards(tree));
	expect(open.byName.get('studio')).toMatchObject({ guards: [], meta: { title: '菜单' } });
	expect(withoutGuards(withoutGuards(tree))).toEqual(withoutGuards(tree));
});

test('a link in the tree is an external item, not a route', () => {
	const list: RouteRecord[] = [
		page('a', '/a', { title: '甲' }),
		{ path: 'https://x.example', url: 'https://x.example', name: 'out', meta: { title: '外' } },
	];
	const table = createRouteTable(list);
	expect(table.byName.has('out')).toBe(false);
	expect(buildMenu(menuOf(list), table, () => true)).toMatchObject([
		{ title: '甲' },
		{ title: '外', href: 'https://x.example', external: true },
	]);
});

const group = (meta: RouteRecord['meta'], children: RouteRecord[]): RouteRecord => ({
	path: '/g',
	name: 'g',
	component: 'Layout',
	meta,
	children,
});

test.each([
	[
		'a group with one page stays if it is always shown',
		group({ title: '组', alwaysShow: true }, [page('a', '/a')]),
		[{ title: '组', items: [{ route: 'a' }] }],
	],
	[
		'a hidden level is replaced by its children',
		group({ title: '组', levelHidden: true }, [page('a', '/a'), page('b', '/b')]),
		[{ route: 'a' }, { route: 'b' }],
	],
	['a group of nothing is no item', { path: '/g', name: 'g', component: 'Layout', meta: { title: '组' } }, []],
])('%s', (_case, record, items) => {
	expect(menuOf([record])).toEqual(items);
});
