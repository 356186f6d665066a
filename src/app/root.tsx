import { useMemo } from 'react';
import { BrowserRouter, HashRouter } from 'react-router-dom';
import { FeedbackHost } from '#src/feedback/feedback-host.tsx';
import { createReload } from '#src/leaving/reload.ts';
import { LockGate } from '#src/lock/lock-gate.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { RouteProblems } from '#src/routing/route-problems.tsx';
import { RouterBridge } from '#src/routing/router-bridge.tsx';
import { StartGate } from '#src/session/start-gate.tsx';
import { SessionContext } from '#src/session/use-session.ts';
import { SettingsContext } from '#src/settings/use-settings.ts';
import { ReloadContext } from '#src/ui/reload-button.tsx';
import { AppBoundary } from './app-boundary.tsx';
import type { App } from './app-model.ts';
import { AppRoutes } from './app-routes.tsx';
import { createPageEnvironment } from './create-page-environment.ts';

/** Everything on the screen. */
export function Root({ app }: { app: App }) {
	const environment = useMemo(() => createPageEnvironment(app), [app]);
	const reload = useMemo(() => createReload(app.feedback, app.leaving), [app]);
	const { mode, base } = app.address;
	const content = (
		<ReloadContext value={reload}>
			<RouterBridge app={app} />
			<PageEnvironmentProvider environment={environment}>
				<LockGate app={app}>
					<AppBoundary app={app}>
						<StartGate app={app}>
							<AppRoutes app={app} />
						</StartGate>
					</AppBoundary>
				</LockGate>
			</PageEnvironmentProvider>
		</ReloadContext>
	);
	return (
		<SessionContext value={app.session}>
			<SettingsContext value={app.preferences}>
				{mode === 'hash' ? <HashRouter>{content}</HashRouter> : <BrowserRouter basename={base}>{content}</BrowserRouter>}
				<RouteProblems app={app} />
				<FeedbackHost store={app.feedback} overlayText={app.settings.http.overlayText} />
			</SettingsContext>
		</SessionContext>
	);
}
