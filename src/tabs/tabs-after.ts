/** Adapts open pages to a changed route list. Pure. */
import type { FlatRoute } from '#src/routing/flatten-routes.ts';
import { goneRoute } from '#src/routing/past-routes.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import { fillPath, pathKey } from '#src/routing/route-path.ts';
import type { PastRoutes, RouteTable } from '#src/routing/route-table.ts';
import type { PageLocation } from './page-key.ts';
import { sorted, type Tab, type TabList, without } from './tab-list.ts';

export interface ListChange {
	/** The table in use, including moved and removed pages of earlier changes. */
	before: RouteTable;
	/** The table of the new list alone. */
	after: RouteTable;
	allows(route: FlatRoute): boolean;
	/** The tab of a page by `after`; null if it has none. */
	tabOf(match: RouteMatch, place: PageLocation): Tab | null;
}

export interface TabsAfter {
	list: TabList;
	/** New key by former key, of pages whose key changed. */
	renamed: ReadonlyMap<string, string>;
	past: PastRoutes;
	/** Former tabs of pages that the user may no longer enter. */
	denied: readonly Tab[];
}

type PageChange =
	| { kind: 'stays' | 'moved' | 'gone'; path: string; match: RouteMatch }
	/** The user may not enter it any more. */
	| { kind: 'denied' }
	/** Its address never led to a page. */
	| { kind: 'unknown' };

/**
 * Follows each open page to its route in the new list: a page whose route has another path moves there, one without a route is gone but
 * stays open, and one that the guards of its route now refuse is closed. `shown` is the path of the page on screen, which may have no tab.
 */
export function tabsAfter(list: TabList, shown: string, change: ListChange): TabsAfter {
	const moved = new Map(change.before.past?.moved);
	const gone = new Map<string, RouteMatch>();
	const renamed = new Map<string, string>();
	const denied: Tab[] = [];
	const record = (path: string, pageChange: PageChange): void => {
		if (pageChange.kind === 'moved') moved.set(pathKey(path), pageChange.path);
		if (pageChange.kind === 'gone') gone.set(pathKey(path), pageChange.match);
	};
	const taken = new Set<string>();
	const tabs = list.tabs.flatMap((tab) => {
		const [path = '', search] = tab.path.split(/(?=\?)/, 2);
		const pageChange = pageChangeOf(path, change);
		record(path, pageChange);
		if (pageChange.kind === 'denied') denied.push(tab);
		const next = 'match' in pageChange ? tabAfter(tab, pageChange, search ?? '', change) : null;
		if (!next || taken.has(next.key)) return [];
		taken.add(next.key);
		if (next.key !== tab.key) renamed.set(tab.key, next.key);
		return [next];
	});
	if (shown !== '') record(shown, pageChangeOf(shown, change));

	const keyNow = (key: string): string => renamed.get(key) ?? key;
	const all: TabList = {
		// Closed tabs stay in the list until `without` has chosen the successor of the active one.
		tabs: sorted([...tabs, ...list.tabs.filter(({ key }) => !taken.has(keyNow(key)))]),
		active: list.active === null ? null : keyNow(list.active),
		recent: list.recent.map(keyNow),
	};
	const closed = new Set(all.tabs.map(({ key }) => key).filter((key) => !taken.has(key)));
	return { list: without(all, closed, null), renamed, past: { moved, gone }, denied };
}

function pageChangeOf(path: string, { before, after, allows }: ListChange): PageChange {
	const old = before.match(path);
	if (!old) return { kind: 'unknown' };
	const { route, params } = old;
	const at = before.destinationOf(path);
	const same = after.match(at);
	const to = same?.route.page === route.page ? at : pathOfName(after, route.gone ?? route.name, old);
	const match = to === null ? same : after.match(to);
	if (match)
		return allows(match.route) ? { kind: to === null || to === at ? 'stays' : 'moved', path: to ?? at, match } : { kind: 'denied' };
	return { kind: 'gone', path: at, match: { route: goneRoute(route, at), params } };
}

/** Path at which the route of this name shows the same page; null if the route is missing, shows another page or needs other parameters. */
function pathOfName(after: RouteTable, name: string, { route: { page }, params }: RouteMatch): string | null {
	const route = after.byName.get(name);
	return route?.page === page && route ? fillPath(route.path, params) : null;
}

/** Keeps a title that the page has set itself. */
function tabAfter(
	tab: Tab,
	{ path, match }: { path: string; match: RouteMatch },
	search: string,
	{ before, tabOf }: ListChange,
): Tab | null {
	const next = tabOf(match, { path, search });
	const routeTitle = before.match(tab.path.replace(/\?.*$/, ''))?.route.meta.title ?? '';
	return next && { ...next, title: tab.title === routeTitle ? next.title : tab.title };
}
