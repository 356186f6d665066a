import { Blocks, FailureNotice } from './blocks.tsx';
import { FailureNoticesContext, useFailureNotices } from './failure-notices.ts';
import { usePage } from './page-context.tsx';
import type { BlockDefinition } from './page-definition.ts';

interface WholeViewProps {
	blocks: readonly BlockDefinition[];
	/** Shown above the error, with the page's title and a back link. */
	head?: BlockDefinition;
}

/** The blocks of a page or dialog; if essential data has failed, one error instead of one per block. */
export function WholeView({ blocks, head }: WholeViewProps) {
	const { data } = usePage();
	const lost = Object.values(data.status).filter(({ essential, phase }) => essential && phase === 'failed');
	const notices = useFailureNotices();
	if (lost.length === 0) {
		return (
			<FailureNoticesContext value={notices}>
				<Blocks blocks={blocks} />
			</FailureNoticesContext>
		);
	}
	return (
		<>
			{head && <Blocks blocks={[head]} />}
			<FailureNotice failed={lost} />
		</>
	);
}
