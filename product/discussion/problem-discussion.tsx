import { useEffect, useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Discussion } from './discussion.tsx';
import type { DiscussionCalls, Failure, Question } from './discussion-types.ts';
import { useWrite } from './use-write.ts';

/** Fetches for itself: the workbench shows it beside the program, only when it is asked for. */
export function ProblemDiscussion({ problemId, readonly }: ComponentProps['discussion#ProblemDiscussion']) {
	const [questions, setQuestions] = useState<readonly Question[] | 'failed' | null>(null);
	const [turn, setTurn] = useState(0);
	const { call } = useCalls();
	const write = useWrite();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new `turn` refetches
	useEffect(() => {
		const asking = new AbortController();
		void call('main.problemDiscussionList', { problemId }, { signal: asking.signal }).then((result) => {
			if (!asking.signal.aborted) setQuestions(result.ok ? result.data : 'failed');
		});
		return () => asking.abort();
	}, [call, problemId, turn]);
	const again = (): void => setTurn((count) => count + 1);
	const then = async (written: Promise<Failure>): Promise<Failure> => {
		const failure = await written;
		if (failure === null) again();
		return failure;
	};
	if (questions === null) return <Skeleton shape="rows" />;
	if (questions === 'failed') return <ErrorNotice message="讨论没有取到" onRetry={again} />;
	const calls: DiscussionCalls = {
		ask: (text) => then(write('main.problemDiscussionSave', { problemId, text })),
		answer: (questionId, text) => then(write('main.problemDiscussionSave', { problemId, questionId, text })),
		markHelpful: (postId, helpful) => then(write('main.courseDiscussionHelpfulSave', { postId, helpful })),
		remove: (postId) => then(write('main.courseDiscussionRemove', { postId })),
	};
	const closed = readonly ? '已毕业的账号只能查看，不能提交' : null;
	return (
		<Discussion
			subject={`problem ${problemId}`}
			questions={questions}
			calls={calls}
			hint="卡在哪里了？写下来问老师和同学，别直接贴答案"
			closed={closed}
		/>
	);
}
