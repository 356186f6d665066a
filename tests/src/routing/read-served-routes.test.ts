// @vitest-environment node
import { expect, test } from 'vitest';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { readServedRoutes } from '#src/routing/served/read-served-routes.ts';
import { served } from './served-support.ts';

const { context, read, only } = served;

test.each([null, undefined, {}, 'routes', 3])('rejects a list that is %j', (list) => {
	expect(readServedRoutes(list, context)).toEqual({ ok: false, message: '路由格式返回有误！' });
});

test('reads records with their children, joins paths, fills in names and drops blanks', () => {
	const list = [
		{
			path: ' /a ',
			name: ' a ',
			component: 'Layout',
			meta: { title: ' 甲 ' },
			children: [
				{ path: 'b', component: 'course-index' },
				{ path: '', name: 'first', component: 'home' },
				{ path: '/c', component: 'search' },
			],
		},
		{ path: 'top', name: 'top', component: 'exam-prep' },
	];
	expect(read(list)).toEqual({
		problems: [],
		routes: [
			{
				path: '/a',
				name: 'a',
				component: 'Layout',
				meta: { title: '甲' },
				children: [
					{ path: '/a/b', name: '/a/b', component: 'course-index', meta: { title: '/a/b' } },
					{ path: '/a', name: 'first', component: 'home', meta: { title: 'first' } },
					{ path: '/c', name: '/c', component: 'search', meta: { title: '/c' } },
				],
			},
			{ path: '/top', name: 'top', component: 'exam-prep', meta: { title: 'top' } },
		],
	});
});

test('ignores null children and meta, empty rows and buttons', () => {
	const list = [
		null,
		{ path: '/a', name: 'a', component: 'home', meta: null, children: null },
		{ path: '/a/add', name: 'add', type: 'button' },
	];
	expect(read(list)).toEqual({ problems: [], routes: [{ path: '/a', name: 'a', component: 'home', meta: { title: 'a' } }] });
});

test.each<[string, unknown, string, Partial<RouteRecord> | null]>([
	['no path', { name: 'x' }, '没有路径', null],
	['an invalid record', 7, '没有路径', null],
	['children that are not a list', { path: '/x', name: 'x', component: 'home', children: {} }, 'children 不是数组', { name: 'x' }],
	[
		'an unknown component',
		{ path: '/x', name: 'x', component: '@/views/gone.vue' },
		'组件“@/views/gone.vue”不在',
		{ component: '@/views/gone.vue' },
	],
	[
		'a component in other letters',
		{ path: '/x', name: 'x', component: 'COURSEINDEX' },
		'与页面“course-index”不一致',
		{ component: 'course-index' },
	],
	['a redirect out of the app', { path: '/x', name: 'x', redirect: 'https://evil.example' }, '不能重定向到站外', { name: 'x' }],
	['a redirect to nowhere', { path: '/x', name: 'x', redirect: '/gone' }, '目标“/gone”不存在', { redirect: '/gone' }],
	['a link that runs a script', { path: 'javascript:alert(1)', name: 'x' }, '不是完整的网址', null],
	['a link of data', { path: 'data:text/html,x', name: 'x' }, '不是完整的网址', null],
	['a menu mark of nothing', { path: '/x', name: 'x', component: 'home', meta: { activeMenu: '/gone' } }, '“/gone”不存在', { name: 'x' }],
])('reports %s and keeps the rest', (_case, record, problem, expected) => {
	const { routes, problems } = read([record, { path: '/fine', name: 'fine', component: 'search' }]);
	expect(problems).toEqual([expect.stringContaining(problem)]);
	expect(routes).toEqual([...(expected ? [expect.objectContaining(expected)] : []), expect.objectContaining({ name: 'fine' })]);
});

test('a duplicate name gets a number, a page at a duplicate path is left out', () => {
	const list = [
		{ path: '/a', name: 'a', component: 'home' },
		{ path: '/b', name: 'a', component: 'search' },
		{ path: '/A', name: 'c', component: 'course-index' },
	];
	const { routes, problems } = read(list);
	expect(routes.map(({ name, path }) => `${name} ${path}`)).toEqual(['a /a', 'a-2 /b']);
	expect(problems).toEqual([expect.stringContaining('路由名“a”重复'), expect.stringContaining('路径与前面的路由重复')]);
});

test('a group may share its path with its first page', () => {
	expect(read([{ path: '/a', name: 'g', component: 'Layout', children: [{ path: '/a', name: 'a', component: 'home' }] }]).problems).toEqual(
		[],
	);
});

