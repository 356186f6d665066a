import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { PageViewProps } from '#src/pages/page-view-props.ts';
import type { OpenPageProps } from '#src/tabs/keep-alive-pages.tsx';
import type { PageHost } from './page-host.ts';
import { RoutePage } from './route-page.tsx';

interface PageInstanceProps extends OpenPageProps {
	host: PageHost;
}

/** Connects a page to its tab and to the window. */
export function PageInstance({ host, match, place, pageKey, onHidden, onShown }: PageInstanceProps) {
	const { path, search } = place;
	const content = useRef<HTMLDivElement>(null);
	const onSearch = useCallback<PageViewProps['onSearch']>(
		(next, options) => host.setAddress(pageKey, path + next, options),
		[host, pageKey, path],
	);
	const onTitle = useCallback((title: string, routeTitle: string) => host.setTitle(pageKey, title, routeTitle), [host, pageKey]);
	const hidden = useMemo(() => onHidden && ((release: () => void) => onHidden(pageKey, release)), [onHidden, pageKey]);
	// Parent effects run after those of children, so the page has subscribed to its answers by now.
	useEffect(() => onShown?.(pageKey), [onShown, pageKey]);
	// Pauses media of a hidden page; the browser keeps the playback position.
	useLayoutEffect(() => {
		const element = content.current;
		return () => pauseMedia(element);
	}, []);
	return (
		<div ref={content} data-page={pageKey}>
			<RoutePage host={host} match={match} search={search} onSearch={onSearch} onTitle={onTitle} onHidden={hidden} />
		</div>
	);
}

function pauseMedia(element: HTMLElement | null): void {
	for (const media of element?.querySelectorAll<HTMLMediaElement>('video, audio') ?? []) media.pause();
}
