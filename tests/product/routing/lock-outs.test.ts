// @vitest-environment node
import { expect, test } from 'vitest';
import { seed } from '#mock/generated/seed.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { buildMenu, type MenuEntry } from '#src/menu/build-menu.ts';
import { flattenRoutes } from '#src/routing/flatten-routes.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { checkServedList, isLockOut } from '#src/routing/served/check-served-list.ts';
import { keepReachable } from '#src/routing/served/keep-reachable.ts';
import { listOf, nodesOf, type ServedRecord } from '#src/routing/served/list-nodes.ts';
import { ADMIN, context, endOf, type ServedApp, STUDENT, serve, site } from '#tests/src/routing/hostile-support.ts';
import { randomRouteList } from '#tests/support/random-route-lists.ts';

const published: ServedRecord[] = (seed.routes ?? []).map(({ id: _id, ...record }) => record);
const { nodes } = nodesOf(published);
const STUDIO = '/menuStudio';

function without(name: string): ServedRecord[] {
	const parts = nodesOf(published);
	parts.nodes.delete(name);
	return listOf(parts);
}

/** The published list with other fields in the meta of one record. */
function withMeta(name: string, meta: object): ServedRecord[] {
	const parts = nodesOf(published);
	const node = parts.nodes.get(name);
	if (node) parts.nodes.set(name, { ...node, record: { ...node.record, meta: { ...(node.record.meta as object), ...meta } } });
	return listOf(parts);
}

const codesOf = (list: readonly unknown[]): string[] =>
	checkServedList(list, site, { isOurs: true })
		.findings.filter(isLockOut)
		.map(({ code }) => code);

const linksOf = (entries: readonly MenuEntry[]): (string | null)[] => entries.flatMap(({ href, items }) => [href, ...linksOf(items)]);

/** Who cannot go on working in the app with a list, for tests a text each. */
function faultsOf({ table }: ServedApp): string[] {
	const menu = buildMenu(menuOf(table.tree), table, (guard) => isAllowed(guard, ADMIN, site.access));
	const ends = [
		...['/', '/404-and-back', '/index'].flatMap((address) => [STUDENT, ADMIN].map((who) => [address, endOf(table, who, address)] as const)),
		[STUDIO, endOf(table, ADMIN, STUDIO)] as const,
	];
	const homes = ends.filter(([address, end]) => address === '/' && !isFramed(table, end));
	return [
		...ends.filter(([, end]) => !end.startsWith('proceed /')).map(([address, end]) => `${address} ends so: ${end}`),
		...homes.map(([, end]) => `the first page ends so: ${end}`),
		...(endOf(table, ADMIN, STUDIO) === `proceed ${STUDIO}` ? [] : ['the address of the studio']),
		...(table.match(STUDIO)?.route.page === 'menu-studio' ? [] : ['the page of the studio']),
		...(linksOf(menu).includes(STUDIO) ? [] : ['no item leads to the studio']),
	];
}

function isFramed(table: ServedApp['table'], end: string): boolean {
	const page = table.match(end.replace('proceed ', ''))?.route.page;
	return page !== null && page !== undefined && !site.blank.includes(page);
}

function open(list: unknown): ServedApp {
	const app = serve(list);
	if (!app) throw new Error('The list was refused.');
	return app;
}

test('the published list locks nobody out and needs no repair', () => {
	expect(codesOf(published)).toEqual([]);
	expect(faultsOf(open(published))).toEqual([]);
	expect(open(published).table.hrefOf('keptHome')).toBeNull();
	expect(open(published).table.byName.get('menuStudio')?.parents).toEqual(['administration']);
});

const LOST: Readonly<Record<string, readonly string[]>> = {
	index: ['no-first-page'],
	administration: ['lost-studio'],
	menuStudio: ['lost-studio'],
};

test.each([...nodes.keys()])('without “%s” the publisher still reaches the studio, and everyone a first page', (name) => {
	const list = without(name);
	expect(codesOf(list)).toEqual(LOST[name] ?? []);
	expect(faultsOf(open(list))).toEqual([]);
});

