import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EngineProgressBar } from './engine-progress.tsx';
import type { Walk } from './use-walk.ts';

/** In the place of a run that is not ready yet, or could not start. */
export function WalkWait({ walk }: { walk: Exclude<Walk, { state: 'ready' }> }) {
	if (walk.state === 'failed') return <ErrorNotice message={walk.text} onRetry={walk.onRetry} />;
	return (
		<>
			<EngineProgressBar after={<p role="status">程序正在运行…</p>} />
			<Skeleton shape="panel" />
		</>
	);
}
