import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { PageEntry } from '#src/pages/page-definition.ts';
import { windowTitle } from '#src/routing/page-title.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { EntryState } from '#src/session/session.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { ProgressBar } from '#src/shell/progress-bar.ts';
import { pageKeyOf } from '#src/tabs/page-key.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageLoading } from '#src/ui/page-loading.tsx';
import { useSuspended } from '#src/ui/use-load.ts';
import type { FramedPage } from './layouts.ts';
import type { PageLoader } from './page-loader.ts';

export interface FrameParts {
	settings: AppSettings;
	pages: PageLoader;
	openPages: OpenPages;
	entry: EntryState;
	feedback: Pick<FeedbackStore, 'answer'>;
	progress: ProgressBar;
}

/** A page that the guard lets the user enter: its address, and the route that matches it. */
export type MatchedPage = Pick<FramedPage, 'place' | 'match'>;

interface FrameProps extends FrameParts {
	table: RouteTable;
	page: MatchedPage;
	layout: PageEntry['layout'];
}

export function Frame({ table, page: { place, match }, layout, ...parts }: FrameProps) {
	const { settings, pages, openPages } = parts;
	const { shell: Shell, pages: Pages, firstCalls: FirstCalls, titleOf } = useSuspended(pages.layouts[layout]);
	const pageKey = pageKeyOf(pages, match, place);
	const page = { table, place, match, pageKey };
	const routeTitle = match.route.meta.title ?? '';
	const title = windowTitle(titleOf?.(pageKey, place.path) ?? '', routeTitle, settings.site);
	return (
		<>
			<PageEffects {...parts} pageKey={pageKey} path={place.path} framed={layout === 'main'} title={title} />
			{FirstCalls && openPages.shown.key === null && (
				// Ignored: the page makes the same call and shows the error itself.
				<ErrorBoundary onError={() => undefined} fallback={() => null}>
					<FirstCalls page={match.route.page ?? ''} params={match.params} search={place.search} />
				</ErrorBoundary>
			)}
			<Shell {...page}>
				<Suspense fallback={<PageLoading text={settings.site.loadingText} />}>
					<Pages {...page} />
				</Suspense>
			</Shell>
		</>
	);
}

interface PageEffectsProps extends Pick<FrameParts, 'openPages' | 'entry' | 'feedback' | 'progress'> {
	pageKey: string;
	path: string;
	framed: boolean;
	/** Title of the window. */
	title: string;
}

/** Side effects of showing a page. Rendered before the page, so the page's own title overrides the one set here. */
function PageEffects({ openPages, entry, feedback, progress, pageKey, path, framed, title }: PageEffectsProps) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page, with the title at the time of navigation
	useLayoutEffect(() => {
		openPages.shown = { key: pageKey, path, framed };
		document.title = title;
		// The guard has already applied the entry state.
		Object.assign(entry, { landing: null, signedInAt: null, expired: false });
		// Closes a dialog of the previous page.
		feedback.answer(false);
	}, [pageKey, path]);
	// Changes on every navigation, even one that ends on the same page.
	const { key: navigation } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: as above
	useLayoutEffect(() => openPages.tabs?.follow(pageKey), [pageKey, navigation]);
	// Runs after paint, once the code of the first page is loaded: the first page shows no progress bar.
	// biome-ignore lint/correctness/useExhaustiveDependencies: as above
	useEffect(() => progress.pass(), [pageKey, path]);
	return null;
}
