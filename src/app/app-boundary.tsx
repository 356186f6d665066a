import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { MissingPage } from '#src/ui/missing-page.tsx';

/** The outermost boundary: without it, an error in a layout leaves a blank screen. Navigation retries. */
export function AppBoundary({ children }: { children: ReactNode }) {
	const { reportError } = useFeedback();
	return (
		<ErrorBoundary
			place={useLocation().key}
			onError={(error) => reportError(error, 'app')}
			fallback={(_error, retry) => (
				<main>
					<MissingPage onRetry={retry} />
				</main>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}
