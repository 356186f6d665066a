// @vitest-environment node
import { expect, test } from 'vitest';
import { buildMenu, type MenuEntry } from '#src/menu/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import type { MenuItem } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { tree } from '#tests/src/routing/support.ts';

const table = createRouteTable(tree);
const build = (items: readonly MenuItem[], held: readonly string[] = []): MenuEntry[] =>
	buildMenu(items, table, (guard) => (guard as readonly string[]).some((name) => held.includes(name)));

test('title, icon and address default to those of the route', () => {
	expect(
		build([{ route: 'index' }, { route: 'courseDetail', params: { id: 'c1' }, title: '第一门课', icon: 'star', note: '从这里开始' }]),
	).toMatchObject([
		{ title: '首页', icon: 'home', note: null, href: '/index', external: false },
		{ title: '第一门课', icon: 'star', note: '从这里开始', href: '/courseDetail/c1' },
	]);
});

test('an item may open a place within a page by its query', () => {
	expect(build([{ route: 'courseIndex', query: { tab: 'mine', page: 2 }, title: '我的课程' }])).toMatchObject([
		{ title: '我的课程', href: '/courseIndex?tab=mine&page=2' },
	]);
});

test('an external address leaves the app, and a command has no address', () => {
	expect(
		build([
			{ url: 'https://example.org', title: '帮助' },
			{ command: 'logout', title: '退出登录' },
		]),
	).toMatchObject([
		{ href: 'https://example.org', external: true, command: null },
		{ href: null, external: false, command: 'logout' },
	]);
});

test('hides items that the user may not open, and groups without visible items', () => {
	const items: MenuItem[] = [
		{ title: '管理', items: [{ route: 'studio' }] },
		{ route: 'index', guard: ['Editor'] },
		{ route: 'courseIndex' },
	];
	expect(build(items).map(({ title }) => title)).toEqual(['全部课程']);
	expect(build(items, ['Admin']).map(({ title }) => title)).toEqual(['全部课程']);
	expect(build(items, ['Admin', 'write', 'Editor']).map(({ title }) => title)).toEqual(['管理', '首页', '全部课程']);
});

test('a served page or link may have a badge of words or a number, and nothing else', () => {
	const page = (name: string, badge: unknown) => ({ path: `/${name}`, name, component: 'home', meta: { title: name, badge } });
	const link = { path: 'https://help.test', url: 'https://help.test', name: 'help', meta: { title: '帮助', badge: '新' } };
	const served = [page('number', 3), page('words', '新'), page('none', ''), page('odd', { html: '<b>' }), link];
	const entries = buildMenu(menuOf(served), createRouteTable(served), () => true);
	expect(entries.map(({ badge }) => badge)).toEqual(['3', '新', undefined, undefined, '新']);
});

test('hides an item whose route is missing from the served list', () => {
	expect(build([{ route: 'gone' }])).toEqual([]);
});

test('a menu made of routes omits hidden ones; a group with one page becomes that page, one with only hidden pages an item', () => {
	expect(menuOf(tree)).toEqual([{ route: 'index' }, { route: 'courseIndex' }, { route: 'problem' }, { route: 'studio' }]);
});

test('a group with several pages stays a group', () => {
	const group = {
		path: '/g',
		name: 'g',
		component: 'Layout',
		meta: { title: '组', icon: 'star' },
		children: ['a', 'b'].map((name) => ({ path: name, name, component: name, meta: {} })),
	};
	expect(menuOf([group])).toEqual([{ title: '组', icon: 'star', items: [{ route: 'a' }, { route: 'b' }] }]);
});
