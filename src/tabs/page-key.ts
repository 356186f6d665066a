import type { FlatRoute } from '#src/routing/flatten-routes.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';

/** A page of the app at its address. */
export interface Place {
	/** Path without query. */
	path: string;
	/** Query with its `?`. */
	search: string;
}

/** Facts of compiled pages that tabs depend on. */
export interface PageCatalog {
	layoutOf(page: string): 'main' | 'blank';
	/** Keys of the query that a page writes by itself. */
	writesOf(page: string): readonly string[];
}

/** Tells the open pages apart; for a page with a tab it is the key of the tab. */
export const pageKeyOf = (pages: PageCatalog, { route }: RouteMatch, { path, search }: Place): string =>
	tabKey(route, path + search, pages.writesOf(route.page ?? ''));

/**
 * Tells tabs apart: one tab a route, or, for `dynamicNewTab`, one for each path with its query. What a page writes into the query by
 * itself, such as its filters, says where in the page somebody is and not which page it is.
 */
export function tabKey(route: Pick<FlatRoute, 'name' | 'meta'>, fullPath: string, written: readonly string[]): string {
	if (!route.meta.dynamicNewTab) return route.name;
	const [path = '', search = ''] = fullPath.split('?', 2);
	const query = new URLSearchParams(search);
	for (const key of written) query.delete(key);
	const text = query.toString();
	return text ? `${path}?${text}` : path;
}
