import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { arrive } from '#src/routing/decide.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import { useSession } from '#src/session/use-session.ts';
import { PageLoading } from '#src/ui/page-loading.tsx';
import type { FrameParts } from './frame.tsx';
import { Stage } from './stage.tsx';

interface AppRoutesProps extends FrameParts {
	routes: RoutesState;
	/** Loads the user and their routes. */
	load: () => Promise<void>;
}

/** Asks the guard about the address, and shows the page that it decides on. */
export function AppRoutes({ routes, load, ...parts }: AppRoutesProps) {
	const { settings } = parts;
	const { pathname, search } = useLocation();
	const session = useSession();
	const entry = useSnapshot(parts.entry);
	const { table, built } = useSnapshot(routes) as { table: RouteTable; built: boolean };
	const arrival = arrive(pathname + search, { settings, table, built, session, entry });
	if (arrival.type === 'load') return <LoadSession load={load} text={settings.site.loadingText} />;
	// The key drops every page of the previous user.
	return <Stage key={session.user.id} {...parts} table={table} arrival={arrival} at={{ path: pathname, search }} />;
}

/** Nothing of the app shows before the user is known. */
function LoadSession({ load, text }: { load: () => Promise<void>; text: string }) {
	// The server knows the user; the guard decides anew after its answer.
	useEffect(() => void load(), [load]);
	return (
		<main>
			<PageLoading text={text} />
		</main>
	);
}
