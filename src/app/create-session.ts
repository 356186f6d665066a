import { apis } from '#generated/api/apis.ts';
import * as texts from '#generated/messages/app.ts';
import { type BackEnd, createBackEnd } from '#src/backend/transport.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { type AttemptStorage, createAttempts } from '#src/http/attempts.ts';
import { createHttp, type Http } from '#src/http/create-http.ts';
import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import { withBases } from '#src/http/runtime-config.ts';
import { createServerClock, type ServerClock } from '#src/http/server-clock.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { openFallbackStorage } from '#src/lib/fallback-storage.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { createScreenLock, type ScreenLock } from '#src/lock/screen-lock.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { LoadedOperations } from '#src/operations/loaded-operations.ts';
import { type AddressMode, hrefAt } from '#src/routing/app-address.ts';
import type { RoutesStore } from '#src/routing/served-routes.ts';
import { createAnswerPolicy } from '#src/session/answer-policy.ts';
import { createKeptVisit } from '#src/session/last-visit.ts';
import { createSecretInfo, secretsOf } from '#src/session/secret-info.ts';
import type { EntryState } from '#src/session/session.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import { createSessionStore, type SessionStore, type SessionStoreOptions } from '#src/session/session-store.ts';
import { NO_TOKEN } from '#src/session/sign-in.ts';
import { createTokenStorage, type TokenStorage } from '#src/session/token-storage.ts';
import { createTokens } from '#src/session/tokens.ts';
import { isRefusal } from '#src/session/user-answer.ts';
import type { UserRefresh } from '#src/session/user-refresh.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { createTypedText, type TypedText } from './typed-text.ts';

interface SessionOptions {
	config: RuntimeConfig;
	/** null for an app without accounts. */
	accounts: SessionOperations | null;
	settings: AppSettings;
	operations: LoadedOperations;
	address: AddressMode;
	storage: BrowserStorage;
	feedback: FeedbackStore;
	entry: EntryState;
	answers: AnswerCache;
	routes: RoutesStore;
	report(error: unknown, where: string): void;
	/** Restarts the app; if `leaving`, ends the session first. */
	restart(leaving: boolean): void;
}

/** Acts on the user refresh of the session once its code is loaded. */
export type LazyUserRefresh = (act: (refresh: UserRefresh) => Promise<void>) => void;

export interface Session {
	session: SessionStore;
	tokenStorage: TokenStorage;
	http: Http;
	clock: ServerClock;
	lock: ScreenLock;
	backEnd: BackEnd;
	typedText: TypedText;
	userRefresh: LazyUserRefresh;
	/** Texts that must never be logged. */
	secrets(): string[];
}

