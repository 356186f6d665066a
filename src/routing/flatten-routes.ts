import type { Guard } from '#src/access/access-rules.ts';
import { isSamePath, joinPath } from './route-path.ts';
import { CATCH_ALL, guardsOf, type RouteMeta, type RouteRecord } from './route-record.ts';

export interface Crumb {
	name: string;
	title: string;
	path: string;
}

/** A route with its full path, used by links, router and guard. Only menus and breadcrumbs use the tree. */
export interface FlatRoute {
	name: string;
	path: string;
	/** Name of the page; null for a group or a redirect. */
	page: string | null;
	redirect: string | null;
	meta: RouteMeta;
	/** Guards of its groups and its own; the user must pass all of them. */
	guards: readonly Guard[];
	crumbs: readonly Crumb[];
	/** Names of its groups, outermost first. */
	parents: readonly string[];
	/** Former name of a route that the list no longer has, while its page is still open. */
	gone?: string;
}

const LAYOUT = 'Layout';

type Parent = Pick<FlatRoute, 'path' | 'guards' | 'crumbs'> & { ancestors: readonly string[] };

const TOP: Parent = { path: '', guards: [], crumbs: [], ancestors: [] };

export function flattenRoutes(tree: readonly RouteRecord[]): FlatRoute[] {
	const routes: FlatRoute[] = [];
	addRoutes(tree, TOP, routes);
	return routes;
}

/** Appends to one list: joining a list per level would copy deep routes many times. */
function addRoutes(tree: readonly RouteRecord[], parent: Parent, routes: FlatRoute[]): void {
	for (const record of tree) {
		if (!isRoute(record)) continue;
		const route = flatRoute(record, parent);
		routes.push(route);
		if (!record.children?.length) continue;
		const { path, guards, crumbs } = route;
		addRoutes(record.children, { path, guards, crumbs, ancestors: [...parent.ancestors, route.name] }, routes);
	}
}

/** A record with an address of its own in the app. */
export const isRoute = ({ path, url }: RouteRecord): boolean => url === undefined && path !== CATCH_ALL;

function flatRoute({ path, name, component, redirect, meta, children }: RouteRecord, parent: Parent): FlatRoute {
	const full = joinPath(parent.path, path);
	const guards = guardsOf(meta);
	const crumb = { name, title: meta.title ?? '', path: full };
	const own = redirect ? joinPath(full, redirect) : null;
	return {
		name,
		path: full,
		page: component && component !== LAYOUT ? component : null,
		redirect: own ?? firstChildPath(component, full, children),
		meta,
		guards: guards.length > 0 ? [...parent.guards, ...guards] : parent.guards,
		crumbs: addCrumb(parent.crumbs, crumb),
		parents: parent.ancestors,
	};
}

/** A group without a redirect leads to its first page that opens without a parameter, or where a child at its own address leads. */
function firstChildPath(component: string | undefined, path: string, children: readonly RouteRecord[] | undefined): string | null {
	const first = component === LAYOUT || !component ? children?.find((child) => isRoute(child) && !child.path.includes(':')) : undefined;
	if (!first) return null;
	const own = joinPath(path, first.path);
	return first.redirect !== undefined && isSamePath(own, path) ? joinPath(own, first.redirect) : own;
}

/** A group with the same title as its first page would repeat it. */
function addCrumb(crumbs: readonly Crumb[], crumb: Crumb): readonly Crumb[] {
	if (!crumb.title) return crumbs;
	const last = crumbs.at(-1);
	return last?.title === crumb.title ? [...crumbs.slice(0, -1), crumb] : [...crumbs, crumb];
}
