import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import type { PageViewProps } from '#src/pages/create-page-body.tsx';
import { windowTitle } from '#src/routing/page-title.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { Place } from '#src/tabs/tab-of.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';
import type { App } from './app-model.ts';
import { PageRoute } from './page-route.tsx';

export interface PageInstanceProps {
	app: App;
	table: RouteTable;
	place: Place;
	pageKey: string;
	/** The page was hidden or is gone; see `PageView`. */
	onHidden?: (pageKey: string, release: () => void) => void;
	/** The page is shown, for the first time or again. */
	onShown?: (pageKey: string) => void;
}

/** One page on the stage, shown or hidden. */
export function PageInstance({ app, table, place, pageKey, onHidden, onShown }: PageInstanceProps) {
	const { path, search } = place;
	const match = useMemo(() => table.match(path), [table, path]);
	const content = useRef<HTMLDivElement>(null);
	const onSearch = usePageAddress(app, pageKey, path);
	const onTitle = useCallback((title: string) => tellTitle(app, pageKey, title), [app, pageKey]);
	const hidden = useMemo(() => onHidden && ((release: () => void) => onHidden(pageKey, release)), [onHidden, pageKey]);
	// Effects of parents run after those of what is in them: the page wants its answers again by now.
	useEffect(() => onShown?.(pageKey), [onShown, pageKey]);
	// Sound from a page that nobody sees; the browser keeps the position.
	useLayoutEffect(() => {
		const element = content.current;
		return () => pauseMedia(element);
	}, []);
	if (!match) return null;
	const page = match.route.page ?? '';
	return (
		<div ref={content} data-page={pageKey}>
			<ErrorBoundary
				key={path}
				onError={(error) => app.errors.report(error, page)}
				fallback={(error, retry) => <PageBroken app={app} page={page} error={error} onRetry={retry} />}
			>
				<PageRoute
					app={app}
					page={page}
					params={match.params}
					search={search}
					name={match.route.meta.title ?? ''}
					onSearch={onSearch}
					onTitle={onTitle}
					onHidden={hidden}
				/>
			</ErrorBoundary>
		</div>
	);
}

/** A hidden page may still write its query, after an answer for instance: that is where its tab leads then, and no reason to go there. */
function usePageAddress(app: App, pageKey: string, path: string): PageViewProps['onSearch'] {
	return useCallback(
		(search, { replace }) => {
			if (app.onScreen.key === pageKey) app.navigator.go(path + search, { replace });
			else app.tabs?.change(pageKey, { path: path + search });
		},
		[app, pageKey, path],
	);
}

function tellTitle({ settings, tabs, onScreen }: App, pageKey: string, title: string): void {
	// A title of what is still being loaded is empty: until then that of the route stands.
	if (title === '') return;
	if (onScreen.key === pageKey) document.title = windowTitle(title, settings.site);
	tabs?.change(pageKey, { title });
}

function pauseMedia(element: HTMLElement | null): void {
	for (const media of element?.querySelectorAll<HTMLMediaElement>('video, audio') ?? []) media.pause();
}

interface PageBrokenProps {
	app: App;
	page: string;
	error: unknown;
	onRetry: () => void;
}

function PageBroken({ app, page, error, onRetry }: PageBrokenProps) {
	if (!app.pages.knows(page))
		return <PageFailure title="页面组件不存在" text={`路由指向的页面“${page}”不在这个应用里。`} onBack={app.navigator.back} />;
	const text = error instanceof CodeMissing ? '可能是网络不稳定，请重试。' : '页面出错了，请重试；还是不行的话，请告诉老师。';
	return <PageFailure title="页面打开失败" text={text} onRetry={onRetry} />;
}
