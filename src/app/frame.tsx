import { Suspense, use, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageEntry } from '#src/pages/page-definition.ts';
import { windowTitle } from '#src/routing/page-title.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import { ShellProvider } from '#src/shell/shell-environment.tsx';
import { type Place, pageKeyOf } from '#src/tabs/tab-of.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageLoading } from '#src/ui/page-loading.tsx';
import type { App } from './app-model.ts';
import { createShellEnvironment } from './create-shell-environment.ts';

interface FrameProps {
	app: App;
	table: RouteTable;
	place: Place;
	layout: PageEntry['layout'];
}

/** A layout with the page of a place in it. The shell stays while one goes from page to page. */
export function Frame({ app, table, place, layout }: FrameProps) {
	const { shell: Shell, pages: Pages, firstCalls: FirstCalls, titleOf } = use(app.pages.loadLayout(layout));
	const match = useMemo(() => table.match(place.path), [table, place.path]);
	const pageKey = match ? pageKeyOf(app, match, place) : '';
	const environment = useMemo(
		() => match && createShellEnvironment(app, match, { path: place.path, key: pageKey }),
		[app, match, place.path, pageKey],
	);
	if (!match || !environment) return null;
	const title = titleOf?.(pageKey, place.path) ?? match.route.meta.title ?? '';
	return (
		<ShellProvider environment={environment}>
			<Arrival app={app} pageKey={pageKey} path={place.path} framed={layout === 'main'} title={title} />
			{FirstCalls && app.onScreen.key === null && (
				// The page meets the same error, and shows it.
				<ErrorBoundary onError={() => undefined} fallback={() => null}>
					<Suspense fallback={null}>
						<FirstCalls app={app} page={match.route.page ?? ''} params={match.params} search={place.search} />
					</Suspense>
				</ErrorBoundary>
			)}
			<Shell>
				<Suspense fallback={<PageLoading text={app.settings.site.loadingText} />}>
					<Pages app={app} table={table} place={place} match={match} pageKey={pageKey} />
				</Suspense>
			</Shell>
		</ShellProvider>
	);
}

interface ArrivalProps {
	app: App;
	pageKey: string;
	path: string;
	framed: boolean;
	title: string;
}

/** What happens when a page is shown. It stands before the page, so that the page has the last word about the title. */
function Arrival({ app, pageKey, path, framed, title }: ArrivalProps) {
	// All of it is outside React. The title belongs to the moment of arrival, and the path is there to run this at each page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => {
		Object.assign(app.onScreen, { key: pageKey, path, framed });
		document.title = windowTitle(title, app.settings.site);
		// Where the user came from has had its say.
		Object.assign(app.entry, { landing: null, expired: false });
		// A question of the page before would stand above this one.
		app.feedback.answer(false);
	}, [app, pageKey, path]);
	// Each navigation counts here, also one that ends on the page it began on.
	const { key: navigation } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: as above
	useLayoutEffect(() => app.tabs?.follow(pageKey), [app, pageKey, navigation]);
	// After painting, when the code of a first page has been waited for: that one shows no bar.
	// biome-ignore lint/correctness/useExhaustiveDependencies: as above
	useEffect(() => app.progress.pass(), [app, pageKey, path]);
	return null;
}
