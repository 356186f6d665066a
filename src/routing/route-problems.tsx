import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import type { App } from '#src/app/app-model.ts';

const ForAdministrators = lazy(async () => ({
	default: (await import('./route-problems-for-administrators.tsx')).RouteProblemsForAdministrators,
}));

/** What is wrong with the routes that the server gives. Most lists have nothing wrong, so that its code comes when it is needed. */
export function RouteProblems({ app }: { app: App }) {
	const { problems } = useSnapshot(app.routes);
	const guard = app.settings.access.administrators;
	if (problems.length === 0 || guard === null) return null;
	return (
		<Suspense>
			<ForAdministrators guard={guard} problems={problems} />
		</Suspense>
	);
}
