import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import type { RoutesState } from './served-routes.ts';

const ForAdministrators = lazy(async () => ({
	default: (await import('./route-problems-notice.tsx')).RouteProblemsForAdministrators,
}));

/** Shows problems of the served routes. Lazy, since most lists have none. */
export function RouteProblems({ routes, guard }: { routes: RoutesState; guard: string | null }) {
	const { problems } = useSnapshot(routes);
	if (problems.length === 0 || guard === null) return null;
	return (
		<Suspense>
			<ForAdministrators guard={guard} problems={problems} />
		</Suspense>
	);
}
