import { createContext, type ReactNode, use } from 'react';
import type { ErrorLog } from '#src/errors/error-log-store.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import type { MenuPlace } from '#src/menu/menu-trail.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';

/** Where the user is: what menus highlight. */
export interface CurrentRoute extends MenuPlace {
	/** Tells pages apart; that of its tab, where it has one. */
	key: string;
	name: string;
	/** Folds the second column of the `column` layout. */
	noColumn?: boolean | undefined;
}

/** Something of the content that the search found. */
export interface ContentHit {
	key: string;
	title: string;
	note: string;
	/** Path of a page of the app. */
	path: string;
}

/** The search of content that app.yaml describes. */
export interface ContentSearch {
	/** Milliseconds that typing settles before the server is asked. */
	debounce: number;
	/** Null when the server did not answer: the user is told by the search alone. */
	find(keyword: string, signal: AbortSignal): Promise<readonly ContentHit[] | null>;
}

/** What waits behind a menu item. */
export interface MenuCount {
	number: number;
	/** What is counted, as it stands behind the number. */
	unit: string;
}

/** The counts that menus.yaml declares for the header. */
export interface MenuCounts {
	/** Tells the count of an item whenever it changes, null for nothing; returns how to stop. */
	watch(key: string, onChange: (count: MenuCount | null) => void): () => void;
}

/** The lock of the screen, as far as the shell offers it. */
export interface LockCommands {
	/** Whether this user may lock the screen; asked again whenever the session changes. */
	offered(): boolean;
	lock(): void;
	/** Fetches what locking needs, before it is wanted. */
	prepare(): void;
}

/** What waits to be sent, as far as it is shown: a proxy. What tells of it comes with its code, once somebody has needed that. */
export interface ShellOutbox {
	/** `children` is what is said when nothing waits. */
	Notice: ((props: { online: boolean; children: ReactNode }) => ReactNode) | null;
}

/** What the shell needs of the app around it. */
export interface ShellEnvironment {
	settings: AppSettings;
	current: CurrentRoute;
	/** The routes of this user. */
	routes: RouteTable;
	errors: ErrorLog;
	/** Hook: the items of a menu, guards applied. */
	useMenu(name: string): readonly MenuEntry[];
	/** Address of a route, to be handed to a router link; null when the app has no such route. */
	pathOf(route: string | null): string | null;
	/** Goes to a path of the app, where nobody minds. */
	go(path: string): void;
	/** Fetches the code of a page before it is opened. */
	prefetch(path: string): void;
	lock: LockCommands;
	outbox: ShellOutbox;
	run(command: NonNullable<MenuEntry['command']>): void;
	/** Restores the data of the demo, after a question; null or missing where there is no demo. */
	resetDemo?: (() => Promise<void>) | null;
	/** Opens the page that is open anew: what a click on its own menu item means. */
	refresh?(): void;
	/** Comes after the page: nobody waits for a number. */
	loadMenuCounts?(): Promise<MenuCounts>;
	/** Null for an app whose content cannot be searched. */
	loadContentSearch?(): Promise<ContentSearch | null>;
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
