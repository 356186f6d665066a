import { proxy, ref } from 'valtio/vanilla';
import { components } from '#generated/components.ts';
import { pages } from '#generated/pages.ts';
import type { BackEnd } from '#src/backend/transport.ts';
import { createErrorLog } from '#src/errors/error-log-store.ts';
import { createFeedbackStore } from '#src/feedback/feedback-store.ts';
import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import { createLeaving, type LazyLeaveGuard } from '#src/leaving/leaving.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { createAnswerCache } from '#src/operations/answer-cache.ts';
import { createBlockRegistry } from '#src/pages/block-registry.ts';
import { createNavigator } from '#src/routing/navigator.ts';
import { createRoutes, type RoutesStore } from '#src/routing/served-routes.ts';
import { createSession } from '#src/session/create-session.ts';
import { followWindows } from '#src/session/follow-windows.ts';
import { createSignIn } from '#src/session/sign-in.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import { createProgressBar } from '#src/shell/progress-bar.ts';
import { CAUGHT_ROUTES } from '#src/tabs/saved-tabs.ts';
import { setIconSource } from '#src/ui/icon-set.ts';
import type { App, EntryState } from './app-model.ts';
import { blockEntries } from './block-entries.ts';
import { createLayouts } from './layouts.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';

interface AppOptions {
	config: RuntimeConfig;
	settings: AppSettings;
	preferences: SettingsStore;
	storage: BrowserStorage;
}

/** Ties all parts together. What two of them need of each other is looked up when it is needed. */
export function createApp({ config, settings, preferences, storage }: AppOptions): App {
	const address = { mode: settings.routing.mode, base: settings.routing.base };
	const feedback = createFeedbackStore(settings.http.messageDuration);
	const errors = createErrorLog({
		enabled: settings.errorLog.environments.includes(import.meta.env.PROD ? 'production' : 'development'),
		url: () => location.href,
		secrets: () => secrets(),
	});
	const entry = proxy<EntryState>({ landing: null, expired: false });
	const routes = createRoutes({
		settings,
		pages: () => Object.keys(pages),
		http: () => http,
		feedback,
		onProblems: (problems) => errors.report(new Error(problems.join('\n')), 'served routes'),
	});
	const answers = createAnswerCache();
	const { session, tokenStorage, http, clock, lock, backEnd, secrets } = createSession({
		...{ config, settings, address, storage, feedback, entry, answers, routes },
		app: () => app,
	});
	const blocks = createBlockRegistry(blockEntries);
	const loader = createPageLoader({ pages, blocks, layouts: createLayouts(() => app), components });
	redrawSavedManifests(loader, routes);
	setIconSource(async () => (await import('#src/ui/more-icon-paths.ts')).moreIconPaths);

	const leaving = createLeaving(() => app);
	const parts: Omit<App, 'signIn'> = {
		...{ settings, address, storage, preferences, session, lock, entry, http, clock, answers, blocks, feedback, errors },
		pages: loader,
		routes: routes.state,
		refetchRoutes: routes.fetch,
		navigator: createNavigator((path, act) => leaving.leave({ kind: 'go', path }, act)),
		leaving,
		progress: createProgressBar(settings.progress),
		tabs: null,
		outbox: { opened: null, shown: proxy({ Notice: null }) },
		onScreen: { key: null, path: '', framed: false },
		resetDemo: resetCommand(backEnd.reset, () => app),
		async load() {
			const ready = await session.load();
			const { visit } = settings.access;
			// The virtual admin, or a guest on a visit: when the server's routes cannot be had, they have those of everybody.
			if (routes.state.built || !(ready || visit || settings.routing.login === null)) return;
			if (!(await routes.fetch())) routes.settle();
		},
		signOut() {
			leaving.leave({ kind: 'end' }, () => {
				session.end();
				app.tabs?.forget();
				storage.write(CAUGHT_ROUTES, null);
				// A fresh start is the surest way to leave nothing of this user behind.
				location.reload();
			});
		},
	};
	const app: App = Object.assign(parts, { signIn: createSignIn(parts) });
	followWindows({ ...app, storage: tokenStorage, restart: () => restart(leaving) });
	return app;
}

function resetCommand(reset: BackEnd['reset'], app: () => App): App['resetDemo'] {
	if (!reset) return null;
	return async () => {
		try {
			await (await import('#src/backend/reset-demo.ts')).resetDemo(app(), reset);
		} catch {
			app().feedback.message('error', '演示数据没有重置成功，请再试一次');
		}
	};
}

/** For another user: there is nothing to ask. */
function restart(leaving: Pick<LazyLeaveGuard, 'release'>): void {
	leaving.release();
	location.reload();
}

/** In the dev server: a page keeps its address, its scroll and its answers. No other module may import the pages, or all is loaded anew. */
function redrawSavedManifests(loader: PageLoader, routes: RoutesStore): void {
	if (!import.meta.webpackHot) return;
	import.meta.webpackHot.accept('#generated/pages.ts', async () => {
		await loader.replace(pages);
		routes.state.table = ref({ ...routes.state.table });
	});
}
