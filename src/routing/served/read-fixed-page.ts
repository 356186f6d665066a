import type { FlatRoute } from '../flatten-routes.ts';
import { guardsOf, type RouteMeta, type RouteRecord } from '../route-record.ts';
import type { Reading, Tell } from './served-context.ts';

interface ReadRoute {
	path: string;
	component: string;
	redirect: string;
	meta: RouteMeta;
	children: readonly RouteRecord[];
}

/**
 * Whether the path belongs to a page that no list can change: sign-in, registration, error pages. A list that only names such a page as it
 * is says nothing new; one that would change it is told so. A group there would lead to its first page in place of the fixed one.
 */
export function isFixedPage(read: ReadRoute, { fixed }: Reading, tell: Tell): boolean {
	const route = fixed.find(read.path)?.route;
	if (!route) return false;
	if (!isRestated(read, route)) tell(`${route.path} 是应用的固定页面，不能被替换、限制或重定向，已略去`);
	return true;
}

const isRestated = ({ component, redirect, meta, children }: ReadRoute, { page }: FlatRoute): boolean =>
	component === page && redirect === '' && children.length === 0 && guardsOf(meta).length === 0;
