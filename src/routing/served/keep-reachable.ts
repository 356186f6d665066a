import { firstFreeName } from '#src/lib/first-free-name.ts';
import type { FlatRoute } from '../flatten-routes.ts';
import { flattenRoutes } from '../flatten-routes.ts';
import { pathKey } from '../route-path.ts';
import { KEPT_HOME, type RouteRecord } from '../route-record.ts';
import { builtinRoute, firstPageFaults, reachesStudio } from './lock-outs.ts';
import type { ServedContext } from './served-context.ts';

/**
 * The built-in pages that a list has left out of reach, so that no list locks anyone out: the home page, hidden, if some users would have no
 * first page, and the menu studio, as the last item of the menu. `routes` have a route at `/`. Served routes cannot take their addresses.
 */
export function keepReachable(routes: readonly RouteRecord[], context: Omit<ServedContext, 'pages'>): RouteRecord[] {
	const home = builtinRoute(context, context.places.home);
	const studio = builtinRoute(context, context.places.studio);
	const keptStudio = studio && !reachesStudio(routes, studio, context) ? [recordOf(studio)] : [];
	const isHomeless = home !== null && firstPageFaults(routes, context, keptStudio).length > 0;
	return [...(isHomeless ? [keptHome(home, flattenRoutes(routes))] : []), ...keptStudio];
}

/**
 * A page at the address of the home page stays, and the built-in one gets another address. No tab of it is pinned, because other users have
 * a first page of their own.
 */
function keptHome(home: FlatRoute, routes: readonly FlatRoute[]): RouteRecord {
	const taken = new Set(routes.map(({ path }) => pathKey(path)));
	const path = firstFreeName(
		home.path,
		(each) => taken.has(pathKey(each)),
		(count) => `${home.path}-${count}`,
	);
	const { meta, ...record } = recordOf(home);
	const { noClosable: _pinned, ...others } = meta;
	return { ...record, path, name: KEPT_HOME, meta: { ...others, hidden: true } };
}

/** The route outside of its groups, with their guards. */
function recordOf({ path, name, page, meta, guards }: FlatRoute): RouteRecord {
	const { guard: _guard, furtherGuards: _further, ...own } = meta;
	return { path, name, ...(page !== null && { component: page }), meta: { ...own, ...(guards.length > 0 && { furtherGuards: guards }) } };
}
