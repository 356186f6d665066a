import { subscribe } from 'valtio/vanilla';
import { allows } from '#src/access/allows.ts';
import { pathOf } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { PageCatalog } from './page-key.ts';
import type { SavedTab } from './saved-tabs.ts';
import type { Tab } from './tab-list.ts';
import { tabOf } from './tab-of.ts';
import type { OpenPages, TabsStore } from './tabs-store.ts';

interface WatchTabsOptions {
	session: SessionStore;
	routes: RoutesState;
	settings: AppSettings;
	pages: PageCatalog;
	openPages: OpenPages;
	/** Called with the titles of the pages that were closed because the user lost the right to enter them. */
	onDenied(titles: readonly string[]): void;
}

/** Keeps tabs in sync with user and routes: users never see each other's tabs, and no tab leads to a removed page. */
export function watchTabs(tabs: TabsStore, { session, routes, settings, pages, openPages, onDenied }: WatchTabsOptions): void {
	let user: string | null | undefined;
	const tabAt = (path: string): Tab | null => tabAtPath(path, { table: routes.table, session, settings, pages });
	const restored = ({ path, title }: SavedTab): Tab | null => {
		const tab = tabAt(path);
		return tab && { ...tab, title };
	};
	const keepAllowed = (): void => {
		const closed = tabs.state.list.tabs.filter(({ path }) => tabAt(path) === null);
		tabs.keep(({ path }) => tabAt(path) !== null);
		const denied = closed.filter(({ path }) => routes.table.match(pathOf(path)) !== null);
		if (denied.length > 0) onDenied(denied.map(({ title }) => title));
	};
	const follow = (): void => {
		const { state } = session;
		if (state.status === 'unknown') return;
		const before = user;
		// Tabs of a guest are not saved.
		user = state.status === 'guest' && settings.routing.login !== null ? null : state.user.id;
		if (user === before) keepAllowed();
		else tabs.restore(user, user === null ? [] : pinnedTabs({ table: routes.table, session, settings, pages }), restored);
	};
	follow();
	subscribe(session.state, follow);
	subscribe(routes, follow);
	window.addEventListener('pagehide', () => {
		// The last scroll event may still be pending.
		const { active } = tabs.state.list;
		if (active !== null && active === openPages.shown.key) tabs.setScrollTop(active, window.scrollY);
		tabs.save();
	});
}

interface TabSources extends Pick<WatchTabsOptions, 'session' | 'settings' | 'pages'> {
	table: RouteTable;
}

/** The tab of an address; null if the routes or rights exclude it. */
function tabAtPath(fullPath: string, { table, session, settings, pages }: TabSources): Tab | null {
	const path = pathOf(fullPath);
	const match = table.match(path);
	if (!match?.route.guards.every((guard) => allows(guard, session.state))) return null;
	return tabOf({ pages, settings, table }, match, { path, search: fullPath.slice(path.length) });
}

/** The tabs that are always open. */
export function pinnedTabs(sources: TabSources): Tab[] {
	const pinned = [...sources.table.byName.values()].filter(({ meta }) => meta.noClosable);
	return pinned.flatMap(({ name }) => {
		const path = sources.table.hrefOf(name);
		return (path === null ? null : tabAtPath(path, sources)) ?? [];
	});
}
