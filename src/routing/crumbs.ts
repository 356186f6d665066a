import type { FlatRoute } from './flatten-routes.ts';
import type { RouteTable } from './route-table.ts';

/** A breadcrumb; `href` is null if it must not be a link. */
export interface PageCrumb {
	name: string;
	title: string;
	href: string | null;
}

/** The breadcrumbs of a page: its groups, the page whose menu item is highlighted, the page itself. */
export function crumbsOf(route: FlatRoute, table: RouteTable): readonly PageCrumb[] {
	return withActive(route, table).map(({ name, title, path }) => ({ name, title, href: isOpen(name, table) ? path : null }));
}

function withActive({ crumbs, meta }: FlatRoute, table: RouteTable): FlatRoute['crumbs'] {
	const active = meta.activeMenu === undefined ? undefined : activeRoute(meta.activeMenu, table);
	// Often one of its groups already leads to that page.
	if (!active || crumbs.some(({ path }) => table.match(path)?.route === active)) return crumbs;
	return [...active.crumbs, ...crumbs.slice(-1)];
}

const activeRoute = (activeMenu: string, table: RouteTable): FlatRoute | undefined =>
	table.byName.get(activeMenu) ?? table.match(activeMenu)?.route;

/** No link to a page with parameters, a hidden page, or a group without pages. */
function isOpen(name: string, table: RouteTable): boolean {
	const route = table.byName.get(name);
	return route !== undefined && !route.path.includes(':') && !route.meta.hidden && table.match(route.path) !== null;
}
