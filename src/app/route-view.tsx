import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { windowTitle } from '#src/routing/page-title.ts';
import type { RouteMatch, RouteTable } from '#src/routing/route-table.ts';
import { BlankLayout } from '#src/shell/blank-layout.tsx';
import { MainLayout } from '#src/shell/main-layout.tsx';
import { PageFailure } from '#src/shell/page-failure.tsx';
import { PageLoading } from '#src/shell/page-loading.tsx';
import { type ShellEnvironment, ShellProvider } from '#src/shell/shell-environment.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import type { App } from './app-model.ts';
import { pathOf } from './decide.ts';
import { PageRoute } from './page-route.tsx';
import { runCommand } from './run-command.ts';
import { useMenu } from './use-menu.ts';

/** The page of the address inside its layout. The layout stays while one goes from page to page. */
export function RouteView({ app, table }: { app: App; table: RouteTable }) {
	const { pathname, search } = useLocation();
	const match = useMemo(() => table.match(pathname), [table, pathname]);
	const environment = useMemo(() => match && createShellEnvironment(app, match, pathname), [app, match, pathname]);
	if (!match || !environment) return null;
	const page = match.route.page ?? '';
	return (
		<ShellProvider environment={environment}>
			<RouteEffects app={app} path={pathname} title={match.route.meta.title ?? ''} />
			<Layout blank={app.pages.layoutOf(page) === 'blank'}>
				<Suspense fallback={<PageLoading text={app.settings.site.loadingText} />}>
					<ErrorBoundary
						key={pathname}
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

function Layout({ blank, children }: { blank: boolean; children: ReactNode }) {
	return blank ? <BlankLayout>{children}</BlankLayout> : <MainLayout>{children}</MainLayout>;
}

/** Title of the window, until the page sets its own, and the bar at the top. It stands before the page, so that the page has the last word. */
function RouteEffects({ app, path, title }: { app: App; path: string; title: string }) {
	// Both are outside React. The path is there to run this at each page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => {
		document.title = windowTitle(title, app.settings.site);
		// Where the user came from has had its say.
		Object.assign(app.entry, { landing: null, expired: false });
		app.progress.start();
		app.progress.done();
	}, [app, path, title]);
	return null;
}

function PageBroken({ app, page, onRetry }: { app: App; page: string; onRetry: () => void }) {
	if (!app.pages.knows(page))
		return <PageFailure title="页面组件不存在" text={`路由指向的页面“${page}”不在这个应用里。`} onRetry={onRetry} />;
	return <PageFailure title="页面打开失败" text="可能是网络不稳定，请重试。" onRetry={onRetry} />;
}

function createShellEnvironment(app: App, { route }: RouteMatch, path: string): ShellEnvironment {
	const { table } = app.routes;
	return {
		settings: app.settings,
		current: { name: route.name, path, activeMenu: route.meta.activeMenu, crumbs: route.crumbs },
		useMenu: (name) => useMenu(app, name),
		pathOf: (name) => (name === null ? null : table.hrefOf(name)),
		prefetch(href) {
			const page = table.match(pathOf(href))?.route.page;
			// Should it fail, the page itself says so and tries again.
			if (page) app.pages.load(page).catch(() => undefined);
		},
		run: (command) => runCommand(app, command),
	};
}
