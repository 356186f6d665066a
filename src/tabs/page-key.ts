import type { FlatRoute } from '#src/routing/flatten-routes.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';

export interface PageLocation {
	/** Path without query. */
	path: string;
	search: string;
}

export interface PageCatalog {
	layoutOf(page: string): 'main' | 'blank';
	/** Query keys that a page writes itself. */
	writesOf(page: string): readonly string[];
}

export const pageKeyOf = (pages: PageCatalog, { route }: RouteMatch, { path, search }: PageLocation): string =>
	tabKey(route, path + search, pages.writesOf(route.page ?? ''));

/** One tab per route or, for `dynamicNewTab`, per path and query. Query keys that the page writes itself, as filters, do not count. */
export function tabKey(route: Pick<FlatRoute, 'name' | 'meta'>, fullPath: string, written: readonly string[]): string {
	if (!route.meta.dynamicNewTab) return route.name;
	const [path = '', search = ''] = fullPath.split('?', 2);
	const query = new URLSearchParams(search);
	for (const key of written) query.delete(key);
	const text = query.toString();
	return text ? `${path}?${text}` : path;
}
