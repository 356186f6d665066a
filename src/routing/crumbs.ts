import type { FlatRoute } from './flatten-routes.ts';
import type { RouteTable } from './route-table.ts';

/** A step of the way to a page; `href` is null where no link may lead. */
export interface PageCrumb {
	name: string;
	title: string;
	href: string | null;
}

/** The way to a page: groups, the page whose menu item stands for it, the page itself. */
export function crumbsOf(route: FlatRoute, table: RouteTable): readonly PageCrumb[] {
	return withActive(route, table).map(({ name, title, path }) => ({ name, title, href: isOpen(name, table) ? path : null }));
}

function withActive({ crumbs, meta }: FlatRoute, table: RouteTable): FlatRoute['crumbs'] {
	const active = meta.activeMenu === undefined ? undefined : activeRoute(meta.activeMenu, table);
	// Mostly one of its groups leads there already.
	if (!active || crumbs.some(({ path }) => table.match(path)?.route === active)) return crumbs;
	return [...active.crumbs, ...crumbs.slice(-1)];
}

const activeRoute = (activeMenu: string, table: RouteTable): FlatRoute | undefined =>
	table.byName.get(activeMenu) ?? table.match(activeMenu)?.route;

/** A page with parameters has no one address, a hidden one no place of its own, and a group without pages nothing to show. */
function isOpen(name: string, table: RouteTable): boolean {
	const route = table.byName.get(name);
	return route !== undefined && !route.path.includes(':') && !route.meta.hidden && table.match(route.path) !== null;
}
