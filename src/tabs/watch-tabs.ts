import { subscribe } from 'valtio/vanilla';
import type { App } from '#src/app/app-model.ts';
import { allows, pathOf } from '#src/routing/decide.ts';
import type { SavedTab } from './saved-tabs.ts';
import type { Tab } from './tab-list.ts';
import { tabOf } from './tab-of.ts';
import type { TabsStore } from './tabs-store.ts';

/** The tabs follow the user and the routes: nobody sees those of another, and none leads to a page that is not there any more. */
export function watchTabs(app: App, tabs: TabsStore): void {
	let user: string | null | undefined;
	const follow = (): void => {
		const { state } = app.session;
		if (state.status === 'unknown') return;
		const before = user;
		// What a visitor opens before signing in is remembered of nobody.
		user = state.status === 'guest' && app.settings.routing.login !== null ? null : state.user.id;
		if (user === before) tabs.keep(({ path }) => tabAt(app, path) !== null);
		else tabs.restore(user, user === null ? [] : pinnedTabs(app), (saved) => restored(app, saved));
	};
	follow();
	subscribe(app.session.state, follow);
	subscribe(app.routes, follow);
	window.addEventListener('pagehide', () => {
		// The last scrolling may not have been told yet.
		const { active } = tabs.state.list;
		if (active !== null && active === app.onScreen.key) tabs.setScrollTop(active, window.scrollY);
		tabs.save();
	});
}

/** The tab of an address, where the routes and the rights of today have it. */
function tabAt(app: App, fullPath: string): Tab | null {
	const { routes, session } = app;
	const path = pathOf(fullPath);
	const match = routes.table.match(path);
	if (!match?.route.guards.every((guard) => allows(guard, session.state))) return null;
	return tabOf(app, routes.table, match, { path, search: fullPath.slice(path.length) });
}

function restored(app: App, { path, title }: SavedTab): Tab | null {
	const tab = tabAt(app, path);
	return tab && { ...tab, title };
}

/** Tabs that are there from the start, visited or not. */
function pinnedTabs(app: App): Tab[] {
	const pinned = [...app.routes.table.byName.values()].filter(({ meta }) => meta.noClosable);
	return pinned.flatMap(({ name }) => {
		const path = app.routes.table.hrefOf(name);
		return (path === null ? null : tabAt(app, path)) ?? [];
	});
}
