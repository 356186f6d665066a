import { pathOf } from '#src/routing/route-path.ts';
import type { RoutesStore } from '#src/routing/served-routes.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { PageLoader } from './page-loader.ts';

interface StartParts {
	session: SessionStore;
	routesStore: RoutesStore;
	settings: AppSettings;
	pages: PageLoader;
}

export interface Start {
	/** Loads the user, and the routes if the server has them. */
	load(): Promise<void>;
	/** Prefetches the code of a page. On failure, the page itself shows the error and retries. */
	prefetch(path: string): Promise<void>;
}

export function createStart({ session, routesStore, settings, pages }: StartParts): Start {
	const { state: routes } = routesStore;
	return {
		async load() {
			const ready = await session.load();
			const { visit } = settings.access;
			// Guests and the virtual admin fall back to the public routes if the server's routes fail to load.
			if (routes.built || !(ready || visit || settings.routing.login === null)) return;
			if (!(await routesStore.fetch())) routesStore.settle();
		},
		async prefetch(path) {
			const page = routes.table.match(pathOf(path))?.route.page;
			if (!page) return;
			const load = pages.loaderOf(page);
			await load().catch(() => undefined);
		},
	};
}
