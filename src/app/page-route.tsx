import { use } from 'react';
import type { PageViewProps } from '#src/pages/create-page-body.tsx';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { PageView } from '#src/pages/page-view.tsx';
import type { App } from './app-model.ts';

interface PageRouteProps extends Omit<PageViewProps, 'definition'> {
	app: App;
	page: string;
}

/** Draws a page at once when its code is there, and waits for the code otherwise. */
export function PageRoute({ app, page, ...props }: PageRouteProps) {
	return <PageView definition={use(openPage(app, page))} {...props} />;
}

const opened = new WeakSet<Promise<PageDefinition>>();

/** The bar at the top runs while a page that is wanted now is fetched; one that is fetched ahead of time has none. */
function openPage({ pages, progress }: App, page: string): Promise<PageDefinition> {
	const loading = pages.load(page);
	if (!opened.has(loading)) {
		opened.add(loading);
		progress.start();
		loading.then(progress.done, progress.done);
	}
	return loading;
}
