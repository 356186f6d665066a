import { Activity, lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { type Arrival, pathOf } from '#src/routing/decide.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { Place } from '#src/tabs/tab-of.ts';
import { PageFailure } from '#src/ui/page-failure.tsx';
import { PageLoading } from '#src/ui/page-loading.tsx';
import type { App } from './app-model.ts';
import { Frame } from './frame.tsx';

const EndlessRedirect = lazy(() =>
	fetchCode(async () => ({ default: (await import('#src/routing/endless-redirect.tsx')).EndlessRedirect })),
);

interface StageProps {
	app: App;
	table: RouteTable;
	/** What the guard says of `at`. */
	arrival: Exclude<Arrival, { type: 'load' }>;
	at: Place;
}

/**
 * What is on the screen. A page stays while the address is being put right, and the frame with the tabs stays, hidden, while a page
 * without it shows: what somebody has left in a tab is there when they come back.
 */
export function Stage({ app, table, arrival, at }: StageProps) {
	const place = placeOf(arrival, at);
	const [shown, setShown] = useState<Shown>({ current: null, main: null });
	const next = place ? showPlace(app, table, shown, place) : shown;
	if (next !== shown) setShown(next);

	const failed = arrival.type === 'forbidden' || arrival.type === 'notFound' || arrival.type === 'endless';
	const layout = !failed && next.current ? layoutAt(app, table, next.current) : null;
	const loading = <PageLoading text={app.settings.site.loadingText} />;
	return (
		<>
			{(arrival.type === 'redirect' || arrival.type === 'moved') && <Navigate to={arrival.to} replace />}
			{(arrival.type === 'forbidden' || arrival.type === 'notFound') && <Refused app={app} failure={arrival.type} />}
			{arrival.type === 'endless' && (
				<Suspense fallback={loading}>
					<EndlessRedirect app={app} chain={arrival.chain} />
				</Suspense>
			)}
			{next.main && (
				<Activity mode={layout === 'main' ? 'visible' : 'hidden'}>
					<Suspense fallback={loading}>
						<Frame app={app} table={table} place={next.main} layout="main" />
					</Suspense>
				</Activity>
			)}
			{next.current && layout === 'blank' && (
				<Suspense fallback={loading}>
					<Frame app={app} table={table} place={next.current} layout="blank" />
				</Suspense>
			)}
		</>
	);
}

interface Shown {
	current: Place | null;
	/** The last page inside the frame with menu and tabs. */
	main: Place | null;
}

/** Where the guard lets somebody in; null where it does not. */
function placeOf(arrival: StageProps['arrival'], { path, search }: Place): Place | null {
	if (arrival.type === 'proceed') return { path, search };
	if (arrival.type !== 'moved') return null;
	const to = pathOf(arrival.to);
	return { path: to, search: arrival.to.slice(to.length) };
}

function showPlace(app: App, table: RouteTable, shown: Shown, place: Place): Shown {
	if (shown.current && isSame(shown.current, place)) return shown;
	return { current: place, main: layoutAt(app, table, place) === 'main' ? place : shown.main };
}

const isSame = (one: Place, other: Place): boolean => one.path === other.path && one.search === other.search;

const layoutAt = ({ pages }: App, table: RouteTable, { path }: Place) => pages.layoutOf(table.match(path)?.route.page ?? '');

function Refused({ app, failure }: { app: App; failure: 'forbidden' | 'notFound' }) {
	const forbidden = failure === 'forbidden';
	return (
		<main>
			<PageFailure title={forbidden ? '403' : '404'} text={forbidden ? '没有访问权限' : '页面不存在'} onBack={app.navigator.back} />
		</main>
	);
}
