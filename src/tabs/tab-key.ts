import type { FlatRoute } from '#src/routing/flatten-routes.ts';

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
