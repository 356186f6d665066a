import { createContext, type ReactNode, use } from 'react';
import type { ErrorLog } from '#src/errors/error-log-store.ts';
import type { MenuEntry } from '#src/routing/build-menu.ts';
import type { Crumb } from '#src/routing/flatten-routes.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';

/** Where the user is: what the menu highlights and the crumbs show. */
export interface CurrentRoute {
	name: string;
	path: string;
	activeMenu: string | undefined;
	crumbs: readonly Crumb[];
}

/** What the shell needs of the app around it. */
export interface ShellEnvironment {
	settings: AppSettings;
	current: CurrentRoute;
	errors: ErrorLog;
	/** Hook: the items of a menu, guards applied. */
	useMenu(name: string): readonly MenuEntry[];
	/** Address of a route, to be handed to a router link; null when the app has no such route. */
	pathOf(route: string | null): string | null;
	/** Fetches the code of a page before it is opened. */
	prefetch(path: string): void;
	run(command: NonNullable<MenuEntry['command']>): void;
}

const ShellContext = createContext<ShellEnvironment | null>(null);

export function ShellProvider({ environment, children }: { environment: ShellEnvironment; children: ReactNode }) {
	return <ShellContext value={environment}>{children}</ShellContext>;
}

export function useShell(): ShellEnvironment {
	const environment = use(ShellContext);
	if (!environment) throw new Error('The shell is drawn outside <ShellProvider>, which src/app puts around it.');
	return environment;
}
