import type { FlatRoute } from './flatten-routes.ts';
import { pathKey } from './route-path.ts';
import { following, type PastRoutes, type RouteTable } from './route-table.ts';

/** Replaces the route of a page that the list no longer has: it belongs to no group and no menu, and keeps its guards. */
export const goneRoute = (route: FlatRoute, path: string): FlatRoute => ({
	...route,
	name: `gone:${pathKey(path)}`,
	meta: { ...route.meta, hidden: true, noClosable: false, dynamicNewTab: false },
	parents: [],
	gone: route.gone ?? route.name,
});

/**
 * Returns a table in which moved pages redirect to their new address, and removed pages still match while `isOpen` is true for their path.
 * The routes of `table` take precedence.
 */
export function withPast(table: RouteTable, past: PastRoutes, isOpen: (path: string) => boolean): RouteTable {
	if (past.moved.size === 0 && past.gone.size === 0) return table;
	const find: RouteTable['find'] = (path) => table.find(path) ?? (isOpen(path) ? (past.gone.get(pathKey(path)) ?? null) : null);
	const redirectOf: RouteTable['redirectOf'] = (path) =>
		table.redirectOf(path) ?? (find(path) ? null : (past.moved.get(pathKey(path)) ?? null));
	return {
		...table,
		...following(find, redirectOf),
		find,
		redirectOf,
		past,
	};
}
