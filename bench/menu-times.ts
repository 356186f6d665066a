import { matchRoutes, type RouteObject } from 'react-router-dom';
import { buildMenu } from '#src/menu/build-menu.ts';
import { menuTrail } from '#src/menu/menu-trail.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { buildServedTree } from '#src/routing/served/build-served-tree.ts';
import { checkServedList } from '#src/routing/served/check-served-list.ts';
import { readServedRoutes } from '#src/routing/served/read-served-routes.ts';
import { servedContextOf } from '#src/routing/served/served-site.ts';
import { indexMenus, searchMenu } from '#src/search/menu-search.ts';

const GROUPS = 50;
const PAGES = 19;
const LAST = { path: `/group${GROUPS - 1}/page${PAGES - 1}`, activeMenu: undefined };
const PLACES = { home: null, login: null, notFound: null, studio: null };
const RULES = { roles: { student: { title: '学生', permissions: [] } }, permissions: {}, guards: {} };
/** Records of the list that is checked and applied as in the menu studio. */
const LARGE = 2000;
/** Typed in turn; their results range from no hit to every page. */
const SEARCHES = ['页', '页面 3', 'group7', '没有这样的页面', '/group12/page'];

/** A thousand routes: groups of pages, each behind a guard. */
function routeTree(round: number): readonly RouteRecord[] {
	return Array.from({ length: GROUPS }, (_group, group) => ({
		path: `/group${group}`,
		name: `group${group}`,
		component: 'Layout',
		meta: { title: `第 ${group} 组`, icon: 'book' },
		children: Array.from({ length: PAGES }, (_page, page) => ({
			path: `page${page}`,
			name: `group${group}Page${page}`,
			component: 'home',
			meta: { title: `页面 ${page} 之 ${round}`, guard: ['student'] },
		})),
	}));
}

function timed<T>(work: () => T): { result: T; time: number } {
	const started = performance.now();
	const result = work();
	return { result, time: performance.now() - started };
}

export function timeRouter(round: number): number {
	const routes = routeTree(round) as unknown as RouteObject[];
	const { result, time } = timed(() => matchRoutes(routes, LAST.path));
	if (result?.length !== 2) throw new Error('React Router does not find the page.');
	return time;
}

/** Milliseconds to build the table and the menu, find the current item, and search. */
export function timeMenu(round: number): number {
	const tree = routeTree(round);
	const { result, time } = timed(() => {
		const table = createRouteTable(tree);
		const menu = buildMenu(menuOf(table.tree), table, (guard) => Array.isArray(guard));
		const trail = menuTrail(menu, LAST, table);
		const index = indexMenus([menu]);
		return { trail, found: SEARCHES.map((search) => searchMenu(index, search).length) };
	});
	const { trail, found } = result;
	if (trail.length !== 2 || found[0] !== GROUPS * PAGES || found[3] !== 0) throw new Error(`The menu is not as built: found ${found}.`);
	return time;
}

/** 2,000 records: groups of pages, with an unknown icon here and there. The titles of another `version` differ. */
export const largeMenu = (version: number) =>
	Array.from({ length: LARGE / 20 }, (_group, group) => ({
		...{ path: `/group${group}`, name: `group${group}`, component: 'Layout' },
		meta: { title: `第 ${group} 组${version > 0 ? '（改）' : ''}`, icon: 'book' },
		children: Array.from({ length: 19 }, (_page, page) => ({
			...{ path: `page${page}`, name: `group${group}Page${page}`, component: 'home' },
			meta: { title: `页面 ${page}`, guard: ['student'], icon: page % 5 === 0 ? 'gone' : 'book', activeMenu: `/group${group}/page0` },
		})),
	}));

/** Milliseconds to check a list of 2,000 records with 300 findings and more, and to apply it: its routes and their table. */
export function timeChecked(): number {
	const list = largeMenu(0);
	const site = { pages: ['home'], blank: [], access: RULES, routes: [], places: PLACES };
	const { result, time } = timed(() => {
		const checked = checkServedList(list, site);
		const tree = buildServedTree(list, servedContextOf(site));
		return { checked, tree, table: tree.ok ? createRouteTable(tree.routes) : null };
	});
	const { checked, tree } = result;
	if (!tree.ok || checked.findings.some(({ severity, code }) => severity === 'error' && code !== 'more-findings'))
		throw new Error('The large list is not read whole.');
	return time;
}

export function timeServed(): number {
	const list = Array.from({ length: GROUPS * PAGES }, (_, at) => ({ path: `/page${at}`, name: `page${at}`, component: 'home' }));
	const { result, time } = timed(() =>
		readServedRoutes(
			list,
			servedContextOf({ pages: ['home'], blank: [], access: { roles: {}, permissions: {}, guards: {} }, routes: [], places: PLACES }),
		),
	);
	if (!result.ok || result.routes.length !== list.length) throw new Error('The served list is not read whole.');
	return time;
}