test('removes circular redirects', () => {
	const list = [
		{ path: '/a', name: 'a', redirect: '/b' },
		{ path: '/b', name: 'b', redirect: '/a' },
		{ path: '/c', name: 'c', component: 'Layout', redirect: '/c', children: [{ path: 'd', name: 'd', component: 'home' }] },
	];
	const { routes, problems } = read(list);
	expect(routes.map(({ redirect }) => redirect)).toEqual([undefined, undefined, undefined]);
	expect(problems).toHaveLength(3);
	expect(problems[0]).toContain('绕回自己');
});

test('noRedirect is not a redirect, and patterns of other routers become plain parameters', () => {
	expect(only({ path: '/x/:id(\\d+)', name: 'x', component: 'home', redirect: 'noRedirect' })).toEqual({
		path: '/x/:id',
		name: 'x',
		component: 'home',
		meta: { title: 'x' },
	});
});

const addresses = (path: string, more: object = {}): string[] =>
	read([{ path, name: 'x', component: 'home', meta: { title: '甲', affix: true }, ...more }]).routes.map(
		({ path: own, meta }) => `${own}${meta.hidden ? ` hidden, as ${meta.activeMenu}` : ''}${meta.noClosable ? ' pinned' : ''}`,
	);

test.each<[string, string[]]>([
	['/x/:id?', ['/x pinned', '/x/:id hidden, as x']],
	['/x/:id(\\d+)?', ['/x pinned', '/x/:id hidden, as x']],
	['/x/:id?/:part*', ['/x pinned', '/x/:id hidden, as x', '/x/:id/:part hidden, as x']],
	['/x/:id+', ['/x/:id pinned']],
	['/:id?/x', ['/:id/x pinned']],
])('a page at %s opens with and without its optional parameters', (path, expected) => {
	expect(addresses(path)).toEqual(expected);
});

test('a page with an optional parameter leaves the address without it to a page that is there already', () => {
	const list = [
		{ path: '/x', name: 'all', component: 'search' },
		{ path: '/x/:id?', name: 'one', component: 'home' },
	];
	expect(read(list)).toMatchObject({ routes: [{ path: '/x' }, { path: '/x/:id', name: 'one' }], problems: [] });
	expect(addresses('/x/:id?', { component: 'Layout', children: [{ path: 'a', component: 'search' }] })).toEqual(['/x/:id pinned']);
});

test('an empty path at the top with a redirect, a page or children is the home page', () => {
	expect(only({ path: '', component: 'Layout', redirect: 'a', children: [{ path: 'a', component: 'home' }] })).toMatchObject({
		path: '/',
		redirect: 'a',
		children: [{ path: '/a' }],
	});
	expect(read([{ path: '', name: 'x' }]).problems).toEqual([expect.stringContaining('没有路径')]);
});

test.each(['https://example.org/x', 'http://example.org', 'mailto:a@example.org', 'tel:+86123', '//example.org'])(
	'%s is a link of menus',
	(path) => {
		expect(only({ path, name: 'help', meta: { title: '帮助' } })).toEqual({ path, url: path, name: 'help', meta: { title: '帮助' } });
	},
);

test.each(['*', '/*', '/:pathMatch(.*)*', '/:pathMatch(.*)', ':catchAll(.*)'])('recognises a catch-all written %s', (path) => {
	expect(read([{ path, redirect: '/404' }])).toEqual({
		problems: [],
		routes: [{ path: '*', name: 'catchAll', redirect: '/404', meta: { hidden: true } }],
	});
});

test('keeps one of two catch-alls', () => {
	const { routes, problems } = read([
		{ path: '*', redirect: '/404' },
		{ path: '/a', name: 'a', component: 'home' },
		{ path: '/*', redirect: '/404' },
	]);
	expect(problems).toEqual([expect.stringContaining('不止一条')]);
	expect(routes.filter(({ path }) => path === '*')).toHaveLength(1);
});

test('reads each record of a long list as often as one of a short list', () => {
	const readsOf = (length: number): number => {
		let reads = 0;
		const list = Array.from({ length }, (_, at) => ({
			name: `p${at}`,
			component: 'home',
			redirect: undefined,
			get path() {
				reads += 1;
				return `/p${at}`;
			},
		}));
		expect(read(list).routes).toHaveLength(length);
		return reads / length;
	};
	expect(readsOf(1000)).toBe(readsOf(10));
});
