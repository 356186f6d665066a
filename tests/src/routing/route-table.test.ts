// @vitest-environment node
import { expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { fillPath } from '#src/routing/route-path.ts';
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

test('every page of the app is found at its own address, however that is spelled, with its parameters', () => {
	const app = createRouteTable(routes);
	for (const { name, path, page } of app.byName.values()) {
		if (page === null) continue;
		const address = fillPath(path, { id: 'a b/c%' }) ?? '';
		const params = path.includes(':') ? { id: 'a b/c%' } : {};
		for (const spelling of [address, address.toLowerCase(), `${address}/`])
			expect({ spelling, match: app.find(spelling) }).toMatchObject({ spelling, match: { route: { name }, params } });
	}
});

test.each([
	['/a/b', 'first'],
	['/A/c', 'second'],
	['/x/y', 'both'],
	['/a/b/c', 'twoFixed'],
	['/%e8%af%be/y', 'encoded'],
])('of patterns that overlap, %s leads to the one with most fixed segments, then to the first: %s', (path, name) => {
	const patterns = { first: '/:x/b', second: '/a/:y', both: '/:x/:y', oneFixed: '/a/:y/:z', twoFixed: '/:x/b/c', encoded: '/课/:y' };
	const overlapping = createRouteTable(
		Object.entries(patterns).map(([each, pattern]) => ({ path: pattern, name: each, component: 'x', meta: {} })),
	);
	expect(overlapping.match(path)?.route.name).toBe(name);
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
