import { useCallback } from 'react';
import * as texts from '#generated/messages/app/page.ts';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { PageView } from '#src/pages/page-view.tsx';
import type { PageViewProps } from '#src/pages/page-view-props.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { MissingPage } from '#src/ui/missing-page.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';
import { useSuspended } from '#src/ui/use-load.ts';
import type { PageHost } from './page-host.ts';

interface RoutePageProps extends Pick<PageViewProps, 'search' | 'onSearch' | 'onHidden'> {
	host: PageHost;
	match: RouteMatch;
	onTitle: (title: string, routeTitle: string) => void;
}

/** The page of a matched route. */
export function RoutePage({ host, match: { route, params }, onTitle: setTitle, ...props }: RoutePageProps) {
	const { reportError } = useFeedback();
	const name = route.meta.title ?? '';
	const onTitle = useCallback((title: string) => setTitle(title, name), [setTitle, name]);
	const page = route.page ?? '';
	return (
		<ErrorBoundary
			// A route that moves in the list keeps its page: only other parameters make it another one.
			key={`${page} ${JSON.stringify(params)}`}
			onError={(error) => reportError(error, page)}
			fallback={(error, retry) => <PageBroken exists={host.knows(page)} page={page} error={error} onRetry={retry} />}
		>
			<LoadedPage {...props} host={host} page={page} params={params} name={name} onTitle={onTitle} />
		</ErrorBoundary>
	);
}

function LoadedPage({ host, page, ...props }: Omit<PageViewProps, 'definition'> & { host: PageHost; page: string }) {
	return <PageView definition={useSuspended(host.open(page))} {...props} />;
}

interface PageBrokenProps {
	exists: boolean;
	page: string;
	error: unknown;
	onRetry: () => void;
}

function PageBroken({ exists, page, error, onRetry }: PageBrokenProps) {
	const { back } = useNavigation();
	if (!exists) return <PageFailure title={texts.componentMissing} text={texts.componentMissingText({ page })} onBack={back} />;
	if (error instanceof CodeMissing) return <MissingPage onRetry={onRetry} />;
	return <PageFailure title={texts.pageFailed} text={texts.pageFailedText} onRetry={onRetry} />;
}
