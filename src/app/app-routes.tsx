import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { guardNavigation } from '#src/routing/guard/guard-navigation.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import { useSession } from '#src/session/use-session.ts';
import { PageLoading } from '#src/ui/page-loading.tsx';
import type { FrameParts } from './frame.tsx';
import { PageOutlet } from './page-outlet.tsx';

export interface AppRoutesProps extends FrameParts {
	routes: RoutesState;
	load: () => Promise<void>;
}

/** Asks the navigation guard about the address and renders the resulting page. */
export function AppRoutes({ routes, load, ...parts }: AppRoutesProps) {
	const { settings } = parts;
	const { pathname, search, hash } = useLocation();
	const session = useSession();
	const entry = useSnapshot(parts.entry);
	const { table, built } = useSnapshot(routes) as { table: RouteTable; built: boolean };
	const outcome = guardNavigation(pathname + search, { settings, table, built, session, entry });
	if (outcome.type === 'load') return <LoadSession load={load} text={settings.site.loadingText} />;
	// The key unmounts every page of the previous user.
	return <PageOutlet key={session.user.id} {...parts} table={table} outcome={outcome} at={{ path: pathname, search }} hash={hash} />;
}

function LoadSession({ load, text }: { load: () => Promise<void>; text: string }) {
	// The effect loads the user; the guard decides again after the response.
	useEffect(() => void load(), [load]);
	return (
		<main>
			<PageLoading text={text} />
		</main>
	);
}
