import { useMemo } from 'react';
import { subscribe } from 'valtio/vanilla';
import * as texts from '#generated/messages/app/main.ts';
import { listSeparator } from '#generated/messages/lists.ts';
import type { ErrorLog } from '#src/errors/error-log-store.ts';
import { FeedbackDialogs } from '#src/feedback/feedback-dialogs.tsx';
import type { LazyLeaveGuard } from '#src/leaving/leaving.ts';
import { type Release, VERSION_EVERY_MS } from '#src/leaving/release.ts';
import { watchWindow } from '#src/lib/watch-window.ts';
import type { ScreenLock } from '#src/lock/screen-lock.ts';
import { MenuContext, type MenuEnvironment } from '#src/menu/menu-context.ts';
import { type Installation, watchInstallation } from '#src/offline/installation.ts';
import { keepForOffline, opensOffline } from '#src/offline/keep-for-offline.ts';
import { createKeptAnswers, type KeptAnswers, type KeptAnswersSlot } from '#src/offline/kept-answers.ts';
import type { LoadedOperations } from '#src/operations/loaded-operations.ts';
import { type OutboxParts, outboxOwner } from '#src/outbox/outbox-user.ts';
import { watchOutbox } from '#src/outbox/watch-outbox.ts';
import { type AddressMode, hrefAt } from '#src/routing/app-address.ts';
import type { GuardSources } from '#src/routing/guard/guard-navigation.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { pathOf } from '#src/routing/route-path.ts';
import { LIST_EVERY_MS, type RoutesStore } from '#src/routing/served-routes.ts';
import { confirmUser } from '#src/session/confirm-user.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import { MainLayout } from '#src/shell/main-layout.tsx';
import { type ShellEnvironment, ShellProvider } from '#src/shell/shell-environment.tsx';
import { KeepAlivePages, type OpenPageProps } from '#src/tabs/keep-alive-pages.tsx';
import { createShellTabs, ShellTabsProvider } from '#src/tabs/shell-tabs.tsx';
import { createTabsStore, type OpenPages, type TabsStore } from '#src/tabs/tabs-store.ts';
import { watchTabs } from '#src/tabs/watch-tabs.ts';
import type { IconSet } from '#src/ui/icon-set.ts';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { watchTooltips } from '#src/ui/watch-tooltips.ts';
import type { LazyUserRefresh } from './create-session.ts';
import { FirstCalls } from './first-calls.tsx';
import { type AppMenus, type FramedPage, type Layout, menusAt } from './layouts.ts';
import type { PageHost } from './page-host.ts';
import { PageInstance } from './page-instance.tsx';
import type { PageLoader } from './page-loader.ts';

export interface MainLayoutOptions {
	sources: GuardSources;
	routesStore: RoutesStore;
	navigator: Navigator;
	leaving: LazyLeaveGuard;
	host: PageHost;
	pages: PageLoader;
	openPages: OpenPages;
	menus: AppMenus;
	errors: ErrorLog;
	address: AddressMode;
	lock: ScreenLock;
	outbox: OutboxParts;
	release: Release;
	kept: KeptAnswersSlot;
	openOutbox(): Promise<unknown>;
	icons: IconSet;
	userRefresh: LazyUserRefresh;
	operationTable: LoadedOperations;
	home(): string;
	resetDemo: ShellEnvironment['resetDemo'];
}

export function openMainLayout(options: MainLayoutOptions): Layout {
	const { sources, navigator, leaving, host, pages, openPages, menus, outbox } = options;
	const { settings, routes, session } = sources;
	options.icons.add(moreIconPaths);
	outbox.feedback.state.Dialogs = FeedbackDialogs;
	const tabs = createTabsStore(outbox.storage, settings.tabs);
	openPages.tabs = tabs;
	const onDenied = (titles: readonly string[]): void => tellClosed(outbox, titles);
	watchTabs(tabs, { session, routes, settings, pages, openPages, onDenied });
	watchUser(options);
	followServedList(options, tabs);
	watchOutbox(outbox, options.openOutbox);
	watchWindow(options.release.check, () => !options.release.state.newer, VERSION_EVERY_MS);
	watchTooltips();
	const installation = watchInstallation();
	options.kept.opened = keptAnswersOf(options);
	confirmUser(session, options.kept.opened.refresh);
	keepForOffline(hrefAt('/', { ...options.address, mode: 'history' }));
	const { refresh } = menus;
	const Page = (props: OpenPageProps) => <PageInstance {...props} host={host} />;
	const shellTabs = settings.tabs.enabled ? createShellTabs({ tabs, navigator, leave: leaving.leave, refresh, home: options.home }) : null;
	return {
		shell: function MainShell({ children, ...page }) {
			const { table, match, place, pageKey } = page;
			// biome-ignore lint/correctness/useExhaustiveDependencies: the parts of `page`
			const { menu, shell } = useMemo(() => environmentsAt(page, options, installation), [table, match, place, pageKey]);
			return (
				<MenuContext value={menu}>
					<ShellProvider environment={shell}>
						<ShellTabsProvider tabs={shellTabs}>
							<MainLayout>{children}</MainLayout>
						</ShellTabsProvider>
					</ShellProvider>
				</MenuContext>
			);
		},
		firstCalls: (props) => <FirstCalls {...props} pages={pages} />,
		pages: (props) => <KeepAlivePages {...props} Page={Page} pages={pages} settings={settings} tabs={tabs} />,
		titleOf: (pageKey, at) => tabs.state.list.tabs.find(({ key, path }) => key === pageKey && pathOf(path) === at)?.title,
	};
}

