import { type FlatRoute, flattenRoutes } from './flatten-routes.ts';
import { createRouteIndex, type RouteMatch } from './route-index.ts';
import { fillPath, toSearch } from './route-path.ts';
import { CATCH_ALL, type RouteRecord } from './route-record.ts';

/** Limit of redirects per navigation; a longer chain is treated as endless. */
export const REDIRECT_LIMIT = 20;

/** Open pages whose address changed or disappeared with the route list. Keys are path keys (`pathKey`) of former addresses. */
export interface PastRoutes {
	/** The present path of a page that moved. */
	moved: ReadonlyMap<string, string>;
	/** Pages without a route in the present list. */
	gone: ReadonlyMap<string, RouteMatch>;
}

export interface RouteTable {
	tree: readonly RouteRecord[];
	byName: ReadonlyMap<string, FlatRoute>;
	/** Page for unknown paths, from the catch-all; null if none. */
	fallback: string | null;
	find(path: string): RouteMatch | null;
	/** The page at a path after redirects; null for an unknown path. */
	match(path: string): RouteMatch | null;
	redirectOf(path: string): string | null;
	/** The path after all redirects, at most `REDIRECT_LIMIT`. */
	destinationOf(path: string): string;
	/** Address of a named route; null if the route or a parameter is missing. */
	hrefOf(name: string, params?: Readonly<Record<string, unknown>>, query?: Readonly<Record<string, unknown>>): string | null;
	/** Present only after a change of the list. */
	past?: PastRoutes;
}

/** `fixed` routes take precedence over others of the same rank, however a path is spelled. */
export function createRouteTable(tree: readonly RouteRecord[], fixed: readonly RouteRecord[] = []): RouteTable {
	const routes = flattenRoutes(tree);
	const byName = new Map(routes.map((route) => [route.name, route]));
	const find = createRouteIndex([...flattenRoutes(fixed), ...routes]);

	const redirectOf = (path: string): string | null => {
		const route = find(path)?.route;
		return route && !route.page ? route.redirect : null;
	};

	const { destinationOf, match } = following(find, redirectOf);

	const last = tree.find(({ path }) => path === CATCH_ALL)?.redirect;
	return {
		tree,
		byName,
		find,
		redirectOf,
		destinationOf,
		match,
		// A catch-all without a target page would loop.
		fallback: last !== undefined && match(last) ? last : null,
		hrefOf(name, params = {}, query = {}) {
			const route = byName.get(name);
			const path = route ? fillPath(route.path, params) : null;
			return path === null ? null : path + toSearch(query);
		},
	};
}

/** The two lookups that follow redirects. */
export function following(find: RouteTable['find'], redirectOf: RouteTable['redirectOf']): Pick<RouteTable, 'destinationOf' | 'match'> {
	const destinationOf = (path: string): string => {
		let at = path;
		for (let count = 0; count < REDIRECT_LIMIT; count += 1) {
			const next = redirectOf(at);
			if (next === null) break;
			at = next;
		}
		return at;
	};
	return {
		destinationOf,
		match(path) {
			const found = find(destinationOf(path));
			return found?.route.page ? found : null;
		},
	};
}
