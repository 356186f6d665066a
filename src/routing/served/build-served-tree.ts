import { menuOf } from '../menu-of-routes.ts';
import { CATCH_ALL, type MenuItem, type RouteRecord } from '../route-record.ts';
import { createRouteTable } from '../route-table.ts';
import { readServedRoutes, type ServedRoutes } from './read-served-routes.ts';
import type { ServedContext } from './served-context.ts';

/** The whole tree of a user: the routes that are there anyway, and those that the server gives. */
export function buildServedTree(list: unknown, context: ServedContext, notFound: string | null): ServedRoutes {
	const served = readServedRoutes(list, context);
	if (!served.ok) return served;
	const tree = withHome(mergeRoutes(context.own, served.routes), firstPage(served.routes));
	return { ...served, routes: withCatchAll(tree, notFound) };
}

/** A served route replaces its namesake. */
export function mergeRoutes(own: readonly RouteRecord[], served: readonly RouteRecord[]): RouteRecord[] {
	const names = new Set(served.map(({ name }) => name));
	return [...own.filter(({ name }) => !names.has(name)), ...served];
}

/** The tree with one catch-all at its end: the list's own, or one that leads to `notFound`; spec 2.1. */
export function withCatchAll(tree: readonly RouteRecord[], notFound: string | null): RouteRecord[] {
	const rest = tree.filter(({ path }) => path !== CATCH_ALL);
	const own = tree.find(({ path }) => path === CATCH_ALL);
	const redirect = own?.redirect ?? notFound;
	return redirect === null ? rest : [...rest, { path: CATCH_ALL, name: 'catchAll', redirect, meta: { hidden: true } }];
}

/** The tree with `/` leading to `home`, for a list that does not say what is at `/`. */
export function withHome(tree: readonly RouteRecord[], home: string | null): RouteRecord[] {
	if (home === null || tree.some(({ path }) => path === '/')) return [...tree];
	return [...tree, { path: '/', name: 'root', redirect: home, meta: { hidden: true } }];
}

/** What stands first in the menu of a list. */
function firstPage(tree: readonly RouteRecord[]): string | null {
	const first = firstRoute(menuOf(tree));
	return first === null ? null : createRouteTable(tree).hrefOf(first);
}

function firstRoute(items: readonly MenuItem[]): string | null {
	for (const { route, items: below = [] } of items) {
		const found = route ?? firstRoute(below);
		if (found !== null) return found;
	}
	return null;
}
