import { createContext, type ReactNode, use } from 'react';
import type { ErrorLog } from '#src/errors/error-log-store.ts';
import type { Release } from '#src/leaving/release.ts';
import type { LockCommands } from '#src/lock/lock-button.tsx';
import type { Installation } from '#src/offline/installation.ts';
import type { OutboxView } from '#src/outbox/outbox-user.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { SearchEnvironment } from '#src/search/content-search.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';

export interface CurrentPage {
	key: string;
	path: string;
	name: string;
	/** Folds the second column of the `column` layout. */
	noColumn?: boolean | undefined;
	/** The routes no longer have this page; it stays until it is closed. */
	gone?: boolean;
}

export interface ShellEnvironment {
	settings: AppSettings;
	current: CurrentPage;
	routes: RouteTable;
	/** Path of the home page. */
	home: string;
	errors: ErrorLog;
	installation: Installation;
	lock: LockCommands;
	outbox: OutboxView;
	release: Release['state'];
	search: SearchEnvironment;
	/** Epoch ms by the server's clock. */
	now(): number;
	/** Restores the demo data after confirmation; null or missing outside the demo. */
	resetDemo?: (() => Promise<void>) | null;
}

const ShellContext = createContext<ShellEnvironment | null>(null);

export function ShellProvider({ environment, children }: { environment: ShellEnvironment; children: ReactNode }) {
	return <ShellContext value={environment}>{children}</ShellContext>;
}

export function useShell(): ShellEnvironment {
	const environment = use(ShellContext);
	if (!environment) throw new Error('The shell must render inside <ShellProvider>, which src/app provides.');
	return environment;
}
