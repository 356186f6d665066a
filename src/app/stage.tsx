import { Activity, lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { type Arrival, pathOf } from '#src/routing/arrive.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { PageCatalog, PageLocation } from '#src/tabs/page-key.ts';
import { PageFailure } from '#src/ui/page-failure.tsx';
import { PageLoading } from '#src/ui/page-loading.tsx';
import { Frame, type FrameParts } from './frame.tsx';

const EndlessRedirect = lazy(() =>
	fetchCode(async () => ({ default: (await import('#src/routing/endless-redirect.tsx')).EndlessRedirect })),
);

interface StageProps extends FrameParts {
	table: RouteTable;
	arrival: Exclude<Arrival, { type: 'load' }>;
	at: PageLocation;
}

/** Renders the current page and keeps it mounted during redirects. The main layout stays mounted, hidden, behind other layouts. */
export function Stage({ table, arrival, at, ...parts }: StageProps) {
	const { settings, pages } = parts;
	const { back, logout, reportError } = usePageEnvironment();
	const place = locationOf(arrival, at);
	const [shown, setShown] = useState<Shown>({ current: null, main: null });
	const next = place ? showLocation(pages, table, shown, place) : shown;
	if (next !== shown) setShown(next);

	const failed = arrival.type === 'forbidden' || arrival.type === 'notFound' || arrival.type === 'endless';
	const layout = !failed && next.current ? layoutAt(pages, table, next.current) : null;
	const loading = <PageLoading text={settings.site.loadingText} />;
	return (
		<>
			{(arrival.type === 'redirect' || arrival.type === 'moved') && <Navigate to={arrival.to} replace />}
			{(arrival.type === 'forbidden' || arrival.type === 'notFound') && <Refused failure={arrival.type} onBack={back} />}
			{arrival.type === 'endless' && (
				<Suspense fallback={loading}>
					<EndlessRedirect settings={settings} chain={arrival.chain} onError={reportError} onBack={back} onSignOut={() => void logout()} />
				</Suspense>
			)}
			{next.main && (
				<Activity mode={layout === 'main' ? 'visible' : 'hidden'}>
					<Suspense fallback={loading}>
						<Frame {...parts} table={table} place={next.main} layout="main" />
					</Suspense>
				</Activity>
			)}
			{next.current && layout === 'blank' && (
				<Suspense fallback={loading}>
					<Frame {...parts} table={table} place={next.current} layout="blank" />
				</Suspense>
			)}
		</>
	);
}

interface Shown {
	current: PageLocation | null;
	/** The last page shown in the main layout. */
	main: PageLocation | null;
}

/** The location that the guard lets the user enter; null if none. */
function locationOf(arrival: StageProps['arrival'], { path, search }: PageLocation): PageLocation | null {
	if (arrival.type === 'proceed') return { path, search };
	if (arrival.type !== 'moved') return null;
	const to = pathOf(arrival.to);
	return { path: to, search: arrival.to.slice(to.length) };
}

function showLocation(pages: PageCatalog, table: RouteTable, shown: Shown, place: PageLocation): Shown {
	if (shown.current && isSame(shown.current, place)) return shown;
	return { current: place, main: layoutAt(pages, table, place) === 'main' ? place : shown.main };
}

const isSame = (one: PageLocation, other: PageLocation): boolean => one.path === other.path && one.search === other.search;

const layoutAt = (pages: PageCatalog, table: RouteTable, { path }: PageLocation) => pages.layoutOf(table.match(path)?.route.page ?? '');

function Refused({ failure, onBack }: { failure: 'forbidden' | 'notFound'; onBack: () => void }) {
	const forbidden = failure === 'forbidden';
	return (
		<main>
			<PageFailure title={forbidden ? '403' : '404'} text={forbidden ? '没有访问权限' : '页面不存在'} onBack={onBack} />
		</main>
	);
}
