import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { arrive } from '#src/routing/decide.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import { useSession } from '#src/session/use-session.ts';
import { PageLoading } from '#src/ui/page-loading.tsx';
import type { App } from './app-model.ts';
import { Stage } from './stage.tsx';

/** Asks the guard about the address, and puts on the stage what it says. */
export function AppRoutes({ app }: { app: App }) {
	const { pathname, search } = useLocation();
	const session = useSession();
	const entry = useSnapshot(app.entry);
	const { table, built } = useSnapshot(app.routes) as { table: RouteTable; built: boolean };
	const arrival = arrive(pathname + search, { settings: app.settings, table, built, session, entry });
	if (arrival.type === 'load') return <LoadSession app={app} />;
	// Another user finds nothing of the one before.
	return <Stage key={session.user.id} app={app} table={table} arrival={arrival} at={{ path: pathname, search }} />;
}

/** Nothing of the app shows before it is known who uses it. */
function LoadSession({ app }: { app: App }) {
	// The server knows who that is; the guard decides anew when it has said so.
	useEffect(() => void app.load(), [app]);
	return (
		<main>
			<PageLoading text={app.settings.site.loadingText} />
		</main>
	);
}
