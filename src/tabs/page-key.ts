import type { FlatRoute } from '#src/routing/flatten-routes.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';

export interface Place {
	/** Path without query. */
	path: string;
	/** Query with `?`. */
	search: string;
}

export interface PageCatalog {
	layoutOf(page: string): 'main' | 'blank';
	/** Query keys that a page writes itself. */
	writesOf(page: string): readonly string[];
}

/** Key of an open page; equals the key of its tab, if it has one. */
export const pageKeyOf = (pages: PageCatalog, { route }: RouteMatch, { path, search }: Place): string =>
	tabKey(route, path + search, pages.writesOf(route.page ?? ''));

/**
 * Key of a tab: one per route or, for `dynamicNewTab`, one per path and query. Query keys that a page writes itself, such as filters, do
 * not count: they are state of the page.
 */
export function tabKey(route: Pick<FlatRoute, 'name' | 'meta'>, fullPath: string, written: readonly string[]): string {
	if (!route.meta.dynamicNewTab) return route.name;
	const [path = '', search = ''] = fullPath.split('?', 2);
	const query = new URLSearchParams(search);
	for (const key of written) query.delete(key);
	const text = query.toString();
	return text ? `${path}?${text}` : path;
}