test.each<[string, unknown[], string[]]>([
	['no record at all', [], ['no-first-page', 'lost-studio']],
	['only links', [{ path: 'https://a.test', name: 'a', meta: { title: '链接' } }], ['no-first-page', 'lost-studio']],
	['a hidden studio', withMeta('menuStudio', { hidden: true }), ['lost-studio']],
	['a hidden group around the studio', withMeta('administration', { hidden: true }), ['lost-studio']],
	['a studio that only other roles may open', withMeta('menuStudio', { guard: ['Test'] }), ['lost-studio']],
	['a group that keeps editors from the studio', withMeta('administration', { guard: 'admin' }), ['lost-studio']],
	['a studio for one more rule that both roles pass', withMeta('menuStudio', { guard: 'staff' }), []],
	['a first page for administrators only', withMeta('index', { guard: 'admin' }), ['no-first-page']],
	['a group that keeps students from the first page', withMeta('home', { guard: 'menuReader' }), ['no-first-page']],
	[
		'a first page without header',
		[
			{ path: '/', redirect: '/check', name: 'start', meta: { hidden: true } },
			{ path: '/check', name: 'check', component: 'verify-honor', meta: { title: '查验' } },
		],
		['no-sign-out', 'lost-studio'],
	],
	[
		'another page at the address of the studio',
		[...without('administration'), { path: STUDIO, name: 'menuStudio', component: 'ucenter', meta: { title: '我的' } }],
		['lost-studio'],
	],
	['a first page that leads nowhere', [...without('home'), { path: '/', name: 'home', redirect: '/gone', meta: {} }], ['no-first-page']],
])('%s is refused, and the app repairs it', (_case, list, codes) => {
	expect([...new Set(codesOf(list))].sort()).toEqual([...codes].sort());
	expect(faultsOf(open(list))).toEqual([]);
});

test('the reason names who is locked out', () => {
	const messages = checkServedList(withMeta('index', { guard: 'admin' }), site).findings.map(({ message }) => message);
	expect(messages).toContain('学生、编辑、测试打不开首页“首页”，登录后哪儿也去不了');
	const lost = checkServedList(without('administration'), site).findings.map(({ message }) => message);
	expect(lost).toEqual(['管理员、编辑在菜单里找不到“菜单工坊”（/menuStudio），以后就改不了菜单了']);
});

test.each([
	['the guard of its own', 'menuReader', undefined],
	['the guard of its group', undefined, 'menuReader'],
	['both', 'admin', 'menuReader'],
])('the studio that is added to the menu keeps %s', (_case, own, group) => {
	const guarded = (guard: string | undefined) => (guard === undefined ? {} : { guard });
	const builtin = [
		{
			path: '/desk',
			name: 'desk',
			component: 'Layout',
			meta: guarded(group),
			children: [{ path: STUDIO, name: 'menuStudio', component: 'menu-studio', meta: guarded(own) }],
		},
	] as readonly RouteRecord[];
	const [added] = flattenRoutes(keepReachable([], { ...context, builtin }));
	expect([added?.name, added?.guards.flat()]).toEqual(['menuStudio', [group, own].filter((guard) => guard !== undefined)]);
});

test('of the pages of a list, one that is open to all is the first page', () => {
	const list = [
		{ path: '/desk', name: 'desk', component: 'ucenter', meta: { title: '办公', guard: 'admin' } },
		{ path: '/learn', name: 'learn', component: 'course-index', meta: { title: '课程' } },
	];
	expect(open(list).table.match('/')?.route.name).toBe('learn');
});

test('whatever 1,000 random lists hold, publishers reach the studio and everyone a page to sign out from', () => {
	const faults: string[] = [];
	for (let seed = 0; seed < 1000; seed += 1) {
		const app = serve(randomRouteList(seed));
		if (app) faults.push(...faultsOf(app).map((fault) => `seed ${seed}: ${fault}`));
	}
	expect(faults).toEqual([]);
});
