import { Activity, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as texts from '#generated/messages/app.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import type { NavigationOutcome } from '#src/routing/guard/guard-navigation.ts';
import { pathOf, searchOf } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { PageCatalog, PageLocation } from '#src/tabs/page-key.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';
import { PageLoading } from '#src/ui/page-loading.tsx';
import { Frame, type FrameParts, type MatchedPage } from './frame.tsx';

const EndlessRedirect = lazyComponent(
	async () => (await import('#src/routing/endless-redirect.tsx')).EndlessRedirect,
	({ settings }) => <PageLoading text={settings.site.loadingText} />,
);

interface PageOutletProps extends FrameParts {
	table: RouteTable;
	outcome: Exclude<NavigationOutcome, { type: 'load' }>;
	at: PageLocation;
	hash: string;
}

/** Renders the current page and keeps it mounted during redirects, which keep the fragment: sign-in returns to it. The main layout stays mounted, hidden, behind other layouts. */
export function PageOutlet({ table, outcome, at, hash, ...parts }: PageOutletProps) {
	const { settings, pages } = parts;
	const { back } = useNavigation();
	const { logout } = useAccess();
	const { reportError } = useFeedback();
	const page = pageOf(outcome, at);
	const [shown, setShown] = useState<Shown>({ current: null, main: null });
	const next = page ? showPage(pages, shown, page) : shown;
	if (next !== shown) setShown(next);

	const failed = outcome.type === 'forbidden' || outcome.type === 'notFound' || outcome.type === 'endless';
	const layout = !failed && next.current ? layoutOf(pages, next.current) : null;
	const loading = <PageLoading text={settings.site.loadingText} />;
	return (
		<>
			{(outcome.type === 'redirect' || outcome.type === 'moved') && <Navigate to={outcome.to + hash} replace />}
			{(outcome.type === 'forbidden' || outcome.type === 'notFound') && <Refused failure={outcome.type} onBack={back} />}
			{outcome.type === 'endless' && (
				<EndlessRedirect settings={settings} chain={outcome.chain} onError={reportError} onBack={back} onSignOut={() => void logout()} />
			)}
			{next.main && (
				<Activity mode={layout === 'main' ? 'visible' : 'hidden'}>
					<Suspense fallback={loading}>
						<Frame {...parts} table={table} page={next.main} layout="main" />
					</Suspense>
				</Activity>
			)}
			{next.current && layout === 'blank' && (
				<Suspense fallback={loading}>
					<Frame {...parts} table={table} page={next.current} layout="blank" />
				</Suspense>
			)}
		</>
	);
}

interface Shown {
	current: MatchedPage | null;
	/** The last page shown in the main layout. */
	main: MatchedPage | null;
}

/** The page that the guard lets the user enter; null if none. */
function pageOf(outcome: PageOutletProps['outcome'], at: PageLocation): MatchedPage | null {
	if (outcome.type === 'proceed') return { place: at, match: outcome.match };
	if (outcome.type !== 'moved') return null;
	return { place: { path: pathOf(outcome.to), search: searchOf(outcome.to) }, match: outcome.match };
}

function showPage(pages: PageCatalog, shown: Shown, page: MatchedPage): Shown {
	if (shown.current && isSame(shown.current, page)) return shown;
	return { current: page, main: layoutOf(pages, page) === 'main' ? page : shown.main };
}

/** The route differs at the same address when the route list has changed. */
const isSame = (one: MatchedPage, other: MatchedPage): boolean =>
	one.match.route === other.match.route && one.place.path === other.place.path && one.place.search === other.place.search;

const layoutOf = (pages: PageCatalog, { match }: MatchedPage) => pages.layoutOf(match.route.page ?? '');

function Refused({ failure, onBack }: { failure: 'forbidden' | 'notFound'; onBack: () => void }) {
	const forbidden = failure === 'forbidden';
	return (
		<main>
			<PageFailure title={forbidden ? '403' : '404'} text={forbidden ? texts.forbidden : texts.notFound} onBack={onBack} />
		</main>
	);
}
