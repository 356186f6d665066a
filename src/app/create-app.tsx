import type { ReactElement } from 'react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { blankPages } from '#generated/pages.ts';
import { createErrorLog, type ErrorLog } from '#src/errors/error-log-store.ts';
import { createFeedbackStore } from '#src/feedback/feedback-store.ts';
import { createLeaving } from '#src/leaving/leaving.ts';
import { builtOf, createRelease } from '#src/leaving/release.ts';
import { createReload } from '#src/leaving/reload.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { LOCK } from '#src/lock/lock-state.ts';
import type { KeptAnswersSlot } from '#src/offline/kept-answers.ts';
import { createAnswerCache } from '#src/operations/answer-cache.ts';
import { createBlockRegistry } from '#src/pages/block-registry.ts';
import { appPathAt } from '#src/routing/app-address.ts';
import { landingAt } from '#src/routing/guard/decide-navigation.ts';
import { placesOf } from '#src/routing/guard/guard-navigation.ts';
import { createNavigator } from '#src/routing/navigator.ts';
import { pathOf } from '#src/routing/route-path.ts';
import { createRoutes, type RoutesOptions, type RoutesStore } from '#src/routing/served-routes.ts';
import { followWindows } from '#src/session/follow-windows.ts';
import type { EntryState } from '#src/session/session.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import { createSignIn, tokenIn } from '#src/session/sign-in.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import { createProgressBar } from '#src/shell/progress-bar.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';
import { createIconSet } from '#src/ui/icon-set.ts';
import { AppRoot } from './app-root.tsx';
import type { ChosenSettings } from './choose-back-end.ts';
import { createLayouts } from './create-layouts.ts';
import { createMenus } from './create-menus.ts';
import { createOutbox } from './create-outbox.ts';
import { createPageEnvironment } from './create-page-environment.ts';
import { createSession } from './create-session.ts';
import { createStart } from './create-start.ts';
import { demoReset } from './demo-reset.ts';
import { createSessionEnd } from './end-session.ts';
import { openFirstPage } from './open-first-page.ts';
import type { MainLayoutOptions } from './open-main-layout.tsx';
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

/** Creates the parts of the app in the order in which they need one another. A function stands for a part that is created later. */
export function createApp(options: AppOptions): StartedApp {
	const base = createBase(options);
	forgetLast(base);
	const { settings, accounts, storage, address, openPages, entry, feedback, parts } = base;
	const errors = createErrors(options, () => secrets());
	const routesStore = createServedRoutes({ settings, parts, feedback, errors, openPages, http: () => http });
	const routes = routesStore.state;
	const restart = (endsSession: boolean): void => ends.discard(endsSession);
	const signedIn = createSession({ ...base, routes: routesStore, report: errors.report, restart });
	const { session, http, clock, lock, typedText, userRefresh, secrets } = signedIn;
	followUser(base.preferences, session);
	if (session.state.status === 'guest') {
		forgetAnswers(base);
		typedText.closeOthers(null);
	}
	const sources = { settings, routes, session, entry };

	const blocks = createBlockRegistry(parts.blocks, parts.loadMore);
	const pages = createPageLoader({ parts, blocks, layouts: createLayouts(parts.loadMore, () => frame) });
	redrawSavedManifests(parts, pages, routesStore);
	const navigator = createNavigator((path, act) => leaving.leave({ kind: 'go', path }, act));
	const leaving = createLeaving({ ...base, navigator, pages, routes });
	const ends = createSessionEnd({ ...base, leaving, session, http, typedText });
	const start = createStart({ session, routesStore, settings, pages });

	const outbox = createOutbox({ ...base, session, http, clock });
	const menus = createMenus({ ...base, ...start, ...ends, routes, navigator, leaving });
	const home = (): string => placesOf(settings, routes.table).home;
	const landing = (): string => landingAt(location, address);
	const login = createSignIn({
		entry,
		feedback,
		session,
		landing,
		path: () => pathOf(appPathAt(location, address)),
		now: clock.now,
		zone: settings.site.timeZone,
		siteTitle: settings.site.title,
		prefetch: start.prefetch,
		tokenOf: (answer) => tokenIn(answer, accounts),
		unlock: () => storage.write(LOCK, null),
	});
	followWindows({ entry, feedback, session, landing, storage: signedIn.tokenStorage, isLocked: lock.isLocked, restart: ends.restart });

	const host = createPageHost({ ...base, pages, navigator, site: settings.site });
	const frame: MainLayoutOptions = {
		...base,
		sources,
		routesStore,
		navigator,
		leaving,
		host,
		pages,
		menus,
		errors,
		lock,
		home,
		userRefresh,
		operationTable: base.operations,
		outbox: outbox.parts,
		openOutbox: outbox.open,
		resetDemo: demoReset(signedIn.backEnd, { ...base, siteKey: settings.site.key, leaving, session }),
	};
	const environment = createPageEnvironment({
		...base,
		...ends,
		sources,
		navigator,
		http,
		blocks,
		errors,
		clock,
		menus,
		login,
		openOutbox: outbox.open,
		refetchRoutes: routesStore.fetch,
		userRefresh,
		watchUnsaved: leaving.watch,
	});
	const release = { check: base.release.check, reload: createReload(feedback, leaving, takeUpdate) };
	return {
		session,
		routes: routesStore,
		async prepare() {
			if (lock.state.locked) await lock.load().catch(() => undefined);
			if (!lock.state.locked) await openFirstPage({ sources, address, ...start });
		},
		element: (
			<AppRoot
				{...base}
				{...start}
				{...ends}
				environment={environment}
				lock={lock}
				navigator={navigator}
				pages={pages}
				release={release}
				routes={routes}
				session={session}
				home={home}
			/>
		),
	};
}