function keptAnswersOf({ outbox, lock }: MainLayoutOptions): KeptAnswers {
	const { session, clock, answers, siteKey, storage, feedback } = outbox;
	return createKeptAnswers({
		isOn: opensOffline(),
		siteKey,
		storage,
		now: clock.now,
		refresh: answers.refresh,
		owner: () => outboxOwner(session),
		// Otherwise a line says so already.
		onShown: () => navigator.onLine && !session.state.unconfirmed && feedback.message('warning', texts.unreached),
		onFailed: ({ message }) => lock.state.locked || feedback.message('error', message),
	});
}

/** Picks up changes of the routes that the server serves; open pages follow them in place. */
function followServedList(
	{ sources, routesStore, pages, openPages, lock, outbox, operationTable }: MainLayoutOptions,
	tabs: TabsStore,
): void {
	const { settings, session } = sources;
	const { list: operation } = settings.routing;
	if (settings.access.authentication !== 'all' || operation === null) return;
	openPages.loadAdopt = async () => {
		const { adoptRoutes } = await import(/* webpackChunkName: "adopt-routes" */ '#src/tabs/adopt-routes.ts');
		const onDenied = (titles: readonly string[]): void => tellClosed(outbox, titles);
		return (before, after) => adoptRoutes({ tabs, session, settings, pages, openPages, onDenied }, before, after);
	};
	const check = async (): Promise<void> => {
		const { refreshServedList } = await import(/* webpackChunkName: "adopt-routes" */ '#src/routing/refresh-served-list.ts');
		const conditional = operationTable.specs[operation]?.in['If-None-Match'] === 'header';
		await refreshServedList({ http: outbox.http, operation, conditional, routes: routesStore });
	};
	watchWindow(check, () => session.state.status === 'ready' && !lock.state.locked, LIST_EVERY_MS);
	// The server may list other pages for other rights.
	onRightsChange(session, () => void check().catch(() => undefined));
}

function tellClosed({ feedback }: OutboxParts, titles: readonly string[]): void {
	feedback.message('info', texts.pagesClosed({ titles: titles.map((title) => texts.quoted({ title })).join(listSeparator) }));
}

/** An administrator may change a role meanwhile: the user is read when the window comes back, at most once a minute. */
function watchUser({ sources: { session }, lock, userRefresh }: MainLayoutOptions): void {
	const check = async (): Promise<void> => userRefresh((refresh) => refresh.ifOlderThan(USER_EVERY_MS));
	watchWindow(check, () => session.state.status === 'ready' && !lock.state.locked, null);
}

const USER_EVERY_MS = 60_000;

/** Calls back when the present user gets other rights, not when another one signs in. */
function onRightsChange({ state }: SessionStore, onChange: () => void): void {
	const rightsOf = () => ({ user: state.user.id, rights: JSON.stringify([state.roles, state.permissions]) });
	let before = rightsOf();
	subscribe(state, () => {
		const now = rightsOf();
		const changed = now.user === before.user && now.rights !== before.rights;
		before = now;
		if (changed) onChange();
	});
}

function environmentsAt(
	page: FramedPage,
	options: MainLayoutOptions,
	installation: Installation,
): { shell: ShellEnvironment; menu: MenuEnvironment } {
	const { sources, navigator, menus, errors, lock, outbox, release, resetDemo, operationTable } = options;
	const { settings, routes, session } = sources;
	const { table, match, place, pageKey } = page;
	const { name, meta, gone } = match.route;
	const { http, answers } = outbox;
	const { search } = settings.routing;
	return {
		shell: {
			settings,
			errors,
			installation,
			release: release.state,
			resetDemo,
			routes: table,
			home: options.home(),
			outbox: outbox.outbox.view,
			now: outbox.clock.now,
			current: { key: pageKey, path: place.path, name, noColumn: meta.noColumn, gone: gone !== undefined },
			lock: { offered: lock.offered, lock: lock.lock, prepare: () => void lock.load().catch(() => undefined) },
			search: {
				searchPath: search === null ? null : table.hrefOf(search),
				go: navigator.go,
				loadContentSearch: async () =>
					(await import('#src/search/content-search.ts')).createContentSearch({ http, settings, routes, operations: operationTable }),
			},
		},
		menu: {
			...menusAt(menus, page),
			loadMenuCounts: async () =>
				(await import('#src/menu/menu-counts.ts')).createMenuCounts({ http, answers, session, operations: operationTable }),
		},
	};
}
