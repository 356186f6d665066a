import { allows } from '#src/access/allows.ts';
import { withPast } from '#src/routing/past-routes.ts';
import { pathKey } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { PageCatalog } from './page-key.ts';
import { addTab } from './tab-list.ts';
import { tabOf } from './tab-of.ts';
import { tabsAfter } from './tabs-after.ts';
import type { OpenPages, TabsStore } from './tabs-store.ts';
import { pinnedTabs } from './watch-tabs.ts';

interface AdoptOptions {
	tabs: TabsStore;
	session: SessionStore;
	settings: AppSettings;
	pages: PageCatalog;
	openPages: OpenPages;
	/** Called with the titles of the pages that were closed. */
	onDenied(titles: readonly string[]): void;
}

/** Adapts the open tabs to a changed route list. Returns the new table extended by the pages that stay open without a route. */
export function adoptRoutes(options: AdoptOptions, before: RouteTable, after: RouteTable): RouteTable {
	const { tabs, session, settings, pages, openPages } = options;
	const { list, renamed, past, denied } = tabsAfter(tabs.state.list, openPages.shown.path, {
		before,
		after,
		allows: ({ guards }) => guards.every((guard) => allows(guard, session.state)),
		tabOf: (match, place) => tabOf({ pages, settings, table: after }, match, place),
	});
	const pinned = settings.tabs.enabled ? pinnedTabs({ ...options, table: after }) : [];
	tabs.adopt(pinned.reduce(addTab, list), renamed);
	if (denied.length > 0) options.onDenied(denied.map(({ title }) => title));
	return withPast(after, past, (path) => isOpen(path, openPages));
}

/** The page on screen counts even after its tab has closed: the address follows a moment later. */
function isOpen(path: string, { shown, tabs }: OpenPages): boolean {
	const key = pathKey(path);
	const open = [shown.path, ...(tabs?.state.list.tabs ?? []).map((tab) => tab.path.replace(/\?.*$/, ''))];
	return open.some((each) => pathKey(each) === key);
}
