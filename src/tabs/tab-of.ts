import type { RouteMatch } from '#src/routing/route-index.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { type PageCatalog, type PageLocation, pageKeyOf } from './page-key.ts';
import type { Tab } from './tab-list.ts';

interface TabOfOptions {
	pages: PageCatalog;
	settings: AppSettings;
	table: RouteTable;
}

/** The tab of a page; null if it has none. */
export function tabOf({ pages, settings, table }: TabOfOptions, match: RouteMatch, place: PageLocation): Tab | null {
	const { meta, page } = match.route;
	if (!settings.tabs.enabled || meta.tabHidden || pages.layoutOf(page ?? '') !== 'main') return null;
	return {
		key: pageKeyOf(pages, match, place),
		path: place.path + place.search,
		title: meta.title ?? '',
		icon: iconOf(table, match),
		pinned: meta.noClosable ?? false,
		noKeepAlive: meta.noKeepAlive ?? false,
		...(match.route.gone !== undefined && { gone: true as const }),
	};
}

/** A page without an icon takes that of its group or of its highlighted menu item. */
function iconOf({ byName, find }: RouteTable, { route: { meta, crumbs } }: RouteMatch): string | null {
	const groups = [...crumbs].reverse().map(({ name }) => byName.get(name)?.meta.icon);
	const { activeMenu } = meta;
	const item = activeMenu === undefined ? undefined : (byName.get(activeMenu) ?? find(activeMenu)?.route);
	const itemGroups = (item?.parents ?? []).toReversed().map((name) => byName.get(name)?.meta.icon);
	return [meta.icon, ...groups, item?.meta.icon, ...itemGroups].find((icon) => icon !== undefined) ?? null;
}
