import { Blocks, FailureNotice } from './blocks.tsx';
import { usePage } from './page-context.tsx';
import type { BlockDefinition } from './page-definition.ts';

interface WholeViewProps {
	blocks: readonly BlockDefinition[];
	/** Stands above the word that the page cannot be had: which page, and a way out of it. */
	head?: BlockDefinition;
}

/** The blocks of a page or dialog; or, where that has not come which all of it is about, one word on that instead of one from each block. */
export function WholeView({ blocks, head }: WholeViewProps) {
	const { data } = usePage();
	const lost = Object.values(data.status).filter(({ essential, phase }) => essential && phase === 'failed');
	if (lost.length === 0) return <Blocks blocks={blocks} />;
	return (
		<>
			{head && <Blocks blocks={[head]} />}
			<FailureNotice failed={lost} />
		</>
	);
}
