import { CATCH_ALL, type RouteRecord } from '../route-record.ts';
import { createRouteTable } from '../route-table.ts';
import { familyOf, isConverted } from './families/family-of.ts';
import { keepReachable } from './keep-reachable.ts';
import { readServedRoutes, type ServedRoutes } from './read-served-routes.ts';
import type { ServedContext } from './served-context.ts';
import { withHome } from './with-home.ts';

export type ServedTree =
	| (Extract<ServedRoutes, { ok: true }> & {
			/** The routes that no served one takes the address of. */
			fixed: readonly RouteRecord[];
	  })
	| Extract<ServedRoutes, { ok: false }>;

/** Like `buildServedTree`, also for lists of related products, whose conversion is loaded only for such a list. */
export async function buildTreeOfAnyFamily(list: unknown, context: ServedContext): Promise<ServedTree> {
	const family = Array.isArray(list) ? familyOf(list) : 'native';
	if (!Array.isArray(list) || !isConverted(family)) return buildServedTree(list, context);
	const { convertList } = await import('./families/convert-list.ts');
	return buildServedTree(convertList(list, family, context).list, context);
}

/** The routes of a list in our fields, with the built-in ones, a home page, the pages that must stay reachable, and a catch-all. */
export function buildServedTree(list: unknown, context: ServedContext): ServedTree {
	const served = readServedRoutes(list, context);
	if (!served.ok) return served;
	const { own, places } = context;
	const notFound = createRouteTable(own).hrefOf(places.notFound ?? '');
	const tree = withHome(served.routes, own, context.pages);
	const kept = keepReachable(tree, context);
	return {
		...served,
		routes: withCatchAll([...own, ...tree, ...kept], notFound),
		fixed: [...own, ...kept],
	};
}

/** Appends one catch-all: the list's own, or one to `notFound`; spec 2.1. */
export function withCatchAll(tree: readonly RouteRecord[], notFound: string | null): RouteRecord[] {
	const rest = tree.filter(({ path }) => path !== CATCH_ALL);
	const own = tree.find(({ path }) => path === CATCH_ALL);
	const redirect = own?.redirect ?? notFound;
	return redirect === null ? rest : [...rest, { path: CATCH_ALL, name: 'catchAll', redirect, meta: { hidden: true } }];
}
