import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';
import type { App } from './app-model.ts';

/** The last one: without it, an error of a layout would leave a white screen. Going elsewhere tries again. */
export function AppBoundary({ app, children }: { app: App; children: ReactNode }) {
	return (
		<ErrorBoundary
			place={useLocation().key}
			onError={(error) => app.errors.report(error, 'app')}
			fallback={(_error, retry) => (
				<main>
					<PageFailure title="页面打开失败" text="可能是网络不稳定，请重试。" onRetry={retry} />
				</main>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}
