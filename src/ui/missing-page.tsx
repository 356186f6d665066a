import { PageFailure } from './page-failure.tsx';
import { REPLACED, useReplaced } from './release-context.ts';
import { ReloadButton } from './reload-button.tsx';

/** In place of a page whose code is missing. */
export function MissingPage({ onRetry }: { onRetry: () => void }) {
	if (!useReplaced()) return <PageFailure title="页面打开失败" text="可能是网络不稳定，请重试。" onRetry={onRetry} />;
	return (
		<PageFailure title="网站更新了" text={`${REPLACED}。`}>
			<ReloadButton kind="primary" />
		</PageFailure>
	);
}
