import type { ReactElement } from 'react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { blankPages } from '#generated/pages.ts';
import { createErrorLog } from '#src/errors/error-log-store.ts';
import { FeedbackHost } from '#src/feedback/feedback-host.tsx';
import { createFeedbackStore } from '#src/feedback/feedback-store.ts';
import { createLeaving } from '#src/leaving/leaving.ts';
import { createReload } from '#src/leaving/reload.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { LockGate } from '#src/lock/lock-gate.tsx';
import { LOCK } from '#src/lock/lock-state.ts';
import { createAnswerCache } from '#src/operations/answer-cache.ts';
import type { OutboxParts } from '#src/outbox/outbox-user.ts';
import { createBlockRegistry } from '#src/pages/block-registry.ts';
import { loadDataPage } from '#src/pages/load-data-page.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { landingAt } from '#src/routing/guard/decide-navigation.ts';
import { placesOf } from '#src/routing/guard/guard-navigation.ts';
import { createNavigator } from '#src/routing/navigator.ts';
import { pathOf } from '#src/routing/route-path.ts';
import { RouteProblems } from '#src/routing/route-problems.tsx';
import { createRoutes, type RoutesStore } from '#src/routing/served-routes.ts';
import { followWindows } from '#src/session/follow-windows.ts';
import type { EntryState } from '#src/session/session.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import { createSignIn, tokenIn } from '#src/session/sign-in.ts';
import { StartGate } from '#src/session/start-gate.tsx';
import { SessionContext } from '#src/session/use-session.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import { nextMode } from '#src/settings/theme.ts';
import { SettingsContext } from '#src/settings/use-settings.ts';
import { createProgressBar } from '#src/shell/progress-bar.ts';
import { openTabPath } from '#src/tabs/open-tab-path.ts';
import { CAUGHT_ROUTES } from '#src/tabs/tabs-entry.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';
import { createIconSet, IconContext } from '#src/ui/icon-set.ts';
import { ReloadContext } from '#src/ui/reload-button.tsx';
import { AppBoundary } from './app-boundary.tsx';
import { AppRouter } from './app-router.tsx';
import { AppRoutes } from './app-routes.tsx';
import type { ChosenSettings } from './choose-back-end.ts';
import { createPageEnvironment } from './create-page-environment.ts';
import { createSession } from './create-session.ts';
import type { AppMenus } from './layouts.ts';
import { openFirstPage } from './open-first-page.ts';
import { createPageHost } from './page-host.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { createPageParts, type PageParts } from './page-parts.ts';

interface AppOptions extends ChosenSettings {
	preferences: SettingsStore;
	storage: BrowserStorage;
}

interface StartedApp {
	/** Loads the data and code of the first page, or the lock screen if the app is locked. */
	prepare(): Promise<void>;
	element: ReactElement;
	session: SessionStore;
	routes: RoutesStore;
}

