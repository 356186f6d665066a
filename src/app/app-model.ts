import type { QueryClient } from '@tanstack/react-query';
import type { ErrorLog } from '#src/errors/error-log-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { ServerClock } from '#src/http/server-clock.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import type { FeedbackStore } from '#src/shell/feedback/feedback-store.ts';
import type { ProgressBar } from '#src/shell/progress-bar.ts';
import type { BoundNavigator } from './navigator.ts';
import type { PageLoader } from './page-loader.ts';
import type { ScreenLock } from './screen-lock.ts';

/** Why the user is where they are: what the guard must know besides the session. */
export interface EntryState {
	/** Where somebody who is signing in wanted to go. */
	landing: string | null;
	/** The server has ended the session. */
	expired: boolean;
}

/** The router's navigation for those who are not components. */
export interface Navigator {
	/** Goes to a path of the app. */
	go(path: string, options?: { replace?: boolean }): void;
	back(): void;
}

/** All long-lived parts of the running app, made once by `createApp`. */
export interface App {
	settings: AppSettings;
	address: AddressMode;
	storage: BrowserStorage;
	session: SessionStore;
	lock: ScreenLock;
	preferences: SettingsStore;
	/** The routes of this user; replaced as a whole. */
	routes: { table: RouteTable };
	entry: EntryState;
	navigator: BoundNavigator;
	http: Http;
	clock: ServerClock;
	queries: QueryClient;
	blocks: BlockRegistry;
	pages: PageLoader;
	feedback: FeedbackStore;
	progress: ProgressBar;
	errors: ErrorLog;
	signOut(): void;
	/** Begins a session with the token of the sign-in operation and goes to where the user wanted to go. */
	signIn(token: string): Promise<void>;
}