/** Creates the session and its HTTP client. They depend on each other, so each looks the other up at call time. */
export function createSession(options: SessionOptions): Session {
	const { config, settings, feedback, entry, routes, answers } = options;
	const { specs } = options.operations;
	const accounts = accountsAt(options.accounts, options.address.base);
	const main = mainToken(accounts, specs);
	const storage = createTokenStorage({ ...settings.token, onUnsaved: () => feedback.message('warning', texts.storageFull) });
	const lastVisit = createKeptVisit(options.storage);
	const secretInfo = createSecretInfo(storage);
	const typedText = createTypedText({
		siteKey: settings.site.key,
		storage: options.storage,
		sessionOfWindow: settings.token.storage === 'session',
		secret() {
			const info = secretInfo.read();
			return info ? accounts?.draftKey?.(info) || null : null;
		},
		feedback,
		report: options.report,
	});
	const clock = createServerClock(Date.now);
	const lock = createScreenLock({
		enabled: settings.lock.enabled,
		storage: options.storage,
		offered: () => settings.lock.enabled && accounts?.unlock !== undefined && session.state.info !== null,
		open: async () =>
			(await import('#src/lock/open-lock.tsx')).openLock({
				state: lock.state,
				offered: lock.offered,
				session,
				sessionOptions,
				http,
				feedback,
				storage: options.storage,
				site: settings.site,
				restart: options.restart,
				now: clock.now,
			}),
		onFailed: () => feedback.message('error', texts.lockFailed),
	});
	const tokens = createTokens({
		operations: accounts,
		main,
		storage,
		info: secretInfo.read,
		withheld: () => lock.state.locked,
		// The answer policy shows why a renewal failed.
		call: (source, input) => http.call(source.call, input, { anonymous: true, quiet: true }),
		onFailed: ({ failed }, error) => feedback.message('error', error?.message || NO_TOKEN, failed),
		now: Date.now,
	});
	const backEnd = createBackEnd(config, feedback);
	const attempts = createAttempts(attemptsOfTab(settings.site.key), Date.now);
	const http = createHttp({
		operations: specs,
		apis: withBases(apis, config.apis),
		transport: backEnd.transport,
		contentType: settings.http.contentType,
		tokens,
		overlay: { actions: settings.throttle.overlayActions, show: feedback.block, hide: feedback.unblock },
		clock,
		attempts,
		...createAnswerPolicy({
			main,
			session: () => session,
			tokens: () => tokens,
			feedback,
			entry,
			lock,
			isSignIn: ({ operation }) => accounts !== null && operation === specs[accounts.signIn],
			report: options.report,
		}),
	});
	const sessionOptions: SessionStoreOptions = {
		operations: accounts,
		storage,
		suffix: settings.token.suffix,
		loginInterception: settings.access.loginInterception,
		random: Math.random,
		async fetchUser() {
			if (!accounts) return { ok: true, data: null };
			// The page shown during loading reports every failure except a refusal.
			return http.call(accounts.user, {}, { onSecrets: secretInfo.expect(), takes: (error) => !isRefusal(error) });
		},
		prepare: async () => ((await routes.fetch()) ? { ok: true } : { ok: false, message: routes.failure }),
		async recall() {
			const visit = lastVisit.read();
			if (!visit) return null;
			return routes.state.built || (await routes.apply(visit.list, true)) ? visit.info : null;
		},
		openTyped: typedText.open,
		remember: (info) => lastVisit.write(info === null ? null : { info, list: routes.received?.list ?? null }),
		onEnded() {
			typedText.end();
			answers.clear();
			attempts.clear();
			routes.reset();
		},
	};
	const session = createSessionStore(sessionOptions);
	return {
		session,
		tokenStorage: storage,
		http,
		clock,
		lock,
		backEnd,
		typedText,
		userRefresh: lazyUserRefresh(options.accounts, session, http),
		secrets: () => secretsOf(accounts, storage, settings.token.suffix, secretInfo.read()),
	};
}

/** Loads the code on first use. Without accounts, and in an app that signs nobody in, there is nothing to read. */
function lazyUserRefresh(accounts: SessionOperations | null, session: SessionStore, http: Http): LazyUserRefresh {
	if (!accounts || session.lasting) return () => undefined;
	const load = loadOnce(async () =>
		(await import('#src/session/user-refresh.ts')).createUserRefresh({ http, session, user: accounts.user, now: () => performance.now() }),
	);
	// Without the code, e.g. offline, the next occasion tries again.
	return (act) => void load().then(act, () => undefined);
}

/** Prefixes the default avatar with the base path of the app. */
function accountsAt(compiled: SessionOperations | null, base: AddressMode['base']): SessionOperations | null {
	if (!compiled?.defaultAvatar?.startsWith('/')) return compiled;
	return { ...compiled, defaultAvatar: hrefAt(compiled.defaultAvatar, { mode: 'history', base }) };
}

/** Name of the session's token: the token that the user operation's API requires. */
function mainToken(accounts: SessionOperations | null, specs: LoadedOperations['specs']): string {
	const api = accounts && apis[specs[accounts.user]?.api ?? ''];
	return api?.auth.token ?? '';
}

/** Another tab repeats nothing of this one. */
function attemptsOfTab(siteKey: string): AttemptStorage {
	const storage = openFallbackStorage('session');
	const key = `${siteKey}-attempts`;
	return {
		read: () => storage.getItem(key),
		write: (text) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)),
	};
}
