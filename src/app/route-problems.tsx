import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { Can } from '#src/access/can.tsx';
import type { App } from './app-model.ts';

const RouteProblemsNotice = lazy(async () => ({ default: (await import('#src/shell/route-problems-notice.tsx')).RouteProblemsNotice }));

/** Tells who looks after the app what is wrong with the routes that the server gives; most lists have nothing wrong. */
export function RouteProblems({ app }: { app: App }) {
	const { problems } = useSnapshot(app.routes);
	const { administrators } = app.settings.access;
	if (problems.length === 0 || administrators === null) return null;
	return (
		<Can guard={administrators}>
			<Suspense>
				<RouteProblemsNotice key={problems.join()} problems={problems} />
			</Suspense>
		</Can>
	);
}
