import type { ContextType } from 'react';
import { FeedbackHost } from '#src/feedback/feedback-host.tsx';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { LockGate } from '#src/lock/lock-gate.tsx';
import type { ScreenLock } from '#src/lock/screen-lock.ts';
import { type PageEnvironment, PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { RouteProblems } from '#src/routing/route-problems.tsx';
import type { SessionStore } from '#src/session/session-store.ts';
import { StartGate } from '#src/session/start-gate.tsx';
import { SessionContext } from '#src/session/use-session.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import { SettingsContext } from '#src/settings/use-settings.ts';
import { IconContext, type IconSet } from '#src/ui/icon-set.ts';
import { ReleaseContext } from '#src/ui/release-context.ts';
import { AppBoundary } from './app-boundary.tsx';
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
