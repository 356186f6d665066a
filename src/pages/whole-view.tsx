import type { ReactNode } from 'react';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Blocks } from './blocks.tsx';
import { usePage } from './page-context.tsx';
import type { BlockDefinition } from './page-definition.ts';

/** The blocks of a page or dialog; or, where that has not come which all of it is about, one word on that instead of one from each block. */
export function WholeView({ blocks, head }: { blocks: readonly BlockDefinition[]; head?: ReactNode }) {
	const { data } = usePage();
	const lost = Object.values(data.status).find(({ essential, phase }) => essential && phase === 'failed');
	if (!lost) return <Blocks blocks={blocks} />;
	return (
		<>
			{head}
			<ErrorNotice message={lost.error?.message || '加载失败'} onRetry={lost.refetch} />
		</>
	);
}
