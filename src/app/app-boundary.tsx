import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';

/** The outermost boundary: without it, an error in a layout leaves a blank screen. Navigation retries. */
export function AppBoundary({ children }: { children: ReactNode }) {
	const { reportError } = useFeedback();
	return (
		<ErrorBoundary
			place={useLocation().key}
			onError={(error) => reportError(error, 'app')}
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
