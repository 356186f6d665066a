import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageCrash } from '#src/shell/page-crash.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import type { App } from './app-model.ts';

/** The last one: without it, an error of a layout would leave a white screen. Going elsewhere tries again. */
export function AppBoundary({ app, children }: { app: App; children: ReactNode }) {
	return (
		<ErrorBoundary
			place={useLocation().key}
			onError={(error) => app.errors.report(error, 'app')}
			fallback={(error, retry) => (
				<main>
					<PageCrash error={error} onRetry={retry} />
				</main>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}
