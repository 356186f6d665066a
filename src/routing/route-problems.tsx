import { useSnapshot } from 'valtio/react';
import type { GuardName } from '#generated/names.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { RoutesState } from './served-routes.ts';

const ForAdministrators = lazyComponent(async () => (await import('./route-problems-notice.tsx')).RouteProblemsForAdministrators);

/** Shows problems of the served routes. Lazy, since most lists have none. */
export function RouteProblems({ routes, guard }: { routes: RoutesState; guard: GuardName | null }) {
	const { problems } = useSnapshot(routes);
	if (problems.length === 0 || guard === null) return null;
	return <ForAdministrators guard={guard} problems={problems} />;
}
