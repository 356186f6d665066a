// @vitest-environment node
import { expect, test } from 'vitest';
import { createRouteTable } from '#src/routing/route-table.ts';
import { tree } from './support.ts';

const table = createRouteTable(tree);

test.each([
	['/index', 'index', {}],
	['/', 'index', {}],
	['/courseIndex', 'courseIndex', {}],
	['/courseindex/', 'courseIndex', {}],
	['/courseDetail/a%20b', 'courseDetail', { id: 'a b' }],
	['/problem', 'problemIndex', {}],
	['/problem/index', 'problemIndex', {}],
	['/studio/menus', 'studio', {}],
])('%s resolves to the page of %s', (path, name, params) => {
	const match = table.match(path);
	expect([match?.route.name, match?.params]).toEqual([name, params]);
});

test.each(['/nowhere', '/courseDetail', '/courseDetail/1/2', '/constructor'])('%s resolves to nothing', (path) => {
	expect(table.match(path)).toBeNull();
});

test.each([
	['/', '/index'],
	['/problem', '/problem/index'],
	['/courseIndex', null],
	['/nowhere', null],
])('%s redirects to %s', (path, target) => {
	expect(table.redirectOf(path)).toBe(target);
});

test('circular redirects end', () => {
	const circle = createRouteTable([
		{ path: '/a', name: 'a', redirect: '/b', meta: {} },
		{ path: '/b', name: 'b', redirect: '/a', meta: {} },
	]);
	expect(circle.match('/a')).toBeNull();
});

test('a page collects titles and guards of its ancestors without duplicates', () => {
	expect(table.byName.get('courseDetail')?.crumbs.map(({ title }) => title)).toEqual(['课程中心', '课程详情']);
	expect(table.byName.get('index')?.crumbs.map(({ title, path }) => `${title} ${path}`)).toEqual(['首页 /index']);
	expect(table.byName.get('studio')?.guards).toEqual([['Admin'], ['write']]);
});

test.each([
	['courseDetail', { id: 'a b' }, { tab: '作业', page: 2 }, '/courseDetail/a%20b?tab=%E4%BD%9C%E4%B8%9A&page=2'],
	['courseIndex', {}, { keyword: '', level: null }, '/courseIndex'],
	['courseIndex', {}, { tag: ['a', 'b'] }, '/courseIndex?tag=a&tag=b'],
	['courseDetail', {}, {}, null],
	['nowhere', {}, {}, null],
])('the address of %s with %j and %j', (name, params, query, href) => {
	expect(table.hrefOf(name, params, query)).toBe(href);
});

test('finds a page in a table of 1,000 routes', () => {
	const many = createRouteTable(
		Array.from({ length: 1000 }, (_, at) => ({ path: `/p${at}/:id`, name: `p${at}`, component: 'x', meta: {} })),
	);
	expect(many.match('/p999/7')).toMatchObject({ route: { name: 'p999' }, params: { id: '7' } });
});
