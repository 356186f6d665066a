import { useComponent } from '#src/pages/use-component.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** The discussion of the problem, loaded when it is first shown. */
export function Discussion({ problemId }: { problemId: string }) {
	const ProblemDiscussion = useComponent('features/discussion#ProblemDiscussion');
	return ProblemDiscussion ? <ProblemDiscussion problemId={problemId} /> : <Skeleton shape="rows" />;
}
