import type { ErrorLog } from '#src/errors/error-log-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { ScreenLock } from '#src/lock/screen-lock.ts';
import type { MenuEnvironment } from '#src/menu/menu-context.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { OutboxView } from '#src/outbox/outbox-user.ts';
import type { GuardSources } from '#src/routing/decide.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import type { ShellEnvironment } from '#src/shell/shell-environment.tsx';
import type { FrameParts } from './frame.tsx';

interface ShellEnvironmentOptions extends Pick<MenuEnvironment, 'useMenu' | 'prefetch' | 'run'> {
	sources: GuardSources;
	navigator: Pick<Navigator, 'go'>;
	http: Http;
	answers: AnswerCache;
	errors: ErrorLog;
	lock: ScreenLock;
	outbox: OutboxView;
	resetDemo: ShellEnvironment['resetDemo'];
	/** Starts the page of a tab anew. */
	refresh(key: string): void;
}

/** What shell and menus get to know of the app at a page. */
export const createShellEnvironments =
	(options: ShellEnvironmentOptions): FrameParts['environmentsAt'] =>
	({ route: { name, parents, meta } }, { path, key }) => {
		const { sources, navigator, http, answers, errors, lock, outbox, resetDemo, useMenu, prefetch, run, refresh } = options;
		const { settings, routes, session } = sources;
		const { table } = routes;
		const { search } = settings.routing;
		return {
			shell: {
				...{ settings, errors, outbox, resetDemo, routes: table },
				current: { key, path, name, noColumn: meta.noColumn },
				lock: { offered: lock.offered, lock: lock.lock, prepare: () => void lock.load().catch(() => undefined) },
				search: {
					searchPath: search === null ? null : table.hrefOf(search),
					go: navigator.go,
					loadContentSearch: async () => (await import('#src/search/content-search.ts')).createContentSearch({ http, settings, routes }),
				},
			},
			menu: {
				...{ useMenu, prefetch, run, routes: table },
				current: { path, parents, activeMenu: meta.activeMenu },
				refresh: () => refresh(key),
				loadMenuCounts: async () => (await import('#src/menu/menu-counts.ts')).createMenuCounts({ http, answers, session }),
			},
		};
	};
