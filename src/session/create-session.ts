import { apis } from '#generated/api/apis.ts';
import type { App } from '#src/app/app-model.ts';
import { type BackEnd, createBackEnd } from '#src/backend/transport.ts';
import { createHttp, type Http } from '#src/http/create-http.ts';
import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import { withBases } from '#src/http/runtime-config.ts';
import { createServerClock, type ServerClock } from '#src/http/server-clock.ts';
import { createScreenLock, type ScreenLock } from '#src/lock/screen-lock.ts';
import { operationSpecs } from '#src/operations/operation-specs.ts';
import type { RoutesStore } from '#src/routing/served-routes.ts';
import { accountsAt, mainToken } from './accounts.ts';
import { createAnswerPolicy } from './answer-policy.ts';
import { createSecretInfo } from './secret-info.ts';
import { secretsOf } from './secrets.ts';
import { createSessionStore, type SessionStore, type SessionStoreOptions } from './session-store.ts';
import { createTokenStorage, type TokenStorage } from './token-storage.ts';
import { createTokens } from './tokens.ts';
import { isRefusal } from './user-answer.ts';

interface SessionParts extends Pick<App, 'settings' | 'address' | 'storage' | 'feedback' | 'entry' | 'answers'> {
	config: RuntimeConfig;
	routes: RoutesStore;
	/** The app that all of this becomes a part of. */
	app: () => App;
}

export interface Session {
	session: SessionStore;
	/** Where its tokens are kept. */
	tokenStorage: TokenStorage;
	http: Http;
	clock: ServerClock;
	lock: ScreenLock;
	backEnd: BackEnd;
	/** What must not get into a log. */
	secrets(): string[];
}

const NOT_STORED = '浏览器的保存空间满了或被关闭，刷新页面后需要重新登录';

/** Who uses the app, and the calls that are made in their name. What two of the parts need of each other is looked up when it is needed. */
export function createSession(parts: SessionParts): Session {
	const { config, settings, feedback, entry, routes, answers, app } = parts;
	const accounts = accountsAt(parts.address.base);
	const main = mainToken(accounts);
	const storage = createTokenStorage({ ...settings.token, onUnsaved: () => feedback.message('warning', NOT_STORED) });
	const secretInfo = createSecretInfo(storage);
	const lock = createScreenLock({
		enabled: settings.lock.enabled,
		storage: parts.storage,
		offered: () => settings.lock.enabled && accounts?.unlock !== undefined && session.state.info !== null,
		open: async () => (await import('#src/lock/open-lock.tsx')).openLock(app(), sessionOptions),
		onFailed: () => feedback.message('error', '锁屏没有成功，可能是网络不稳定，请重试'),
	});
	const tokens = createTokens({
		operations: accounts,
		main,
		storage,
		info: secretInfo.read,
		withheld: () => lock.state.locked,
		call: (source, input) => http.callByName(source.call, input, { anonymous: true }),
	});
	const backEnd = createBackEnd(config, feedback);
	const clock = createServerClock(Date.now);
	const http = createHttp({
		operations: operationSpecs,
		apis: withBases(apis, config.apis),
		transport: backEnd.transport,
		contentType: settings.http.contentType,
		tokens,
		overlay: { actions: settings.throttle.overlayActions, show: feedback.block, hide: feedback.unblock },
		clock,
		...createAnswerPolicy({
			...{ main, session: () => session, tokens: () => tokens, feedback, entry, lock },
			report: (error, where) => app().errors.report(error, where),
		}),
	});
	const sessionOptions: SessionStoreOptions = {
		operations: accounts,
		storage,
		suffix: settings.token,
		loginInterception: settings.access.loginInterception,
		random: Math.random,
		async fetchUser() {
			if (!accounts) return { ok: true, data: null };
			// The page that stands for the app meanwhile tells of every failure but a refusal.
			return http.callByName(accounts.user, {}, { onSecrets: secretInfo.expect(), takes: (error) => !isRefusal(error) });
		},
		prepare: routes.fetch,
		onEnded() {
			answers.clear();
			routes.reset();
		},
	};
	const session = createSessionStore(sessionOptions);
	return { session, tokenStorage: storage, http, clock, lock, backEnd, secrets: () => secretsOf(accounts, storage, secretInfo.read()) };
}