/** Creates and connects all long-lived parts. Callbacks refer to parts created later and run only after setup. */
export function createApp({ config, settings, operations, accounts, preferences, storage }: AppOptions): StartedApp {
	const address = { mode: settings.routing.mode, base: settings.routing.base };
	const feedback = createFeedbackStore(settings.http.messageDuration);
	const errors = createErrorLog({
		enabled: settings.errorLog.environments.includes(import.meta.env.PROD ? 'production' : 'development'),
		url: () => location.href,
		secrets: () => secrets(),
	});
	const progress = createProgressBar(settings.progress);
	const entry = proxy<EntryState>({ landing: null, expired: false });
	const openPages: OpenPages = { shown: { key: null, path: '', framed: false }, tabs: null, loadAdopt: null };

	const answers = createAnswerCache();
	const parts = createPageParts(blankPages, fetchMainPages);
	const routesStore = createRoutes({
		settings,
		async pages() {
			await parts.loadMore();
			return Object.keys(parts.pages);
		},
		http: () => http,
		feedback,
		onProblems: (problems) => errors.report(new Error(problems.join('\n')), 'served routes'),
		loadAdopt: () => openPages.loadAdopt?.(),
	});
	const routes = routesStore.state;
	const { session, tokenStorage, http, clock, lock, backEnd, secrets } = createSession({
		...{ config, settings, operations, accounts, address, storage, feedback, entry, answers, routes: routesStore, report: errors.report },
		restart(endsSession) {
			// The user has already confirmed losing form input, or it belongs to another user.
			leaving.release();
			if (endsSession) signOut();
			else restart();
		},
	});
	followUser(preferences, session);
	const sources = { settings, routes, session, entry };

	const icons = createIconSet(async () => (await import('#src/ui/more-icon-paths.ts')).moreIconPaths);
	const blocks = createBlockRegistry(parts.blocks, parts.loadMore);
	const pages = createPageLoader({
		...{ parts, blocks },
		layouts: {
			async main() {
				// One chunk.
				const [{ openMainLayout }] = await Promise.all([
					import(/* webpackChunkName: "main-layout" */ './open-main-layout.tsx'),
					loadDataPage().catch(() => undefined),
					parts.loadMore(),
				]);
				return openMainLayout({
					...{ sources, routesStore, navigator, leaving, host, pages, openPages, menus, errors, lock, openOutbox, home, icons },
					operationTable: operations,
					...{ outbox: outboxParts, resetDemo: reset && resetDemo },
				});
			},
			blank: async () =>
				(await import(/* webpackChunkName: "blank-layout" */ './blank-layout.tsx')).openBlankLayout({ settings, menus, host }),
		},
	});
	redrawSavedManifests(parts, pages, routesStore);
	const navigator = createNavigator((path, act) => leaving.leave({ kind: 'go', path }, act));
	const leaving = createLeaving({ address, feedback, navigator, openPages, pages, routes, settings });
	const host = createPageHost({ pages, progress, navigator, openPages, site: settings.site });
	const outboxParts: OutboxParts = {
		...{ siteKey: settings.site.key, throttle: settings.throttle.click, address, session, storage, http, clock, answers, feedback },
		outbox: { opened: null, view: proxy({ Notice: null }) },
	};
	/** Loads the outbox and its views in one chunk: offline, the views could not be fetched later. */
	const openOutbox = async () => (await import(/* webpackChunkName: "outbox" */ '#src/outbox/open-outbox.tsx')).openOutbox(outboxParts);

	const load = async (): Promise<void> => {
		const ready = await session.load();
		const { visit } = settings.access;
		// Guests and the virtual admin fall back to the public routes if the server's routes fail to load.
		if (routes.built || !(ready || visit || settings.routing.login === null)) return;
		if (!(await routesStore.fetch())) routesStore.settle();
	};
	const restart = (): void => {
		leaving.release();
		answers.clear();
		location.reload();
	};
	const signOut = (): void =>
		leaving.leave({ kind: 'end' }, () => {
			if (accounts?.signOut) void http.call(accounts.signOut, {}, { quiet: true, keepalive: true });
			session.end();
			openPages.tabs?.forget();
			storage.write(CAUGHT_ROUTES, null);
			// A reload discards all in-memory data of this user.
			location.reload();
		});
	/** Prefetches the code of a page. On failure, the page itself shows the error and retries. */
	const prefetch = async (path: string): Promise<void> => {
		const page = routes.table.match(pathOf(path))?.route.page;
		if (page)
			await pages
				.loaderOf(page)()
				.catch(() => undefined);
	};
	const { reset } = backEnd;
	const resetDemo = async (): Promise<void> => {
		try {
			const parts = { siteKey: settings.site.key, feedback, leaving, session, storage, tabs: openPages.tabs };
			if (reset) await (await import('#src/backend/reset-demo.ts')).resetDemo({ ...parts, reset });
		} catch {
			feedback.message('error', '演示数据没有重置成功，请再试一次');
		}
	};
	const menus: AppMenus = {
		useMenu: (name) => parts.useMenu(name, routes, settings),
		run(command) {
			if (command === 'logout') signOut();
			else preferences.setTheme({ mode: nextMode(preferences.state.theme.mode) });
		},
		prefetch: (path) => void prefetch(path),
		openTab(path) {
			const open = openTabPath(path, routes.table, openPages.tabs);
			if (open !== null) navigator.go(open);
			return open !== null;
		},
		refresh(pageKey, then) {
			const { tabs } = openPages;
			if (!tabs) return;
			leaving.leave({ kind: 'refresh', key: pageKey }, () => {
				answers.outdate();
				tabs.refresh(pageKey);
				then?.();
			});
		},
	};
	const home = (): string => placesOf(settings, routes.table).home;
	const landing = (): string => landingAt(location, address);
	const login = createSignIn({
		...{ session, entry, feedback, landing, prefetch, localNow: Date.now, siteTitle: settings.site.title },
		tokenOf: (answer) => tokenIn(answer, accounts),
		unlock: () => storage.write(LOCK, null),
	});
	followWindows({ storage: tokenStorage, session, entry, feedback, isLocked: lock.isLocked, landing, restart });

	const environment = createPageEnvironment({
		...{
			accounts,
			operations,
			sources,
			address,
			navigator,
			http,
			answers,
			parts,
			blocks,
			feedback,
			errors,
			storage,
			clock,
			menus,
			login,
			signOut,
			openOutbox,
			home,
		},
		refetchRoutes: routesStore.fetch,
		watchUnsaved: leaving.watch,
	});
	return {
		...{ session, routes: routesStore },
		async prepare() {
			if (lock.state.locked) await lock.load().catch(() => undefined);
			if (!lock.state.locked) await openFirstPage({ sources, address, load, prefetch });
		},
		element: (
			<IconContext value={icons}>
				<SessionContext value={session}>
					<SettingsContext value={preferences}>
						<AppRouter address={address} navigator={navigator} home={home}>
							<ReloadContext value={createReload(feedback, leaving)}>
								<PageEnvironmentProvider environment={environment}>
									<LockGate lock={lock}>
										<AppBoundary>
											<StartGate onRetry={load} onSignOut={signOut}>
												<AppRoutes {...{ settings, pages, openPages, entry, feedback, progress, routes, load }} />
											</StartGate>
										</AppBoundary>
									</LockGate>
								</PageEnvironmentProvider>
							</ReloadContext>
						</AppRouter>
						<RouteProblems routes={routes} guard={settings.access.administrators} />
						<FeedbackHost store={feedback} overlayText={settings.http.overlayText} />
					</SettingsContext>
				</SessionContext>
			</IconContext>
		),
	};
}

const fetchMainPages = async () => (await import(/* webpackChunkName: "main-layout" */ '#generated/main-pages.ts')).mainPages;

function followUser({ setUser }: SettingsStore, { state }: SessionStore): void {
	const follow = (): void => {
		if (state.status !== 'unknown') setUser(state.status === 'guest' ? null : state.user.id);
	};
	follow();
	subscribe(state, follow);
}

/** Dev server: replaces edited pages without losing state. Only this module may import the pages; otherwise HMR reloads everything. */
function redrawSavedManifests(parts: PageParts, pages: PageLoader, routes: RoutesStore): void {
	if (!import.meta.webpackHot) return;
	import.meta.webpackHot.accept(['#generated/pages.ts', '#generated/main-pages.ts'], async () => {
		parts.replacePages({ ...blankPages, ...(await fetchMainPages()) });
		await pages.reload();
		routes.state.table = ref({ ...routes.state.table });
	});
}
