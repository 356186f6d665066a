import { useEffect, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { arrive } from '#src/routing/arrive.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import { useSession } from '#src/session/use-session.ts';
import { PageLoading } from '#src/ui/page-loading.tsx';
import type { FrameParts } from './frame.tsx';
import { pageRoutesOf } from './page-routes.tsx';
import { Stage } from './stage.tsx';

interface AppRoutesProps extends Omit<FrameParts, 'pageRoutes'> {
	routes: RoutesState;
	load: () => Promise<void>;
}

/** Every address leads to the guard, which renders the routes of the pages. */
export const AppRoutes = (props: AppRoutesProps) => (
	<Routes>
		<Route path="*" element={<NavigationGuard {...props} />} />
	</Routes>
);

/** Asks the navigation guard about the address and renders the resulting page. */
function NavigationGuard({ routes, load, ...parts }: AppRoutesProps) {
	const { settings } = parts;
	const { pathname, search } = useLocation();
	const session = useSession();
	const entry = useSnapshot(parts.entry);
	const { table, built } = useSnapshot(routes) as { table: RouteTable; built: boolean };
	const pageRoutes = useMemo(() => pageRoutesOf(table), [table]);
	const arrival = arrive(pathname + search, { settings, table, built, session, entry });
	if (arrival.type === 'load') return <LoadSession load={load} text={settings.site.loadingText} />;
	// The key unmounts every page of the previous user.
	return <Stage key={session.user.id} {...parts} {...{ table, pageRoutes, arrival }} at={{ path: pathname, search }} />;
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
