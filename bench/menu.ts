/** How long 1,000 routes take: from the tree of routes to the menu, from a search to what is found, and from a served list to the tree. */
import { buildMenu } from '#src/routing/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { indexMenus, searchMenu } from '#src/routing/menu-search.ts';
import { menuTrail } from '#src/routing/menu-trail.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { readServedRoutes } from '#src/routing/served/read-served-routes.ts';
import type { Figure } from './figure.ts';
import { median } from './time-process.ts';

const GROUPS = 50;
const PAGES = 19;
const ROUNDS = 9;
/** Typed one after the other, with everything from no hit to all of them. */
const SEARCHES = ['页', '页面 3', 'group7', '没有这样的页面', '/group12/page'];

/** The first round finds nothing warm, as in a browser that has just started the app. */
export async function menuFigures(): Promise<Figure[]> {
	const rounds = Array.from({ length: ROUNDS }, (_, round) => timeRound(routeTree(round)));
	return [
		{ name: 'menu-first', value: rounds[0] ?? 0, unit: 'ms', limit: 50, atMost: true },
		{ name: 'menu', value: median(rounds), unit: 'ms', limit: 50, atMost: true },
		{ name: 'menu-served', value: median(Array.from({ length: ROUNDS }, timeServed)), unit: 'ms', limit: 100, atMost: true },
	];
}

/** A thousand routes: groups with their pages, each behind a guard. */
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

/** Builds the table and the menu, finds the current item, and searches. */
function timeRound(tree: readonly RouteRecord[]): number {
	const started = performance.now();
	const table = createRouteTable(tree);
	const menu = buildMenu(menuOf(table.tree), table, (guard) => Array.isArray(guard));
	const trail = menuTrail(menu, { path: `/group${GROUPS - 1}/page${PAGES - 1}`, activeMenu: undefined }, table);
	const index = indexMenus([menu]);
	const found = SEARCHES.map((search) => searchMenu(index, search).length);
	const time = performance.now() - started;
	if (trail.length !== 2 || found[0] !== GROUPS * PAGES || found[3] !== 0) throw new Error(`The menu is not as built: found ${found}.`);
	return time;
}

/** Reads a list of routes as a server gives it. */
function timeServed(): number {
	const list = Array.from({ length: GROUPS * PAGES }, (_, at) => ({ path: `/page${at}`, name: `page${at}`, component: 'home' }));
	const started = performance.now();
	const places = { home: null, login: null, notFound: null };
	const read = readServedRoutes(list, { pages: ['home'], access: { roles: {}, permissions: {}, guards: {} }, own: [], places });
	const time = performance.now() - started;
	if (!read.ok || read.routes.length !== list.length) throw new Error('The served list is not read whole.');
	return time;
}
