import type { App } from '#src/app/app-model.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import { tabKey } from './tab-key.ts';
import type { Tab } from './tab-list.ts';

/** A page of the app at its address. */
export interface Place {
	/** Path without query. */
	path: string;
	/** Query with its `?`. */
	search: string;
}

type Parts = Pick<App, 'pages' | 'settings'>;

/** Tells the pages on the stage apart; for a page with a tab it is the key of the tab. */
export const pageKeyOf = ({ pages }: Pick<App, 'pages'>, { route }: RouteMatch, { path, search }: Place): string =>
	tabKey(route, path + search, pages.writesOf(route.page ?? ''));

/** The tab of a page; null for a page that has none. */
export function tabOf(app: Parts, table: RouteTable, match: RouteMatch, place: Place): Tab | null {
	const { meta, page } = match.route;
	if (!app.settings.tabs.enabled || meta.tabHidden || app.pages.layoutOf(page ?? '') !== 'main') return null;
	return {
		key: pageKeyOf(app, match, place),
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
