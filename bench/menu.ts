/** Times of building, searching and reading a menu of 1,000 routes, and of checking one of 2,000, beside React Router's matching of one path. */
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { buildMenu } from '#src/menu/build-menu.ts';
import { menuTrail } from '#src/menu/menu-trail.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { buildServedTree } from '#src/routing/served/build-served-tree.ts';
import { checkServedList } from '#src/routing/served/check-served-list.ts';
import { servedContextOf } from '#src/routing/served/served-site.ts';
import { indexMenus, searchMenu } from '#src/search/menu-search.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { largeMenu } from './large-menu.ts';

const GROUPS = 50;
const PAGES = 19;
const LAST = { path: `/group${GROUPS - 1}/page${PAGES - 1}`, activeMenu: undefined };
const PLACES = { home: null, login: null, notFound: null, studio: null };
const RULES = { roles: { student: { title: '学生', permissions: [] } }, permissions: {}, guards: {} };
/** Typed in turn; their results range from no hit to every page. */
const SEARCHES = ['页', '页面 3', 'group7', '没有这样的页面', '/group12/page'];

export async function menuFigures(): Promise<Figure[]> {
	const { router, menu, checked } = await takeTurns({ rounds: 25 }, { router: timeRouter, menu: timeMenu, checked: timeChecked });
	const comparison = { unit: 'ms', yardstick: "React Router's matchRoutes on the same routes", typical: least } as const;
	return [
		compare({ ...comparison, name: 'menu', limit: 2 }, menu, router),
		compare({ ...comparison, name: 'menu-checked', limit: 14 }, checked, router),
	];
}

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

function timeRouter(round: number): number {
	const routes = routeTree(round) as unknown as RouteObject[];
	const { result, time } = timed(() => matchRoutes(routes, LAST.path));
	if (result?.length !== 2) throw new Error('React Router does not find the page.');
	return time;
}

/** Milliseconds to build the table and the menu, find the current item, and search. */
function timeMenu(round: number): number {
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

/** Milliseconds to check a list of 2,000 records with 300 findings and more, and to apply it: its routes and their table. */
function timeChecked(): number {
	const list = largeMenu(0);
	const site = { pages: ['home'], blank: [], access: RULES, frames: [], routes: [], places: PLACES };
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
