import type { ContextType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FeedbackHost } from '#src/feedback/feedback-host.tsx';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { LockGate } from '#src/lock/lock-gate.tsx';
import type { ScreenLock } from '#src/lock/screen-lock.ts';
import { type PageEnvironment, PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { useFeedback } from '#src/pages/use-feedback.ts';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { RouteProblems } from '#src/routing/route-problems.tsx';
import type { SessionStore } from '#src/session/session-store.ts';
import { StartGate } from '#src/session/start-gate.tsx';
import { SessionContext } from '#src/session/use-session.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import { SettingsContext } from '#src/settings/use-settings.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { IconContext, type IconSet } from '#src/ui/icon-set.ts';
import { MissingPage } from '#src/ui/missing-page.tsx';
import { ReleaseContext } from '#src/ui/release-context.ts';
import { AppRouter } from './app-router.tsx';
import { AppRoutes, type AppRoutesProps } from './app-routes.tsx';

interface AppRootProps extends AppRoutesProps {
	address: AddressMode;
	environment: PageEnvironment;
	feedback: FeedbackStore;
	icons: IconSet;
	lock: ScreenLock;
	navigator: Navigator;
	preferences: SettingsStore;
	session: SessionStore;
	home(): string;
	release: ContextType<typeof ReleaseContext>;
	signOut(): void;
}

export function AppRoot({
	address,
	environment,
	icons,
	lock,
	navigator,
	preferences,
	session,
	home,
	release,
	signOut,
	...routesProps
}: AppRootProps) {
	const { settings, feedback, routes, load } = routesProps;
	return (
		<IconContext value={icons}>
			<SessionContext value={session}>
				<SettingsContext value={preferences}>
					<AppRouter address={address} navigator={navigator} home={home}>
						<ReleaseContext value={release}>
							<PageEnvironmentProvider environment={environment}>
								<LockGate lock={lock}>
									<AppBoundary>
										<StartGate onRetry={load} onSignOut={signOut}>
											<AppRoutes {...routesProps} />
										</StartGate>
									</AppBoundary>
								</LockGate>
							</PageEnvironmentProvider>
						</ReleaseContext>
					</AppRouter>
					<RouteProblems routes={routes} guard={settings.access.administrators} />
					<FeedbackHost store={feedback} overlayText={settings.http.overlayText} />
				</SettingsContext>
			</SessionContext>
		</IconContext>
	);
}

/** The outermost boundary: without it, an error in a layout leaves a blank screen. Navigation retries. */
function AppBoundary({ children }: { children: ReactNode }) {
	const { reportError } = useFeedback();
	return (
		<ErrorBoundary
			place={useLocation().key}
			onError={(error) => reportError(error, 'app')}
			fallback={(_error, retry) => (
				<main>
					<MissingPage onRetry={retry} />
				</main>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}
