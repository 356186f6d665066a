import * as texts from '#generated/messages/ui.ts';
import { PageFailure } from './page-failure.tsx';
import { useReplaced } from './release-context.ts';
import { ReloadButton } from './reload-button.tsx';

/** In place of a page whose code is missing. */
export function MissingPage({ onRetry }: { onRetry: () => void }) {
	if (!useReplaced()) return <PageFailure title={texts.pageFailed} text={texts.pageFailedText} onRetry={onRetry} />;
	return (
		<PageFailure title={texts.replaced} text={texts.replacedText}>
			<ReloadButton kind="primary" />
		</PageFailure>
	);
}
