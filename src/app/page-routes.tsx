import { createContext, use, useCallback } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { PageView } from '#src/pages/page-view.tsx';
import type { PageViewProps } from '#src/pages/page-view-props.ts';
import type { FlatRoute } from '#src/routing/flatten-routes.ts';
import { decode } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';
import type { PageHost } from './page-host.ts';

/** The page instance that renders a route; the parameters come from the router. */
interface Instance extends Pick<PageViewProps, 'search' | 'onSearch' | 'onHidden'> {
	host: PageHost;
	onTitle: (title: string, routeTitle: string) => void;
}

export const InstanceContext = createContext<Instance | null>(null);

/** The router's routes of all pages. It compares them with decoded addresses. */
export const pageRoutesOf = ({ pages }: RouteTable): RouteObject[] =>
	pages.map((route) => ({ path: decode(route.path), element: <RoutePage route={route} /> }));

function RoutePage({ route }: { route: FlatRoute }) {
	const { reportError } = usePageEnvironment();
	const instance = use(InstanceContext);
	// Our paths have no optional parameters.
	const params = useParams() as PageViewProps['params'];
	const name = route.meta.title ?? '';
	const setTitle = instance?.onTitle;
	const onTitle = useCallback((title: string) => setTitle?.(title, name), [setTitle, name]);
	if (!instance) return null;
	const { host, ...props } = instance;
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
	return <PageView definition={use(host.open(page))} {...props} />;
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