/** The parts that need no other. */
function createBase(options: AppOptions) {
	const { settings } = options;
	const kept: KeptAnswersSlot = { opened: null };
	const openPages: OpenPages = { shown: { key: null, path: '', framed: false }, tabs: null, loadAdopt: null };
	return {
		...options,
		openPages,
		address: { mode: settings.routing.mode, base: settings.routing.base },
		entry: proxy<EntryState>({ landing: null, signedInAt: null, expired: false }),
		feedback: createFeedbackStore(settings.http.messageDuration),
		release: createRelease(builtOf(document), `${settings.routing.base.replace(/\/+$/, '')}/version.json`),
		answers: createAnswerCache(),
		kept,
		parts: createPageParts(blankPages, fetchMainPages, options.operations.add),
		progress: createProgressBar(settings.progress),
		icons: createIconSet(async () => (await import('#src/ui/more-icon-paths.ts')).moreIconPaths),
	};
}

const createErrors = ({ settings, config }: ChosenSettings, secrets: () => string[]): ErrorLog =>
	createErrorLog({
		enabled: settings.errorLog.environments.includes(import.meta.env.PROD ? 'production' : 'development'),
		// Fragments are not sent to any server; the path of a hash address is none.
		url: () => location.href.replace(/#(?!\/).*$/, ''),
		secrets,
		monitor: config.monitor,
	});

interface ServedRoutesParts extends Pick<RoutesOptions, 'settings' | 'feedback' | 'http'> {
	parts: PageParts;
	errors: ErrorLog;
	openPages: OpenPages;
}

const createServedRoutes = ({ parts, errors, openPages, ...options }: ServedRoutesParts): RoutesStore =>
	createRoutes({
		...options,
		async pages() {
			await parts.loadMore();
			return Object.keys(parts.pages);
		},
		onProblems: (problems) => errors.report(new Error(problems.join('\n')), 'served routes'),
		loadAdopt: () => openPages.loadAdopt?.(),
	});

const fetchMainPages = async () => (await import(/* webpackChunkName: "main-layout" */ '#generated/main-pages.ts')).mainPages;

/** The last user signed out of a computer that others use, too. */
function forgetLast({ settings, storage }: Pick<AppOptions, 'settings' | 'storage'>): void {
	const owner = storage.read('forgotten-user');
	if (owner === null) return;
	const place = { siteKey: settings.site.key, storage };
	void import('#src/leaving/forget-user.ts').then(
		({ forgetLastUser }) => forgetLastUser(owner, place),
		// Not at a later start, when the user may have worked here again.
		() => storage.write('forgotten-user', null),
	);
}

/** A guest has no answers: the last session has ended. */
function forgetAnswers({ settings, storage }: Pick<AppOptions, 'settings' | 'storage'>): void {
	if (storage.read('kept-answers') === null) return;
	void import('#src/leaving/forget-user.ts')
		.then((code) => code.forgetAnswers({ siteKey: settings.site.key, storage }))
		// The next start tries again.
		.catch(() => undefined);
}

function followUser({ setUser }: SettingsStore, { state }: SessionStore): void {
	const follow = (): void => {
		if (state.status !== 'unknown') setUser(state.status === 'guest' ? null : state.user.id);
	};
	follow();
	subscribe(state, follow);
}

/** Never rejects: without the code, a reload gives what the browser has. */
const takeUpdate = (): Promise<void> =>
	import(/* webpackChunkName: "offline" */ '#src/offline/take-update.ts').then((code) => code.takeUpdate()).catch(() => undefined);

/** Dev server: replaces edited pages without losing state. Only this module may import the pages; otherwise HMR reloads everything. */
function redrawSavedManifests(parts: PageParts, pages: PageLoader, routes: RoutesStore): void {
	if (!import.meta.webpackHot) return;
	import.meta.webpackHot.accept(['#generated/pages.ts', '#generated/main-pages.ts'], async () => {
		parts.replacePages({ ...blankPages, ...(await fetchMainPages()) });
		await pages.reload();
		routes.state.table = ref({ ...routes.state.table });
	});
}
