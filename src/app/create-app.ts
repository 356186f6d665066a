import { proxy, ref } from 'valtio/vanilla';
import { apis } from '#generated/api/apis.ts';
import { operations } from '#generated/api/operations.ts';
import { components } from '#generated/components.ts';
import { pages } from '#generated/pages.ts';
import { session as compiledSession } from '#generated/session.ts';
import { createErrorLog } from '#src/errors/error-log-store.ts';
import { withBases } from '#src/http/api-bases.ts';
import { createHttp } from '#src/http/create-http.ts';
import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import { createServerClock } from '#src/http/server-clock.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { createAnswerCache } from '#src/pages/answer-cache.ts';
import { createBlockRegistry } from '#src/pages/block-registry.ts';
import { hrefAt } from '#src/routing/app-address.ts';
import { createSecretInfo } from '#src/session/secret-info.ts';
import type { SessionUser } from '#src/session/session.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import { createSessionStore, type SessionStoreOptions } from '#src/session/session-store.ts';
import { createTokenStorage } from '#src/session/token-storage.ts';
import { createTokens } from '#src/session/tokens.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import { createFeedbackStore } from '#src/shell/feedback/feedback-store.ts';
import { createProgressBar } from '#src/shell/progress-bar.ts';
import { CAUGHT_ROUTES } from '#src/tabs/saved-tabs.ts';
import { createAnswerPolicy } from './answer-policy.ts';
import type { App, EntryState } from './app-model.ts';
import { blockEntries } from './block-entries.ts';
import { followWindows } from './follow-windows.ts';
import { createLayouts } from './layouts.ts';
import { createNavigator } from './navigator.ts';
import { createPageLoader } from './page-loader.ts';
import { createScreenLock } from './screen-lock.ts';
import { secretsOf } from './secrets.ts';
import { createRoutes } from './served-routes.ts';
import { createSignIn } from './sign-in.ts';
import { createTransport } from './transport.ts';

interface AppOptions {
	config: RuntimeConfig;
	settings: AppSettings;
	preferences: SettingsStore;
	storage: BrowserStorage;
}

/** Ties all parts together. What two of them need of each other is looked up when it is needed. */
export function createApp({ config, settings, preferences, storage: browserStorage }: AppOptions): App {
	const address = { mode: settings.routing.mode, base: settings.routing.base };
	const feedback = createFeedbackStore(settings.http.messageDuration);
	const errors = createErrorLog({
		enabled: settings.errorLog.environments.includes(import.meta.env.PROD ? 'production' : 'development'),
		url: () => location.href,
		secrets: () => secretsOf(accounts, storage, session.state.info),
	});
	const endings = new Set<(user: SessionUser) => void>();
	const entry = proxy<EntryState>({ landing: null, expired: false });
	const routes = createRoutes({
		settings,
		http: () => http,
		feedback,
		onProblems: (problems) => errors.report(new Error(problems.join('\n')), 'served routes'),
	});
	const answers = createAnswerCache();
	const clock = createServerClock(Date.now);
	const blocks = createBlockRegistry(blockEntries);
	const loader = createPageLoader({ pages, blocks, layouts: createLayouts(() => app), components });

	if (import.meta.webpackHot) {
		// A saved manifest is redrawn where it stands: the page keeps its address, its scroll and its answers.
		import.meta.webpackHot.accept('#generated/pages.ts', async () => {
			await loader.replace(pages);
			routes.state.table = ref({ ...routes.state.table });
		});
	}

	const accounts = accountsAt(address.base);
	const main = mainToken(accounts);
	const storage = createTokenStorage(settings.token);
	const secrets = createSecretInfo(storage);
	const lock = createScreenLock({
		enabled: settings.lock.enabled,
		storage: browserStorage,
		offered: () => settings.lock.enabled && accounts?.unlock !== undefined && session.state.info !== null,
		open: async () => (await import('./open-lock.tsx')).openLock(app, sessionOptions),
		onFailed: () => feedback.message('error', '锁屏没有成功，可能是网络不稳定，请重试'),
	});
	const tokens = createTokens({
		operations: accounts,
		main,
		storage,
		info: secrets.read,
		withheld: () => lock.state.locked,
		call: (source, input) => http.callByName(source.call, input, { anonymous: true }),
	});
	const http = createHttp({
		operations,
		apis: withBases(apis, config.apis),
		transport: createTransport(config),
		contentType: settings.http.contentType,
		tokens,
		overlay: { actions: settings.throttle.overlayActions, show: feedback.block, hide: feedback.unblock },
		clock,
		...createAnswerPolicy({ main, session: () => session, tokens: () => tokens, feedback, entry, lock }),
	});
	const sessionOptions: SessionStoreOptions = {
		operations: accounts,
		storage,
		suffix: settings.token,
		loginInterception: settings.access.loginInterception,
		random: Math.random,
		fetchUser: async () => (accounts ? http.callByName(accounts.user, {}, { onSecrets: secrets.expect() }) : { ok: true, data: null }),
		prepare: routes.fetch,
		onEnded(user) {
			answers.clear();
			routes.reset();
			for (const listener of endings) listener(user);
		},
	};
	const session = createSessionStore(sessionOptions);

	const load = async (): Promise<void> => {
		const ready = await session.load();
		const { visit } = settings.access;
		// The virtual admin, or a guest on a visit: when the server's routes cannot be had, they have those of everybody.
		if (routes.state.built || !(ready || visit || settings.routing.login === null)) return;
		if (!(await routes.fetch())) routes.settle();
	};

	const signOut = (): void => {
		session.end();
		app.tabs?.forget();
		browserStorage.write(CAUGHT_ROUTES, null);
		// A fresh start is the surest way to leave nothing of this user behind.
		location.reload();
	};

	const parts: Omit<App, 'signIn'> = {
		...{
			settings,
			address,
			storage: browserStorage,
			session,
			lock,
			preferences,
			routes: routes.state,
			applyServedRoutes: routes.apply,
			refetchRoutes: routes.fetch,
			entry,
			http,
			clock,
			answers,
			blocks,
			pages: loader,
			feedback,
			errors,
			load,
			onEnded(listener: (user: SessionUser) => void) {
				endings.add(listener);
				return () => void endings.delete(listener);
			},
			signOut,
		},
		...{ tabs: null, onScreen: { key: null } },
		progress: createProgressBar(settings.progress),
		navigator: createNavigator(),
	};
	const app: App = Object.assign(parts, { signIn: createSignIn(parts) });
	followWindows({ ...app, storage, restart: () => location.reload() });
	return app;
}

/** The default picture is a file of the app, which may be served below a path. */
function accountsAt(base: string): SessionOperations | null {
	if (!compiledSession?.defaultAvatar?.startsWith('/')) return compiledSession;
	return { ...compiledSession, defaultAvatar: hrefAt(compiledSession.defaultAvatar, { mode: 'history', base }) };
}

/** The token of the session is the one that the API of the user operation asks for. */
function mainToken(accounts: SessionOperations | null): string {
	const api = accounts && apis[operations[accounts.user].api];
	return api?.auth.token ?? '';
}
