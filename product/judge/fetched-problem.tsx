import { type ReactNode, useMemo, useState } from 'react';
import type { HttpError } from '#src/http/result.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoaded } from '#src/ui/use-load.ts';
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
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt calls again
	const loader = useMemo(
		() => loadOnce(() => call('judge.getProblemDetail', { problemId }, { quiet: true, kept: true })),
		[call, problemId, attempt],
	);
	const answer = useLoaded(loader);
	if (!answer) return <Skeleton shape="lines" />;
	if (!answer.ok) return <ErrorNotice message={failureOf(answer.error)} onRetry={() => setAttempt((count) => count + 1)} />;
	return children(answer.data);
}
