import type { NavigateOptions } from '#src/pages/page-store.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { type TitleParts, windowTitle } from '#src/routing/page-title.ts';
import type { ProgressBar } from '#src/shell/progress-bar.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';
import type { PageLoader } from './page-loader.ts';

/** Connects open pages, shown or hidden, to the window. */
export interface PageHost {
	/** The loader of a page, which shows the progress bar while it loads. Prefetching bypasses it and shows none. */
	open: PageLoader['loaderOf'];
	knows: PageLoader['knows'];
	/** A hidden page may still write its query, for example after a response. That changes the address of its tab without navigation. */
	setAddress(pageKey: string, path: string, options: NavigateOptions): void;
	/** Sets the title of a page's tab and, with the title of its route, of the window. */
	setTitle(pageKey: string, title: string, routeTitle: string): void;
}

interface PageHostOptions {
	pages: PageLoader;
	progress: ProgressBar;
	navigator: Pick<Navigator, 'go'>;
	openPages: OpenPages;
	site: TitleParts;
}

export function createPageHost({ pages, progress, navigator, openPages, site }: PageHostOptions): PageHost {
	const opened = new WeakSet<object>();
	return {
		knows: pages.knows,
		open(page) {
			const loader = pages.loaderOf(page);
			const load = loader.current();
			if (!opened.has(load)) {
				opened.add(load);
				progress.start();
				load.promise.then(progress.done, progress.done);
			}
			return loader;
		},
		setAddress(pageKey, path, { replace }) {
			if (openPages.shown.key === pageKey) navigator.go(path, { replace });
			else openPages.tabs?.change(pageKey, { path });
		},
		setTitle(pageKey, title, routeTitle) {
			// The title is empty while its data loads; the route's title stays until then.
			if (title === '') return;
			if (openPages.shown.key === pageKey) document.title = windowTitle(title, routeTitle, site);
			openPages.tabs?.change(pageKey, { title });
		},
	};
}
