import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import type { RouteTable } from '#src/routing/route-table.ts';
import { useSession } from '#src/session/use-session.ts';
import { PageFailure } from '#src/shell/page-failure.tsx';
import { PageLoading } from '#src/shell/page-loading.tsx';
import type { App } from './app-model.ts';
import { decide } from './decide.ts';
import { RouteView } from './route-view.tsx';

/** Asks the guard about the address, and does what it says. */
export function AppRoutes({ app }: { app: App }) {
	const location = useLocation();
	const session = useSession();
	const entry = useSnapshot(app.entry);
	const table = useSnapshot(app.routes).table as RouteTable;
	const fullPath = location.pathname + location.search;
	const decision = decide(fullPath, { settings: app.settings, table, session, entry });

	switch (decision.type) {
		case 'load':
			return <LoadSession app={app} />;
		case 'redirect':
			return <Navigate to={decision.to} replace />;
		case 'moved':
			return <RouteView app={app} table={table} path={decision.to} search={location.search} moved />;
		case 'proceed':
			return <RouteView app={app} table={table} path={location.pathname} search={location.search} />;
		case 'forbidden':
			return <PageFailure title="403" text="没有访问权限" onBack={app.navigator.back} />;
		case 'notFound':
			return <PageFailure title="404" text="页面不存在" onBack={app.navigator.back} />;
	}
}

/** Nothing of the app shows before it is known who uses it. */
function LoadSession({ app }: { app: App }) {
	// The server knows who that is; the guard decides anew when it has said so.
	useEffect(() => void app.session.load(), [app]);
	return (
		<main>
			<PageLoading text={app.settings.site.loadingText} />
		</main>
	);
}
