import type { FlatRoute } from '#src/routing/flatten-routes.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { Tab } from './tab-list.ts';

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

interface TabOfOptions {
	pages: PageCatalog;
	settings: AppSettings;
	table: RouteTable;
}

/** The tab of a page; null for a page that has none. */
export function tabOf({ pages, settings, table }: TabOfOptions, match: RouteMatch, place: Place): Tab | null {
	const { meta, page } = match.route;
	if (!settings.tabs.enabled || meta.tabHidden || pages.layoutOf(page ?? '') !== 'main') return null;
	return {
		key: pageKeyOf(pages, match, place),
		path: place.path + place.search,
		title: meta.title ?? '',
		icon: iconOf(table, match),
		pinned: meta.noClosable ?? false,
		noKeepAlive: meta.noKeepAlive ?? false,
	};
}

/** A page without an icon has that of its group, or of the menu item that is highlighted for it. */
function iconOf({ byName, find }: RouteTable, { route: { meta, crumbs } }: RouteMatch): string | null {
	const groups = [...crumbs].reverse().map(({ name }) => byName.get(name)?.meta.icon);
	const { activeMenu } = meta;
	const item = activeMenu === undefined ? undefined : (byName.get(activeMenu) ?? find(activeMenu)?.route);
	const itemGroups = (item?.parents ?? []).toReversed().map((name) => byName.get(name)?.meta.icon);
	return [meta.icon, ...groups, item?.meta.icon, ...itemGroups].find((icon) => icon !== undefined) ?? null;
}

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
