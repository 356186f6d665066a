import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { components, handlers } from '#generated/components.ts';
import { session } from '#generated/session.ts';
import { createDictionaryStore } from '#src/dictionaries/dictionary-store.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { useMenu } from '#src/menu/use-menu.ts';
import { checkOf, checkWhole, noteDifferences } from '#src/operations/check-answers.ts';
import { operationSpecs } from '#src/operations/operation-specs.ts';
import { loadOutbox } from '#src/outbox/load-outbox.ts';
import type { FormDrafts, PageEnvironment, MenuEntry as PageMenuEntry, RouteTarget } from '#src/pages/page-environment.tsx';
import { hrefAt } from '#src/routing/app-address.ts';
import { allows } from '#src/routing/decide.ts';
import { safeRedirect } from '#src/routing/safe-redirect.ts';
import { useSession } from '#src/session/use-session.ts';
import type { App } from './app-model.ts';
import { runCommand } from './run-command.ts';

/** The world around a page, made of the parts of the app. */
export function createPageEnvironment(app: App): PageEnvironment {
	const { settings, address, navigator, feedback, http } = app;
	const { call } = settings.dictionaries;
	const dictionaries = createDictionaryStore(call === null ? null : () => http.callByName(call, {}, { check: checkWhole(call) }));
	const addressOf = ({ route, params, query }: Omit<RouteTarget, 'newTab'>): string => app.routes.table.hrefOf(route, params, query) ?? '/';
	const isPage = (path: string): boolean => safeRedirect(path, '', (known) => app.routes.table.match(known) !== null) !== '';
	const open = (path: string, newTab: boolean): void => {
		if (newTab) window.open(hrefAt(path, address), '_blank', 'noopener');
		else navigator.go(path);
	};
	return {
		async call(operation, input, { shapes, ...options } = {}) {
			const result = await http.callByName(operation, input, { ...options, check: checkOf(operation, shapes) });
			if (import.meta.env.DEV && result.ok) void noteDifferences(app, operation, result.data);
			const stale = (result.ok && operationSpecs[operation]?.invalidates) || [];
			if (stale.includes(settings.routing.list ?? '')) void app.refetchRoutes();
			if (stale.includes(session?.user ?? '')) void import('#src/session/refetch-user.ts').then(({ refetchUser }) => refetchUser(app));
			return result;
		},
		fetchFile: async (url, options) => (await import('#src/http/fetch-file.ts')).fetchFile(url, options),
		invalidates: (operation) => operationSpecs[operation]?.invalidates ?? [],
		writes: (operation) => operationSpecs[operation]?.method !== 'get',
		answers: app.answers,
		blocks: app.blocks,
		dialogFrame,
		components,
		handlers,
		can: (guard) => allows(guard, app.session.state),
		useSession: useSessionScope,
		useMenu: (name) => usePageMenu(app, name),
		useDictionaries: () => useSnapshot(dictionaries.state).lookup,
		hrefOf: (target) => hrefAt(addressOf(target), address),
		openRoute: (target) => open(addressOf(target), target.newTab),
		hrefOfPath: (path) => (isPage(path) ? hrefAt(path, address) : null),
		openPath(path, newTab) {
			if (isPage(path)) open(path, newTab);
		},
		hrefOfFile: (file) => (file?.startsWith('/') && !file.startsWith('//') ? hrefAt(file, { ...address, mode: 'history' }) : file),
		baseOf: http.baseOf,
		back: navigator.back,
		message: feedback.message,
		confirm: feedback.confirm,
		login: app.signIn,
		async logout() {
			app.signOut();
		},
		openDrafts: () => openDrafts(app),
		openOutbox: () => loadOutbox(app),
		watchUnsaved: app.leaving.watch,
		reportError: app.errors.report,
		storage: app.storage,
		now: app.clock.now,
		throttle: settings.throttle.click,
		debounce: settings.throttle.debounce,
		overlayText: settings.http.overlayText,
	};
}

const dialogFrame: PageEnvironment['dialogFrame'] = async () =>
	(await import(/* webpackChunkName: "dialogs" */ '#src/ui/dialog-frame.tsx')).DialogFrame;

async function openDrafts({ storage, session, settings }: App): Promise<FormDrafts | null> {
	const { status, user } = session.state;
	if (status === 'guest' && settings.routing.login !== null) return null;
	return (await import('#src/drafts/form-drafts.ts')).openFormDrafts(storage, settings.site.key, user.id);
}

function useSessionScope(): ReturnType<PageEnvironment['useSession']> {
	const { status, admin, user, roles, permissions, info } = useSession();
	return useMemo(
		() => ({ signedIn: status === 'ready', admin, user, roles, permissions, info }),
		[status, admin, user, roles, permissions, info],
	);
}

function usePageMenu(app: App, name: string): readonly PageMenuEntry[] {
	const entries = useMenu(app, name);
	return useMemo(() => entries.map((entry) => toPageEntry(app, entry)), [app, entries]);
}

function toPageEntry(app: App, entry: MenuEntry): PageMenuEntry {
	const { key, title, icon, note, href, external, command, items } = entry;
	return {
		...{ key, title, icon, note, external },
		href: href === null || external ? href : hrefAt(href, app.address),
		open() {
			if (command) runCommand(app, command);
			else if (href !== null && !external) app.navigator.go(href);
		},
		items: items.map((item) => toPageEntry(app, item)),
	};
}
