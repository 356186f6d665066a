// @vitest-environment node
import { expect, test } from 'vitest';
import { createRouteTable } from '#src/routing/route-table.ts';
import { buildServedTree } from '#src/routing/served/build-served-tree.ts';
import { ADMIN, endOf, GUEST, product, STUDENT, serve } from '#tests/src/routing/hostile-support.ts';
import { served } from '#tests/src/routing/served-support.ts';

const FIXED = ['/login', '/register', '/password', '/document-preview', '/403', '/404', '/500', '/503'];
const STOLEN = '是应用的固定页面，不能被替换、限制或重定向，已略去';

const ATTACKS: readonly (readonly [string, (path: string) => object])[] = [
	['another page at its path', (path) => ({ path, name: 'x', component: 'home' })],
	['its path in other letters', (path) => ({ path: `${path.toUpperCase()}/`, name: 'x', component: 'home' })],
	['its path below a group', (path) => ({ path: '/', component: 'Layout', children: [{ path: path.slice(1), component: 'home' }] })],
	['a redirect', (path) => ({ path, redirect: '/nowhere' })],
	['a group with a page of its own', (path) => ({ path, component: 'Layout', children: [{ path: 'x', component: 'home' }] })],
	['a guard', (path) => ({ path, component: product.own.find((route) => route.path === path)?.component, meta: { roles: ['Admin'] } })],
];

test.each(FIXED.flatMap((path) => ATTACKS.map(([attack, make]) => [path, attack, make] as const)))(
	'%s stays as it is whatever a list says: %s',
	(path, _attack, make) => {
		const own = createRouteTable(product.own).find(path);
		const app = serve([make(path), { path: '/fine', name: 'fine', component: 'home' }]);
		expect(app?.table.find(path)).toEqual(own);
		expect(app?.problems).toEqual([expect.stringContaining(STOLEN)]);
		expect(app?.table.match('/fine')?.route.page).toBe('home');
	},
);

test('a record named like a fixed page is renamed', () => {
	const app = serve([{ path: '/enrol', name: 'register', component: 'register' }]);
	expect(app?.table.hrefOf('register')).toBe('/register');
	expect(app?.table.hrefOf('register-2')).toBe('/enrol');
	expect(app?.problems).toEqual([expect.stringContaining('路由名“register”重复')]);
});

test('a fixed page takes precedence over a pattern that matches its path', () => {
	const app = serve([{ path: '/:page', name: 'any', component: 'home' }]);
	expect(app?.table.match('/login')?.route.name).toBe('login');
	expect(app?.table.match('/other')?.route.name).toBe('any');
});

test('a fixed page with parameters matches before a pattern that starts with a fixed segment', () => {
	const own = [{ path: '/:language/about', name: 'about', component: 'search', meta: {} }];
	const read = buildServedTree([{ path: '/en/:page', name: 'en', component: 'home' }], { ...served.context, own });
	if (!read.ok) throw new Error(read.message);
	const table = createRouteTable(read.routes, own);
	expect([table.match('/en/about')?.route.name, table.match('/en/more')?.route.name]).toEqual(['about', 'en']);
});

test('a list may repeat a fixed page unchanged, as many lists do', () => {
	const list = [
		{ path: '/404', name: 'notFound', component: 'not-found', meta: { title: '找不到', hidden: true } },
		{ path: '/login', component: '@/views/login/index.vue', hidden: true },
	];
	const app = serve(list);
	expect(app?.problems).toEqual([]);
	expect(app?.table.byName.get('notFound')?.meta.title).toBe('页面不存在');
});

const page = (path: string) => ({ path, name: path, component: 'home', meta: { title: path } });

test.each<[string, unknown[], string, string, string]>([
	['home that redirects to sign-in', [{ path: '/index', name: 'index', redirect: '/login' }], '/login', 'proceed /index-2', '绕回自己'],
	[
		'a first page that redirects to sign-in',
		[{ path: '/a', redirect: '/login', meta: { title: '甲' } }, page('/b')],
		'/',
		'proceed /b',
		'绕回自己',
	],
	['a catch-all that redirects to sign-in', [{ path: '*', redirect: '/login' }], '/nowhere', 'proceed /404', '不能指向登录页'],
	[
		'error pages that redirect to each other',
		[
			{ path: '/403', redirect: '/404' },
			{ path: '/404', redirect: '/403' },
		],
		'/x',
		'proceed /404',
		STOLEN,
	],
	[
		'a guarded error page',
		[
			{ path: '/403', component: 'forbidden', meta: { guard: [] } },
			{ ...page('/a'), auths: [] },
		],
		'/a',
		'proceed /403',
		STOLEN,
	],
	[
		'two redirects in a circle',
		[
			{ path: '/a', redirect: '/b' },
			{ path: '/b', redirect: '/a' },
		],
		'/a',
		'proceed /404',
		'绕回自己',
	],
	[
		'home in a circle',
		[
			{ path: '/', redirect: '/a' },
			{ path: '/a', redirect: '/' },
		],
		'/',
		'proceed /index',
		'绕回自己',
	],
	[
		'a catch-all into a circle',
		[
			{ path: '/a', redirect: '/a' },
			{ path: '*', redirect: '/a' },
		],
		'/x',
		'proceed /404',
		'绕回自己',
	],
	[
		'too many redirects in a row',
		[...Array.from({ length: 40 }, (_, at) => ({ path: `/r${at}`, redirect: `/r${at + 1}` })), page('/r40')],
		'/r0',
		'proceed /404',
		'要跳转太多次',
	],
	['an empty list', [], '/', 'proceed /index', ''],
])('%s: every address resolves to a page, and administrators get a report', (_what, list, address, end, problem) => {
	const app = serve(list);
	if (!app) throw new Error('The list was refused.');
	expect(endOf(app.table, STUDENT, address)).toBe(end);
	expect(app.problems.join()).toContain(problem);
	for (const visitor of [GUEST, STUDENT, ADMIN])
		for (const each of ['/', '/login', '/index', '/x', '/403', '/404', address])
			expect(endOf(app.table, visitor, each)).toMatch(/^proceed /);
});
