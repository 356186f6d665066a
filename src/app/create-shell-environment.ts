import { useMenu } from '#src/menu/use-menu.ts';
import { pathOf } from '#src/routing/decide.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import type { ShellEnvironment } from '#src/shell/shell-environment.tsx';
import { refreshTab } from '#src/tabs/refresh-tab.ts';
import type { App } from './app-model.ts';
import { runCommand } from './run-command.ts';

/** The world around the shell, made of the parts of the app, at a path. */
export function createShellEnvironment(app: App, { route }: RouteMatch, { path, key }: { path: string; key: string }): ShellEnvironment {
	const { table } = app.routes;
	return {
		settings: app.settings,
		errors: app.errors,
		current: {
			...{ key, name: route.name, path, parents: route.parents },
			...{ activeMenu: route.meta.activeMenu, noColumn: route.meta.noColumn },
		},
		routes: table,
		useMenu: (name) => useMenu(app, name),
		pathOf: (name) => (name === null ? null : table.hrefOf(name)),
		go: app.navigator.go,
		prefetch(href) {
			const page = table.match(pathOf(href))?.route.page;
			// Should it fail, the page itself says so and tries again.
			if (page) app.pages.load(page).catch(() => undefined);
		},
		refresh() {
			if (app.tabs) refreshTab(app, app.tabs, key);
		},
		lock: {
			offered: app.lock.offered,
			lock: app.lock.lock,
			prepare: () => void app.lock.load().catch(() => undefined),
		},
		outbox: app.outbox.shown,
		run: (command) => runCommand(app, command),
		resetDemo: app.resetDemo,
		loadMenuCounts: async () => (await import('#src/menu/menu-counts.ts')).createMenuCounts(app),
		loadContentSearch: async () => (await import('#src/search/content-search.ts')).createContentSearch(app),
	};
}
