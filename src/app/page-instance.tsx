import { use, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import type { PageViewProps } from '#src/pages/create-page-body.tsx';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { PageView } from '#src/pages/page-view.tsx';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { PageLocation } from '#src/tabs/page-key.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';
import type { PageHost } from './page-host.ts';

export interface PageInstanceProps {
	host: PageHost;
	table: RouteTable;
	place: PageLocation;
	pageKey: string;
	onHidden?: (pageKey: string, release: () => void) => void;
	onShown?: (pageKey: string) => void;
}

export function PageInstance({ host, table, place, pageKey, onHidden, onShown }: PageInstanceProps) {
	const { path, search } = place;
	const { reportError } = usePageEnvironment();
	const match = useMemo(() => table.match(path), [table, path]);
	const content = useRef<HTMLDivElement>(null);
	const onSearch = useCallback<PageViewProps['onSearch']>(
		(next, options) => host.setAddress(pageKey, path + next, options),
		[host, pageKey, path],
	);
	const name = match?.route.meta.title ?? '';
	const onTitle = useCallback((title: string) => host.setTitle(pageKey, title, name), [host, pageKey, name]);
	const hidden = useMemo(() => onHidden && ((release: () => void) => onHidden(pageKey, release)), [onHidden, pageKey]);
	// Parent effects run after those of children, so the page has subscribed to its answers by now.
	useEffect(() => onShown?.(pageKey), [onShown, pageKey]);
	// Pauses media of a hidden page; the browser keeps the playback position.
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
				onError={(error) => reportError(error, page)}
				fallback={(error, retry) => <PageBroken exists={host.knows(page)} page={page} error={error} onRetry={retry} />}
			>
				<LoadedPage
					host={host}
					page={page}
					params={match.params}
					search={search}
					name={name}
					onSearch={onSearch}
					onTitle={onTitle}
					onHidden={hidden}
				/>
			</ErrorBoundary>
		</div>
	);
}

function LoadedPage({ host, page, ...props }: Omit<PageViewProps, 'definition'> & { host: PageHost; page: string }) {
	return <PageView definition={use(host.open(page))} {...props} />;
}

function pauseMedia(element: HTMLElement | null): void {
	for (const media of element?.querySelectorAll<HTMLMediaElement>('video, audio') ?? []) media.pause();
}

interface PageBrokenProps {
	exists: boolean;
	page: string;
	error: unknown;
	onRetry: () => void;
}

function PageBroken({ exists, page, error, onRetry }: PageBrokenProps) {
	const { back } = usePageEnvironment();
	if (!exists) return <PageFailure title="页面组件不存在" text={`路由指向的页面“${page}”不在这个应用里。`} onBack={back} />;
	const text = error instanceof CodeMissing ? '可能是网络不稳定，请重试。' : '页面出错了，请重试；还是不行的话，请告诉老师。';
	return <PageFailure title="页面打开失败" text={text} onRetry={onRetry} />;
}
