import { type FlatRoute, flattenRoutes } from './flatten-routes.ts';
import { createRouteIndex, type RouteMatch } from './route-index.ts';
import { fillPath, toSearch } from './route-path.ts';
import { CATCH_ALL, type RouteRecord } from './route-record.ts';

/** Redirects that one navigation may take. A chain that is longer is a fault: it may never end. */
export const REDIRECT_LIMIT = 20;

export interface RouteTable {
	tree: readonly RouteRecord[];
	byName: ReadonlyMap<string, FlatRoute>;
	/** Page to which unknown paths lead by the catch-all; null without one. */
	fallback: string | null;
	/** The route at a path, be it a page, a group or a redirect. */
	find(path: string): RouteMatch | null;
	/** The page at a path, redirects followed; null for an unknown path. */
	match(path: string): RouteMatch | null;
	/** The target of a redirect; null for a path that does not redirect. */
	redirectOf(path: string): string | null;
	/** The path after all redirects, or after `REDIRECT_LIMIT` of them. */
	destinationOf(path: string): string;
	/** Address of a route by its name; null when there is no such route or a parameter is missing. */
	hrefOf(name: string, params?: Readonly<Record<string, unknown>>, query?: Readonly<Record<string, unknown>>): string | null;
}

/** `fixed` are those routes of the tree that no other one may take the place of, however its path is written. */
export function createRouteTable(tree: readonly RouteRecord[], fixed: readonly RouteRecord[] = []): RouteTable {
	const routes = flattenRoutes(tree);
	const byName = new Map(routes.map((route) => [route.name, route]));
	const indexes = [createRouteIndex(flattenRoutes(fixed)), createRouteIndex(routes)];

	const find = (path: string): RouteMatch | null => {
		for (const index of indexes) {
			const match = index.find(path);
			if (match) return match;
		}
		return null;
	};

	const redirectOf = (path: string): string | null => {
		const route = find(path)?.route;
		return route && !route.page ? route.redirect : null;
	};

	const destinationOf = (path: string): string => {
		let at = path;
		for (let count = 0; count < REDIRECT_LIMIT; count += 1) {
			const next = redirectOf(at);
			if (next === null) break;
			at = next;
		}
		return at;
	};
	const match = (path: string): RouteMatch | null => {
		const found = find(destinationOf(path));
		return found?.route.page ? found : null;
	};

	const last = tree.find(({ path }) => path === CATCH_ALL)?.redirect;
	return {
		tree,
		byName,
		find,
		redirectOf,
		destinationOf,
		match,
		// One that leads nowhere itself would go in a circle.
		fallback: last !== undefined && match(last) ? last : null,
		hrefOf(name, params = {}, query = {}) {
			const route = byName.get(name);
			const path = route ? fillPath(route.path, params) : null;
			return path === null ? null : path + toSearch(query);
		},
	};
}
