import type { ErrorLog } from '#src/errors/error-log-store.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { ServerClock } from '#src/http/server-clock.ts';
import type { LazyLeaveGuard } from '#src/leaving/leaving.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { ScreenLock } from '#src/lock/screen-lock.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { OutboxStore } from '#src/outbox/outbox-store.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { BoundNavigator } from '#src/routing/navigator.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import type { ProgressBar } from '#src/shell/progress-bar.ts';
import type { ShellOutbox } from '#src/shell/shell-environment.tsx';
import type { TabsStore } from '#src/tabs/tabs-store.ts';
import type { PageLoader } from './page-loader.ts';

/** Why the user is where they are: what the guard must know besides the session. */
export interface EntryState {
	/** Where somebody who is signing in wants to go, as the address says; null when nobody is. */
	landing: string | null;
	/** The server has ended the session. */
	expired: boolean;
}

/** The routes of this user; replaced as a whole. */
export interface RoutesState {
	table: RouteTable;
	/** Whether the server has given its routes; true where the app has its own alone. */
	built: boolean;
	/** What was wrong with the served list, in words for an administrator. */
	problems: readonly string[];
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
	routes: RoutesState;
	/** Asks the server for the routes anew: menus follow without a reload, and the page on screen stays where it is among them. */
	refetchRoutes(): Promise<boolean>;
	entry: EntryState;
	navigator: BoundNavigator;
	http: Http;
	clock: ServerClock;
	answers: AnswerCache;
	blocks: BlockRegistry;
	pages: PageLoader;
	feedback: FeedbackStore;
	progress: ProgressBar;
	errors: ErrorLog;
	/** null as long as no page with tabs has been shown. */
	tabs: TabsStore | null;
	/** The page that is shown: its key as `pageKeyOf` makes it, its path, and whether it has the frame with menu and tabs. */
	onScreen: { key: string | null; path: string; framed: boolean };
	/** Asks before typed text is lost. */
	leaving: LazyLeaveGuard;
	/** What got no answer and waits to be sent; null as long as nobody has needed it. */
	outbox: { opened: { owner: string; store: OutboxStore } | null; shown: ShellOutbox };
	/** Learns who uses the app and which routes they have; nothing is drawn before. */
	load(): Promise<void>;
	signOut(): void;
	/** Restores the data of the demo, if the user says yes; null where the back end is no demo. */
	resetDemo: (() => Promise<void>) | null;
	/** Begins a session with the token of the sign-in operation and goes to where the user wanted to go. */
	signIn(token: string): Promise<void>;
}
