import type { FlatRoute } from './flatten-routes.ts';
import { pathKey } from './route-path.ts';
import { following, type PastRoutes, type RouteTable } from './route-table.ts';

/** The route that stands for a page that went away: outside of every group and menu, with the guards that it had. */
export const goneRoute = (route: FlatRoute, path: string): FlatRoute => ({
	...route,
	name: `gone:${pathKey(path)}`,
	meta: { ...route.meta, hidden: true, noClosable: false, dynamicNewTab: false },
	parents: [],
	gone: route.gone ?? route.name,
});

/**
 * A route table in which moved pages redirect to their new address, and pages that went away still exist while `isOpen` says that their
 * path is open. The routes of the table itself always take precedence.
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
