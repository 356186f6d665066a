import type { FlatRoute } from '../flatten-routes.ts';
import { guardsOf, type RouteMeta, type RouteRecord } from '../route-record.ts';
import type { Reading, Tell } from './served-context.ts';

interface ReadRoute {
	path: string;
	kind: 'page' | 'group' | 'entry';
	component: string;
	redirect: string;
	meta: RouteMeta;
	children: readonly RouteRecord[];
}

/**
 * Whether the path belongs to a page that no list can change: sign-in, registration, error pages. A list that only names such a page as it
 * is says nothing new; one that would change it is told so.
 */
export function isFixedPage(read: ReadRoute, { fixed }: Reading, tell: Tell): boolean {
	const route = fixed.find(read.path)?.route;
	if (!route) return false;
	const same = read.redirect === '' && (read.kind === 'group' || isRestated(read, route));
	if (!same) tell(`${route.path} 是应用的固定页面，不能被替换、限制或重定向，已略去`);
	return true;
}

const isRestated = ({ kind, component, meta, children }: ReadRoute, { page }: FlatRoute): boolean =>
	kind === 'page' && component === page && children.length === 0 && guardsOf(meta).length === 0;
