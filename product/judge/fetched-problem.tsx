import { type ReactNode, useEffect, useState } from 'react';
import type { HttpError, Result } from '#src/http/result.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { ProblemInfo } from './api-types.ts';

/** The general text for a lost connection is for administrators. */
const failureOf = ({ kind, message }: Pick<HttpError, 'kind' | 'message'>): string =>
	kind === 'network' || kind === 'timeout' ? '没有连上服务器，题目暂时打不开，联网后点重试' : message || '题目没有取到';

interface FetchedProblemProps {
	problemId: string;
	children: (info: ProblemInfo) => ReactNode;
}

/** Fetches a problem for a page that has no data of the judge, such as a paper or a competition. */
export function FetchedProblem({ problemId, children }: FetchedProblemProps) {
	const { call } = useCalls();
	const [answer, setAnswer] = useState<Result<ProblemInfo> | null>(null);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt calls again
	useEffect(() => {
		let unmounted = false;
		setAnswer(null);
		void call('judge.getProblemDetail', { problemId }, { quiet: true, kept: true }).then((result) => unmounted || setAnswer(result));
		return () => {
			unmounted = true;
		};
	}, [call, problemId, attempt]);
	if (!answer) return <Skeleton shape="lines" />;
	if (!answer.ok) return <ErrorNotice message={failureOf(answer.error)} onRetry={() => setAttempt((count) => count + 1)} />;
	return children(answer.data);
}
