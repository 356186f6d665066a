import { type ReactNode, useLayoutEffect } from 'react';
import { BrowserRouter, HashRouter, useLocation, useNavigate } from 'react-router-dom';
import { FeedbackHost } from '#src/feedback/feedback-host.tsx';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { LockGate } from '#src/lock/lock-gate.tsx';
import type { ScreenLock } from '#src/lock/screen-lock.ts';
import { type PageEnvironment, PageEnvironmentProvider, usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { AddressMode } from '#src/routing/app-address.ts';
import { placesOf } from '#src/routing/decide.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { RouteProblems } from '#src/routing/route-problems.tsx';
import type { SessionStore } from '#src/session/session-store.ts';
import { StartGate } from '#src/session/start-gate.tsx';
import { SessionContext } from '#src/session/use-session.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import { SettingsContext } from '#src/settings/use-settings.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';
import { ReloadContext } from '#src/ui/reload-button.tsx';
import { AppRoutes, type AppRoutesProps } from './app-routes.tsx';

interface RootProps extends AppRoutesProps {
	address: AddressMode;
	navigator: Navigator;
	session: SessionStore;
	preferences: SettingsStore;
	lock: ScreenLock;
	feedback: FeedbackStore;
	environment: PageEnvironment;
	reload: () => Promise<void>;
}

/** Everything on the screen. */
export function Root({ address: { mode, base }, navigator, session, preferences, lock, environment, reload, ...parts }: RootProps) {
	const { settings, routes, load, feedback } = parts;
	const content = (
		<ReloadContext value={reload}>
			<RouterBridge navigator={navigator} home={() => placesOf(settings, routes.table).home} />
			<PageEnvironmentProvider environment={environment}>
				<LockGate lock={lock}>
					<AppBoundary>
						<StartGate onRetry={load} onSignOut={() => void environment.logout()}>
							<AppRoutes {...parts} />
						</StartGate>
					</AppBoundary>
				</LockGate>
			</PageEnvironmentProvider>
		</ReloadContext>
	);
	return (
		<SessionContext value={session}>
			<SettingsContext value={preferences}>
				{mode === 'hash' ? <HashRouter>{content}</HashRouter> : <BrowserRouter basename={base}>{content}</BrowserRouter>}
				<RouteProblems routes={routes} guard={settings.access.administrators} />
				<FeedbackHost store={feedback} overlayText={settings.http.overlayText} />
			</SettingsContext>
		</SessionContext>
	);
}

/** The outermost boundary: without it, an error of a layout would leave a white screen. Navigation tries again. */
function AppBoundary({ children }: { children: ReactNode }) {
	const { reportError } = usePageEnvironment();
	return (
		<ErrorBoundary
			place={useLocation().key}
			onError={(error) => reportError(error, 'app')}
			fallback={(_error, retry) => (
				<main>
					<PageFailure title="页面打开失败" text="可能是网络不稳定，请重试。" onRetry={retry} />
				</main>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}

/** Hands the router's navigation to code outside of components. */
function RouterBridge({ navigator, home }: { navigator: Navigator; home: () => string }) {
	const navigate = useNavigate();
	// The router makes a new function at each address.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the home page is looked up then
	useLayoutEffect(() => navigator.bind(navigate, home()), [navigator, navigate]);
	return null;
}
