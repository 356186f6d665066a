import type { RouteMatch } from '#src/routing/route-table.ts';
import type { ShellEnvironment } from '#src/shell/shell-environment.tsx';
import type { App } from './app-model.ts';
import { pathOf } from './decide.ts';
import { runCommand } from './run-command.ts';
import { useMenu } from './use-menu.ts';

/** The world around the shell, made of the parts of the app, at a path. */
export function createShellEnvironment(app: App, { route }: RouteMatch, path: string): ShellEnvironment {
	const { table } = app.routes;
	return {
		settings: app.settings,
		errors: app.errors,
		current: { name: route.name, path, activeMenu: route.meta.activeMenu, crumbs: route.crumbs },
		useMenu: (name) => useMenu(app, name),
		pathOf: (name) => (name === null ? null : table.hrefOf(name)),
		prefetch(href) {
			const page = table.match(pathOf(href))?.route.page;
			// Should it fail, the page itself says so and tries again.
			if (page) app.pages.load(page).catch(() => undefined);
		},
		run: (command) => runCommand(app, command),
	};
}
