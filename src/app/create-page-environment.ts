import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { allows } from '#src/access/allows.ts';
import { createDictionaryState } from '#src/dictionaries/dictionaries.ts';
import type { ErrorLog } from '#src/errors/error-log-store.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { ServerClock } from '#src/http/server-clock.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { loadEachOnce, loadOnce } from '#src/lib/load-once.ts';
import { createSiteTimes } from '#src/lib/site-times.ts';
import type { MenuEnvironment } from '#src/menu/menu-context.ts';
import type { KeptAnswersSlot } from '#src/offline/kept-answers.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import { checkAgainst } from '#src/operations/check-against.ts';
import { checkWhole, noteDifferences } from '#src/operations/check-answers.ts';
import type { LoadedOperations } from '#src/operations/loaded-operations.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import type { Access } from '#src/pages/use-access.ts';
import type { KeptData, UserRecords } from '#src/pages/use-kept-data.ts';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { GuardSources } from '#src/routing/guard/guard-navigation.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import { useSession } from '#src/session/use-session.ts';
import { createNavigation } from './create-navigation.ts';
import type { LazyUserRefresh } from './create-session.ts';
import type { PageParts } from './page-parts.ts';

interface PageEnvironmentOptions extends Pick<KeptData, 'openOutbox' | 'watchUnsaved'>, Pick<Access, 'login'> {
	/** null for an app without accounts. */
	accounts: SessionOperations | null;
	operations: LoadedOperations;
	sources: GuardSources;
	address: AddressMode;
	navigator: Navigator;
	http: Http;
	answers: AnswerCache;
	kept: KeptAnswersSlot;
	blocks: BlockRegistry;
	parts: PageParts;
	feedback: FeedbackStore;
	errors: ErrorLog;
	storage: BrowserStorage;
	clock: ServerClock;
	refetchRoutes(): Promise<boolean>;
	userRefresh: LazyUserRefresh;
	signOut(): void;
	menus: Pick<MenuEnvironment, 'useMenu' | 'openTab' | 'run'>;
}

/** A page whose calls are refused reads the user once. In ms. */
const REFUSED_PAUSE_MS = 10_000;

export function createPageEnvironment(options: PageEnvironmentOptions): PageEnvironment {
	const {
		accounts,
		kept,
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
		refetchRoutes,
		userRefresh,
	} = options;
	const { settings, routes, session } = sources;
	const { call } = settings.dictionaries;
	const { list } = settings.routing;
	const user = accounts?.user;
	const send: PageEnvironment['call'] = async (operation, input, { shapes, kept: keeps, ...options } = {}) => {
		const check = shapes ? checkAgainst(shapes[operation]) : checkWhole(operations.reached(operation));
		const attempt = (takes = options.takes) => http.call(operation, input, { ...options, check, ...(takes && { takes }) });
		return keeps && kept.opened ? kept.opened.call(operation, { ...options, input, check }, attempt) : attempt();
	};
	const dictionaries = createDictionaryState(call === null ? null : () => send(call, {}, { kept: true }));
	return {
		async call(operation, input, options) {
			const result = await send(operation, input, options);
			if (import.meta.env.DEV && result.ok && operations.specs[operation]?.answers === undefined)
				void noteDifferences(operations.reached(operation), result.data, errors.report);
			const stale = (result.ok && operations.specs[operation]?.invalidates) || [];
			const changesRoutes = list !== null && stale.includes(list);
			if (changesRoutes) void refetchRoutes();
			if (changesRoutes || (user && stale.includes(user))) userRefresh((refresh) => refresh.afterWrite());
			else if (!result.ok && result.error.resultCode === 403) userRefresh((refresh) => refresh.ifOlderThan(REFUSED_PAUSE_MS));
			return result;
		},
		fetchFile: async (url, options) => (await import('#src/http/fetch-file.ts')).fetchFile(url, options),
		invalidates: (operation) => operations.specs[operation]?.invalidates ?? [],
		writes: (operation) => operations.specs[operation]?.method !== 'get',
		unkeyed: (operation) => operations.specs[operation] !== undefined && http.keyHeaderOf(operation) === null,
		async readAgain(operation) {
			const code = await import('#src/operations/read-again.ts').catch(() => null);
			return code?.readAgain(answers, operations.specs[operation]?.invalidates ?? []) ?? 'unread';
		},
		answers,
		blocks,
		dialogFrame,
		storage,
		components: parts.components,
		async loadHandler(name) {
			await parts.loadMore();
			return parts.handlers[name]?.();
		},
		can: (guard) => allows(guard, session.state),
		useSession: useSessionScope,
		useDictionaries: () => useSnapshot(dictionaries).dictionaries,
		baseOf: http.baseOf,
		...createNavigation({
			routes,
			home: settings.routing.home,
			address,
			navigator,
			menus,
			frames: settings.site.frames,
			message: feedback.message,
		}),
		message: feedback.message,
		keepMessage: feedback.keepMessage,
		confirm: feedback.confirm,
		async blockWhile(work) {
			feedback.block();
			try {
				return await work;
			} finally {
				feedback.unblock();
			}
		},
		login: options.login,
		async logout() {
			options.signOut();
		},
		openDrafts: draftsOfUser(sources, storage),
		openUserRecords: () => openUserRecords(sources),
		handover: new Map(),
		openOutbox: options.openOutbox,
		watchUnsaved: options.watchUnsaved,
		reportError: errors.report,
		now: clock.now,
		times: createSiteTimes({ zone: settings.site.timeZone, name: settings.site.timeZoneName }),
		features: settings.features,
		routesServed: settings.access.authentication === 'all',
		throttle: settings.throttle.click,
		debounce: settings.throttle.debounce,
		overlayText: settings.http.overlayText,
	};
}

const dialogFrame = lazyCode(async () => (await import(/* webpackChunkName: "dialogs" */ '#src/ui/dialog-frame.tsx')).DialogFrame);

const isGuest = ({ session, settings }: GuardSources): boolean => session.state.status === 'guest' && settings.routing.login !== null;

async function openUserRecords(sources: GuardSources): Promise<UserRecords | null> {
	if (isGuest(sources)) return null;
	const records = (await import('#src/lib/kept-records.ts')).openRecords<unknown>(sources.settings.site.key, 'attempts');
	const owner = sources.session.state.user.id;
	return {
		read: (id) => records.get(owner, id),
		write: (id, record) => records.put(owner, id, record),
		remove: (id) => records.remove(owner, id),
	};
}

/** Opens the drafts of each user once. Another user may sign in without a reload. */
function draftsOfUser(sources: GuardSources, storage: BrowserStorage): KeptData['openDrafts'] {
	const { session, settings } = sources;
	const ofUser = loadEachOnce(async (user: string) =>
		(await import('#src/drafts/form-drafts.ts')).openFormDrafts(storage, settings.site.key, user),
	);
	const ofGuest = loadOnce(async () => null);
	const present = (): KeptData['openDrafts'] => (isGuest(sources) ? ofGuest : ofUser(session.state.user.id));
	return Object.assign(() => present()(), { current: () => present().current() });
}

function useSessionScope(): ReturnType<Access['useSession']> {
	const { status, admin, user, roles, permissions, info } = useSession();
	return useMemo(
		() => ({ signedIn: status === 'ready', admin, user, roles, permissions, info }),
		[status, admin, user, roles, permissions, info],
	);
}
