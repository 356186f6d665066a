import { Suspense, use, useEffect, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { windowTitle } from '#src/routing/page-title.ts';
import type { RouteMatch, RouteTable } from '#src/routing/route-table.ts';
import { PageFailure } from '#src/shell/page-failure.tsx';
import { PageLoading } from '#src/shell/page-loading.tsx';
import { ShellProvider } from '#src/shell/shell-environment.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import type { App } from './app-model.ts';
import { createShellEnvironment } from './create-shell-environment.ts';
import { PageRoute } from './page-route.tsx';

interface RouteViewProps {
	app: App;
	table: RouteTable;
	path: string;
	search: string;
	/** The address still says something else: it is put right while the page stays. */
	moved?: boolean;
}

/** The page of a path inside its layout. */
export function RouteView({ app, table, path, search, moved = false }: RouteViewProps) {
	const match = useMemo(() => table.match(path), [table, path]);
	if (!match) return null;
	return (
		<>
			{moved && <Navigate to={path + search} replace />}
			<Suspense fallback={<PageLoading text={app.settings.site.loadingText} />}>
				<FramedPage app={app} match={match} path={path} search={search} />
			</Suspense>
		</>
	);
}

interface FramedPageProps {
	app: App;
	match: RouteMatch;
	path: string;
	search: string;
}

/** The layout stays while one goes from page to page. */
function FramedPage({ app, match, path, search }: FramedPageProps) {
	const environment = useMemo(() => createShellEnvironment(app, match, path), [app, match, path]);
	const page = match.route.page ?? '';
	const Layout = use(app.pages.loadLayout(app.pages.layoutOf(page)));
	return (
		<ShellProvider environment={environment}>
			<RouteEffects app={app} path={path} title={match.route.meta.title ?? ''} />
			<Layout>
				<Suspense fallback={<PageLoading text={app.settings.site.loadingText} />}>
					<ErrorBoundary
						key={path}
						onError={(error) => app.errors.report(error, page)}
						fallback={(_error, retry) => <PageBroken app={app} page={page} onRetry={retry} />}
					>
						<PageRoute app={app} page={page} params={match.params} search={search} />
					</ErrorBoundary>
				</Suspense>
			</Layout>
		</ShellProvider>
	);
}

/** Title of the window, until the page sets its own, and the bar at the top. It stands before the page, so that the page has the last word. */
function RouteEffects({ app, path, title }: { app: App; path: string; title: string }) {
	// Both are outside React. The path is there to run this at each page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => {
		document.title = windowTitle(title, app.settings.site);
		// Where the user came from has had its say.
		Object.assign(app.entry, { landing: null, expired: false });
		app.progress.pass();
	}, [app, path, title]);
	return null;
}

function PageBroken({ app, page, onRetry }: { app: App; page: string; onRetry: () => void }) {
	if (!app.pages.knows(page))
		return <PageFailure title="页面组件不存在" text={`路由指向的页面“${page}”不在这个应用里。`} onRetry={onRetry} />;
	return <PageFailure title="页面打开失败" text="可能是网络不稳定，请重试。" onRetry={onRetry} />;
}
