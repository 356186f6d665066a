import { Suspense, use, useLayoutEffect, useMemo } from 'react';
import type { PageEntry } from '#src/pages/page-definition.ts';
import { windowTitle } from '#src/routing/page-title.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import { PageLoading } from '#src/shell/page-loading.tsx';
import { ShellProvider } from '#src/shell/shell-environment.tsx';
import { ShellTabsProvider } from '#src/shell/tabs-bar/shell-tabs.tsx';
import type { App } from './app-model.ts';
import { createShellEnvironment } from './create-shell-environment.ts';
import { createShellTabs } from './create-shell-tabs.ts';
import { KeptPages } from './kept-pages.tsx';
import { PageInstance } from './page-instance.tsx';
import { type Place, pageKeyOf } from './tab-of.ts';

interface FrameProps {
	app: App;
	table: RouteTable;
	place: Place;
	layout: PageEntry['layout'];
}

/** A layout with the page of a place in it. The layout stays while one goes from page to page. */
export function Frame({ app, table, place, layout }: FrameProps) {
	const match = useMemo(() => table.match(place.path), [table, place.path]);
	const tabs = useMemo(() => createShellTabs(app), [app]);
	const pageKey = match ? pageKeyOf(app, match, place) : '';
	const environment = useMemo(
		() => match && createShellEnvironment(app, match, { path: place.path, key: pageKey }),
		[app, match, place.path, pageKey],
	);
	const Layout = use(app.pages.loadLayout(layout));
	if (!match || !environment) return null;
	const props = { app, table, match, place, pageKey };
	return (
		<ShellProvider environment={environment}>
			<ShellTabsProvider tabs={tabs}>
				<Arrival app={app} pageKey={pageKey} path={place.path} title={match.route.meta.title ?? ''} />
				<Layout>
					<Suspense fallback={<PageLoading text={app.settings.site.loadingText} />}>
						{layout === 'main' ? <KeptPages {...props} /> : <LonePage {...props} />}
					</Suspense>
				</Layout>
			</ShellTabsProvider>
		</ShellProvider>
	);
}

/** A page that is not kept begins at its top. */
function LonePage(props: Parameters<typeof PageInstance>[0] & { place: Place }) {
	const { path } = props.place;
	// The scroll position is the browser's. The path is there to run this at each page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => void window.scrollTo(0, 0), [path]);
	return <PageInstance {...props} key={path} />;
}

/** What happens when a page is shown. It stands before the page, so that the page has the last word about the title. */
function Arrival({ app, pageKey, path, title }: { app: App; pageKey: string; path: string; title: string }) {
	// All of it is outside React. The path is there to run this at each page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => {
		app.onScreen.key = pageKey;
		document.title = windowTitle(title, app.settings.site);
		// Where the user came from has had its say.
		Object.assign(app.entry, { landing: null, expired: false });
		// A question of the page before would stand above this one.
		app.feedback.answer(false);
		app.progress.pass();
	}, [app, pageKey, path, title]);
	return null;
}
